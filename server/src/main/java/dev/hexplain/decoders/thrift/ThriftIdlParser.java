package dev.hexplain.decoders.thrift;

import dev.hexplain.decode.schema.SchemaFile;
import dev.hexplain.decode.schema.SchemaFiles;
import dev.hexplain.decode.schema.SchemaTokens;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Place;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Struct;
import dev.hexplain.tree.Enumeration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads interface files ("Thrift interface description language"): structs, unions, exceptions, enums, typedefs, and
 * the arguments and results of services. Constants and namespaces are skipped. Names of another file are qualified by
 * its name without the folder, {@code shared.Money}. A field's annotation {@code (hexplain.logical = "…")} names the
 * member of the encoded object.
 */
final class ThriftIdlParser {
    private static final int MAX_DEPTH = 100;

    private record FieldDeclaration(int id, String name, String logical, ThriftTypeName type) {}

    private final SchemaFiles files;
    /** The tokens of the current file. */
    private SchemaTokens tokens;

    private String file = "";
    private final ThriftIdlTypes types;
    private final Map<Struct, List<FieldDeclaration>> declared = new LinkedHashMap<>();
    private final Map<String, Struct> arguments = new HashMap<>();
    private final Map<String, Struct> results = new HashMap<>();
    private int made;

    ThriftIdlParser(SchemaFiles files) {
        this.files = files;
        this.types = new ThriftIdlTypes(files.hint());
        this.tokens = new SchemaTokens("");
    }

    ThriftSchema read(String root) {
        for (SchemaFile each : files.all()) {
            tokens = new SchemaTokens(each);
            file = each.baseName();
            while (!tokens.atEnd()) {
                definition();
            }
        }
        List<Struct> all = List.copyOf(declared.keySet());
        Place found =
                types.place("value", "", 0, types.root(files.all().getFirst().baseName(), root));
        declared.forEach((struct, fields) -> fields.forEach(field -> link(struct, field)));
        return new ThriftSchema(all, List.copyOf(types.places), found, arguments, results);
    }

    private void link(Struct struct, FieldDeclaration field) {
        struct.fields.putIfAbsent(
                field.id(), types.place(field.name(), field.logical(), field.id(), types.linked(field.type(), 0)));
    }

    // -- declarations

    private void definition() {
        switch (tokens.text()) {
            case "namespace", "include", "cpp_include" -> header();
            case "const" -> constant();
            case "typedef" -> {
                tokens.advance();
                ThriftTypeName type = type(0);
                types.typedefs.put(declared(tokens.identifier("a name")), type);
                annotations();
                separator();
            }
            case "enum", "senum" -> enumeration();
            case "struct", "union", "exception" -> {
                tokens.advance();
                String name = tokens.identifier("a name");
                Struct struct = new Struct(made++, name);
                types.structs.put(declared(name), struct);
                tokens.skip("xsd_all");
                declared.put(struct, fields("{", "}"));
                annotations();
                separator();
            }
            case "service" -> service();
            default -> throw tokens.unexpected("a struct, an enum, a typedef, a constant or a service");
        }
    }

    /** These end with their line, not with punctuation: a scope and a name, or a text. */
    private void header() {
        boolean include = !tokens.is("namespace");
        tokens.advance();
        if (include) {
            tokens.quoted("the name of a file");
            return;
        }
        if (!tokens.skip("*")) {
            tokens.identifier("a language");
        }
        if (tokens.kind() == SchemaTokens.Kind.TEXT) {
            tokens.advance();
        } else {
            tokens.identifier("a namespace");
        }
        annotations();
        separator();
    }

    private void constant() {
        tokens.advance();
        type(0);
        tokens.identifier("a name");
        tokens.expect("=");
        value();
        separator();
    }

    /** A constant's value: one token, a sign and one, or something in brackets. */
    private void value() {
        if (tokens.is("{") || tokens.is("[")) {
            String close = tokens.is("{") ? "}" : "]";
            tokens.advance();
            tokens.skipTo(close);
            tokens.expect(close);
            return;
        }
        if (!tokens.skip("-")) {
            tokens.skip("+");
        }
        tokens.advance();
    }

