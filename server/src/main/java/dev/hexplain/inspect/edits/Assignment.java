package dev.hexplain.inspect.edits;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.tree.Quoted;

/**
 * A value that is to become another one.
 *
 * @param path of a value, or of a field where no value has it
 * @param text the new value, as values are printed, without quotes
 * @param shared what becomes of it where others refer to it
 */
public record Assignment(String path, String text, SharedChange shared) implements Alteration {
    private static final int SHOWN = 60;

    /** Of a value that no other refers to. */
    public Assignment(String path, String text) {
        this(path, text, SharedChange.REFUSE);
    }

    /**
     * Reads {@code orders[0].price=9.5}, or {@code tags+=new}, which adds a value: the path goes to the first `=` that is
     * not in brackets or quotes.
     *
     * @param shared of a value that becomes another one
     * @throws Refusal where there is none
     */
    public static Alteration parse(String text, SharedChange shared) {
        int brackets = 0;
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            switch (text.charAt(i)) {
                case '\\' -> i += quoted ? 1 : 0;
                case '"' -> quoted = !quoted;
                case '[' -> brackets += quoted ? 0 : 1;
                case ']' -> brackets -= quoted ? 0 : 1;
                case '=' -> {
                    if (!quoted && brackets <= 0) {
                        return of(text.substring(0, i), text.substring(i + 1), shared);
                    }
                }
                default -> {}
            }
        }
        throw Refusal.badRequest("`%s` is no assignment: expected PATH=VALUE, such as orders[0].price=9.5."
                .formatted(Quoted.cut(text, SHOWN)));
    }

    private static Alteration of(String path, String value, SharedChange shared) {
        return path.endsWith("+")
                ? new Addition(path.substring(0, path.length() - 1), value)
                : new Assignment(path, value, shared);
    }
}
