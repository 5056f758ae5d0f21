package dev.hexplain.decoders.kafka;

import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.messages.MessageParts;
import dev.hexplain.decode.messages.Payload;

/**
 * Reads records (kafka.apache.org, "Record" and "Record header"):
 *
 * <pre>
 * record := length attributes timestamp_delta offset_delta key_length key value_length value header_count header*
 * header := key_length key value_length value
 * </pre>
 *
 * All lengths are varints.
 */
final class KafkaRecords {
    private static final int NULL = -1;
    private static final int SCHEMA_ID_END = 5;
    /** Eight bytes that begin with a zero are taken for a number. */
    private static final int NUMBER = 8;

    /** Schema registries count ids from 1. */
    private static final int HIGHEST_LIKELY_SCHEMA = 10_000_000;

    private final Parse parse;
    private final ParseInput in;
    private final MessageParts parts;

    KafkaRecords(Parse parse, MessageParts parts) {
        this.parse = parse;
        this.in = parse.in;
        this.parts = parts;
    }

    /** Reads the record at the current position. */
    void read() {
        long around = parts.end();
        parts.open(KafkaShapes.ONE_RECORD, MessageParts.UNKNOWN);
        parts.endAt(around);
        long length = varint(KafkaShapes.RECORD_LENGTH, "the length of a record");
        if (length < 0 || length > around - in.pos) {
            throw MalformedInput.wrong(
                    in.pos,
                    0,
                    "A record is longer than what it stands in",
                    "0 to " + (around - in.pos),
                    Long.toString(length));
        }
        parts.endAt(in.pos + length);
        parts.leaf(KafkaShapes.RECORD_ATTRIBUTES, 1, "a record");
        varint(KafkaShapes.TIMESTAMP_DELTA, "a timestamp");
        varint(KafkaShapes.OFFSET_DELTA, "an offset");
        payload(varint(KafkaShapes.KEY_LENGTH, "the length of a key"), KafkaShapes.KEY, KafkaShapes.CONFLUENT_KEY);
        payload(
                varint(KafkaShapes.VALUE_LENGTH, "the length of a value"),
                KafkaShapes.VALUE,
                KafkaShapes.CONFLUENT_VALUE);
        headers(varint(KafkaShapes.HEADER_COUNT, "the count of headers"));
        parts.close();
    }

    /** Whether the record at the current position is complete. */
    boolean isWhole() {
        int head = Varint.length(in.bytes, in.pos, parts.end());
        return head > 0 && Varint.zigzag(Varint.value(in.bytes, in.pos, head)) <= parts.left() - head;
    }

    private void headers(long count) {
        if (count == 0) {
            return;
        }
        parts.open(KafkaShapes.HEADERS, parts.end());
        for (long left = count; left > 0; left--) {
            parts.open(KafkaShapes.HEADER, parts.end());
            long keyLength = varint(KafkaShapes.KEY_LENGTH, "the length of a key");
            parts.leaf(KafkaShapes.HEADER_KEY, keyLength, "the key of a header");
            long valueLength = varint(KafkaShapes.VALUE_LENGTH, "the length of a value");
            payload(valueLength, KafkaShapes.VALUE, 0);
            parse.close();
        }
        parts.close();
    }

    private long varint(int shape, String what) {
        int length = Varint.length(in.bytes, in.pos, parts.end());
        if (length < 0) {
            throw MalformedInput.wrong(
                    in.pos, Varint.MAX_LENGTH, "The varint of " + what + " does not end", "at most 10 bytes", "more");
        }
        if (length == 0) {
            parts.need(parts.left() + 1, what);
        }
        long value = Varint.zigzag(Varint.value(in.bytes, in.pos, length));
        parts.leaf(shape, length, what);
        return value;
    }

    /** Reads a length of four bytes and its content. */
    void sized(int size, Payload payload, int confluent) {
        parts.need(4, "a length");
        int length = in.bytes.s4(in.pos);
        parts.leaf(size, 4, "a length");
        payload(length, payload, confluent);
    }

    /**
     * Writes a key or a value, unless it is null.
     *
     * @param confluent the shape of one that begins with a schema id; 0 where none is expected
     */
    private void payload(long length, Payload payload, int confluent) {
        if (length == NULL) {
            return;
        }
        if (confluent != 0 && hasSchemaId(length)) {
            parts.need(length, "a value");
            parts.open(confluent, in.pos + length);
            in.pos += SCHEMA_ID_END;
            parse.out.computed(2);
            parts.payload(KafkaShapes.PAYLOAD, length - SCHEMA_ID_END, "a value");
            parts.close();
        } else {
            parts.payload(payload, length, "a value");
        }
    }

    /** Whether bytes begin in the Confluent wire format: a zero, and a likely schema id. */
    private boolean hasSchemaId(long length) {
        if (length <= SCHEMA_ID_END || length == NUMBER || length > parts.left() || in.bytes.u1(in.pos) != 0) {
            return false;
        }
        int id = in.bytes.s4(in.pos + 1);
        return id > 0 && id <= HIGHEST_LIKELY_SCHEMA;
    }
}
