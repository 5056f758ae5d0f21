package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.Mark;
import java.math.BigInteger;
import java.util.Optional;

/** Class descriptors for people. */
final class ClassCards {
    private ClassCards() {}

    /** The class that a field describes, refers to, or is an object of. */
    static Optional<ClassDescriptor> of(FieldTree tree, Field field) {
        Optional<Field> described =
                field.shape().has(Mark.INSTANCE) ? tree.child(field, "classDesc") : Optional.of(field);
        return described
                .flatMap(at -> StreamClass.offsetOf(tree, at))
                .flatMap(offset -> StreamClass.at(tree, offset))
                .map(found -> card(tree, found));
    }

    private static ClassDescriptor card(FieldTree tree, StreamClass described) {
        return new ClassDescriptor(
                described.isProxy() ? described.displayName() : described.name(),
                described.displayName(),
                BigInteger.valueOf(described.serialVersionUID()),
                JavaSerialization.FORMAT.symbols("sc").get().namesOfBits(described.flags()),
                described.fields().stream().map(ClassCards::field).toList(),
                described.interfaces(),
                described.offset(),
                handleAt(tree, described.offset()),
                described
                        .superClass()
                        .flatMap(offset -> StreamClass.at(tree, offset))
                        .map(above -> new ClassDescriptor.ClassRef(
                                above.displayName(), above.offset(), handleAt(tree, above.offset()))));
    }

    private static ClassDescriptor.ClassField field(StreamClass.StreamField field) {
        return new ClassDescriptor.ClassField(field.name(), TypeNames.ofDescriptor(field.type()), field.typecode());
    }

    private static Handles.Handle handleAt(FieldTree tree, long offset) {
        return tree.storedAt(offset, Mark.CLASS_DESCRIPTOR)
                .flatMap(tree.handles()::definedBy)
                .orElse(new Handles.Handle(-1, 0, 0));
    }
}
