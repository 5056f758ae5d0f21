package dev.hexplain.ksy.check;

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

    /**
     * All that could be written at a place.
     *
     * @param from the column, from 1, at which what is already written of it begins
     */
    public record Choice(int from, List<Proposal> proposals) {}
}
