package dev.hexplain.decoders.avro;

import dev.hexplain.decode.documents.Productions;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.ChildFields;
import dev.hexplain.values.JoinedFields;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The value of an object container file: its objects, of all blocks; what its header says belongs to the encoding. */
final class AvroContainerValues {
    private static final int MOST_BLOCKS = 1 << 16;
    private static final int MOST_PARTS = 8;

    private AvroContainerValues() {}

    static LogicalValue of(TreeValues values, Field root) {
        FieldTree tree = values.tree();
        List<ChildFields> runs = tree.child(root, "blocks").stream()
                .flatMap(blocks -> tree.children(blocks, 0, MOST_BLOCKS).stream())
                .flatMap(block -> objects(tree, block).stream())
                .map(objects -> ChildFields.behindSlots(tree, objects))
                .toList();
        return new LogicalValue.Sequence(root, root.type(), new JoinedFields(runs).map(values.later()::of));
    }

    /** The objects in a block, or in what its compressed bytes become. */
    private static Optional<Field> objects(FieldTree tree, Field block) {
        return tree.children(block, 0, MOST_PARTS).stream()
                .flatMap(part ->
                        part.shape().production().equals(Productions.ARRAY) ? Stream.of(part) : inflated(tree, part))
                .findFirst();
    }

    private static Stream<Field> inflated(FieldTree tree, Field data) {
        return tree.children(data, 0, MOST_PARTS).stream()
                .filter(part -> part.shape().production().equals(Productions.ARRAY));
    }
}
