package dev.hexplain.search;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A text as bytes in the encodings that JVM programs write; where two encodings are the same bytes, once. */
final class TextPatterns {
    /** Patterns of one encoding: letters whose cases have different lengths multiply them. */
    private static final int MOST = 64;

    private static final int MOST_CHARACTERS = BytePattern.LONGEST / 4;
    private static final int LATIN_1_END = 0x100;

    private final Charset charset;
    private final boolean ignoresCase;

    private TextPatterns(Charset charset, boolean ignoresCase) {
        this.charset = charset;
        this.ignoresCase = ignoresCase;
    }

    /**
     * The bytes of a text.
     *
     * @throws SearchSyntaxException where it is too long, or can be written in too many ways
     */
    static List<BytePattern> of(String text, boolean ignoresCase) {
        int[] characters = text.codePoints().toArray();
        if (characters.length > MOST_CHARACTERS) {
            throw new SearchSyntaxException(
                    "Expected a text of at most %d characters, found %d.".formatted(MOST_CHARACTERS, characters.length),
                    MOST_CHARACTERS);
        }
        List<BytePattern> patterns = new ArrayList<>();
        add(patterns, StandardCharsets.UTF_8, "UTF-8", characters, ignoresCase);
        add(patterns, StandardCharsets.UTF_16LE, "UTF-16, little-endian", characters, ignoresCase);
        add(patterns, StandardCharsets.UTF_16BE, "UTF-16, big-endian", characters, ignoresCase);
        boolean isLatin1 = Arrays.stream(characters).allMatch(character -> character < LATIN_1_END);
        boolean isAscii = Arrays.stream(characters).allMatch(character -> character < 0x80);
        if (isLatin1 && !isAscii) {
            add(patterns, StandardCharsets.ISO_8859_1, "Latin-1", characters, ignoresCase);
        }
        return patterns;
    }

    private static void add(
            List<BytePattern> patterns, Charset charset, String name, int[] characters, boolean ignoresCase) {
        List<BytePattern> some = List.of(new BytePattern(name, List.of()));
        TextPatterns texts = new TextPatterns(charset, ignoresCase);
        for (int character : characters) {
            some = texts.longer(some, character);
        }
        patterns.addAll(some);
    }

    /** The patterns with another character behind each, in all its spellings. */
    private List<BytePattern> longer(List<BytePattern> patterns, int character) {
        Collection<List<byte[]>> byLength = cases(character)
                .mapToObj(each -> Character.toString(each).getBytes(charset))
                .collect(Collectors.groupingBy(bytes -> bytes.length, TreeMap::new, Collectors.toList()))
                .values();
        List<BytePattern> longer = new ArrayList<>();
        byLength.forEach(spellings -> patterns.forEach(pattern -> longer.add(pattern.with(spellings))));
        if (longer.size() > MOST) {
            throw new SearchSyntaxException(
                    "Ignoring case, there are more than %d ways to write this text in %s: look for a shorter one."
                            .formatted(MOST, charset),
                    0);
        }
        return longer;
    }

    private IntStream cases(int character) {
        return ignoresCase
                ? IntStream.of(
                                character,
                                Character.toLowerCase(character),
                                Character.toUpperCase(character),
                                Character.toTitleCase(character))
                        .distinct()
                : IntStream.of(character);
    }
}
