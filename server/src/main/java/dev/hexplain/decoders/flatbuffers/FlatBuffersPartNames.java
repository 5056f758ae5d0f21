package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.Shapes.ShapeRef;
import java.util.ArrayDeque;
import java.util.Deque;

/** Names the parts of a buffer by the way that leads to them from the root table. */
final class FlatBuffersPartNames {
    private final FlatBuffersTarget.Numbered targets;
    private final FieldTree tree;
    private final FlatBuffersBytes bytes;

    FlatBuffersPartNames(FlatBuffersTarget.Numbered targets, FieldTree tree) {
        this.targets = targets;
        this.tree = tree;
        this.bytes = new FlatBuffersBytes(tree.source().segment());
    }

    private FlatBuffersTarget target(ShapeRef part) {
        return targets.get(FlatBuffersOffsetGraph.target(part));
    }

    /** The part that an offset to a part is in. */
    private ShapeRef parent(ShapeRef part) {
        return tree.shapeRef(-1 - FlatBuffersOffsetGraph.parent(part));
    }

    /** The kind of a part, as a word that tells it from others at the same path. */
    String suffix(ShapeRef shapeRef) {
        FlatBuffersTarget target = target(shapeRef);
        return switch (target.kind()) {
            case VTABLE -> "vtable";
            case TEXT -> "string";
            case VECTOR -> isOfTypes(shapeRef) ? "types" : "vector";
            case TABLE, STRUCT -> {
                String name = target.type().name();
                yield name.substring(name.lastIndexOf('.') + 1);
            }
        };
    }

    /** Whether a vector holds the types of the elements of another. */
    private boolean isOfTypes(ShapeRef shapeRef) {
        return target(parent(shapeRef)).type() instanceof FlatBuffersType.Table table
                && shapeRef.cut() >= 0
                && table.isTypeOfUnion(shapeRef.cut());
    }

    /** The path of a part from the root table. */
    String path(ShapeRef part) {
        Deque<String> steps = new ArrayDeque<>();
        ShapeRef at = part;
        while (FlatBuffersOffsetGraph.parent(at) >= 0) {
            if (steps.size() > Paths.MAX_NAMES) {
                return "";
            }
            ShapeRef parent = parent(at);
            steps.push(isEntry(at) ? FlatBuffersEntryKeys.step(bytes, bytes.target(at.offset())) : step(at, parent));
            at = parent;
        }
        StringBuilder path = new StringBuilder();
        steps.forEach(step -> Paths.append(path, step));
        return path.toString();
    }

    /** Whether a part is an entry of a map. */
    private boolean isEntry(ShapeRef part) {
        return part.cut() == FlatBuffersOffsetGraph.NO_FIELD
                && target(part).type() instanceof FlatBuffersType.Table table
                && table.isEntry();
    }

    private String step(ShapeRef at, ShapeRef parent) {
        if (target(parent).type() instanceof FlatBuffersType.Table table && at.cut() >= 0) {
            return table.fields().get(at.cut()).logical();
        }
        long first = bytes.target(parent.offset()) + FlatBuffersType.OFFSET;
        return "[" + (at.offset() - first) / FlatBuffersType.OFFSET + "]";
    }
}
