package dev.hexplain.inspect.edits;

/** What is to become of a value. */
public sealed interface Alteration permits Assignment, Addition, Copy, Removal, ClassRenaming, FieldRemoval {}
