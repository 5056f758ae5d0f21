package dev.hexplain.search;

import java.util.function.IntUnaryOperator;

/** Whether a text is in others, in time that grows with these alone: names may be nearly the text at every character. */
public final class KnuthMorrisPratt {
    private final int[] text;
    /** Of the first characters of the text: how many of the last of them are its first as well. */
    private final int[] borders;

    private final IntUnaryOperator folding;

    /**
     * A text to look for.
     *
     * @param ignoresCase whether letters match in upper and lower case
     */
    public KnuthMorrisPratt(String text, boolean ignoresCase) {
        this.folding = ignoresCase ? c -> Character.toLowerCase(Character.toUpperCase(c)) : IntUnaryOperator.identity();
        this.text = text.codePoints().map(folding).toArray();
        this.borders = new int[this.text.length];
        for (int at = 1; at < borders.length; at++) {
            borders[at] = next(borders[at - 1], this.text[at]);
        }
    }

    /** Whether it is in another text. */
    public boolean isIn(String other) {
        int matched = 0;
        for (int at = 0; at < other.length() && matched < text.length; ) {
            int character = other.codePointAt(at);
            matched = next(matched, folding.applyAsInt(character));
            at += Character.charCount(character);
        }
        return matched == text.length;
    }

    /** How many characters match with another one behind those that do. */
    private int next(int matched, int character) {
        int before = matched;
        while (before > 0 && text[before] != character) {
            before = borders[before - 1];
        }
        return text[before] == character ? before + 1 : 0;
    }
}
