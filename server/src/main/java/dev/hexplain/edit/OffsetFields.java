package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.Paths;
import dev.hexplain.values.TreeValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Fields that say where others stand: of what is read at an offset (an instance with {@code pos} of a Kaitai Struct
 * descriptor), the number before it or around it that is this offset; and references by position. They follow where bytes
 * in between become more or fewer.
 */
final class OffsetFields {
    /** Fields that are read at offsets behind a value: what moves more of them refuses. */
    private static final int MOST = 10_000;

    /** Fields around one that is read at an offset, whose numbers are looked at. */
    private static final int LEVELS = 4;

    private static final int LOOKED_AT = 64;
    private static final int DEEPEST = 1000;

    /** Numbers that become longer or shorter move others. */
    private static final int MOST_ROUNDS = 4;

    private final FieldTree tree;
    private final Map<Field, Said> found = new HashMap<>();

    private boolean followsReferences;
    /** Whether there may be more than those that were found. */
    private boolean isCut;

    /**
     * What a field says.
     *
     * @param target the offset of what stands there
     * @param number this offset, counted from wherever the format does
     */
    private record Said(long target, long number) {}

    private OffsetFields(FieldTree tree) {
        this.tree = tree;
    }

    /** Those of what begins at an offset or behind it. */
    static OffsetFields from(FieldTree tree, long offset) {
        OffsetFields fields = new OffsetFields(tree);
        long at = tree.nextPosition(0, offset - 1);
        for (int seen = 0; at != Long.MAX_VALUE && seen < MOST; seen++) {
            fields.look(at);
            at = tree.nextPosition(0, at);
        }
        fields.isCut = at != Long.MAX_VALUE;
        fields.lookAtReferences();
        return fields;
    }

    /** They are positions where each is as far from what it refers to as the others are; what counts definitions is not. */
    private void lookAtReferences() {
        Map<Field, Said> references = new HashMap<>();
        Handles handles = tree.handles();
        TreeValues values = new TreeValues(tree);
        boolean isMore = false;
        for (int ordinal = 0; ordinal < handles.count(); ordinal++) {
            Handles.Handle handle = handles.get(ordinal).orElseThrow();
            long all = tree.references().count(handle);
            int count = (int) Math.min(MOST - references.size(), all);
            isMore |= count < all;
            if (references.size() == MOST) {
                break;
            }
            for (Field reference :
                    count == 0 ? List.<Field>of() : tree.references().page(handle, 0, count)) {
                Field leaf = ReferredValues.lastLeaf(tree, reference);
                Said said = new Said(handles.definitionOffset(handle), number(values, leaf));
                if (leaf.source() != 0 || said.number < 0 || !isAsFar(said, references.values())) {
                    return;
                }
                references.put(leaf, said);
            }
        }
        isCut |= isMore;
        found.putAll(references);
        followsReferences = !references.isEmpty();
    }

    /** Whether what refers to others does so by position, and follows. */
    boolean followsReferences() {
        return followsReferences;
    }

    private static long number(TreeValues values, Field leaf) {
        return PrecedingLeaves.number(values, leaf)
                .filter(number -> number.bitLength() < Long.SIZE)
                .map(BigInteger::longValue)
                .orElse(-1L);
    }

    private static boolean isAsFar(Said said, Collection<Said> others) {
        return others.isEmpty()
                ? said.number == said.target
                : others.stream().limit(1).allMatch(each -> each.number - each.target == said.number - said.target);
    }

    private void look(long at) {
        Optional<Field> innermost = tree.positionedAt(0, at);
        if (innermost.isEmpty()) {
            return;
        }
        List<Field> lineage = tree.lineage(innermost.get().id(), DEEPEST);
        int root = lineage.size() - 1;
        while (root > 0 && !tree.startsSubstream(lineage.get(root))) {
            root--;
        }
        for (int level = root - 1; level >= Math.max(0, root - LEVELS); level--) {
            for (Field child : tree.children(lineage.get(level), 0, LOOKED_AT)) {
                if (child.source() == 0 && child.shape().isLeaf() && tree.integer(child) == at) {
                    found.put(child, new Said(at, at));
                    return;
                }
            }
        }
    }

    /**
     * The patch with each of them that it moves.
     *
     * @throws EditRefused where a field cannot say the new offset, or not all that may have to were looked at
     */
    Patch with(Patch patch) throws EditRefused {
        Patch now = patch;
        for (int round = 0; round < MOST_ROUNDS; round++) {
            Patch next = with(patch, now);
            if (next.contentHash() == now.contentHash()) {
                return next;
            }
            now = next;
        }
        return now;
    }

    private Patch with(Patch patch, Patch moving) throws EditRefused {
        List<Replacement> all = new ArrayList<>(patch.replacements());
        for (Map.Entry<Field, Said> each : found.entrySet()) {
            Field field = each.getKey();
            Said said = each.getValue();
            long moved = moving.moved(said.target) - said.target;
            if (moved != 0 && isCut) {
                throw new EditRefused("More than %,d fields say where others stand that would move, such as `%s`."
                        .formatted(MOST, Paths.of(tree, field)));
            }
            if (moved != 0 && !patch.touches(field.offset(), field.end())) {
                all.add(replaced(field, said.number, said.number + moved));
            }
        }
        return Patch.of(all);
    }

    private Replacement replaced(Field field, long before, long after) throws EditRefused {
        byte[] bytes = tree.source().copy(field.offset(), (int) field.length());
        return ScalarForm.of(field.shape(), bytes, Long.toString(before)).stream()
                .map(form -> form.write(Long.toString(after)))
                .flatMap(Optional::stream)
                .findFirst()
                .map(written -> new Replacement(field.offset(), bytes.length, written))
                .orElseThrow(() -> new EditRefused("The offset `%s` has %d bytes, which cannot say %d."
                        .formatted(Paths.of(tree, field), field.length(), after)));
    }
}
