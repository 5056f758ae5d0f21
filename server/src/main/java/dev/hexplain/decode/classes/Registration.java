package dev.hexplain.decode.classes;

import java.util.OptionalInt;

/**
 * A class registered with the serializer, in the order of the text.
 *
 * @param id empty for the format's next free number
 * @param line its line, from 1
 */
public record Registration(TypeRef type, OptionalInt id, int line, int column) {}
