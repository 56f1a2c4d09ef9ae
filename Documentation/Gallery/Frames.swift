popover.permittedArrowDirections = .left
