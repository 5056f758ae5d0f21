package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.decode.schema.SchemaFile;
import dev.hexplain.decode.schema.SchemaFiles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the schema language (FlatBuffers, "Formal grammar of the schema language"). */
final class FlatBuffersSchemaParser {
    private static final int IDENTIFIER = 4;

    private final List<FlatBuffersToken> tokens;
    private final Map<String, FlatBuffersDeclaration> types;
    private int next;
    private String namespace = "";
    private Optional<FlatBuffersToken> root = Optional.empty();
    private String rootNamespace = "";
    private String identifier = "";

    private FlatBuffersSchemaParser(List<FlatBuffersToken> tokens, Map<String, FlatBuffersDeclaration> types) {
        this.tokens = tokens;
        this.types = types;
    }

    /** Parses all files; the first declares the root. */
    static FlatBuffersDeclaration.File parse(SchemaFiles files) {
        Map<String, FlatBuffersDeclaration> types = new LinkedHashMap<>();
        FlatBuffersSchemaParser main = parse(files.all().getFirst(), types);
        files.all().stream().skip(1).forEach(file -> parse(file, types));
        return new FlatBuffersDeclaration.File(types, main.root, main.rootNamespace, main.identifier, files.hint());
    }

    private static FlatBuffersSchemaParser parse(SchemaFile file, Map<String, FlatBuffersDeclaration> types) {
        FlatBuffersSchemaParser parser = new FlatBuffersSchemaParser(FlatBuffersToken.all(file), types);
        while (!parser.peek().is(FlatBuffersToken.END)) {
            parser.statement();
        }
        return parser;
    }

    private FlatBuffersToken peek() {
        return tokens.get(next);
    }

    private FlatBuffersToken take() {
        FlatBuffersToken token = tokens.get(next);
        next += token.is(FlatBuffersToken.END) ? 0 : 1;
        return token;
    }

    private boolean skip(String sign) {
        boolean there = peek().is(sign);
        next += there ? 1 : 0;
        return there;
    }

    private void expect(String sign) {
        if (!skip(sign)) {
            throw peek().diagnostic("Expected “%s”, found %s".formatted(sign, peek()));
        }
    }

    private FlatBuffersToken word() {
        if (!peek().isWord()) {
            throw peek().diagnostic("Expected a name, found %s".formatted(peek()));
        }
        return take();
    }

    private void statement() {
        FlatBuffersToken keyword = take();
        switch (keyword.text()) {
            case "namespace" -> {
                namespace = peek().isWord() ? take().text() : "";
                expect(";");
            }
            case "table", "struct", "enum", "union" -> declaration(keyword.text());
            case "root_type" -> {
                root = Optional.of(word());
                rootNamespace = namespace;
                expect(";");
            }
            case "file_identifier" -> identifier();
            case "attribute", "file_extension", "include" -> {
                take();
                expect(";");
            }
            case "rpc_service" -> {
                word();
                skipBraces();
            }
            default -> throw keyword.diagnostic("Expected a declaration, found %s".formatted(keyword));
        }
    }

    private void identifier() {
        FlatBuffersToken text = take();
        identifier = unquoted(text.text());
        if (identifier.length() != IDENTIFIER) {
            throw text.diagnostic("A file identifier has %d characters".formatted(IDENTIFIER));
        }
        expect(";");
    }

    private void skipBraces() {
        expect("{");
        while (!skip("}")) {
            if (take().is(FlatBuffersToken.END)) {
                throw peek().diagnostic("A } is missing");
            }
        }
    }

    private void declaration(String keyword) {
        FlatBuffersToken at = word();
        String name = namespace.isEmpty() ? at.text() : namespace + "." + at.text();
        Optional<FlatBuffersDeclaration.TypeName> base = skip(":") ? Optional.of(type()) : Optional.empty();
        Map<String, String> attributes = attributes();
        List<FlatBuffersDeclaration.Member> members = new ArrayList<>();
        expect("{");
        while (!skip("}")) {
            members.add(keyword.equals("table") || keyword.equals("struct") ? field() : value());
        }
        FlatBuffersDeclaration declaration =
                new FlatBuffersDeclaration(at, name, namespace, keyword, base, members, attributes);
        if (types.put(name, declaration) != null) {
            throw at.diagnostic("%s is declared twice".formatted(name));
        }
    }

    private FlatBuffersDeclaration.Member field() {
        FlatBuffersToken name = word();
        expect(":");
        FlatBuffersDeclaration.TypeName type = type();
        String value = skip("=") ? take().text() : "";
        Map<String, String> attributes = attributes();
        expect(";");
        return new FlatBuffersDeclaration.Member(name, name.text(), Optional.of(type), value, attributes);
    }

    /** A value of an enum, or a variant of a union: {@code name : type = number}. */
    private FlatBuffersDeclaration.Member value() {
        FlatBuffersToken name = word();
        Optional<FlatBuffersDeclaration.TypeName> type = skip(":") ? Optional.of(type()) : Optional.empty();
        String value = skip("=") ? take().text() : "";
        Map<String, String> attributes = attributes();
        if (!peek().is("}")) {
            expect(",");
        }
        return new FlatBuffersDeclaration.Member(name, name.text(), type, value, attributes);
    }

    private FlatBuffersDeclaration.TypeName type() {
        if (!skip("[")) {
            FlatBuffersToken name = word();
            return new FlatBuffersDeclaration.TypeName(name, name.text(), false, 0);
        }
        FlatBuffersToken name = word();
        int length = skip(":") ? length(take()) : 0;
        expect("]");
        return new FlatBuffersDeclaration.TypeName(name, name.text(), true, length);
    }

    private static int length(FlatBuffersToken number) {
        try {
            int length = Integer.decode(number.text());
            if (length > 0 && length <= 0xFFFF) {
                return length;
            }
        } catch (NumberFormatException notANumber) {
            // Reported below.
        }
        throw number.diagnostic("An array has 1 to 65535 elements, not %s".formatted(number));
    }

    /** {@code (id: 3, deprecated)}. */
    private Map<String, String> attributes() {
        Map<String, String> attributes = new LinkedHashMap<>();
        if (skip("(")) {
            while (!skip(")")) {
                String name = unquoted(take().text());
                attributes.put(name, skip(":") ? unquoted(take().text()) : "");
                if (!peek().is(")")) {
                    expect(",");
                }
            }
        }
        return attributes;
    }

    private static String unquoted(String text) {
        return text.length() > 1 && text.startsWith("\"") ? text.substring(1, text.length() - 1) : text;
    }
}
