package dev.hexplain.ksy.model;

/** How often an attribute is read. */
public sealed interface Repeat {
    record Times(Expression count) implements Repeat {}

    record Until(Expression condition) implements Repeat {}

    record ToEnd() implements Repeat {}
}
