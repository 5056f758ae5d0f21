package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.decode.classes.DeclarationText;
import dev.hexplain.decoders.flatbuffers.FlatBuffersType.TableField;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.ValueType;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The tables, structs, enums and unions of a schema as Java classes. */
final class FlatBuffersDeclarations {
    private static final String TABLE = "table";

    private final DeclarationText text = new DeclarationText();
    private final String rootPackage;

    private FlatBuffersDeclarations(String rootPackage) {
        this.rootPackage = rootPackage;
    }

    /**
     * Those that a table refers to, itself first.
     *
     * @param root its name, full or simple; empty for the schema's {@code root_type}, or its first table
     */
    static String of(FlatBuffersDeclaration.File file, String root) {
        Optional<String> named = tables(file)
                .filter(name -> root.isEmpty() ? file.root().isEmpty() : name.equals(root) || name.endsWith("." + root))
                .findFirst();
        FlatBuffersType.Table table =
                FlatBuffersResolver.resolve(file, named.orElse(root)).root();
        int dot = table.name().lastIndexOf('.');
        FlatBuffersDeclarations declarations =
                new FlatBuffersDeclarations(table.name().substring(0, dot + 1));
        declarations.type(table);
        return declarations.text.toString();
    }

    private static Stream<String> tables(FlatBuffersDeclaration.File file) {
        return file.types().values().stream()
                .filter(type -> type.keyword().equals(TABLE))
                .map(FlatBuffersDeclaration::name);
    }

    private String type(FlatBuffersType type) {
        return switch (type) {
            case FlatBuffersType.Scalar(String name, ValueType _, Optional<Enumeration> symbols)
            when symbols.isPresent() -> constants(name(name), symbols.get());
            case FlatBuffersType.Scalar scalar -> number(scalar.value());
            case FlatBuffersType.Text _ -> "String";
            case FlatBuffersType.Vector(FlatBuffersType element) when isByte(element) -> "byte[]";
            case FlatBuffersType.Vector(FlatBuffersType.Table table)
            when table.isEntry() ->
                "Map<String, %s>"
                        .formatted(DeclarationText.boxed(
                                type(table.fields().getLast().type())));
            case FlatBuffersType.Vector(FlatBuffersType element) ->
                "List<%s>".formatted(DeclarationText.boxed(type(element)));
            case FlatBuffersType.FixedArray array -> type(array.element()) + "[]";
            case FlatBuffersType.Struct struct -> struct(name(struct.name()), struct);
            case FlatBuffersType.Table table -> table(name(table.name()), table);
            case FlatBuffersType.Union union -> union(name(union.name()), new TreeMap<>(union.variants()).values());
        };
    }

    /** Java's classes in packages cannot refer to one in none. */
    private String name(String declared) {
        return declared.indexOf('.') < 0 ? rootPackage + declared : declared;
    }

    private static boolean isByte(FlatBuffersType type) {
        return type instanceof FlatBuffersType.Scalar scalar
                && scalar.symbols().isEmpty()
                && scalar.size() == 1
                && scalar.value() instanceof ValueType.Int;
    }

    /** Unsigned numbers are of the next larger type, but for those of 64 bits. */
    private static String number(ValueType type) {
        return switch (type) {
            case ValueType.Bool _ -> "boolean";
            case ValueType.Real real -> real.size() == Float.BYTES ? "float" : "double";
            case ValueType.Int number ->
                switch (number.size()) {
                    case 1 -> number.signed() ? "byte" : "short";
                    case 2 -> number.signed() ? "short" : "int";
                    case 4 -> number.signed() ? "int" : "long";
                    default -> "long";
                };
            default -> throw new IllegalStateException(type.toString());
        };
    }

    private String constants(String name, Enumeration symbols) {
        if (text.begin(name)) {
            text.declareEnum(name, symbols.names());
        }
        return symbols.flags() ? "Set<%s>".formatted(name) : name;
    }

    private String struct(String name, FlatBuffersType.Struct struct) {
        if (text.begin(name)) {
            Map<String, String> fields = new LinkedHashMap<>();
            struct.fields().forEach(field -> fields.put(field.name(), type(field.type())));
            text.declareClass(name, fields);
        }
        return name;
    }

    private String table(String name, FlatBuffersType.Table table) {
        if (text.begin(name)) {
            Map<String, String> fields = new LinkedHashMap<>();
            for (TableField field : table.fields()) {
                if (!table.isTypeOfUnion(field.id())) {
                    String type = type(field.type());
                    boolean isOptional = field.type() instanceof FlatBuffersType.Scalar
                            && field.absent().isEmpty();
                    fields.put(field.name(), isOptional ? DeclarationText.boxed(type) : type);
                }
            }
            text.declareClass(name, fields);
        }
        return name;
    }

    /** An interface that the variants implement; texts implement none. */
    private String union(String name, Collection<FlatBuffersType> variants) {
        if (variants.stream().anyMatch(FlatBuffersType.Text.class::isInstance)) {
            return "Object";
        }
        if (text.begin(name)) {
            text.declareInterface(name);
            variants.forEach(variant -> text.implement(type(variant), name));
        }
        return name;
    }
}
