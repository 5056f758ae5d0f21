package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.SourceReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The value of a field of a Redis hash, in the reply to {@code HGETALL}: as {@code redis-cli} prints it,
 * {@code 1) "name"} and {@code 2) "value"} in turn, or in RESP, {@code *4}, {@code $4}. Spring Session keeps its
 * sessions so.
 */
final class RedisHashLayer extends ArchiveLayer<HashField> {
    private static final int LONGEST_NAME = 1000;
    private static final int MOST_BLANKS = 1000;

    /** The confidence of a listing, higher than that of a dialect of the strings in it. */
    private static final int LISTED = 95;

    /** The confidence of an entry that is only offered. */
    private static final int OFFERED_ONLY = 40;

    RedisHashLayer() {
        super("redis-hash", "Redis hash field", LISTED);
    }

    @Override
    boolean recognises(SourceReader bytes) {
        long start = blanks(bytes, 0);
        return bytes.at(start, '1', ')', ' ', '"') || (bytes.at(0, '*') && bytes.length() > 4) || bytes.at(0, '%');
    }

    /** The protocol itself has more to say than one string in it. */
    @Override
    int theOnly(SourceReader bytes) {
        return bytes.at(0, '*') || bytes.at(0, '%') ? OFFERED_ONLY : super.theOnly(bytes);
    }

    @Override
    void walk(SourceReader bytes, Predicate<HashField> visitor) {
        RedisStrings strings = bytes.at(0, '*') || bytes.at(0, '%') ? new Resp(bytes) : new Printed(bytes);
        boolean wanted = true;
        while (wanted) {
            Optional<HashField> name = strings.next("");
            Optional<HashField> value = name.flatMap(found -> strings.next(text(bytes, found)));
            wanted = value.isPresent() && visitor.test(value.get());
        }
    }

    private static String text(SourceReader bytes, HashField name) {
        int length = (int) Math.min(LONGEST_NAME, name.to() - name.from());
        return bytes.text(name.from(), length, StandardCharsets.UTF_8);
    }

    private static long blanks(SourceReader bytes, long from) {
        long at = from;
        while (at - from < MOST_BLANKS
                && bytes.has(at, 1)
                && (bytes.u1(at) == ' ' || bytes.u1(at) == '\n' || bytes.u1(at) == '\r')) {
            at++;
        }
        return at;
    }

    /** A list of strings. */
    private interface RedisStrings {
        Optional<HashField> next(String name);
    }

    /** Bulk strings of RESP: {@code $5\r\nhello\r\n}. */
    private static final class Resp implements RedisStrings {
        private final SourceReader bytes;
        private long at;

        Resp(SourceReader bytes) {
            this.bytes = bytes;
            this.at = bytes.indexOf('\n', 0, 20) + 1;
        }

        @Override
        public Optional<HashField> next(String name) {
            long line = at > 0 ? bytes.indexOf('\n', at, at + 20) : -1;
            if (line < 0 || bytes.u1(at) != '$') {
                return Optional.empty();
            }
            long length = 0;
            for (long digit = at + 1; digit < line - 1; digit++) {
                if (bytes.u1(digit) < '0' || bytes.u1(digit) > '9' || length > Integer.MAX_VALUE) {
                    return Optional.empty();
                }
                length = length * 10 + bytes.u1(digit) - '0';
            }
            if (!bytes.has(line + 1, length)) {
                return Optional.empty();
            }
            at = line + 1 + length + 2;
            return Optional.of(new HashField(name, line + 1, line + 1 + length, false));
        }
    }

    /** The output of {@code redis-cli}: a number, a bracket, and the string in quotes. */
    private static final class Printed implements RedisStrings {
        private final SourceReader bytes;
        private long at;

        Printed(SourceReader bytes) {
            this.bytes = bytes;
        }

        @Override
        public Optional<HashField> next(String name) {
            long start = blanks(bytes, at);
            while (bytes.has(start, 1) && bytes.u1(start) >= '0' && bytes.u1(start) <= '9') {
                start++;
            }
            if (!bytes.at(start, ')', ' ', '"')) {
                return Optional.empty();
            }
            long end = start + 3;
            while (bytes.has(end, 1) && bytes.u1(end) != '"' && bytes.u1(end) != '\n') {
                end += bytes.u1(end) == '\\' ? 2 : 1;
            }
            at = end + 1;
            return Optional.of(new HashField(name, start + 3, Math.min(end, bytes.length()), true));
        }
    }

    @Override
    void unpack(LayerUnpacking to, HashField field) throws IOException, UnpackAborted {
        if (!field.escaped()) {
            to.copy(field.from(), field.to() - field.from());
            return;
        }
        byte[] one = new byte[1];
        for (long at = field.from(); at < field.to(); ) {
            int length = length(to.octets(), at, field.to());
            one[0] = (byte) octet(to.octets(), at, length);
            to.write(one, 0, 1, at, at + length);
            at += length;
        }
    }

    /** The length of the notation of one byte: {@code a}, {@code \n}, {@code \x0a}. */
    private static int length(SourceReader bytes, long at, long end) {
        if (bytes.u1(at) != '\\' || at + 1 >= end) {
            return 1;
        }
        boolean hex =
                bytes.u1(at + 1) == 'x' && at + 4 <= end && digit(bytes, at + 2) >= 0 && digit(bytes, at + 3) >= 0;
        return hex ? 4 : 2;
    }

    private static int octet(SourceReader bytes, long at, int length) {
        return switch (length) {
            case 1 -> bytes.u1(at);
            case 4 -> digit(bytes, at + 2) << 4 | digit(bytes, at + 3);
            default ->
                switch (bytes.u1(at + 1)) {
                    case 'n' -> '\n';
                    case 'r' -> '\r';
                    case 't' -> '\t';
                    case 'a' -> 7;
                    case 'b' -> '\b';
                    default -> bytes.u1(at + 1);
                };
        };
    }

    private static int digit(SourceReader bytes, long at) {
        return Character.digit(bytes.u1(at), 16);
    }
}
