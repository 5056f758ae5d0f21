package dev.hexplain.codecs.jackson;

/** The type information that Jackson writes. */
public enum Typing {
    /** None: the reader must know the types. */
    NONE,
    /** The name of the class around everything whose class is not final: {@code ["ru.sbrf.ufs.dto.PersonDto", {…}]}. */
    WITH_TYPES
}
