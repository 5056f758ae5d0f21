package dev.hexplain.api;

import org.jspecify.annotations.Nullable;

/** How a view is written: as JSON, or with the items of its list by column, which is a fraction as long. */
enum AnswerForm {
    OBJECTS("application/json"),
    COLUMNS("application/vnd.hexplain.columns+json");

    private final String contentType;

    AnswerForm(String contentType) {
        this.contentType = contentType;
    }

    /** The form that an {@code Accept} header names. */
    static AnswerForm of(@Nullable String accept) {
        return accept != null && accept.contains(COLUMNS.contentType) ? COLUMNS : OBJECTS;
    }

    String contentType() {
        return contentType;
    }

    byte[] bytes(Object view) {
        return this == COLUMNS ? JsonBodies.bytes(to -> ColumnsWriter.write(view, to)) : JsonBodies.bytes(view);
    }
}
