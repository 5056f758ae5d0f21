package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.classes.FieldDecl;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.objects.Names;
import dev.hexplain.decoders.kryo.Serializer.Part;
import dev.hexplain.decoders.kryo.Serializer.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The fields of a class in the order that {@code FieldSerializer} writes them: by name, those of all classes together; of
 * equal names the one of the class further down first. Classes that write themselves have an order of their own.
 */
final class Members {
    private static final String NOT_NULL = "FieldSerializer.NotNull";

    private final ClassList classes;
    private final Serializers serializers;
    private final Names names;

    Members(ClassList classes, Serializers serializers, Names names) {
        this.classes = classes;
        this.serializers = serializers;
        this.names = names;
    }

    private record Declared(FieldDecl field, int level) {}

    List<Part> of(ClassDecl type, List<GenericType> arguments) {
        List<ClassDecl> lineage = classes.lineage(type);
        List<Declared> fields = new ArrayList<>();
        for (int level = lineage.size() - 1; level >= 0; level--) {
            for (FieldDecl field : lineage.get(level).fields()) {
                fields.add(new Declared(field, level));
            }
        }
        if (CustomWriting.isCustom(classes, type)) {
            return custom(lineage);
        }
        fields.sort(Comparator.comparing(each -> each.field().name()));
        Generics generics = new Generics(lineage, arguments);
        return fields.stream()
                .map(each -> new Part(
                        names.member(each.field().name()),
                        type.isRecord() ? component(each.field().type()) : member(each, generics)))
                .toList();
    }

    /** What code wrote, in the order that the list has: the classes above first. */
    private List<Part> custom(List<ClassDecl> lineage) {
        return lineage.stream()
                .flatMap(level -> level.fields().stream())
                .map(field -> new Part(
                        names.member(field.name()),
                        CustomWriting.said(field, serializers)
                                .orElseGet(() -> CustomWriting.usual(field, serializers))))
                .toList();
    }

    private Place member(Declared declared, Generics generics) {
        Optional<Place> said = CustomWriting.said(declared.field(), serializers);
        if (said.isPresent()) {
            return said.get();
        }
        TypeRef written = declared.field().type();
        if (written.isPrimitive()) {
            return new Place.Raw(field(written.name()));
        }
        GenericType type = generics.of(written, declared.level());
        TypeRef at = type.type() == null ? generics.erasure(written, declared.level()) : type.type();
        boolean nullable = declared.field().annotations().stream()
                .noneMatch(annotation -> annotation.name().endsWith(NOT_NULL));
        return new Place.Typed(
                classes.isFinal(at) ? new Expected(at, nullable, type.arguments()) : Expected.any(type.arguments()));
    }

    /** A field asks its own configuration for variable length, not the output. */
    private int field(String primitive) {
        return switch (primitive) {
            case "int" -> Leaves.INT;
            case "long" -> Leaves.LONG;
            default -> serializers.primitive(primitive);
        };
    }

    /** {@code RecordSerializer} knows nothing of type arguments. */
    private Place component(TypeRef written) {
        TypeRef type = new TypeRef(written.name(), List.of(), written.dimensions());
        if (type.isPrimitive()) {
            return new Place.Raw(type.name().equals("long") ? Leaves.LONG : serializers.primitive(type.name()));
        }
        return new Place.Typed(classes.isFinal(type) ? Expected.nullable(type) : Expected.ANYTHING);
    }
}
