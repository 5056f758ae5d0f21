package dev.hexplain.decoders.hessian;

/** What numbers in values mean: those of classes and of types, which were defined or named before. */
interface Hessian2Numbers {
    /** Further classes and types are not looked up. */
    int MOST = 1 << 14;

    /** The number of fields of the class with a number; -1 where there is none. */
    int fieldsOf(int classNumber);

    /** Whether a type has a number. */
    boolean isType(int number);
}
