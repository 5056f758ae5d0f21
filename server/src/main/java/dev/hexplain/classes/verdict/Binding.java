package dev.hexplain.classes.verdict;

import dev.hexplain.classes.verdict.ClassVerdict.FieldKind;
import dev.hexplain.classes.verdict.ClassVerdict.FieldVerdict;
import dev.hexplain.classes.verdict.ClassVerdict.Thrown;
import dev.hexplain.classes.verdict.ClassVerdict.When;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What is thrown when a class descriptor is bound to a class: {@code ObjectStreamClass.initNonProxy}, in its order. */
final class Binding {
    private static final String INVALID_CLASS = "java.io.InvalidClassException";

    private Binding() {}

    /** What is thrown when the descriptor is read. */
    static Optional<Thrown> thrown(StreamedClass stream, LocalClass local, List<FieldVerdict> fields) {
        return ofKind(stream, local)
                .or(() -> ofUid(stream, local))
                .or(() -> ofExternalizable(stream, local))
                .or(() -> ofFields(local, fields));
    }

    private static Optional<Thrown> ofKind(StreamedClass stream, LocalClass local) {
        boolean isEnum = stream.kind() == StreamedClass.Kind.ENUM;
        if (isEnum == local.isEnum()) {
            return Optional.empty();
        }
        String message = isEnum
                ? "cannot bind enum descriptor to a non-enum class"
                : "cannot bind non-enum descriptor to an enum class";
        return Optional.of(new Thrown(When.DESCRIPTOR, INVALID_CLASS, message));
    }

    private static Optional<Thrown> ofUid(StreamedClass stream, LocalClass local) {
        Optional<Long> own = local.uid().value();
        boolean differ = own.isPresent() && own.get() != stream.uid();
        return differ && !local.facts().isRecord() && stream.isSerializable() == local.isSerializable()
                ? Optional.of(Thrown.invalidClass(
                        When.DESCRIPTOR,
                        local.name(),
                        "local class incompatible: stream classdesc serialVersionUID = " + stream.uid()
                                + ", local class serialVersionUID = " + own.get()))
                : Optional.empty();
    }

    private static Optional<Thrown> ofExternalizable(StreamedClass stream, LocalClass local) {
        return stream.kind() != StreamedClass.Kind.ENUM
                        && stream.isSerializable() == local.isSerializable()
                        && stream.isExternalizable() != local.isExternalizable()
                ? Optional.of(Thrown.invalidClass(
                        When.DESCRIPTOR, local.name(), "Serializable incompatible with Externalizable"))
                : Optional.empty();
    }

    private static Optional<Thrown> ofFields(LocalClass local, List<FieldVerdict> fields) {
        return fields.stream()
                .filter(field -> field.kind() == FieldKind.INCOMPATIBLE)
                .findFirst()
                .map(field -> Thrown.invalidClass(
                        When.DESCRIPTOR, local.name(), "incompatible types for field " + field.name()));
    }

    /** What is thrown when an object of the class is read, though its descriptor could be. */
    static Optional<Thrown> thrownByObjects(StreamedClass stream, LocalClass local, Constructors constructors) {
        if (stream.kind() == StreamedClass.Kind.ENUM) {
            return ofConstants(stream, local);
        }
        if (stream.isSerializable() != local.isSerializable() || !stream.isSerializable()) {
            return Optional.of(Thrown.invalidClass(When.OBJECT, local.name(), "class invalid for deserialization"));
        }
        return constructors.objection(local).map(reason -> Thrown.invalidClass(When.OBJECT, local.name(), reason));
    }

    private static Optional<Thrown> ofConstants(StreamedClass stream, LocalClass local) {
        return gone(stream, local).stream()
                .findFirst()
                .map(name -> new Thrown(
                        When.VALUE,
                        "java.io.InvalidObjectException",
                        "enum constant " + name + " does not exist in class " + local.name()));
    }

    /** Constants in the stream that the class does not have. */
    static List<String> gone(StreamedClass stream, LocalClass local) {
        Set<String> here = Set.copyOf(local.facts().enumConstants());
        return stream.enumConstants().stream()
                .filter(name -> !here.contains(name))
                .toList();
    }

    /** What is thrown for a value that does not fit its field. */
    static Optional<Thrown> thrownByValues(LocalClass local, List<FieldVerdict> fields) {
        return fields.stream()
                .filter(field -> field.kind() == FieldKind.TYPE_DIFFERS)
                .findFirst()
                .map(field -> local.facts().isRecord() ? ofComponent(field) : ofField(local, field));
    }

    private static Thrown ofComponent(FieldVerdict field) {
        return new Thrown(
                When.VALUE,
                "java.io.InvalidObjectException",
                "Cannot cast %s to %s".formatted(name(field.streamType()), name(field.classType())));
    }

    private static Thrown ofField(LocalClass local, FieldVerdict field) {
        return new Thrown(
                When.VALUE,
                "java.lang.ClassCastException",
                "cannot assign instance of %s to field %s.%s of type %s in instance of %s"
                        .formatted(
                                name(field.streamType()),
                                local.name(),
                                field.name(),
                                name(field.classType()),
                                local.name()));
    }

    private static String name(Optional<String> shown) {
        return shown.map(JavaTypes::className).orElse("");
    }
}
