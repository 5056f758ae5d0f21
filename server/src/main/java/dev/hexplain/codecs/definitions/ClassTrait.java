package dev.hexplain.codecs.definitions;

/** What a class may have, besides fields, that matters to those who make objects of it. */
public enum ClassTrait {
    /** Its constructor without parameters is private. */
    PRIVATE_CONSTRUCTOR,
    /** Its only constructor takes the values of all its fields. */
    CONSTRUCTED_FROM_FIELDS,
    /** It is {@code Externalizable}, and writes and reads its fields in their order. */
    EXTERNAL_FIELDS,
    /** It has no name in the source, and is in a method of the class whose name is before the last {@code $}. */
    ANONYMOUS,
    /** It has {@link DefinedClasses#LAMBDA}, which makes a lambda that is {@code Serializable}. */
    MAKES_LAMBDA
}
