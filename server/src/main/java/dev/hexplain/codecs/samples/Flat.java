package dev.hexplain.codecs.samples;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Samples whose values are the fields of their class: what each may be follows from its type. */
final class Flat {
    /** Elements of an array: about a megabyte of numbers. */
    static final int LONGEST = 100_000;

    private Flat() {}

    /** The sample with the values of an object of its class. */
    static Sample of(String id, String title, String doc, Object original) {
        return of(
                id,
                title,
                doc,
                original,
                Optional.empty(),
                (values, size) -> Members.of(original.getClass()).make(values));
    }

    static Sample of(String id, String title, String doc, Object original, Optional<Size> size, Sample.Maker maker) {
        Class<?> type = original.getClass();
        return new Sample(id, title, doc, type, struct(type), Members.of(type).values(original), size, maker);
    }

    /** The values of a class that only has fields of the kinds below. */
    static Struct struct(Class<?> type) {
        Map<String, Kind> kinds = new LinkedHashMap<>();
        Members.of(type).all().forEach(member -> kinds.put(member.name(), kind(member.type())));
        return new Struct(kinds);
    }

    private static Kind kind(Class<?> type) {
        if (type.isArray()) {
            return new ListKind((Kind.Scalar) kind(type.componentType()), type.componentType(), LONGEST);
        }
        return switch (type.getName()) {
            case "boolean" -> new Scalars.Flag();
            case "int" -> new Scalars.Int();
            case "long" -> new Scalars.Long64();
            case "double" -> new Scalars.Real(false);
            case "java.lang.String" -> Scalars.Text.SHORT;
            default -> throw new IllegalArgumentException("No sample has a field of " + type);
        };
    }
}
