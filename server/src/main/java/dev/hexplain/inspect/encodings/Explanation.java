package dev.hexplain.inspect.encodings;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalLeaves;
import dev.hexplain.tree.Role;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * The use of the bytes of an encoding: counts by role and by member of the object.
 *
 * @param explained bytes that have a meaning
 * @param roles bytes by role; they add up to the size
 * @param members bytes by the outermost member of the object, in byte order; the empty name is what serves the encoding
 *     alone. They add up to the size
 * @param runs the bytes in order; none where there would be more than {@value #MOST_RUNS}
 * @param issues how many there are; none in what a codec wrote that is understood
 */
public record Explanation(
        long explained, Map<Role, Long> roles, Map<String, Long> members, List<Run> runs, long issues) {
    /** Runs that are listed. */
    public static final int MOST_RUNS = 4096;

    /** Leaves between two looks at who waits. */
    private static final int LOOKS = 4096;

    /**
     * Neighbouring bytes that are one leaf.
     *
     * @param path its logical path in the object; empty for what serves the encoding alone
     * @param value in one line
     */
    public record Run(Field leaf, long length, String path, String value) {}

    /** @param over whether nobody waits for it any more: then it ends where it is */
    static Explanation of(FieldTree tree, BooleanSupplier over) {
        boolean few = tree.facts().fields() <= 4L * MOST_RUNS;
        LogicalLeaves leaves = few ? LogicalLeaves.of(tree) : LogicalLeaves.withArraysWhole(tree);
        Map<Role, Long> roles = new EnumMap<>(Role.class);
        Map<String, Long> members = new LinkedHashMap<>();
        List<Run> runs = new ArrayList<>();
        boolean listed = few;
        for (int seen = 0; leaves.next(); seen++) {
            if (seen % LOOKS == LOOKS - 1 && over.getAsBoolean()) {
                break;
            }
            Field leaf = leaves.leaf();
            roles.merge(leaf.role(), leaves.bytes(), Long::sum);
            members.merge(member(leaves.path()), leaves.bytes(), Long::sum);
            listed = listed && runs.size() < MOST_RUNS;
            if (listed) {
                runs.add(new Run(
                        leaf, leaves.bytes(), leaves.path(), tree.value(leaf).summary()));
            }
        }
        long issues = tree.facts().issueCount();
        return new Explanation(tree.facts().covered(), roles, members, listed ? runs : List.of(), issues);
    }

    /** The first step of a logical path: {@code prices} of {@code prices[3]}. */
    static String member(String path) {
        for (int i = 1; i < path.length(); i++) {
            char next = path.charAt(i);
            if (next == '.' || next == '[') {
                return path.substring(0, i);
            }
        }
        return path;
    }
}
