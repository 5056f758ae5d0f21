package dev.hexplain.inspect.edits;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.tree.Quoted;
import java.util.Optional;

/**
 * A class that is to have another name in a stream, or another serialVersionUID.
 *
 * @param name as the stream has it: {@code com.acme.Order$Line}
 * @param newName the same where it stays
 * @param uid the new serialVersionUID; empty where it stays
 */
public record ClassRenaming(String name, String newName, Optional<Long> uid) implements Alteration {
    private static final int SHOWN = 60;

    /**
     * Reads {@code OLD=NEW}, {@code OLD=NEW:UID} or {@code OLD=:UID}.
     *
     * @throws Refusal where it is none of these
     */
    public static ClassRenaming parse(String text) {
        int equals = text.indexOf('=');
        int colon = text.indexOf(':', equals + 1);
        String name = text.substring(0, Math.max(0, equals));
        String next = colon < 0 ? text.substring(equals + 1) : text.substring(equals + 1, colon);
        String uid = colon < 0 ? "" : text.substring(colon + 1);
        if (name.isEmpty() || (next.isEmpty() && uid.isEmpty())) {
            throw Refusal.badRequest(
                    "`%s` is no change of a class: expected OLD=NEW, OLD=NEW:UID or OLD=:UID.".formatted(text));
        }
        return new ClassRenaming(name, next.isEmpty() ? name : next, uid(uid));
    }

    /**
     * A serialVersionUID in decimal digits; empty for no text.
     *
     * @throws Refusal where it is no number of 64 bits
     */
    public static Optional<Long> uid(String digits) {
        try {
            return digits.isEmpty() ? Optional.empty() : Optional.of(Long.parseLong(digits));
        } catch (NumberFormatException notNumber) {
            throw Refusal.badRequest("A serialVersionUID is a number of 64 bits, and `%s` is none."
                    .formatted(Quoted.cut(digits, SHOWN)));
        }
    }
}
