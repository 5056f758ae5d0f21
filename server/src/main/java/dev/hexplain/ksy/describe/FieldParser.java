package dev.hexplain.ksy.describe;

import dev.hexplain.ksy.model.Diagnostic;
import dev.hexplain.ksy.model.Location;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Parses a list of Java fields.
 *
 * <pre>
 * fields     = field { ("," | ";") field }
 * field      = { modifier } type name { "[" [ number ] "]" } | name ":" type | name
 * type       = identifier [ "{" constant { "," constant } "}" ] { "[" [ number ] "]" }
 * </pre>
 *
 * A name alone has the type of the field before it. Comments are skipped, and so are static and transient fields.
 */
final class FieldParser {
    private static final int LARGEST_COUNT = 1_000_000;
    private static final int MOST_DIMENSIONS = 4;
    private static final int MOST_FIELDS = 1000;
    private static final Set<String> MODIFIERS =
            Set.of("public", "protected", "private", "final", "volatile", "enum", "static", "transient");
    private static final Set<String> NOT_WRITTEN = Set.of("static", "transient");
    private static final Map<String, String> BOXES = Map.of(
            "Boolean", "boolean",
            "Byte", "byte",
            "Short", "short",
            "Character", "char",
            "Integer", "int",
            "Long", "long",
            "Float", "float",
            "Double", "double");

    /** The fields, and the errors. */
    record Parsed(List<JavaField> fields, List<Diagnostic> diagnostics) {}

    private final FieldTokens tokens;
    private final Map<String, JavaField> fields = new LinkedHashMap<>();
    private final Map<String, JavaType.Enumerated> enums = new LinkedHashMap<>();
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    private @Nullable JavaType last;

    private static final class Misread extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final transient FieldTokens.Token token;

        Misread(FieldTokens.Token token, String message) {
            super(message, null, false, false);
            this.token = token;
        }
    }

    private FieldParser(String text) {
        this.tokens = new FieldTokens(text);
    }

    static Parsed parse(String text) {
        FieldParser parser = new FieldParser(text);
        parser.fields();
        return new Parsed(List.copyOf(parser.fields.values()), List.copyOf(parser.diagnostics));
    }

    private void fields() {
        while (!tokens.atEnd() && fields.size() < MOST_FIELDS) {
            if (tokens.skip(",") || tokens.skip(";")) {
                continue;
            }
            try {
                field();
            } catch (Misread misread) {
                error(misread.token, String.valueOf(misread.getMessage()));
                tokens.skipField();
            }
        }
        if (!tokens.atEnd()) {
            error(tokens.peek(), "a record may have at most %d fields".formatted(MOST_FIELDS));
        } else if (fields.isEmpty() && diagnostics.isEmpty()) {
            error(tokens.peek(), "expected a field, such as `long id`");
        }
    }

    private void field() {
        boolean written = true;
        while (MODIFIERS.contains(tokens.peek().text())) {
            written &= !NOT_WRITTEN.contains(tokens.next().text());
        }
        FieldTokens.Token first = word("a type");
        JavaType known = last;
        if (tokens.skip(":")) {
            add(first, type(word("a type")), written);
        } else if (known != null && tokens.atEndOfField()) {
            add(first, known, written);
        } else if (tokens.atEndOfField()) {
            throw new Misread(first, "`%s` has no type: expected a type and a name".formatted(first.text()));
        } else {
            JavaType type = type(first);
            last = type;
            FieldTokens.Token name = word("a name");
            add(name, dimensions(type), written);
        }
        if (!tokens.atEndOfField()) {
            throw new Misread(
                    tokens.peek(),
                    "expected `,` behind a field, found `%s`"
                            .formatted(tokens.peek().text()));
        }
    }

    private void add(FieldTokens.Token name, JavaType type, boolean written) {
        if (fields.containsKey(name.text())) {
            throw new Misread(name, "there is a field `%s` already".formatted(name.text()));
        }
        if (written) {
            fields.put(name.text(), new JavaField(name.text(), type));
        }
    }

    private JavaType type(FieldTokens.Token name) {
        JavaType type = tokens.skip("{") ? enumeration(name) : named(name);
        return dimensions(type);
    }

    private JavaType dimensions(JavaType of) {
        List<Integer> counts = new ArrayList<>();
        FieldTokens.Token open = tokens.peek();
        while (tokens.skip("[")) {
            counts.add(tokens.skip("]") ? -1 : count());
        }
        if (counts.size() > MOST_DIMENSIONS) {
            throw new Misread(open, "arrays have at most %d dimensions here".formatted(MOST_DIMENSIONS));
        }
        JavaType type = of;
        for (int count : counts.reversed()) {
            type = new JavaType.Array(type, count);
        }
        return type;
    }

    private int count() {
        FieldTokens.Token token = tokens.next();
        if (!token.text().matches("[0-9]{1,7}") || Integer.parseInt(token.text()) > LARGEST_COUNT) {
            throw new Misread(
                    token, "expected `]`, or a number of elements up to %d before it".formatted(LARGEST_COUNT));
        }
        expect("]");
        return Integer.parseInt(token.text());
    }

    private JavaType named(FieldTokens.Token token) {
        String name = token.text().substring(token.text().lastIndexOf('.') + 1);
        JavaType.Enumerated known = enums.get(name);
        if (known != null) {
            return known;
        }
        return switch (name) {
            case "String" -> new JavaType.Text();
            case "UUID" -> new JavaType.Uuid();
            default -> JavaType.Primitive.named(name).orElseThrow(() -> new Misread(token, unknown(name)));
        };
    }

    private static String unknown(String name) {
        String box = BOXES.get(name);
        if (box != null) {
            return "`%s` may be null, and how that is written differs: write `%s` where it never is"
                    .formatted(name, box);
        }
        return ("`%s` is not known: expected a primitive type, String, UUID, or an array of these; an enum with its"
                        + " constants is written `%s{FIRST, SECOND}`")
                .formatted(name, name);
    }

    private JavaType enumeration(FieldTokens.Token name) {
        List<String> constants = new ArrayList<>();
        while (!tokens.skip("}")) {
            constants.add(word("a constant or `}`").text());
            tokens.skip(",");
        }
        if (constants.isEmpty()) {
            throw new Misread(name, "the enum `%s` has no constants".formatted(name.text()));
        }
        JavaType.Enumerated type = new JavaType.Enumerated(name.text(), List.copyOf(constants));
        enums.put(name.text(), type);
        return type;
    }

    private FieldTokens.Token word(String expected) {
        FieldTokens.Token token = tokens.next();
        if (!token.isWord()) {
            throw new Misread(token, "expected %s, found %s".formatted(expected, token.shown()));
        }
        return token;
    }

    private void expect(String text) {
        FieldTokens.Token token = tokens.next();
        if (!token.text().equals(text)) {
            throw new Misread(token, "expected `%s`, found %s".formatted(text, token.shown()));
        }
    }

    private void error(FieldTokens.Token at, String message) {
        diagnostics.add(Diagnostic.error(new Location("", at.line(), at.column(), ""), message));
    }
}
