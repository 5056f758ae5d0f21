package dev.hexplain.decode.classes;

import java.util.OptionalInt;

/**
 * A class that the writer had registered, in the order of the text.
 *
 * @param id empty for the next free number, as the format counts
 * @param line where it stands, from 1
 */
public record Registration(TypeRef type, OptionalInt id, int line, int column) {}
