package dev.hexplain.codecs.jackson;

/** What is written of classes. */
public enum Typing {
    /** Nothing: the reader has to know. */
    NONE,
    /** The name of the class around everything whose class is not final: {@code ["ru.sbrf.ufs.dto.PersonDto", {…}]}. */
    WITH_TYPES
}
