package dev.hexplain.ksy.plausible;

import dev.hexplain.ksy.run.Interpretation;
import dev.hexplain.ksy.run.ReadFailure;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LeafWalk;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The plausibility of a reading, from 0 to 100: the weighted mean of four aspects, of which only those count that have
 * evidence in the bytes.
 *
 * <table>
 * <caption>Aspects</caption>
 * <tr><td>4</td><td>reading does not break off, and all bytes are consumed: half each; lengths that do not fit, bytes
 *     that fail {@code valid} and {@code contents}, and bytes left at the end count here</td></tr>
 * <tr><td>2</td><td>share of enum values, booleans among them, that have a name</td></tr>
 * <tr><td>2</td><td>share of floating-point numbers of a usual magnitude</td></tr>
 * <tr><td>2</td><td>share of leading bytes of integers that only extend the sign: most integers are small</td></tr>
 * </table>
 *
 * <p>Zeros are the same in both orders and are not looked at.
 */
final class Plausibility {
    /** Number of leaves that are checked. */
    private static final int LEAVES = 256;

    private static final int READ_THROUGH = 4;
    private static final int NAMED = 2;
    private static final int REAL = 2;
    private static final int SMALL = 2;

    private final double readThrough;
    private final ByteOrderEvidence leaves;
    private final String end;

    private Plausibility(double readThrough, ByteOrderEvidence leaves, String end) {
        this.readThrough = readThrough;
        this.leaves = leaves;
        this.end = end;
    }

    /** The plausibility of what was read from an offset on, to its end or to a limit. */
    static Plausibility of(Interpretation read, long offset) {
        FieldTree tree = read.tree();
        ByteOrderEvidence leaves = new ByteOrderEvidence(tree);
        LeafWalk walk = new LeafWalk(tree, offset);
        for (int i = 0; i < LEAVES && walk.next(); i++) {
            leaves.add(walk.leaf());
        }
        long length = tree.source().length() - offset;
        double share = length == 0 ? 1 : Math.clamp((double) tree.facts().covered() / length, 0, 1);
        Optional<ReadFailure> failure = read.failure();
        if (failure.isPresent() && isLimit(failure.get())) {
            return new Plausibility(1, leaves, "the first part reads well");
        }
        double whole = (failure.isPresent() ? 0 : 0.5) + share / 2;
        return new Plausibility(whole, leaves, failure.map(Plausibility::shown).orElse(shown(share)));
    }

    private static boolean isLimit(ReadFailure failure) {
        return failure.kind() == ReadFailure.Kind.LIMIT;
    }

    private static String shown(ReadFailure failure) {
        return "breaks off at offset %d, %s: %s".formatted(failure.offset(), failure.attribute(), failure.inWords());
    }

    private static String shown(double share) {
        return share == 1 ? "all bytes are read" : "%d %% of the bytes are read".formatted((int) (share * 100));
    }

    /** From 0 to 100. */
    int points() {
        double weights = READ_THROUGH;
        double sum = READ_THROUGH * readThrough;
        if (leaves.enums > 0) {
            weights += NAMED;
            sum += NAMED * (double) leaves.named / leaves.enums;
        }
        if (leaves.reals > 0) {
            weights += REAL;
            sum += REAL * (double) leaves.likelyReals / leaves.reals;
        }
        if (leaves.spareBytes > 0) {
            weights += SMALL;
            sum += SMALL * (double) leaves.leadingBytes / leaves.spareBytes;
        }
        return (int) Math.round(100 * sum / weights);
    }

    /** The evidence in a few words. */
    String summary() {
        List<String> parts = new ArrayList<>(List.of(end));
        if (leaves.enums > 0) {
            parts.add("%d of %d named values known".formatted(leaves.named, leaves.enums));
        }
        if (leaves.reals > 0) {
            parts.add("%d of %d floating-point numbers of usual size".formatted(leaves.likelyReals, leaves.reals));
        }
        if (leaves.spareBytes > 0) {
            parts.add("integers %d %% small".formatted(100 * leaves.leadingBytes / leaves.spareBytes));
        }
        return String.join(", ", parts);
    }
}
