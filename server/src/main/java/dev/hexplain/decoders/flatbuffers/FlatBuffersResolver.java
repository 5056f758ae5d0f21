package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Enumeration.Symbol;
import dev.hexplain.tree.ValueType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Resolves the names in a schema, and assigns ids and offsets to fields. */
final class FlatBuffersResolver {
    private static final int MAX_DEPTH = 32;
    /** The attribute that names the member of the encoded object, where that differs from the field's name. */
    private static final String LOGICAL = "hexplain_logical";
    /** The attribute of a table that is an entry of a map. */
    private static final String ENTRY = "hexplain_entry";
    /** The field of such a table that has the key. */
    static final String KEY = "key";

    private static final int MAX_FIELDS = 0x7FF0;
    private static final int MAX_STRUCT = 1 << 16;
    private static final FlatBuffersType.Text TEXT = new FlatBuffersType.Text();

    private final Map<String, FlatBuffersDeclaration> declared;
    private final String hint;
    private final Map<String, FlatBuffersType> resolved = new HashMap<>();
    private final List<FlatBuffersDeclaration> tables = new ArrayList<>();
    private int depth;

    private FlatBuffersResolver(FlatBuffersDeclaration.File file) {
        this.declared = file.types();
        this.hint = file.hint();
    }

    /**
     * A resolved schema.
     *
     * @param identifier four characters; empty where the schema has none
     */
    record Resolved(FlatBuffersType.Table root, String identifier) {}

    /** @param rootName the root table; empty for the schema's {@code root_type} */
    static Resolved resolve(FlatBuffersDeclaration.File file, String rootName) {
        FlatBuffersResolver resolver = new FlatBuffersResolver(file);
        FlatBuffersType root = resolver.root(file, rootName);
        while (!resolver.tables.isEmpty()) {
            resolver.fill(resolver.tables.removeLast());
        }
        if (root instanceof FlatBuffersType.Table table) {
            return new Resolved(table, file.identifier());
        }
        throw new SchemaDiagnostic("%s is no table, and so cannot be the root".formatted(root.name()));
    }

    private FlatBuffersType root(FlatBuffersDeclaration.File file, String rootName) {
        if (!rootName.isEmpty()) {
            return declaration(rootName, "")
                    .or(() -> tableNamed(rootName))
                    .map(this::type)
                    .orElseThrow(() -> new SchemaDiagnostic("The schema has no table " + rootName));
        }
        FlatBuffersToken name = file.root()
                .orElseThrow(() -> new SchemaDiagnostic("The schema has no root_type: name the table to begin with"));
        return named(name, name.text(), file.rootNamespace());
    }

    /** A table that has that name in some namespace. */
    private Optional<FlatBuffersDeclaration> tableNamed(String simple) {
        return declared.values().stream()
                .filter(type -> type.keyword().equals("table") && type.name().endsWith("." + simple))
                .findFirst();
    }

    /** Looks a name up, from the innermost namespace out. */
    private Optional<FlatBuffersDeclaration> declaration(String name, String namespace) {
        for (String within = namespace; ; within = within.substring(0, Math.max(0, within.lastIndexOf('.')))) {
            FlatBuffersDeclaration found = declared.get(within.isEmpty() ? name : within + "." + name);
            if (found != null || within.isEmpty()) {
                return Optional.ofNullable(found);
            }
        }
    }

    private FlatBuffersType named(FlatBuffersToken at, String name, String namespace) {
        Optional<FlatBuffersType> builtIn = FlatBuffersScalarTypes.named(name).map(FlatBuffersType.class::cast);
        return name.equals("string")
                ? TEXT
                : builtIn.or(() -> declaration(name, namespace).map(this::type))
                        .orElseThrow(() -> at.diagnostic("There is no type %s%s".formatted(name, hint)));
    }

    private FlatBuffersType type(FlatBuffersDeclaration.TypeName name, String namespace) {
        FlatBuffersType element = named(name.at(), name.name(), namespace);
        if (!name.vector()) {
            return element;
        }
        return name.length() > 0
                ? new FlatBuffersType.FixedArray(element, name.length())
                : new FlatBuffersType.Vector(element);
    }

