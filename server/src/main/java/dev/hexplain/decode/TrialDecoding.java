package dev.hexplain.decode;

import dev.hexplain.bytes.Source;
import dev.hexplain.tree.Facts;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.TreeStorage;
import java.util.Optional;

/**
 * What came of decoding all of a small source without an error: for probes of formats that only a whole reading tells from
 * chance.
 *
 * @param values that stand one after the other
 * @param fields in all
 * @param issues that are no errors
 * @param covered bytes that are understood
 * @param length of the source
 * @param root what the outermost field is called
 */
public record TrialDecoding(long values, long fields, long issues, long covered, long length, String root) {
    /** What a field tells by being one: in most formats nearly any byte begins something. */
    private static final double VALUE = 0.4;

    /** Decodes a source; empty where it is larger than what is tried, or where something in it is wrong. */
    public static Optional<TrialDecoding> of(Source source, Decoder decoder, long largest) {
        if (source.length() > largest) {
            return Optional.empty();
        }
        try (FieldTree tree = decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            Facts facts = tree.facts();
            return facts.hasErrors()
                    ? Optional.empty()
                    : Optional.of(new TrialDecoding(
                            tree.childCount(tree.root()),
                            facts.fields(),
                            facts.issueCount(),
                            facts.covered(),
                            source.length(),
                            tree.root().name()));
        }
    }

    /** Whether it is one value, and nothing else. */
    public boolean isOne() {
        return values == 1;
    }

    /** What it tells, in bits, that all of it decodes, and ends where the source does. */
    public double bits() {
        return VALUE * fields + Math.log(1.0 + length) / Math.log(2);
    }
}
