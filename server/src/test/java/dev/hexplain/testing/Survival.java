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

/**
 * Decodes bytes that may be anything: no exception, an end in good time, a tree that holds together.
 *
 * <p>A run of all tests cuts after every byte and changes every byte, each in two of the ways that differ most in what they do,
 * which neighbours share among them; of every eighth it asks all that a reader may ask. {@code make exhaustive} changes each in
 * all ten ways, and asks everything always.
 */
public final class Survival {
    private static final Duration AT_MOST = Duration.ofSeconds(5);
    private static final int SIGN = 7;
    private static final int[] EVERY_BIT = {0, 1, 2, 3, 4, 5, 6, SIGN};
    private static final int READ_ONE_IN = Selection.ALL ? 1 : 8;

    private final Decoder decoder;

    /** A tree, and its fields in pre-order. */
    private record Checked(FieldTree tree, List<Field> fields) {}

    public Survival(Decoder decoder) {
        this.decoder = decoder;
    }

    /** Decodes from the first byte; the tree keeps its invariants and its issues lie inside the source. */
    public FieldTree decode(byte[] bytes) {
        return decode(bytes, 0);
    }

    /** Decodes from an offset. */
    public FieldTree decode(byte[] bytes, long offset) {
        return checked(bytes, offset).tree();
    }

    private Checked checked(byte[] bytes, long offset) {
        try {
            Limits limits = Limits.DEFAULT;
            Limits quick = new Limits(limits.rows(), limits.depth(), limits.classes(), AT_MOST, limits.derivedBytes());
            FieldTree tree = decoder.decode(
                    Source.ofBytes("damaged", bytes),
                    new DecodeOptions(offset, quick),
                    TreeStorage.inMemory(),
                    Progress.NONE);
            List<Field> fields = TreeInvariants.check(tree);
            tree.facts()
                    .issues()
                    .forEach(issue -> requireInside(
                            issue, tree.source(issue.source()).orElseThrow().length()));
            return new Checked(tree, fields);
        } catch (RuntimeException | Error e) {
            throw new AssertionError("Did not survive, from %d: %s".formatted(offset, shown(bytes)), e);
        }
    }

    /** Decodes, and asks of every field all that a reader may ask. */
    public void read(byte[] bytes) {
        Checked checked = checked(bytes, 0);
        FieldTree tree = checked.tree();
        List<Field> fields = checked.fields();
        try {
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

    /** Decodes every beginning of some bytes, from none to all, and reads some. */
    public void readPrefixes(byte[] whole) {
        for (int length = 0; length <= whole.length; length++) {
            readOrDecode(Arrays.copyOf(whole, length), length);
        }
    }

    /** Decodes some bytes with each one changed in turn, as {@link #mutate} does, and reads some. */
    public void readChanged(byte[] whole) {
        readChanged(whole, whole.length);
    }

    /** The same for the first bytes only. */
    public void readChanged(byte[] whole, int first) {
        byte[] bytes = whole.clone();
        for (int at = 0; at < first; at++) {
            mutate(bytes, at, changed -> readOrDecode(bytes, changed));
        }
    }

    private void readOrDecode(byte[] bytes, int number) {
        if (number % READ_ONE_IN == 0) {
            read(bytes);
        } else {
            decode(bytes);
        }
    }

    /** Decodes some bytes with a bit flipped in each: its highest, and one of the others by the offset; or each of them. */
    public void decodeFlipped(byte[] whole) {
        byte[] bytes = whole.clone();
        for (int at = 0; at < bytes.length; at++) {
            for (int bit : Selection.ALL ? EVERY_BIT : new int[] {at % SIGN, SIGN}) {
                bytes[at] ^= (byte) (1 << bit);
                decode(bytes);
                bytes[at] ^= (byte) (1 << bit);
            }
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
     * Changes one byte in some ways, in turn, and puts it back: one at an even offset becomes 255, and has one bit flipped that
     * depends on the offset; one at an odd offset becomes 0, and has its highest bit flipped, which is a sign, a continuation or
     * half of the codes. Where everything is tried, each becomes all of these.
     */
    public static void mutate(byte[] bytes, int at, IntConsumer each) {
        byte whole = bytes[at];
        boolean even = at % 2 == 0;
        if (even || Selection.ALL) {
            bytes[at] = (byte) 0xFF;
            each.accept(at);
        }
        if (!even || Selection.ALL) {
            bytes[at] = 0;
            each.accept(at);
        }
        for (int bit : Selection.ALL ? EVERY_BIT : new int[] {even ? at / 2 % SIGN : SIGN}) {
            bytes[at] = (byte) (whole ^ 1 << bit);
            each.accept(at);
        }
        bytes[at] = whole;
    }
}
