package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.Annotation;
import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.ClassListOptions;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.text.NameSuggestion;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The field serializer of a class, and its settings. Options of the class list set it for all classes,
 * {@code @DefaultSerializer(TaggedFieldSerializer.class, chunkedEncoding = true)} before a class for one.
 *
 * @param unknownFields whether each value has its class before it, so that readers can skip it
 * @param chunked whether each value is in length-prefixed chunks
 * @param extendedNames whether fields are named {@code Order.id}, rather than {@code id}
 */
record KryoFieldWriting(Kind kind, boolean unknownFields, boolean chunked, boolean extendedNames) {
    static final String SERIALIZER = "default_serializer";
    static final String UNKNOWN_FIELDS = "read_unknown_field_data";
    static final String CHUNKED = "chunked_encoding";
    static final String EXTENDED_NAMES = "extended_field_names";

    private static final String ANNOTATION = "DefaultSerializer";

    /** In the order of the option's values: the first is Kryo's default. */
    enum Kind {
        FIELD("FieldSerializer"),
        COMPATIBLE("CompatibleFieldSerializer"),
        VERSION("VersionFieldSerializer"),
        TAGGED("TaggedFieldSerializer");

        private final String serializer;

        Kind(String serializer) {
            this.serializer = serializer;
        }

        static List<String> serializers() {
            return Arrays.stream(values()).map(each -> each.serializer).toList();
        }

        static Kind of(String serializer) {
            return values()[serializers().indexOf(serializer)];
        }
    }

    /** For all classes without an annotation. */
    static KryoFieldWriting of(ClassListOptions options) {
        Kind kind = Kind.of(options.choice(SERIALIZER, Kind.serializers()));
        return new KryoFieldWriting(
                kind,
                options.flag(UNKNOWN_FIELDS, kind == Kind.COMPATIBLE),
                options.flag(CHUNKED, false),
                options.flag(EXTENDED_NAMES, false));
    }

    /**
     * For one class; empty where it has no annotation.
     *
     * @throws SchemaDiagnostic where the annotation is unknown
     */
    static Optional<KryoFieldWriting> said(ClassDecl type) {
        return type.annotations().stream()
                .filter(each -> TypeRef.simple(each.name()).equals(ANNOTATION))
                .findFirst()
                .map(each -> said(type, each));
    }

    private static KryoFieldWriting said(ClassDecl type, Annotation annotation) {
        List<String> known = Kind.serializers();
        String serializer = annotation.words().stream()
                .filter(each -> each.endsWith("Serializer"))
                .findFirst()
                .orElse("");
        if (!known.contains(serializer)) {
            throw new SchemaDiagnostic(
                    type.line(),
                    1,
                    "'" + serializer + "' is none of " + String.join(", ", known)
                            + NameSuggestion.hint(serializer, known)
                            + "; what another serializer writes is said with @Written");
        }
        Kind kind = Kind.of(serializer);
        boolean unknown = kind == Kind.COMPATIBLE;
        return new KryoFieldWriting(
                kind,
                flag(annotation, "readUnknownFieldData", flag(annotation, "readUnknownTagData", unknown)),
                flag(annotation, "chunkedEncoding", false),
                flag(annotation, "extendedFieldNames", false));
    }

    private static boolean flag(Annotation annotation, String argument, boolean absent) {
        return annotation.argument(argument).map(Boolean::parseBoolean).orElse(absent);
    }

    /** The same as Kryo 3 and 4 do it: names say chunks. */
    KryoFieldWriting beforeFive() {
        return kind == Kind.COMPATIBLE ? new KryoFieldWriting(kind, false, true, extendedNames) : this;
    }

    /** Whether a value is in a row of its own, with its tag, class or chunks. */
    boolean wraps() {
        return unknownFields || chunked;
    }
}
