package dev.hexplain.search;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
    private final Map<Integer, List<Spellings>> known = new HashMap<>();

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
        List<Growing> some = List.of(new Growing(new ArrayList<>(), new ArrayList<>()));
        TextPatterns texts = new TextPatterns(charset, ignoresCase);
        for (int character : characters) {
            some = texts.longer(some, character);
        }
        some.forEach(each -> patterns.add(new BytePattern(name, each.positions, each.letters)));
    }

    /** The patterns with another character behind each: where its spellings differ in length, once for each length. */
    private List<Growing> longer(List<Growing> patterns, int character) {
        List<Spellings> byLength = known.computeIfAbsent(character, this::spellings);
        if (byLength.size() * patterns.size() > MOST) {
            throw new SearchSyntaxException(
                    "Ignoring case, there are more than %d ways to write this text in %s: look for a shorter one."
                            .formatted(MOST, charset),
                    0);
        }
        List<Growing> longer = new ArrayList<>();
        for (Spellings spellings : byLength) {
            for (Growing pattern : patterns) {
                longer.add((byLength.size() == 1 ? pattern : pattern.copy()).with(spellings));
            }
        }
        return longer;
    }

    private List<Spellings> spellings(int character) {
        return cases(character)
                .mapToObj(each -> Character.toString(each).getBytes(charset))
                .collect(Collectors.groupingBy(bytes -> bytes.length, TreeMap::new, Collectors.toList()))
                .values()
                .stream()
                .map(Spellings::of)
                .toList();
    }

    /**
     * Spellings of a character that have the same length.
     *
     * @param sets the bytes that they have at each place
     * @param areTold whether the sets tell them: they differ in one place at most
     */
    private record Spellings(List<byte[]> bytes, List<ByteSet> sets, boolean areTold) {
        private static Spellings of(List<byte[]> spellings) {
            List<ByteSet> sets = IntStream.range(0, spellings.getFirst().length)
                    .mapToObj(place -> spellings.stream()
                            .map(bytes -> ByteSet.of(bytes[place] & 0xFF))
                            .reduce(ByteSet.NONE, ByteSet::or))
                    .toList();
            return new Spellings(
                    spellings, sets, sets.stream().filter(set -> set.size() > 1).count() <= 1);
        }
    }

    /** A pattern that grows. */
    private record Growing(List<ByteSet> positions, List<BytePattern.Letter> letters) {
        private Growing copy() {
            return new Growing(new ArrayList<>(positions), new ArrayList<>(letters));
        }

        private Growing with(Spellings spellings) {
            if (!spellings.areTold) {
                letters.add(new BytePattern.Letter(positions.size(), spellings.bytes));
            }
            positions.addAll(spellings.sets);
            return this;
        }
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
