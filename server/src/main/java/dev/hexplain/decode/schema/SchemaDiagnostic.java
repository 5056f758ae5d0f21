package dev.hexplain.decode.schema;

import java.util.Objects;

/** An error in a schema: where it is, what was expected and what was found. */
public final class SchemaDiagnostic extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int line;
    private final int column;

    /**
     * @param line from 1; 0 where the schema has no lines
     * @param column from 1; 0 where the place is not known
     */
    public SchemaDiagnostic(int line, int column, String message) {
        super(message);
        this.line = line;
        this.column = column;
    }

    public SchemaDiagnostic(String message) {
        this(0, 0, message);
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }

    /** The same, its lines counted from this one. */
    public SchemaDiagnostic from(int first) {
        return new SchemaDiagnostic(line - first + 1, column, Objects.requireNonNull(getMessage()));
    }

    /** The message with line and column in front, as compilers write it. */
    public String located() {
        String message = Objects.requireNonNull(getMessage());
        return line > 0 ? line + ":" + Math.max(1, column) + ": " + message : message;
    }

    /** The same, with the name of its file in front. */
    public String located(String file) {
        return file + (line > 0 ? ":" : ": ") + located();
    }
}
