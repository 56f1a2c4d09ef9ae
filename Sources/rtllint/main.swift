import RTLEngine
import RTLReporters
import RTLRuleKit
import RTLRules
