package dev.hexplain.ksy.model;

/** The repetition of an attribute ({@code repeat}). */
public sealed interface Repeat {
    record Times(Expression count) implements Repeat {}

    record Until(Expression condition) implements Repeat {}

    record ToEnd() implements Repeat {}
}
