package dev.hexplain.decoders.protobuf.schema;

import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.decode.schema.SchemaFile;
import dev.hexplain.decode.schema.SchemaTokens;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads {@code .proto} sources: proto2, proto3 and editions ("Protocol Buffers Language Specification"). What does not
 * affect the bytes (services, reserved ranges, most options) is skipped.
 */
final class ProtoParser {
    private static final int MAX_NUMBER = (1 << 29) - 1;
    private static final int MAX_DEPTH = 100;
    private static final String LOGICAL = "hexplain.logical";

    private final SchemaTokens tokens;
    private boolean packed;
    private boolean delimited;
    /** Whether fields without a label are absent where they have their default value: in proto3. */
    private boolean implicitPresence;

    private int depth;

    private ProtoParser(SchemaFile source) {
        this.tokens = new SchemaTokens(source);
    }

    static ProtoFileDeclaration parse(SchemaFile source) {
        return new ProtoParser(source).file();
    }

    private ProtoFileDeclaration file() {
        ProtoMessageDeclaration file = new ProtoMessageDeclaration("");
        String packageName = "";
        while (!tokens.atEnd()) {
            if (tokens.skip("syntax")) {
                tokens.expect("=");
                packed = tokens.quoted("\"proto2\" or \"proto3\"").equals("proto3");
                implicitPresence = packed;
                tokens.expect(";");
            } else if (tokens.skip("edition")) {
                tokens.expect("=");
                tokens.quoted("an edition");
                packed = true;
                tokens.expect(";");
            } else if (tokens.skip("package")) {
                packageName = tokens.identifier("the name of a package");
                tokens.expect(";");
            } else if (tokens.is("import") || tokens.is("service")) {
                skipStatement();
            } else {
                declaration(file);
            }
        }
        ProtoMessageDeclaration named = new ProtoMessageDeclaration(packageName);
        named.messages.addAll(file.messages);
        named.enums.addAll(file.enums);
        named.extensions.addAll(file.extensions);
        return new ProtoFileDeclaration(named, packed);
    }

    /** A declaration in a file or in a message. */
    private void declaration(ProtoMessageDeclaration scope) {
        if (tokens.skip(";")) {
            return;
        }
        // In editions, symbols may have a visibility.
        if (!tokens.skip("export")) {
            tokens.skip("local");
        }
        if (tokens.skip("option")) {
            fileOption();
        } else if (tokens.skip("message")) {
            scope.messages.add(message(tokens.identifier("the name of a message")));
        } else if (tokens.skip("enum")) {
            scope.enums.add(enumeration());
        } else if (tokens.skip("extend")) {
            extension(scope);
        } else {
            throw tokens.unexpected("a message, an enum, a service or an option");
        }
    }

    /** Features of editions that affect the encoding; all other options are ignored. */
    private void fileOption() {
        String name = optionName();
        tokens.expect("=");
        feature(name, tokens.text());
        tokens.skipTo(";");
        tokens.expect(";");
    }

    private void feature(String name, String value) {
        if (name.equals("features.repeated_field_encoding")) {
            packed = value.equals("PACKED");
        } else if (name.equals("features.message_encoding")) {
            delimited = value.equals("DELIMITED");
        }
    }

    private String optionName() {
        StringBuilder name = new StringBuilder();
        while (!tokens.is("=") && !tokens.atEnd()) {
            name.append(tokens.text());
            tokens.advance();
        }
        return name.toString();
    }

    private ProtoMessageDeclaration message(String name) {
        if (++depth > MAX_DEPTH) {
            throw tokens.diagnostic("Messages are declared in messages more than " + MAX_DEPTH + " deep");
        }
        ProtoMessageDeclaration message = new ProtoMessageDeclaration(name);
        tokens.expect("{");
        while (!tokens.skip("}")) {
            member(message);
        }
        message.requireOwnNumbers();
        depth--;
        return message;
    }

    private void member(ProtoMessageDeclaration message) {
        if (tokens.is("reserved") || tokens.is("extensions")) {
            tokens.skipTo(";");
            tokens.expect(";");
        } else if (tokens.skip("oneof")) {
            tokens.identifier("the name of a oneof");
            tokens.expect("{");
            while (!tokens.skip("}")) {
                if (tokens.is("option")) {
                    skipStatement();
                } else if (!tokens.skip(";")) {
                    message.fields.add(field(message, "", true));
                }
            }
        } else if (isDeclaration()) {
            declaration(message);
        } else {
            message.fields.add(field(message, "", !implicitPresence));
        }
    }

    private boolean isDeclaration() {
        return tokens.is("message")
                || tokens.is("enum")
                || tokens.is("extend")
                || tokens.is("option")
                || tokens.is("export")
                || tokens.is("local")
                || tokens.is(";");
    }

    private void extension(ProtoMessageDeclaration scope) {
        String extended = tokens.identifier("the name of a message");
        tokens.expect("{");
        while (!tokens.skip("}")) {
            if (!tokens.skip(";")) {
                scope.extensions.add(field(scope, extended, true));
            }
        }
    }

