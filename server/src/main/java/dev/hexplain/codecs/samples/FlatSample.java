package dev.hexplain.codecs.samples;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A sample whose values are the fields of its class; their kinds follow from the fields' types. */
final class FlatSample {
    /** Maximum number of array elements: about a megabyte of numbers. */
    static final int LONGEST = 100_000;

    private FlatSample() {}

    /** The sample with the values of an object of its class. */
    static Sample of(String id, String title, String doc, Object original) {
        return of(
                id,
                title,
                doc,
                original,
                Optional.empty(),
                (values, size) -> ClassMembers.of(original.getClass()).make(values));
    }

    static Sample of(
            String id, String title, String doc, Object original, Optional<SampleSize> size, Sample.Maker maker) {
        Class<?> type = original.getClass();
        return new Sample(
                id, title, doc, type, struct(type), ClassMembers.of(type).values(original), size, maker);
    }

    /** The values of a class that only has fields of the kinds below. */
    static StructKind struct(Class<?> type) {
        Map<String, ValueKind> kinds = new LinkedHashMap<>();
        ClassMembers.of(type).all().forEach(member -> kinds.put(member.name(), kind(member.type())));
        return new StructKind(kinds);
    }

    private static ValueKind kind(Class<?> type) {
        if (type.isArray()) {
            return new ListKind(kind(type.componentType()), type.componentType(), LONGEST);
        }
        return switch (type.getName()) {
            case "boolean" -> new ScalarKinds.Flag();
            case "int" -> new ScalarKinds.Int();
            case "long" -> new ScalarKinds.Long64();
            case "double" -> new ScalarKinds.Real(false);
            case "java.lang.String" -> ScalarKinds.Text.SHORT;
            default -> throw new IllegalArgumentException("No sample has a field of " + type);
        };
    }
}