    private void enumeration() {
        tokens.advance();
        String name = tokens.identifier("a name");
        Map<Long, Enumeration.Symbol> symbols = new HashMap<>();
        tokens.expect("{");
        long next = 0;
        while (!tokens.skip("}")) {
            String symbol = tokens.kind() == SchemaTokens.Kind.TEXT
                    ? tokens.quoted("a name")
                    : tokens.identifier("the name of a value");
            long number = tokens.skip("=") ? tokens.integer("the number of a value") : next;
            symbols.putIfAbsent(number, new Enumeration.Symbol(symbol, ""));
            next = number + 1;
            annotations();
            separator();
        }
        annotations();
        separator();
        types.enums.put(declared(name), new Enumeration(name, false, symbols));
    }

    private void service() {
        tokens.advance();
        tokens.identifier("the name of a service");
        if (tokens.skip("extends")) {
            tokens.identifier("the name of a service");
        }
        tokens.expect("{");
        while (!tokens.skip("}")) {
            method();
        }
        annotations();
        separator();
    }

    private void method() {
        tokens.skip("oneway");
        boolean nothing = tokens.skip("void");
        ThriftTypeName returned = nothing ? typeName("void", List.of(), 0, 0) : type(0);
        String name = tokens.identifier("the name of a method");
        Struct call = new Struct(made++, name + ".arguments");
        declared.put(call, fields("(", ")"));
        arguments.put(name, call);
        Struct reply = new Struct(made++, name + ".result");
        List<FieldDeclaration> result = new ArrayList<>();
        if (!nothing) {
            result.add(new FieldDeclaration(0, "success", "success", returned));
        }
        if (tokens.skip("throws")) {
            result.addAll(fields("(", ")"));
        }
        declared.put(reply, result);
        results.put(name, reply);
        annotations();
        separator();
    }

    private List<FieldDeclaration> fields(String open, String close) {
        List<FieldDeclaration> fields = new ArrayList<>();
        tokens.expect(open);
        int implicit = -1;
        while (!tokens.skip(close)) {
            int id = implicit;
            if (tokens.kind() == SchemaTokens.Kind.NUMBER || tokens.is("-") || tokens.is("+")) {
                id = (int) tokens.integer("the number of a field");
                tokens.expect(":");
            } else {
                implicit--;
            }
            if (!tokens.skip("required")) {
                tokens.skip("optional");
            }
            requireOwn(id, fields);
            ThriftTypeName type = type(0);
            tokens.skip("&");
            String name = tokens.identifier("the name of a field");
            if (tokens.skip("=")) {
                value();
            }
            String logical = annotations();
            fields.add(new FieldDeclaration(id, name, logical == null ? name : logical, type));
            separator();
        }
        return fields;
    }

    /** Refuses a field that has the number of another, of which bytes could only be the one. */
    private void requireOwn(int id, List<FieldDeclaration> fields) {
        for (FieldDeclaration each : fields) {
            if (each.id() == id) {
                throw tokens.diagnostic("A field has the number %d of %s".formatted(id, each.name()));
            }
        }
    }

    private ThriftTypeName type(int depth) {
        if (depth > MAX_DEPTH) {
            throw tokens.diagnostic("Types hold types more than " + MAX_DEPTH + " deep");
        }
        int line = tokens.line();
        int column = tokens.column();
        String name = tokens.identifier("a type");
        List<ThriftTypeName> held = new ArrayList<>();
        if (name.equals("map") || name.equals("set") || name.equals("list")) {
            if (tokens.skip("cpp_type")) {
                tokens.quoted("a type of C++");
            }
            tokens.expect("<");
            held.add(type(depth + 1));
            if (name.equals("map")) {
                tokens.expect(",");
                held.add(type(depth + 1));
            }
            tokens.expect(">");
        }
        annotations();
        return typeName(name, held, line, column);
    }

    private ThriftTypeName typeName(String name, List<ThriftTypeName> arguments, int line, int column) {
        return new ThriftTypeName(file, name, arguments, line, column);
    }

    private String declared(String name) {
        return file + "." + name;
    }

    /** Returns the logical name among them. */
    private @Nullable String annotations() {
        @Nullable String logical = null;
        if (!tokens.skip("(")) {
            return null;
        }
        while (!tokens.skip(")")) {
            String name = tokens.identifier("the name of an annotation");
            if (tokens.skip("=")) {
                String value = tokens.quoted("the value of an annotation");
                logical = name.equals("hexplain.logical") ? value : logical;
            }
            separator();
        }
        return logical;
    }

    private void separator() {
        if (!tokens.skip(",")) {
            tokens.skip(";");
        }
    }
}
