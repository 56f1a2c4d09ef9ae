import RTLRuleKit
import RTLSyntax

/// The names themselves, as apps write them. What is written in lower letters in English is more often a key.
extension FixedCalendarNames {
  /// Every name, with the rows it stands in and its place there: `May` is the fifth of two rows.
  static let places: [UInt64: [(row: Int, place: Int)]] = {
    var places: [UInt64: [(row: Int, place: Int)]] = [:]
    for (row, names) in rows.enumerated() {
      for (place, name) in names.enumerated() { places[NameHash.wide(name), default: []].append((row, place)) }
    }
    return places
  }()

  /// A week begins with either of two letters, or with a day that has one of them.
  static let allNames = Set(rows.joined()).union(["S", "M"]).sorted()

  static func isOfMonths(_ row: Int) -> Bool { rows[row].count == 12 }

  /// One letter stands for two days, so that only all seven in a row are days.
  static let weeksOfLetters = ["SMTWTFS", "MTWTFSS", "SSMTWTF"]

  private static let rows = (months + days).map { row in row.split(separator: ",").map(String.init) }

  private static let months = [
    "January,February,March,April,May,June,July,August,September,October,November,December",
    "JANUARY,FEBRUARY,MARCH,APRIL,MAY,JUNE,JULY,AUGUST,SEPTEMBER,OCTOBER,NOVEMBER,DECEMBER",
    "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec",
    "Jan.,Feb.,Mar.,Apr.,May,Jun.,Jul.,Aug.,Sep.,Oct.,Nov.,Dec.",
    "JAN,FEB,MAR,APR,MAY,JUN,JUL,AUG,SEP,OCT,NOV,DEC",
    "Januar,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember",
    "Jan,Feb,Mär,Apr,Mai,Jun,Jul,Aug,Sep,Okt,Nov,Dez",
    "Janvier,Février,Mars,Avril,Mai,Juin,Juillet,Août,Septembre,Octobre,Novembre,Décembre",
    "janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre",
    "Enero,Febrero,Marzo,Abril,Mayo,Junio,Julio,Agosto,Septiembre,Octubre,Noviembre,Diciembre",
    "enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre",
    "Ene,Feb,Mar,Abr,May,Jun,Jul,Ago,Sep,Oct,Nov,Dic",
    "Janeiro,Fevereiro,Março,Abril,Maio,Junho,Julho,Agosto,Setembro,Outubro,Novembro,Dezembro",
    "janeiro,fevereiro,março,abril,maio,junho,julho,agosto,setembro,outubro,novembro,dezembro",
    "Jan,Fev,Mar,Abr,Mai,Jun,Jul,Ago,Set,Out,Nov,Dez",
    "Gennaio,Febbraio,Marzo,Aprile,Maggio,Giugno,Luglio,Agosto,Settembre,Ottobre,Novembre,Dicembre",
    "Januari,Februari,Maart,April,Mei,Juni,Juli,Augustus,September,Oktober,November,December",
    "Januari,Februari,Maret,April,Mei,Juni,Juli,Agustus,September,Oktober,November,Desember",
    "Styczeń,Luty,Marzec,Kwiecień,Maj,Czerwiec,Lipiec,Sierpień,Wrzesień,Październik,Listopad,Grudzień",
    "Ocak,Şubat,Mart,Nisan,Mayıs,Haziran,Temmuz,Ağustos,Eylül,Ekim,Kasım,Aralık",
    "Январь,Февраль,Март,Апрель,Май,Июнь,Июль,Август,Сентябрь,Октябрь,Ноябрь,Декабрь",
    "января,февраля,марта,апреля,мая,июня,июля,августа,сентября,октября,ноября,декабря",
    "Січень,Лютий,Березень,Квітень,Травень,Червень,Липень,Серпень,Вересень,Жовтень,Листопад,Грудень",
    "Tháng 1,Tháng 2,Tháng 3,Tháng 4,Tháng 5,Tháng 6,Tháng 7,Tháng 8,Tháng 9,Tháng 10,Tháng 11,Tháng 12",
    "1월,2월,3월,4월,5월,6월,7월,8월,9월,10월,11월,12월",
    "1月,2月,3月,4月,5月,6月,7月,8月,9月,10月,11月,12月",
    "一月,二月,三月,四月,五月,六月,七月,八月,九月,十月,十一月,十二月",
    "يناير,فبراير,مارس,أبريل,مايو,يونيو,يوليو,أغسطس,سبتمبر,أكتوبر,نوفمبر,ديسمبر",
    "فروردین,اردیبهشت,خرداد,تیر,مرداد,شهریور,مهر,آبان,آذر,دی,بهمن,اسفند",
    "ינואר,פברואר,מרץ,אפריל,מאי,יוני,יולי,אוגוסט,ספטמבר,אוקטובר,נובמבר,דצמבר",
  ]

