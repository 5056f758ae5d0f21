package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.classes.FieldDecl;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.objects.ValueNames;
import dev.hexplain.decoders.kryo.KryoSerializer.Part;
import dev.hexplain.decoders.kryo.KryoSerializer.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The fields of a class in the order of {@code FieldSerializer}: by name, across the whole class hierarchy; of equal
 * names the subclass's first. Classes that write themselves have an order of their own.
 */
final class KryoMembers {
    private static final String NOT_NULL = "FieldSerializer.NotNull";

    private final ClassList classes;
    private final KryoSettings settings;
    private final KryoSerializers serializers;
    private final ValueNames names;

    KryoMembers(ClassList classes, KryoSettings settings, KryoSerializers serializers, ValueNames names) {
        this.settings = settings;
        this.classes = classes;
        this.serializers = serializers;
        this.names = names;
    }

    private record Declared(FieldDecl field, int level) {}

    /**
     * A field of a class.
     *
     * @param extendedName prefixed with the simple name of the class that declares it
     */
    record Member(FieldDecl field, String extendedName, Part part) {
        boolean isCalled(String name) {
            return field.name().equals(name) || extendedName.equals(name);
        }
    }

    List<Part> of(ClassDecl type, List<KryoGenericType> arguments) {
        return KryoCustomWriting.isCustom(classes, type)
                ? custom(classes.lineage(type))
                : all(type, arguments, settings.fields().extendedNames()).stream()
                        .map(Member::part)
                        .toList();
    }

    /** The fields that a version of the class has. */
    List<Part> since(ClassDecl type, List<KryoGenericType> arguments, int version) {
        boolean extended = KryoFieldWriting.said(type).orElse(settings.fields()).extendedNames();
        return all(type, arguments, extended).stream()
                .filter(each -> number(each.field(), "Since").orElse(0) <= version)
                .map(Member::part)
                .toList();
    }

    /** The number in an annotation of a field. */
    static Optional<Integer> number(FieldDecl field, String annotation) {
        return field.annotation(annotation)
                .map(each -> each.literals().isEmpty()
                        ? 0
                        : Integer.decode(each.literals().getFirst()));
    }

    /** The fields of a class and its superclasses. */
    List<Member> all(ClassDecl type, List<KryoGenericType> arguments, boolean extendedNames) {
        List<ClassDecl> lineage = classes.lineage(type);
        List<Declared> fields = new ArrayList<>();
        for (int level = lineage.size() - 1; level >= 0; level--) {
            for (FieldDecl field : lineage.get(level).fields()) {
                fields.add(new Declared(field, level));
            }
        }
        fields.sort(Comparator.comparing(
                each -> extendedNames ? extended(lineage, each) : each.field().name()));
        KryoGenerics generics = new KryoGenerics(lineage, arguments);
        return fields.stream()
                .map(each -> new Member(
                        each.field(),
                        extended(lineage, each),
                        new Part(
                                names.member(each.field().name()),
                                type.isRecord() && !settings.beforeFive()
                                        ? component(each.field().type())
                                        : member(each, generics))))
                .toList();
    }

    private static String extended(List<ClassDecl> lineage, Declared declared) {
        return lineage.get(declared.level()).simpleName() + "."
                + declared.field().name();
    }

    /** Fields that custom code writes, in the order of the list: superclasses first. */
    private List<Part> custom(List<ClassDecl> lineage) {
        return lineage.stream()
                .flatMap(level -> level.fields().stream())
                .map(field -> new Part(
                        names.member(field.name()),
                        KryoCustomWriting.said(field, serializers)
                                .orElseGet(() -> KryoCustomWriting.usual(field, serializers))))
                .toList();
    }

    private Place member(Declared declared, KryoGenerics generics) {
        Optional<Place> said = KryoCustomWriting.said(declared.field(), serializers);
        if (said.isPresent()) {
            return said.get();
        }
        TypeRef written = declared.field().type();
        if (written.isPrimitive()) {
            return new Place.Raw(field(written.name()));
        }
        KryoGenericType type = generics.of(written, declared.level());
        TypeRef at = type.type() == null ? generics.erasure(written, declared.level()) : type.type();
        boolean nullable = declared.field().annotations().stream()
                .noneMatch(annotation -> annotation.name().endsWith(NOT_NULL));
        List<KryoGenericType> arguments = settings.optimizedGenerics() ? type.arguments() : List.of();
        return new Place.Typed(
                classes.isFinal(at) ? new KryoExpectedType(at, nullable, arguments) : KryoExpectedType.any(arguments));
    }

    /** A field's variable length depends on the serializer's configuration, not on the output's. */
    private int field(String primitive) {
        return switch (primitive) {
            case "int" -> KryoLeafKinds.INT;
            case "long" -> KryoLeafKinds.LONG;
            default -> serializers.places.primitive(primitive);
        };
    }

    /** {@code RecordSerializer} does not use type arguments. */
    private Place component(TypeRef written) {
        TypeRef type = new TypeRef(written.name(), List.of(), written.dimensions());
        if (type.isPrimitive()) {
            return new Place.Raw(
                    type.name().equals("long") ? KryoLeafKinds.LONG : serializers.places.primitive(type.name()));
        }
        return new Place.Typed(classes.isFinal(type) ? KryoExpectedType.nullable(type) : KryoExpectedType.ANYTHING);
    }
}
