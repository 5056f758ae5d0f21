package dev.hexplain.inspect.edits;

import dev.hexplain.inspect.common.Refusal;

/**
 * A class that is to have another name in a stream, or another serialVersionUID.
 *
 * @param name as the stream has it: {@code com.acme.Order$Line}
 * @param newName the same where it stays
 * @param uid the new serialVersionUID in decimal digits; empty where it stays
 */
public record ClassRenaming(String name, String newName, String uid) implements Alteration {
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
        return new ClassRenaming(name, next.isEmpty() ? name : next, uid);
    }
}