  private static let days = [
    "Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday",
    "SUNDAY,MONDAY,TUESDAY,WEDNESDAY,THURSDAY,FRIDAY,SATURDAY",
    "Sun,Mon,Tue,Wed,Thu,Fri,Sat", "Sun,Mon,Tues,Wed,Thurs,Fri,Sat", "SUN,MON,TUE,WED,THU,FRI,SAT",
    // SU, MO and TU are the words of a rule of a calendar file.
    "Su,Mo,Tu,We,Th,Fr,Sa",
    "Sonntag,Montag,Dienstag,Mittwoch,Donnerstag,Freitag,Samstag", "So,Mo,Di,Mi,Do,Fr,Sa",
    "Dimanche,Lundi,Mardi,Mercredi,Jeudi,Vendredi,Samedi", "dimanche,lundi,mardi,mercredi,jeudi,vendredi,samedi",
    "Dim,Lun,Mar,Mer,Jeu,Ven,Sam",
    "Domingo,Lunes,Martes,Miércoles,Jueves,Viernes,Sábado", "domingo,lunes,martes,miércoles,jueves,viernes,sábado",
    "Dom,Lun,Mar,Mié,Jue,Vie,Sáb", "Dom,Seg,Ter,Qua,Qui,Sex,Sáb", "Dom,Lun,Mar,Mer,Gio,Ven,Sab",
    "Domingo,Segunda,Terça,Quarta,Quinta,Sexta,Sábado",
    "Domingo,Segunda-feira,Terça-feira,Quarta-feira,Quinta-feira,Sexta-feira,Sábado",
    "Domenica,Lunedì,Martedì,Mercoledì,Giovedì,Venerdì,Sabato",
    "Zondag,Maandag,Dinsdag,Woensdag,Donderdag,Vrijdag,Zaterdag", "Minggu,Senin,Selasa,Rabu,Kamis,Jumat,Sabtu",
    "Niedziela,Poniedziałek,Wtorek,Środa,Czwartek,Piątek,Sobota",
    "Pazar,Pazartesi,Salı,Çarşamba,Perşembe,Cuma,Cumartesi",
    "Воскресенье,Понедельник,Вторник,Среда,Четверг,Пятница,Суббота", "Вс,Пн,Вт,Ср,Чт,Пт,Сб", "Нд,Пн,Вт,Ср,Чт,Пт,Сб",
    "Неділя,Понеділок,Вівторок,Середа,Четвер,Пʼятниця,Субота",
    "Chủ nhật,Thứ hai,Thứ ba,Thứ tư,Thứ năm,Thứ sáu,Thứ bảy",
    "일요일,월요일,화요일,수요일,목요일,금요일,토요일", "일,월,화,수,목,금,토",
    "星期日,星期一,星期二,星期三,星期四,星期五,星期六", "星期天,星期一,星期二,星期三,星期四,星期五,星期六",
    "周日,周一,周二,周三,周四,周五,周六", "日曜日,月曜日,火曜日,水曜日,木曜日,金曜日,土曜日",
    "الأحد,الاثنين,الثلاثاء,الأربعاء,الخميس,الجمعة,السبت", "یکشنبه,دوشنبه,سه‌شنبه,چهارشنبه,پنجشنبه,جمعه,شنبه",
    "יום ראשון,יום שני,יום שלישי,יום רביעי,יום חמישי,יום שישי,יום שבת",
  ]
}
