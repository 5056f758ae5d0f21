package dev.hexplain.inspect.risks;

import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.decode.Decoder;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.ShapeMark;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The class descriptors of a stream, each read once. */
final class StreamClasses {
    private final FieldTree tree;
    private final Decoder decoder;
    private final Map<Long, StreamClass> byOffset = new HashMap<>();

    StreamClasses(FieldTree tree, Decoder decoder) {
        this.tree = tree;
        this.decoder = decoder;
    }

    /** The class that a descriptor, or a reference to one, stands for. */
    StreamClass describedBy(Field descriptor) {
        return tree.handles()
                .referredToBy(descriptor)
                .map(handle -> handle.isDefined() ? at(tree.handles().definitionOffset(handle)) : StreamClass.UNKNOWN)
                .orElseGet(() -> at(descriptor.offset()));
    }

    /** The class of a value. */
    StreamClass of(Field value) {
        return switch (StreamPart.of(value)) {
            case STRING -> StreamClass.STRING;
            case CLASS -> StreamClass.CLASS;
            case OBJECT, ARRAY, ENUM -> named(value);
            default -> StreamClass.UNKNOWN;
        };
    }

    /** The class that a class object stands for. */
    StreamClass named(Field classObject) {
        return tree.child(classObject, ShapeMark.CLASS_OF_INSTANCE)
                .map(this::describedBy)
                .orElse(StreamClass.UNKNOWN);
    }

    private StreamClass at(long offset) {
        StreamClass known = byOffset.get(offset);
        if (known != null) {
            return known;
        }
        // Super classes may refer to each other in a hostile stream: until it is known, a class has none.
        byOffset.put(offset, StreamClass.UNKNOWN);
        StreamClass made = described(offset).map(this::made).orElse(StreamClass.UNKNOWN);
        byOffset.put(offset, made);
        return made;
    }

    private Optional<ClassDescriptor> described(long offset) {
        return tree.startingAt(offset, ShapeMark.CLASS_DESCRIPTOR).flatMap(field -> decoder.classOf(tree, field));
    }

    private StreamClass made(ClassDescriptor described) {
        return new StreamClass(
                described.name(),
                described.displayName(),
                described.proxyInterfaces(),
                described.superClass().map(above -> at(above.offset())),
                described.offset());
    }
}
