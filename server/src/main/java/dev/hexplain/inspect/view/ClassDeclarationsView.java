package dev.hexplain.inspect.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What class files declare.
 *
 * @param types full names of types that objects may be of; the first of many
 * @param typeCount how many there are
 * @param type the one that is declared; null where there are several, and none was named
 * @param declarations it and all that it refers to, as a class list; null as that
 * @param missing classes that are referred to, and are not there
 * @param problems what could not be read, or is left out; a line each
 */
public record ClassDeclarationsView(
        List<String> types,
        int typeCount,
        @Nullable String type,
        @Nullable String declarations,
        List<MissingView> missing,
        List<String> problems) {
    /**
     * A class that is not there, and has a stand-in among the declarations.
     *
     * @param reason what needs it, and why it is not there
     */
    public record MissingView(String className, String reason) {}
}
