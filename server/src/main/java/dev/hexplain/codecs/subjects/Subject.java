package dev.hexplain.codecs.subjects;

/** What a codec may know of an object that it encodes. */
public interface Subject {
    /** Names encodings of it, and schemas. */
    String id();

    /** The class of the object; schema-bound codecs read back into it. */
    Class<?> type();

    /**
     * The class list of its classes, the schema of formats that write fields without names. The first class is that of
     * the object, or of the elements of the array it is.
     */
    String classList();

    /** The classes that codecs may read back. */
    AllowedClasses classes();
}
