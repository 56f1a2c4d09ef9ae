import RTLRuleKit
