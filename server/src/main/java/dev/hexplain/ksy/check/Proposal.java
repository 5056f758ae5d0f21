package dev.hexplain.ksy.check;

import dev.hexplain.ksy.model.Doc;
import java.util.List;

/**
 * Something that could be written.
 *
 * @param text what to write
 * @param doc what it is, in a line; may be empty
 */
public record Proposal(String text, Kind kind, String doc) {
    /** What a proposal is. */
    public enum Kind {
        KEY,
        TYPE,
        ENUM,
        /** A value of an enum. */
        MEMBER,
        /** A parameter, attribute or instance. */
        FIELD,
        METHOD,
        /** One of a few words, or a number. */
        VALUE
    }

    /** The first line of what a descriptor says of something; may be empty. */
    static String line(Doc doc) {
        return doc.text().lines().findFirst().orElse("");
    }

    /**
     * All that could be written at a place.
     *
     * @param from the column, from 1, at which what is already written of it begins
     */
    public record Choice(int from, List<Proposal> proposals) {}
}
