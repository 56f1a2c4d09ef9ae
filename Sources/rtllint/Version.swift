/// The version of the product, as `--version` and reports tell it.
let version = "0.1.0"
