#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The calls on open files whose names other types have too.
package enum Descriptor {
  /// How many bytes were read, none at the end; less than none is a failure told by `errno`.
  package static func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> Int {
    buffer.withUnsafeMutableBytes { bytes in
      #if canImport(Darwin)
        Darwin.read(descriptor, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        Musl.read(descriptor, bytes.baseAddress, bytes.count)
      #else
        Glibc.read(descriptor, bytes.baseAddress, bytes.count)
      #endif
    }
  }

  package static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  @discardableResult
  static func close(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.close(descriptor)
    #elseif canImport(Musl)
      Musl.close(descriptor)
    #else
      Glibc.close(descriptor)
    #endif
  }
}