    private FlatBuffersType type(FlatBuffersDeclaration declaration) {
        FlatBuffersType known = resolved.get(declaration.name());
        if (known != null) {
            return known;
        }
        if (++depth > MAX_DEPTH) {
            throw declaration.at().diagnostic("Types hold each other in a circle, or deeper than " + MAX_DEPTH);
        }
        FlatBuffersType type = switch (declaration.keyword()) {
            case "table" -> table(declaration);
            case "struct" -> struct(declaration);
            case "enum" -> enumeration(declaration);
            default -> union(declaration);
        };
        depth--;
        resolved.put(declaration.name(), type);
        return type;
    }

    private FlatBuffersType table(FlatBuffersDeclaration declaration) {
        tables.add(declaration);
        return new FlatBuffersType.Table(
                declaration.name(), declaration.attributes().containsKey(ENTRY));
    }

    // -- structs

    private FlatBuffersType struct(FlatBuffersDeclaration declaration) {
        List<FlatBuffersType.StructField> fields = new ArrayList<>();
        int end = 0;
        int alignment = 1;
        for (FlatBuffersDeclaration.Member member : declaration.members()) {
            FlatBuffersType type = type(member.type().orElseThrow(), declaration.namespace());
            if (type instanceof FlatBuffersType.Elsewhere || end > MAX_STRUCT) {
                throw member.at().diagnostic("A struct of at most 65536 bytes holds numbers and structs only");
            }
            int offset = aligned(end, type.alignment());
            fields.add(new FlatBuffersType.StructField(member.name(), type, offset));
            end = offset + type.size();
            alignment = Math.max(alignment, type.alignment());
        }
        if (fields.isEmpty()) {
            throw declaration.at().diagnostic("A struct has fields");
        }
        alignment = Math.max(alignment, forced(declaration));
        return new FlatBuffersType.Struct(declaration.name(), List.copyOf(fields), aligned(end, alignment), alignment);
    }

    private static int aligned(int offset, int alignment) {
        return (offset + alignment - 1) / alignment * alignment;
    }

    private static int forced(FlatBuffersDeclaration declaration) {
        String text = declaration.attributes().getOrDefault("force_align", "1");
        int alignment = (int) number(declaration.at(), text);
        if (alignment < 1 || alignment > 256) {
            throw declaration.at().diagnostic("force_align is 1 to 256");
        }
        return alignment;
    }

    // -- enums and unions

    private FlatBuffersType enumeration(FlatBuffersDeclaration declaration) {
        FlatBuffersDeclaration.TypeName base = declaration
                .base()
                .orElseThrow(() -> declaration
                        .at()
                        .diagnostic("An enum needs its type: enum %s : byte"
                                .formatted(declaration.at().text())));
        if (!(FlatBuffersScalarTypes.named(base.name()).orElse(null) instanceof FlatBuffersType.Scalar scalar)
                || !(scalar.value() instanceof ValueType.Int)) {
            throw base.at().diagnostic("An enum is an integer, not %s".formatted(base.name()));
        }
        boolean flags = declaration.attributes().containsKey("bit_flags");
        Map<Long, Symbol> symbols = new LinkedHashMap<>();
        long next = 0;
        for (FlatBuffersDeclaration.Member member : declaration.members()) {
            long value = member.value().isEmpty() ? next : number(member.at(), member.value());
            symbols.put(flags ? 1L << value : value, new Symbol(member.name(), ""));
            next = value + 1;
        }
        Enumeration enumeration = new Enumeration(declaration.name(), flags, symbols);
        return new FlatBuffersType.Scalar(declaration.name(), scalar.value(), Optional.of(enumeration));
    }

    private FlatBuffersType union(FlatBuffersDeclaration declaration) {
        Map<Long, Symbol> symbols = new LinkedHashMap<>(Map.of(0L, new Symbol("NONE", "No value.")));
        Map<Integer, FlatBuffersType> variants = new HashMap<>();
        long next = 1;
        for (FlatBuffersDeclaration.Member member : declaration.members()) {
            long code = member.value().isEmpty() ? next : number(member.at(), member.value());
            if (code < 1 || code > 255 || symbols.put(code, new Symbol(member.name(), "")) != null) {
                throw member.at().diagnostic("A variant has a number of its own, 1 to 255");
            }
            FlatBuffersType type = member.type().isPresent()
                    ? type(member.type().get(), declaration.namespace())
                    : named(member.at(), member.name(), declaration.namespace());
            if (!(type instanceof FlatBuffersType.Table
                    || type instanceof FlatBuffersType.Struct
                    || type instanceof FlatBuffersType.Text)) {
                throw member.at().diagnostic("A variant is a table, a struct or a string");
            }
            variants.put((int) code, type);
            next = code + 1;
        }
        return new FlatBuffersType.Union(
                declaration.name(), new Enumeration(declaration.name(), false, symbols), Map.copyOf(variants));
    }

