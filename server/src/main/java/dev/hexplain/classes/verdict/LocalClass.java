package dev.hexplain.classes.verdict;

import dev.hexplain.classes.ClassFacts;
import dev.hexplain.classes.ClassFacts.FieldFacts;
import dev.hexplain.classes.SerialFields;
import dev.hexplain.classes.Supertypes;
import dev.hexplain.classes.uid.ClassUid;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The class that is here, as {@code ObjectStreamClass} would describe it.
 *
 * @param fields the serializable ones; empty where they cannot be known from the class file
 * @param complete whether all types above it are there
 */
record LocalClass(
        ClassFacts facts,
        String where,
        ClassUid uid,
        boolean isSerializable,
        boolean isExternalizable,
        boolean isEnum,
        Optional<List<FieldFacts>> fields,
        boolean complete) {

    /** What cannot be known, because types above it are not there, is taken to be as the stream says. */
    static LocalClass of(ClassFacts facts, String where, Supertypes types, StreamedClass stream) {
        Optional<Boolean> serializable = types.isSerializable(facts);
        Optional<Boolean> externalizable = types.isExternalizable(facts);
        boolean isSerializable = serializable.orElse(stream.isSerializable());
        boolean isExternalizable = externalizable.orElse(stream.isExternalizable());
        boolean isEnum = types.isEnum(facts).orElse(false);
        boolean hasFields = isSerializable && !isExternalizable && !isEnum && !facts.isInterface();
        return new LocalClass(
                facts,
                where,
                ClassUid.of(facts, types),
                isSerializable,
                isExternalizable,
                isEnum,
                hasFields ? serialFields(facts) : Optional.of(List.of()),
                serializable.isPresent() && externalizable.isPresent());
    }

    private static Optional<List<FieldFacts>> serialFields(ClassFacts facts) {
        List<FieldFacts> byDefault =
                facts.fields().stream().filter(FieldFacts::isSerial).toList();
        return switch (facts.serialFields()) {
            case SerialFields.ByDefault _ -> Optional.of(byDefault);
            // Records do not ask for it.
            case SerialFields _ when facts.isRecord() -> Optional.of(byDefault);
            case SerialFields.Listed(List<FieldFacts> listed, Set<String> _) -> Optional.of(listed);
            case SerialFields.NotKnown _ -> Optional.empty();
        };
    }

    String name() {
        return facts.name();
    }
}
