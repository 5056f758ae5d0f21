package dev.hexplain.search;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** A text as bytes in the encodings that JVM programs write; where two encodings are the same bytes, once. */
final class TextPatterns {
    /** Patterns of one encoding: letters whose cases have different bytes in more than one place multiply them. */
    private static final int MOST = 64;

    private static final int MOST_CHARACTERS = BytePattern.LONGEST / 4;
    private static final int LATIN_1_END = 0x100;

    private TextPatterns() {}

    static List<BytePattern> of(String text, boolean ignoresCase) {
        int[] characters = text.codePoints().toArray();
        if (characters.length > MOST_CHARACTERS) {
            throw new SearchSyntaxException(
                    "Expected a text of at most %d characters, found %d.".formatted(MOST_CHARACTERS, characters.length),
                    MOST_CHARACTERS);
        }
        List<BytePattern> patterns = new ArrayList<>(in(StandardCharsets.UTF_8, "UTF-8", characters, ignoresCase));
        patterns.addAll(in(StandardCharsets.UTF_16LE, "UTF-16, little-endian", characters, ignoresCase));
        patterns.addAll(in(StandardCharsets.UTF_16BE, "UTF-16, big-endian", characters, ignoresCase));
        boolean isLatin1 = Arrays.stream(characters).allMatch(character -> character < LATIN_1_END);
        boolean isAscii = Arrays.stream(characters).allMatch(character -> character < 0x80);
        if (isLatin1 && !isAscii) {
            patterns.addAll(in(StandardCharsets.ISO_8859_1, "Latin-1", characters, ignoresCase));
        }
        return patterns;
    }

    private static List<BytePattern> in(Charset charset, String name, int[] characters, boolean ignoresCase) {
        List<List<ByteSet>> spellings = List.of(List.of());
        for (int character : characters) {
            List<List<ByteSet>> longer = new ArrayList<>();
            for (List<ByteSet> letter : spellings(charset, character, ignoresCase)) {
                for (List<ByteSet> spelling : spellings) {
                    List<ByteSet> next = new ArrayList<>(spelling);
                    next.addAll(letter);
                    longer.add(next);
                }
            }
            if (longer.size() > MOST) {
                throw new SearchSyntaxException(
                        "Ignoring case, there are more than %d ways to write this text in %s: look for a shorter one."
                                .formatted(MOST, name),
                        0);
            }
            spellings = longer;
        }
        return spellings.stream()
                .map(positions -> new BytePattern(name, positions))
                .toList();
    }

    /** The bytes of a character: one spelling, where its cases differ in one byte only. */
    private static List<List<ByteSet>> spellings(Charset charset, int character, boolean ignoresCase) {
        List<byte[]> encoded = cases(character, ignoresCase)
                .mapToObj(each -> Character.toString(each).getBytes(charset))
                .toList();
        List<List<ByteSet>> spellings = new ArrayList<>();
        for (byte[] bytes : encoded) {
            List<ByteSet> spelling = BytePattern.of("", bytes).positions();
            int same = indexToJoin(spellings, spelling);
            if (same < 0) {
                spellings.add(spelling);
            } else {
                spellings.set(same, joined(spellings.get(same), spelling));
            }
        }
        return spellings;
    }

    private static IntStream cases(int character, boolean ignoresCase) {
        return ignoresCase
                ? IntStream.of(
                                character,
                                Character.toLowerCase(character),
                                Character.toUpperCase(character),
                                Character.toTitleCase(character))
                        .distinct()
                : IntStream.of(character);
    }

    private static int indexToJoin(List<List<ByteSet>> spellings, List<ByteSet> spelling) {
        return IntStream.range(0, spellings.size())
                .filter(i -> differences(spellings.get(i), spelling) == 1)
                .findFirst()
                .orElse(-1);
    }

    private static long differences(List<ByteSet> a, List<ByteSet> b) {
        return a.size() != b.size()
                ? Long.MAX_VALUE
                : IntStream.range(0, a.size())
                        .filter(i -> !a.get(i).equals(b.get(i)))
                        .count();
    }

    private static List<ByteSet> joined(List<ByteSet> a, List<ByteSet> b) {
        return IntStream.range(0, a.size()).mapToObj(i -> a.get(i).or(b.get(i))).toList();
    }
}
