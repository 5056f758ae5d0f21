package dev.hexplain.decode;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Source;
import dev.hexplain.tree.Exact;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStatistics;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.Walk;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The result of decoding a whole small source without errors: evidence for formats that a short look cannot tell from
 * chance.
 *
 * @param values one after the other
 * @param fields in all
 * @param issues that are not errors
 * @param covered bytes that were understood
 * @param length of the source
 * @param texts bits of evidence in texts that begin and end where the format says, and are printable
 * @param root the name of the outermost field
 */
public record TrialDecoding(
        long values, long fields, long issues, long covered, long length, double texts, String root) {
    /** Bits of evidence per field: in most formats nearly any byte begins a field. */
    private static final double VALUE = 0.4;

    /** Fields that are looked at for texts. */
    private static final int LOOKED_AT = 256;

    /** The highest confidence of few numbers, and the bits of evidence in fields that are more than few. */
    private static final int GUESS = 40;

    private static final double ENOUGH = 20;

    /** Bytes of a text that are looked at. */
    private static final int LONGEST = 1 << 12;

    /** Texts that are shorter may well be numbers. */
    private static final int SHORTEST = 3;

    /** Decodes a source; empty where it is too large for a trial, or has errors. */
    public static Optional<TrialDecoding> of(Source source, Decoder decoder, long largest) {
        if (source.length() > largest) {
            return Optional.empty();
        }
        try (FieldTree tree = decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            TreeStatistics facts = tree.facts();
            return facts.hasErrors()
                    ? Optional.empty()
                    : Optional.of(new TrialDecoding(
                            tree.childCount(tree.root()),
                            facts.fields(),
                            facts.issueCount(),
                            facts.covered(),
                            source.length(),
                            texts(tree),
                            tree.root().name()));
        }
    }

    /** The same for the beginning of a large source: an issue that comes from the cut is none of its own. */
    public static Optional<TrialDecoding> ofBeginning(Source source, Decoder decoder, long tried) {
        Source head = source.slice(0, Math.min(tried, source.length()));
        try (FieldTree tree = decoder.decode(head, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            TreeStatistics facts = tree.facts();
            return facts.issues().stream().allMatch(Issue::cut)
                    ? Optional.of(new TrialDecoding(
                            tree.childCount(tree.root()),
                            facts.fields(),
                            0,
                            facts.covered(),
                            head.length(),
                            texts(tree),
                            tree.root().name()))
                    : Optional.empty();
        }
    }

    /** The bits of evidence in the texts of a tree: that each ends where it says, and is readable. */
    public static double texts(FieldTree tree) {
        Walk walk = new Walk(tree);
        double bits = 0;
        for (int looked = 0; looked < LOOKED_AT && walk.next(); looked++) {
            bits += textBits(tree, walk.field());
        }
        return bits;
    }

    private static double textBits(FieldTree tree, Field field) {
        boolean may = field.shape().isLeaf()
                && field.length() >= SHORTEST
                && tree.sourceOf(field).equals(tree.source());
        return !may
                ? 0
                : switch (tree.value(field).exact()) {
                    case Exact.Text(Supplier<String> text) when field.length() <= LONGEST -> readable(text.get());
                    case Exact.Encoded encoded -> readable(tree, field, encoded);
                    default -> 0;
                };
    }

    private static double readable(FieldTree tree, Field field, Exact.Encoded text) {
        if (PlainText.isPrintable(tree.source().window(), field.offset(), field.end())) {
            return Evidence.textBits(Math.min(field.length(), Evidence.LOOKED_AT));
        }
        MemorySegment bytes = text.bytes().get();
        long size = Math.min(bytes.byteSize(), LONGEST); // whole units of any encoding
        return readable(text.encoding().decode(bytes.asSlice(0, size).toArray(ValueLayout.JAVA_BYTE)));
    }

    /** Evidence in characters of ASCII, where no other is a control. */
    private static double readable(String text) {
        boolean odd =
                text.chars().anyMatch(c -> (Character.isISOControl(c) && !Character.isWhitespace(c)) || c == 0xFFFD);
        return odd
                ? 0
                : Evidence.textBits(Math.min(text.chars().filter(c -> c < 0x7F).count(), Evidence.LOOKED_AT));
    }

    /** Whether it is one value, and nothing else. */
    public boolean isOne() {
        return values == 1;
    }

    /** Whether every byte was understood. */
    public boolean isWhole() {
        return issues == 0 && covered == length;
    }

    /**
     * The candidate for one value that fills the source, of a format that begins with nothing of its own: few numbers are
     * no more than a guess.
     *
     * @param head bits of evidence in what it begins with
     * @param each bits of evidence in a field, for formats in which each value says what it is; 0 for others
     * @param most the highest confidence, where there are texts or many of such
     */
    public List<Candidate> value(String format, Source source, double head, double each, int most, String reason) {
        boolean convinces = texts > 0 || each * fields >= ENOUGH;
        return isWhole()
                ? Evidence.of(source, head + Math.max(each * fields + texts, bits()), source.length())
                        .candidates(format, convinces ? most : GUESS, reason + ", to the last byte")
                : List.of();
    }

    /** Evidence, in bits, in the fact that the whole source decodes and ends exactly. */
    public double bits() {
        return VALUE * fields + texts + Math.log(1.0 + length) / Math.log(2);
    }
}
