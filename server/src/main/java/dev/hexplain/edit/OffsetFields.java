package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Fields that say where others stand: of what is read at an offset (an instance with {@code pos} of a Kaitai Struct
 * descriptor), the number before it or around it that is this offset. They follow where bytes in between become more or
 * fewer.
 */
final class OffsetFields {
    /** Fields that are read at offsets behind a value: more are not followed. */
    private static final int MOST = 10_000;

    /** Fields around one that is read at an offset, whose numbers are looked at. */
    private static final int LEVELS = 4;

    private static final int LOOKED_AT = 64;
    private static final int DEEPEST = 1000;

    private final FieldTree tree;
    /** With the offsets that they say. */
    private final Map<Field, Long> found = new HashMap<>();

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
        return fields;
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
                    found.put(child, at);
                    return;
                }
            }
        }
    }

    /**
     * The patch with each of them that it moves.
     *
     * @throws EditRefused where a field cannot say the new offset
     */
    Patch with(Patch patch) throws EditRefused {
        List<Replacement> all = new ArrayList<>(patch.replacements());
        for (Map.Entry<Field, Long> each : found.entrySet()) {
            Field field = each.getKey();
            long moved = patch.moved(each.getValue());
            boolean stays = moved == each.getValue() || patch.touches(field.offset(), field.end());
            if (!stays) {
                all.add(replaced(field, each.getValue(), moved));
            }
        }
        return Patch.of(all);
    }

    private Replacement replaced(Field field, long before, long after) throws EditRefused {
        byte[] bytes = tree.source().copy(field.offset(), (int) field.length());
        return ScalarForm.of(field.shape(), bytes, Long.toString(before)).stream()
                .map(form -> form.write(Long.toString(after)))
                .flatMap(Optional::stream)
                .filter(written -> written.length == bytes.length)
                .findFirst()
                .map(written -> new Replacement(field.offset(), bytes.length, written))
                .orElseThrow(() -> new EditRefused("The offset `%s` has %d bytes, which cannot say %d."
                        .formatted(Paths.of(tree, field), field.length(), after)));
    }
}
