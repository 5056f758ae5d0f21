package dev.hexplain.classes;

/** What a class file says of the field {@code serialVersionUID}. */
public sealed interface DeclaredUid {
    /** A constant that it declares. */
    record Constant(long value) implements DeclaredUid {}

    /** There is no such field, or one that serialization does not use: the UID is computed. */
    record None() implements DeclaredUid {}

    /** It is declared, and code that runs when the class is initialised computes its value. */
    record NotKnown() implements DeclaredUid {}
}
