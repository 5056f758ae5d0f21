package dev.hexplain.ingest.dialects;

import dev.hexplain.bytes.OffsetMap;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A command or a reply, as it was read from text. */
sealed interface RedisReply {
    /**
     * A string.
     *
     * @param start the byte of the text that it starts at, with its quotes
     * @param length bytes of the text
     * @param origins from its bytes to those from {@code start} on
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Text(byte[] octets, long start, long length, OffsetMap origins) implements RedisReply {
        boolean isPrintable() {
            for (byte octet : octets) {
                if (octet < ' ' || octet == 0x7F) {
                    return false;
                }
            }
            return true;
        }

        String text() {
            return new String(octets, StandardCharsets.ISO_8859_1);
        }
    }

    /** A line of the protocol: {@code :1}, {@code +OK}, {@code -ERR no}, {@code $-1}. */
    record Line(String line, long start, long length) implements RedisReply {}

    /**
     * A list, a set or a map, whose keys and values are elements in turn.
     *
     * @param type of the protocol: {@code *}, {@code ~} or {@code %}
     */
    record Aggregate(char type, List<RedisReply> elements, long start) implements RedisReply {
        static Aggregate of(char type, long start) {
            return new Aggregate(type, new ArrayList<>(), start);
        }

        /** Whether it is written as a list, but says names with binary values in turn, as a hash does. */
        boolean looksLikeHash() {
            Set<String> names = new HashSet<>();
            boolean binary = false;
            for (int i = 0; i < elements.size(); i++) {
                if (!(elements.get(i) instanceof Text text)) {
                    return false;
                }
                if (i % 2 == 0 && (!text.isPrintable() || !names.add(text.text()))) {
                    return false;
                }
                binary |= i % 2 == 1 && !text.isPrintable();
            }
            return isPaired() && binary;
        }

        boolean isPaired() {
            return type == '*' && elements.size() % 2 == 0 && !elements.isEmpty();
        }
    }
}