    // -- tables

    private void fill(FlatBuffersDeclaration declaration) {
        if (!(resolved.get(declaration.name()) instanceof FlatBuffersType.Table table)) {
            throw new IllegalStateException(declaration.name() + " is no table");
        }
        List<FlatBuffersType.TableField> fields = new ArrayList<>();
        for (FlatBuffersDeclaration.Member member : declaration.members()) {
            FlatBuffersType type = type(member.type().orElseThrow(), declaration.namespace());
            boolean union = unionOf(type) != null;
            String logical = member.attributes().getOrDefault(LOGICAL, member.name());
            String given = member.attributes().get("id");
            int id = given == null ? fields.size() + (union ? 1 : 0) : (int) number(member.at(), given);
            if (type instanceof FlatBuffersType.FixedArray) {
                throw member.at().diagnostic("Arrays of fixed length stand in structs only");
            }
            if (id < (union ? 1 : 0) || id > MAX_FIELDS) {
                throw member.at().diagnostic("The id %d cannot be".formatted(id));
            }
            if (union) {
                fields.add(
                        new FlatBuffersType.TableField(member.name() + "_type", logical, codes(type), id - 1, "NONE"));
            }
            fields.add(new FlatBuffersType.TableField(member.name(), logical, type, id, absent(member, type)));
        }
        fields.sort(Comparator.comparingInt(FlatBuffersType.TableField::id));
        for (int id = 0; id < fields.size(); id++) {
            if (fields.get(id).id() != id) {
                throw declaration.at().diagnostic("The ids of the fields are not 0 to %d".formatted(fields.size() - 1));
            }
        }
        if (table.isEntry() && !hasKey(fields)) {
            throw declaration.at().diagnostic("An entry has a key : string, and a value behind it");
        }
        table.fields(fields);
    }

    private static boolean hasKey(List<FlatBuffersType.TableField> fields) {
        return fields.size() > 1
                && fields.getFirst().name().equals(KEY)
                && fields.getFirst().type() instanceof FlatBuffersType.Text;
    }

    /** The union of a field, which holds one or a vector of them; null for other fields. */
    static FlatBuffersType.@org.jspecify.annotations.Nullable Union unionOf(FlatBuffersType type) {
        return switch (type) {
            case FlatBuffersType.Union union -> union;
            case FlatBuffersType.Vector(FlatBuffersType.Union union) -> union;
            default -> null;
        };
    }

    /** The type of the field that holds a union's type. */
    private static FlatBuffersType codes(FlatBuffersType type) {
        FlatBuffersType.Union union = unionOf(type);
        Enumeration symbols = union == null ? null : union.symbols();
        FlatBuffersType code = new FlatBuffersType.Scalar("ubyte", ValueType.U1, Optional.ofNullable(symbols));
        return type instanceof FlatBuffersType.Vector ? new FlatBuffersType.Vector(code) : code;
    }

    /** The value of a field that the table omits: numbers have a default, other fields are absent. */
    private static String absent(FlatBuffersDeclaration.Member member, FlatBuffersType type) {
        if (!(type instanceof FlatBuffersType.Scalar scalar) || member.value().equals("null")) {
            return "";
        }
        return member.value().isEmpty() ? absent(scalar) : member.value();
    }

    /** The value of a number whose field declares none. */
    static String absent(FlatBuffersType.Scalar scalar) {
        return switch (scalar.value()) {
            case ValueType.Bool bool -> "false";
            case ValueType.Real real -> "0.0";
            default -> scalar.symbols().flatMap(symbols -> symbols.nameOf(0)).orElse("0");
        };
    }

    private static long number(FlatBuffersToken at, String text) {
        try {
            return Long.decode(text);
        } catch (NumberFormatException notANumber) {
            throw at.diagnostic("“%s” is not a number".formatted(text));
        }
    }
}
