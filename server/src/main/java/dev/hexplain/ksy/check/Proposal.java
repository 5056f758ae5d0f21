package dev.hexplain.ksy.check;

import dev.hexplain.ksy.model.Doc;
import java.util.List;

/**
 * A completion proposal.
 *
 * @param text the text to insert
 * @param doc its documentation in one line; may be empty
 */
public record Proposal(String text, Kind kind, String doc) {
    /** The kind of a proposal. */
    public enum Kind {
        KEY,
        TYPE,
        ENUM,
        /** A value of an enum. */
        MEMBER,
        /** A parameter, attribute or instance. */
        FIELD,
        METHOD,
        /** A keyword or a number. */
        VALUE
    }

    /** The first line of a descriptor's documentation; may be empty. */
    static String line(Doc doc) {
        return doc.text().lines().findFirst().orElse("");
    }

    /**
     * All proposals at a position.
     *
     * @param from the column, from 1, where the part already typed begins
     */
    public record Choice(int from, List<Proposal> proposals) {}
}
