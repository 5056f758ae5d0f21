package dev.hexplain.search;

import dev.hexplain.bytes.Characters;
import org.jspecify.annotations.Nullable;

/** Looks for runs of printable characters in UTF-8, and of those of ASCII in UTF-16 of both byte orders. */
public final class TextRunFinder implements ByteFinder {
    private static final int DEFAULT = 6;
    private static final int MOST = 1000;

    private final int least;

    private TextRunFinder(int least) {
        this.least = least;
    }

    /**
     * Runs of at least so many characters.
     *
     * @param text their number; 6 where it is blank
     * @throws SearchSyntaxException where it is no number from 2 to 1000
     */
    static TextRunFinder of(String text) {
        if (text.isBlank()) {
            return new TextRunFinder(DEFAULT);
        }
        try {
            int least = Integer.parseInt(text.strip());
            if (least >= 2 && least <= MOST) {
                return new TextRunFinder(least);
            }
        } catch (NumberFormatException noNumber) {
            // Said below, as for a number that is too small.
        }
        throw new SearchSyntaxException(
                "Expected how many characters a string has at least, from 2 to %d; found '%s'.".formatted(MOST, text),
                0);
    }

    @Override
    public @Nullable BlockHit first(byte[] block, int from, int until, int end) {
        for (int at = from; at < until; ) {
            int stop = Math.min(end, at + LONGEST_RUN);
            int next = utf8(block, at, stop);
            if (next > at) {
                if (isLongEnough(block, at, next)) {
                    return new BlockHit(at, next - at, "UTF-8");
                }
                BlockHit wide = wide(block, at, stop, 0, "UTF-16, little-endian");
                if (wide != null) {
                    return wide;
                }
                at = next;
            } else {
                BlockHit wide = wide(block, at, stop, 1, "UTF-16, big-endian");
                if (wide != null) {
                    return wide;
                }
                at++;
            }
        }
        return null;
    }

    /** The end of the printable characters from here on. */
    private static int utf8(byte[] block, int from, int stop) {
        int at = from;
        while (at < stop) {
            int length = isAscii(block[at]) ? 1 : longer(block, at, stop);
            if (length == 0) {
                break;
            }
            at += length;
        }
        return at;
    }

    /** Bytes of a printable character past ASCII; 0 where none begins. */
    private static int longer(byte[] block, int at, int stop) {
        boolean mayBe = block[at] < 0 && at + Characters.MAX_LENGTH <= block.length;
        int length = mayBe ? Characters.usualLength(block, at) : 0;
        boolean isControl = length == 2 && (block[at] & 0xFF) == 0xC2 && (block[at + 1] & 0xFF) < 0xA0;
        return isControl || length > stop - at ? 0 : length;
    }

    private boolean isLongEnough(byte[] block, int from, int to) {
        int characters = 0;
        for (int at = from; at < to && characters < least; at++) {
            characters += (block[at] & 0xC0) == 0x80 ? 0 : 1;
        }
        return characters >= least;
    }

    /**
     * Characters of ASCII, each beside a zero.
     *
     * @param place of the character in its two bytes
     */
    private @Nullable BlockHit wide(byte[] block, int from, int stop, int place, String is) {
        int at = from;
        while (at + 1 < stop && isAscii(block[at + place]) && block[at + 1 - place] == 0) {
            at += 2;
        }
        return (at - from) / 2 >= least ? new BlockHit(from, at - from, is) : null;
    }

    private static boolean isAscii(byte octet) {
        return (octet >= ' ' && octet < 0x7F) || octet == '\t';
    }
}
