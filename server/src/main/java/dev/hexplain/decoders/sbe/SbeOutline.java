package dev.hexplain.decoders.sbe;

import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.decode.schema.SchemaOutline;
import dev.hexplain.decode.schema.SchemaOutline.Content;
import dev.hexplain.decode.schema.SchemaOutline.Member;
import dev.hexplain.tree.Enumeration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A message of a schema, for those who encode by it. */
final class SbeOutline {
    private SbeOutline() {}

    /** The message of a name, or the only one: its name is not in the bytes. */
    static SchemaOutline of(SbeMessageSchema schema, String root) {
        List<SbeBody> all = schema.messages().values().stream()
                .map(SbeMessageSchema.Message::body)
                .toList();
        return all.stream()
                .filter(body -> body.name().equals(root) || all.size() == 1)
                .findFirst()
                .map(SbeOutline::body)
                .orElseThrow(() -> new SchemaDiagnostic("The schema has no message " + root));
    }

    private static SchemaOutline.Struct body(SbeBody body) {
        SchemaOutline.Struct made = new SchemaOutline.Struct(body.name());
        for (SbeMember field : body.fields()) {
            add(made, field);
        }
        for (SbeBody.Group group : body.groups()) {
            made.add(member(group.body().name(), group(group), group.entries() == SbeBody.Entries.OPTIONAL));
        }
        for (SbeBody.Data data : body.data()) {
            made.add(member(data.name(), data(data), false));
        }
        return made;
    }

    /** Constants are in the schema, and not in the bytes. */
    private static void add(SchemaOutline.Struct to, SbeMember member) {
        boolean isConstant = member.type() instanceof SbeType.Simple simple
                && simple.constant().isPresent();
        if (!isConstant) {
            to.add(member(member.name(), type(member.type()), isOptional(member.type())));
        }
    }

    private static Member member(String name, SchemaOutline type, boolean isOptional) {
        return new Member(name, 0, type, isOptional, false);
    }

    /** Constants have a null value in any case. */
    private static boolean isOptional(SbeType type) {
        return switch (type) {
            case SbeType.Simple simple -> simple.optional();
            case SbeType.Symbolic _ -> true;
            case SbeType.Composite _ -> false;
        };
    }

    private static SchemaOutline group(SbeBody.Group group) {
        SbeBody entry = group.body();
        return switch (group.entries()) {
            case LISTED -> new SchemaOutline.Sequence(entry(entry));
            case OPTIONAL -> entry(entry);
            case MAPPED -> new SchemaOutline.Entries(part(entry, SbeBody.KEY), part(entry, SbeBody.VALUE));
        };
    }

    /** What an entry holds: a value alone, or all of its members. */
    private static SchemaOutline entry(SbeBody entry) {
        return entry.held().filter(SbeBody.VALUE::equals).isPresent() ? part(entry, SbeBody.VALUE) : body(entry);
    }

    private static SchemaOutline part(SbeBody entry, String name) {
        return body(entry).members().stream()
                .filter(member -> member.name().equals(name))
                .findFirst()
                .map(Member::type)
                .orElseThrow(() -> new SchemaDiagnostic("An entry of %s has no %s".formatted(entry.name(), name)));
    }

    private static SchemaOutline data(SbeBody.Data data) {
        return new SchemaOutline.Scalar(data.type().name(), data.isText() ? Content.TEXT : Content.BYTES);
    }

    private static SchemaOutline type(SbeType type) {
        return switch (type) {
            case SbeType.Simple simple -> new SchemaOutline.Scalar(word(simple), content(simple));
            case SbeType.Symbolic symbolic -> symbolic(symbolic);
            case SbeType.Composite composite -> {
                SchemaOutline.Struct made = new SchemaOutline.Struct(composite.name());
                composite.members().forEach(member -> add(made, member));
                yield made;
            }
        };
    }

    private static String word(SbeType.Simple type) {
        return type.length() == 1
                ? type.primitive().id()
                : "%s[%d]".formatted(type.primitive().id(), type.length());
    }

    private static Content content(SbeType.Simple type) {
        if (type.length() != 1) {
            return type.primitive() == SbePrimitive.CHAR ? Content.TEXT : Content.OTHER;
        }
        return switch (type.primitive()) {
            case CHAR -> Content.OTHER;
            case INT8 -> Content.INT8;
            case INT16 -> Content.INT16;
            case INT32 -> Content.INT32;
            case INT64 -> Content.INT64;
            case UINT8 -> Content.UINT8;
            case UINT16 -> Content.UINT16;
            case UINT32 -> Content.UINT32;
            case UINT64 -> Content.UINT64;
            case FLOAT -> Content.FLOAT;
            case DOUBLE -> Content.DOUBLE;
        };
    }

    private static SchemaOutline symbolic(SbeType.Symbolic type) {
        if (type.symbols().flags()) {
            return new SchemaOutline.Scalar("the set " + type.name(), Content.OTHER);
        }
        if (type.isTruth()) {
            return new SchemaOutline.Scalar(type.name(), Content.BOOLEAN);
        }
        Map<Long, String> symbols = new LinkedHashMap<>();
        type.symbols().symbols().forEach((number, symbol) -> put(symbols, number, symbol));
        return new SchemaOutline.Constants(
                type.name(), symbols, type.primitive().id());
    }

    private static void put(Map<Long, String> symbols, Long number, Enumeration.Symbol symbol) {
        if (!symbol.name().equals(SbeType.Symbolic.NONE)) {
            symbols.put(number, symbol.name());
        }
    }
}
