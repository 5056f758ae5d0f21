package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.ShapeMark;
import java.math.BigInteger;
import java.util.Optional;

/** Formats class descriptors for users. */
final class JavaStreamClassSummaries {
    private JavaStreamClassSummaries() {}

    /** The class that a field describes, refers to, or is an instance of. */
    static Optional<ClassDescriptor> of(FieldTree tree, Field field) {
        Optional<Field> described =
                field.shape().has(ShapeMark.INSTANCE) ? tree.child(field, "classDesc") : Optional.of(field);
        return described
                .flatMap(at -> JavaStreamClass.offsetOf(tree, at))
                .flatMap(offset -> JavaStreamClass.at(tree, offset))
                .map(found -> card(tree, found));
    }

    static ClassDescriptor card(FieldTree tree, JavaStreamClass described) {
        return new ClassDescriptor(
                described.isProxy() ? described.displayName() : described.name(),
                described.displayName(),
                BigInteger.valueOf(described.serialVersionUID()),
                JavaSerialization.FORMAT.symbols("sc").get().namesOfBits(described.flags()),
                described.fields().stream().map(JavaStreamClassSummaries::field).toList(),
                described.interfaces(),
                described.offset(),
                handleAt(tree, described.offset()),
                described
                        .superClass()
                        .flatMap(offset -> JavaStreamClass.at(tree, offset))
                        .map(above -> new ClassDescriptor.ClassRef(
                                above.displayName(), above.offset(), handleAt(tree, above.offset()))));
    }

    private static ClassDescriptor.ClassField field(JavaStreamClass.StreamField field) {
        String type = JavaStreamTypeNames.ofDescriptor(field.type());
        return new ClassDescriptor.ClassField(field.name(), type, field.typecode(), field.type());
    }

    static Handles.Handle handleAt(FieldTree tree, long offset) {
        return tree.storedAt(offset, ShapeMark.CLASS_DESCRIPTOR)
                .flatMap(tree.handles()::definedBy)
                .orElse(new Handles.Handle(-1, 0, 0));
    }
}
