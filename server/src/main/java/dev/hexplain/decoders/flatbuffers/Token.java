package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.decode.schema.SchemaFile;
import dev.hexplain.decode.schema.SchemaMistake;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A word, number, text or sign of a schema, and where it stands. Texts keep their quotes. */
record Token(String text, int line, int column) {
    private static final Pattern NEXT = Pattern.compile("\\s++|//[^\\n]*+|/\\*[\\s\\S]*?\\*/"
            + "|(?<token>\"(?:[^\"\\\\\\n]|\\\\.)*+\"|[+-]?[0-9][\\w.+-]*+|[+-]?[A-Za-z_][\\w.]*+|[{}()\\[\\]:;,=])");

    static final String END = "";

    /** All tokens, and one without text at the end. */
    static List<Token> all(SchemaFile file) {
        String schema = file.text();
        List<Token> tokens = new ArrayList<>();
        Matcher matcher = NEXT.matcher(schema);
        int line = file.firstLine();
        int lineStart = 0;
        int at = 0;
        while (at < schema.length()) {
            if (!matcher.region(at, schema.length()).lookingAt()) {
                throw new SchemaMistake(
                        line, at - lineStart + 1, "No “%c” can stand here".formatted(schema.charAt(at)));
            }
            if (matcher.group("token") != null) {
                tokens.add(new Token(matcher.group("token"), line, at - lineStart + 1));
            }
            for (int i = at; i < matcher.end(); i++) {
                if (schema.charAt(i) == '\n') {
                    line++;
                    lineStart = i + 1;
                }
            }
            at = matcher.end();
        }
        tokens.add(new Token(END, line, at - lineStart + 1));
        return tokens;
    }

    boolean is(String sign) {
        return text.equals(sign);
    }

    boolean isWord() {
        return !text.isEmpty() && (Character.isLetter(text.charAt(0)) || text.charAt(0) == '_');
    }

    SchemaMistake mistake(String message) {
        return new SchemaMistake(line, column, message);
    }

    @Override
    public String toString() {
        return text.isEmpty() ? "the end" : "“" + text + "”";
    }
}
