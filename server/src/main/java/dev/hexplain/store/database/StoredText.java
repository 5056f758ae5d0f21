package dev.hexplain.store.database;

import java.sql.Types;
import org.jdbi.v3.core.argument.AbstractArgumentFactory;
import org.jdbi.v3.core.argument.Argument;
import org.jdbi.v3.core.config.ConfigRegistry;

/**
 * Texts as every database can keep them: PostgreSQL takes no U+0000, and no half of a surrogate pair. What a user says is
 * refused with either; in what was found in bytes, U+FFFD stands for them.
 */
public final class StoredText extends AbstractArgumentFactory<String> {
    StoredText() {
        super(Types.VARCHAR);
    }

    @Override
    protected Argument build(String text, ConfigRegistry config) {
        String kept = of(text);
        return (position, statement, context) -> statement.setString(position, kept);
    }

    /** Whether a text is kept as it is. */
    public static boolean isKept(String text) {
        return of(text).equals(text);
    }

    static String of(String text) {
        boolean isPlain = text.chars().noneMatch(unit -> unit == 0 || Character.isSurrogate((char) unit));
        return isPlain ? text : whole(text).replace('\0', '\uFFFD');
    }

    private static String whole(String text) {
        StringBuilder whole = new StringBuilder(text.length());
        text.codePoints()
                .map(point -> Character.getType(point) == Character.SURROGATE ? 0xFFFD : point)
                .forEach(whole::appendCodePoint);
        return whole.toString();
    }
}
