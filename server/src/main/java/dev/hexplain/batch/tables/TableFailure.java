package dev.hexplain.batch.tables;

import java.io.IOException;
import java.sql.SQLException;

/** A table that cannot be written or read, with what the database says of it. */
public final class TableFailure extends IOException {
    private static final long serialVersionUID = 1;

    private TableFailure(String message, SQLException cause) {
        super(message, cause);
    }

    /** @param what was tried: {@code write rows of a.parquet} */
    static TableFailure of(String what, SQLException cause) {
        String said = String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
        return new TableFailure("cannot %s: %s".formatted(what, said), cause);
    }
}
