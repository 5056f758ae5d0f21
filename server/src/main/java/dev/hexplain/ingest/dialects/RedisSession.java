package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Layer;
import dev.hexplain.ingest.Transcription;
import java.util.regex.Pattern;

/**
 * What {@code redis-cli} prints, or the command {@code MONITOR}, as a layer around the same commands and replies in the
 * protocol of Redis. Strings are in quotes with escapes, and lists are numbered:
 *
 * <pre>
 * 1536236969.742778 [0 127.0.0.1:55800] "HSET" "app:sessions:1" "name" "\xac\xed\x00\x05t\x00\x06kettle"
 * 127.0.0.1:6379> HGETALL app:sessions:1
 * 1) "name"
 * 2) "\xac\xed\x00\x05t\x00\x06kettle"
 * </pre>
 *
 * <p>One reply that is one string is left to the dialects of strings.
 */
public final class RedisSession extends ScannedDialect {
    private static final int FIRST = 1 << 10;
    private static final int FIRST_LINES = 5;
    private static final Pattern BEGINS =
            Pattern.compile("[0-9]+[)#~] |\\+?[0-9]{10}[.][0-9]+ \\[|" + RedisLines.PROMPT.pattern());

    private RedisSession() {
        super("redis-cli", "Redis session as text");
    }

    /** The layer. */
    public static Layer layer() {
        return new DialectLayer(new RedisSession());
    }

    @Override
    boolean possible(String text) {
        return text.substring(0, Math.min(FIRST, text.length()))
                .lines()
                .limit(FIRST_LINES)
                .anyMatch(line -> BEGINS.matcher(line.stripLeading()).lookingAt());
    }

    @Override
    Scan scan(Transcription out) {
        return new RedisSessionScan(out);
    }
}