    /** @param present whether a field without a label has explicit presence */
    private ProtoFieldDeclaration field(ProtoMessageDeclaration scope, String extended, boolean present) {
        int line = tokens.line();
        int column = tokens.column();
        boolean repeated = tokens.skip("repeated");
        boolean labelled = !repeated && (tokens.skip("optional") || tokens.skip("required"));
        boolean optional = !repeated && (labelled || present);
        String type = tokens.identifier("the type of a field");
        if (type.equals("map") && tokens.is("<")) {
            return map(scope, line, column);
        }
        String name = tokens.identifier("the name of a field");
        int number = number();
        Options options = options();
        if (type.equals("group")) {
            scope.messages.add(message(name));
            String lower = name.toLowerCase(Locale.ROOT);
            return new ProtoFieldDeclaration(
                    lower,
                    number,
                    name,
                    ProtoFieldKind.GROUP,
                    repeated,
                    optional,
                    null,
                    logical(options, lower),
                    extended,
                    line,
                    column);
        }
        tokens.expect(";");
        boolean group = options.delimited == null ? delimited : options.delimited;
        @Nullable ProtoFieldKind kind = group ? ProtoFieldKind.GROUP : null;
        ProtoFieldKind known = ProtoFieldKind.scalar(type).orElse(kind);
        return new ProtoFieldDeclaration(
                name,
                number,
                type,
                known,
                repeated,
                optional,
                options.packed,
                logical(options, name),
                extended,
                line,
                column);
    }

    private ProtoFieldDeclaration map(ProtoMessageDeclaration scope, int line, int column) {
        tokens.expect("<");
        String keyType = tokens.identifier("the type of keys");
        tokens.expect(",");
        String valueType = tokens.identifier("the type of values");
        tokens.expect(">");
        String name = tokens.identifier("the name of a field");
        int number = number();
        Options options = options();
        tokens.expect(";");
        ProtoMessageDeclaration entry = new ProtoMessageDeclaration(entryName(name));
        entry.mapEntry = true;
        entry.fields.add(plain("key", 1, keyType, line, column));
        entry.fields.add(plain("value", 2, valueType, line, column));
        scope.messages.add(entry);
        return new ProtoFieldDeclaration(
                name, number, entry.name, null, true, false, null, logical(options, name), "", line, column);
    }

    private static ProtoFieldDeclaration plain(String name, int number, String type, int line, int column) {
        ProtoFieldKind kind = ProtoFieldKind.scalar(type).orElse(null);
        return new ProtoFieldDeclaration(name, number, type, kind, false, false, null, "", "", line, column);
    }

    /** The name that compilers give to an entry type: {@code FooBarEntry} for {@code foo_bar}. */
    private static String entryName(String field) {
        String camel = camel(field);
        return Character.toUpperCase(camel.charAt(0)) + camel.substring(1) + "Entry";
    }

    private int number() {
        tokens.expect("=");
        long number = tokens.integer("the number of a field");
        if (number < 1 || number > MAX_NUMBER) {
            throw tokens.diagnostic("Fields are numbered from 1 to " + MAX_NUMBER + ", not " + number);
        }
        return (int) number;
    }

    /** Options of a field that affect its encoding or its name. */
    private static final class Options {
        private @Nullable Boolean packed;
        private @Nullable Boolean delimited;
        private @Nullable String logical;
        private @Nullable String jsonName;
    }

    private Options options() {
        Options options = new Options();
        if (tokens.skip("[")) {
            bracketed(options);
        }
        remark(options, tokens.comment());
        return options;
    }

    private void bracketed(Options options) {
        while (!tokens.skip("]")) {
            String name = optionName();
            tokens.expect("=");
            option(options, name);
            tokens.skipTo(",", "]");
            if (!tokens.skip(",") && !tokens.is("]")) {
                throw tokens.unexpected("',' or ']'");
            }
        }
    }

    /** A comment says what would be an option that compilers do not know. */
    private static void remark(Options options, String comment) {
        if (comment.startsWith(LOGICAL)) {
            SchemaTokens said = new SchemaTokens(comment);
            said.advance();
            if (said.skip("=") && said.kind() == SchemaTokens.Kind.TEXT) {
                options.logical = said.text();
            }
        }
    }

    private void option(Options options, String name) {
        switch (name) {
            case "packed" -> options.packed = tokens.is("true");
            case "features.repeated_field_encoding" -> options.packed = tokens.is("PACKED");
            case "features.message_encoding" -> options.delimited = tokens.is("DELIMITED");
            case "json_name" -> options.jsonName = tokens.quoted("a name");
            case "(" + LOGICAL + ")" -> options.logical = tokens.quoted("a name");
            default -> {}
        }
    }

    private static String logical(Options options, String name) {
        if (options.logical != null) {
            return options.logical;
        }
        return options.jsonName != null ? options.jsonName : camel(name);
    }

    /** The field's name in JSON, and in most languages: {@code sourceId} for {@code source_id}. */
    static String camel(String name) {
        StringBuilder camel = new StringBuilder();
        boolean upper = false;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c == '_') {
                upper = true;
            } else {
                camel.append(upper ? Character.toUpperCase(c) : c);
                upper = false;
            }
        }
        return camel.isEmpty() ? name : camel.toString();
    }

    private ProtoEnumDeclaration enumeration() {
        String name = tokens.identifier("the name of an enum");
        Map<Long, String> names = new HashMap<>();
        tokens.expect("{");
        while (!tokens.skip("}")) {
            if (tokens.is("option") || tokens.is("reserved")) {
                tokens.skipTo(";");
                tokens.expect(";");
            } else if (!tokens.skip(";")) {
                String symbol = tokens.identifier("the name of a value");
                tokens.expect("=");
                names.putIfAbsent(tokens.integer("the number of a value"), symbol);
                options();
                tokens.expect(";");
            }
        }
        return new ProtoEnumDeclaration(name, names);
    }

    /** Skips a statement that ends with a semicolon or a block. */
    private void skipStatement() {
        tokens.advance();
        tokens.skipTo(";", "{");
        if (tokens.skip("{")) {
            tokens.skipTo("}");
            tokens.expect("}");
        } else {
            tokens.expect(";");
        }
    }

    static SchemaDiagnostic unknownType(ProtoFieldDeclaration field, String hint) {
        return new SchemaDiagnostic(
                field.line(),
                field.column(),
                "The type " + field.type() + " of " + field.name() + " is declared nowhere" + hint);
    }
}
