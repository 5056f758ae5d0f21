package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.Annotation;
import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.classes.FieldDecl;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.decoders.kryo.KryoSerializer.Place;
import dev.hexplain.text.NameSuggestion;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Derives the layout of classes with custom writing code: {@code KryoSerializable}, or a user's serializer. The class
 * list declares the fields in the order they are written; {@code @Written("…")} names the method of {@code Output} or
 * {@code Kryo} for a field, where its type does not tell.
 */
final class KryoCustomWriting {
    private static final String WRITTEN = "Written";
    private static final String KRYO_SERIALIZABLE = "com.esotericsoftware.kryo.KryoSerializable";

    /** The values of {@code @Written}, and their kinds of parts. */
    private static final Map<String, String> METHODS = Map.ofEntries(
            Map.entry("writeInt", "int32"),
            Map.entry("writeVarInt", "int"),
            Map.entry("writeVarIntPositive", "uint"),
            Map.entry("writeLong", "int64"),
            Map.entry("writeVarLong", "long"),
            Map.entry("writeVarLongPositive", "ulong"),
            Map.entry("writeByte", "byte"),
            Map.entry("writeBoolean", "boolean"),
            Map.entry("writeString", "text"),
            Map.entry("writeClassAndObject", "any"));

    private static final String OBJECT = "writeObject";
    private static final String OBJECT_OR_NULL = "writeObjectOrNull";

    private KryoCustomWriting() {}

    /** Whether a class, or a superclass, writes itself or has a user's serializer. */
    static boolean isCustom(ClassList classes, ClassDecl type) {
        return classes.lineage(type).stream()
                .anyMatch(each -> each.implementsDirectly(KRYO_SERIALIZABLE)
                        || each.implementsDirectly("KryoSerializable")
                        || each.annotations().stream().anyMatch(KryoCustomWriting::isWritten));
    }

    private static boolean isWritten(Annotation annotation) {
        return TypeRef.simple(annotation.name()).equals(WRITTEN);
    }

    /**
     * The encoding of a field, if the list declares it.
     *
     * @throws SchemaDiagnostic where it names an unknown method
     */
    static Optional<Place> said(FieldDecl field, KryoSerializers serializers) {
        Optional<Annotation> written = field.annotation(WRITTEN);
        if (written.isEmpty()) {
            return Optional.empty();
        }
        String method = written.get().literals().stream().findFirst().orElse("");
        String kind = METHODS.get(method);
        if (kind != null) {
            return Optional.of(place(kind, serializers));
        }
        return switch (method) {
            case OBJECT -> Optional.of(new Place.Typed(new KryoExpectedType(erased(field), false, List.of())));
            case OBJECT_OR_NULL -> Optional.of(new Place.Typed(KryoExpectedType.nullable(erased(field))));
            default ->
                throw new SchemaDiagnostic(
                        field.line(),
                        1,
                        "'" + method + "' is none of " + String.join(", ", sorted())
                                + NameSuggestion.hint(method, sorted()));
        };
    }

    private static List<String> sorted() {
        return Stream.concat(METHODS.keySet().stream(), Stream.of(OBJECT, OBJECT_OR_NULL))
                .sorted()
                .toList();
    }

    /** Methods for varints write varints, whatever the output's setting. */
    private static Place place(String kind, KryoSerializers serializers) {
        return switch (kind) {
            case "int" -> new Place.Raw(KryoLeafKinds.INT);
            case "uint" -> new Place.Raw(KryoLeafKinds.UINT);
            default -> serializers.places.place(kind);
        };
    }

    /** The default encoding of a field: by the method named after its type. */
    static Place usual(FieldDecl field, KryoSerializers serializers) {
        TypeRef type = field.type();
        if (!type.isPrimitive()) {
            boolean text = !type.isArray() && type.name().equals("java.lang.String");
            return text ? new Place.RawText() : new Place.Typed(KryoExpectedType.ANYTHING);
        }
        return switch (type.name()) {
            case "int" -> new Place.Raw(serializers.places.int32());
            case "long" -> new Place.Raw(serializers.places.int64());
            default -> new Place.Raw(serializers.places.primitive(type.name()));
        };
    }

    private static TypeRef erased(FieldDecl field) {
        return new TypeRef(field.type().name(), List.of(), field.type().dimensions());
    }
}
