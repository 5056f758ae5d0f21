package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.decode.schema.SchemaFile;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A token of a schema: a word, number, string or punctuation, and its line. Strings keep their quotes. */
record FlatBuffersToken(String text, int line, int column) {
    private static final Pattern NEXT = Pattern.compile("\\s++|//[^\\n]*+|/\\*[\\s\\S]*?\\*/"
            + "|(?<token>\"(?:[^\"\\\\\\n]|\\\\.)*+\"|[+-]?[0-9][\\w.+-]*+|[+-]?[A-Za-z_][\\w.]*+|[{}()\\[\\]:;,=])");

    static final String END = "";

    /** All tokens, followed by one without text. */
    static List<FlatBuffersToken> all(SchemaFile file) {
        String schema = file.text();
        List<FlatBuffersToken> tokens = new ArrayList<>();
        Matcher matcher = NEXT.matcher(schema);
        int line = file.firstLine();
        int lineStart = 0;
        int at = 0;
        while (at < schema.length()) {
            if (!matcher.region(at, schema.length()).lookingAt()) {
                throw new SchemaDiagnostic(
                        line, at - lineStart + 1, "No “%c” can stand here".formatted(schema.charAt(at)));
            }
            if (matcher.group("token") != null) {
                tokens.add(new FlatBuffersToken(matcher.group("token"), line, at - lineStart + 1));
            }
            for (int i = at; i < matcher.end(); i++) {
                if (schema.charAt(i) == '\n') {
                    line++;
                    lineStart = i + 1;
                }
            }
            at = matcher.end();
        }
        tokens.add(new FlatBuffersToken(END, line, at - lineStart + 1));
        return tokens;
    }

    boolean is(String sign) {
        return text.equals(sign);
    }

    boolean isWord() {
        return !text.isEmpty() && (Character.isLetter(text.charAt(0)) || text.charAt(0) == '_');
    }

    SchemaDiagnostic diagnostic(String message) {
        return new SchemaDiagnostic(line, column, message);
    }

    @Override
    public String toString() {
        return text.isEmpty() ? "the end" : "“" + text + "”";
    }
}
