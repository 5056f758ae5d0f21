package dev.hexplain.decode;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Source;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStatistics;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.ValueType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

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
    private static final int LOOKED_AT = 64;

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

    private static double texts(FieldTree tree) {
        Deque<Field> next = new ArrayDeque<>();
        next.add(tree.root());
        double bits = 0;
        for (int looked = 0; looked < LOOKED_AT && !next.isEmpty(); looked++) {
            Field field = next.remove();
            bits += textBits(tree, field);
            next.addAll(tree.children(field, 0, LOOKED_AT - next.size()));
        }
        return bits;
    }

    private static double textBits(FieldTree tree, Field field) {
        boolean text = field.shape().type() instanceof ValueType.Text
                && field.length() >= SHORTEST
                && tree.sourceOf(field).equals(tree.source())
                && PlainText.isPrintable(tree.source().window(), field.offset(), field.end());
        return text ? Evidence.textBits(Math.min(field.length(), Evidence.LOOKED_AT)) : 0;
    }

    /** Whether it is one value, and nothing else. */
    public boolean isOne() {
        return values == 1;
    }

    /** Evidence, in bits, in the fact that the whole source decodes and ends exactly. */
    public double bits() {
        return VALUE * fields + texts + Math.log(1.0 + length) / Math.log(2);
    }
}
