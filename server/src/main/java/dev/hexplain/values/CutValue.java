package dev.hexplain.values;

/**
 * A value of which a part is left out, since bytes are missing or a limit was reached.
 *
 * @param path of it, as {@link ValuePath} writes it; empty for the whole value, and where it would be very long
 * @param offset where its bytes end, or where those end that were read
 * @param reason one sentence, with the place
 */
public record CutValue(String path, long offset, String reason) {
    /** Which one it is, in words. */
    public String words() {
        return path.isEmpty() ? "the whole value" : "`" + path + "`";
    }
}
