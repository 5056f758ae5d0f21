package dev.hexplain.testing;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Limits;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.time.Duration;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.function.IntConsumer;

/** Decodes bytes that may be anything: no exception, an end in good time, a tree that holds together. */
public final class Survival {
    private static final Duration AT_MOST = Duration.ofSeconds(5);
    private static final int SIGN = 7;

    /** {@code make test-long} changes each byte in ten ways; otherwise in the four that differ most in what they do. */
    private final Decoder decoder;

    public Survival(Decoder decoder) {
        this.decoder = decoder;
    }

    /** Decodes from the first byte; the tree keeps its invariants and its issues lie inside the source. */
    public FieldTree decode(byte[] bytes) {
        return decode(bytes, 0);
    }

    /** Decodes from an offset. */
    public FieldTree decode(byte[] bytes, long offset) {
        try {
            Limits limits = Limits.DEFAULT;
            Limits quick = new Limits(limits.rows(), limits.depth(), limits.classes(), AT_MOST, limits.derivedBytes());
            FieldTree tree = decoder.decode(
                    Source.ofBytes("damaged", bytes),
                    new DecodeOptions(offset, quick),
                    TreeStorage.inMemory(),
                    Progress.NONE);
            TreeInvariants.check(tree);
            tree.facts()
                    .issues()
                    .forEach(issue -> requireInside(
                            issue, tree.source(issue.source()).orElseThrow().length()));
            return tree;
        } catch (RuntimeException | Error e) {
            throw new AssertionError("Did not survive, from %d: %s".formatted(offset, shown(bytes)), e);
        }
    }

    /** Decodes, and asks of every field all that a reader may ask. */
    public void read(byte[] bytes) {
        FieldTree tree = decode(bytes);
        try {
            List<Field> fields = TreeInvariants.check(tree);
            TreeInvariants.checkAddresses(tree, fields);
            for (Field field : fields) {
                tree.value(field);
                tree.doc(field);
                tree.find(Paths.of(tree, field));
                tree.handles().referredToBy(field).ifPresent(tree.handles()::definition);
                tree.handles().definedBy(field).ifPresent(tree.handles()::definition);
                decoder.classOf(tree, field);
            }
        } catch (RuntimeException | Error e) {
            throw new AssertionError("Could not be read: " + shown(bytes), e);
        }
    }

    /** Reads every beginning of some bytes, from none to all. */
    public void readPrefixes(byte[] whole) {
        for (int length = 0; length <= whole.length; length++) {
            read(Arrays.copyOf(whole, length));
        }
    }

    /** Reads some bytes with each one changed in turn, as {@link #mutate} does. */
    public void readChanged(byte[] whole) {
        byte[] bytes = whole.clone();
        for (int at = 0; at < bytes.length; at++) {
            mutate(bytes, at, changed -> read(bytes));
        }
    }

    private static void requireInside(Issue issue, long length) {
        if (issue.offset() < 0 || issue.length() < 0 || issue.offset() + issue.length() > length) {
            throw new AssertionError("An issue outside the source: " + issue);
        }
    }

    private static String shown(byte[] bytes) {
        return bytes.length > 20_000 ? bytes.length + " bytes" : HexFormat.of().formatHex(bytes);
    }

    /**
     * Sets one byte to 0, to 255 and to its value with bits flipped, in turn, and puts it back. The bits are all eight of
     * them, or the highest, which is a sign, a continuation or half of the codes, and one of the others by the offset.
     */
    public static void mutate(byte[] bytes, int at, IntConsumer each) {
        byte whole = bytes[at];
        bytes[at] = 0;
        each.accept(at);
        bytes[at] = (byte) 0xFF;
        each.accept(at);
        for (int bit : Selection.ALL ? new int[] {0, 1, 2, 3, 4, 5, 6, SIGN} : new int[] {at % SIGN, SIGN}) {
            bytes[at] = (byte) (whole ^ 1 << bit);
            each.accept(at);
        }
        bytes[at] = whole;
    }
}
