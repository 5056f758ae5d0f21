package dev.hexplain.decode.classes;

import java.util.List;
import java.util.OptionalInt;

/**
 * A declaration of an enum.
 *
 * @param constants their names, in the order of their ordinals
 * @param isFinal whether no constant has a body, which would make it a subclass
 */
public record EnumDecl(String name, List<String> constants, boolean isFinal, OptionalInt id, int line)
        implements TypeDecl {

    /** The constant's name; empty where there are fewer. */
    public String constant(long ordinal) {
        return ordinal >= 0 && ordinal < constants.size() ? constants.get((int) ordinal) : "";
    }
}
