package dev.hexplain.classes.verdict;

import dev.hexplain.classes.ClassFacts.FieldFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A class as a stream describes it.
 *
 * @param name as in the stream: {@code [J}, {@code java.util.HashMap}; empty for a proxy class
 * @param kind by its flags
 * @param hasWriteMethod whether its {@code writeObject} wrote the data
 * @param fields in the order of the stream; flags are 0
 * @param interfaces of a proxy class
 * @param superClass the next one above that the stream describes
 * @param instances objects whose own class it is
 * @param enumConstants names of the constants in the stream, for an enum
 */
public record StreamedClass(
        String name,
        long uid,
        Kind kind,
        boolean hasWriteMethod,
        List<FieldFacts> fields,
        List<String> interfaces,
        Optional<StreamedClass> superClass,
        long instances,
        List<String> enumConstants) {

    /** How instances are written. */
    public enum Kind {
        SERIALIZABLE,
        EXTERNALIZABLE,
        ENUM,
        PROXY,
        ARRAY,
        /** No flag says that it can be serialized: it is named, and has no instances. */
        NEITHER
    }

    /** It and its superclasses, undermost first. */
    public List<StreamedClass> lineage() {
        List<StreamedClass> lineage = new ArrayList<>();
        Optional<StreamedClass> next = Optional.of(this);
        while (next.isPresent()) {
            lineage.add(next.get());
            next = next.get().superClass();
        }
        return lineage;
    }

    boolean isSerializable() {
        return kind != Kind.NEITHER;
    }

    boolean isExternalizable() {
        return kind == Kind.EXTERNALIZABLE;
    }
}
