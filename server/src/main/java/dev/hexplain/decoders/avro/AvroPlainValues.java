package dev.hexplain.decoders.avro;

import dev.hexplain.bytes.Varint;
import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.Utf8;
import dev.hexplain.decoders.avro.AvroPlainShapes.Parts;
import dev.hexplain.decoders.avro.AvroType.Kind;
import dev.hexplain.decoders.avro.AvroType.Place;
import org.jspecify.annotations.Nullable;

/**
 * Reads values that need no rows, with all that is in them: short ones, in which nothing is wrong. The grammar measures
 * them; where a tree is read, the same code makes their shapes ({@link Parts}).
 */
final class AvroPlainValues {
    /** Bytes of the longest value that needs no row. */
    static final int LONGEST = 512;

    /** The answer where a row is needed. */
    static final long NOT_PLAIN = -1;

    /** Levels of fields inside each other: each adds to the walk that finds what is in the innermost. */
    static final int DEEPEST = 16;

    private static final int MOST_ITEMS = 64;

    private final Window in;
    private final AvroSchema schema;
    /** Fields of the tree that were passed. */
    private int fields;
    /** The most of them inside each other, with those that have others inside. */
    private int levels;

    private int depth;
    private int deepest;
    private long end;
    /** Bytes of the varint that was read last, and its value. */
    private int length;

    private long number;

    AvroPlainValues(Window in, AvroSchema schema) {
        this.in = in;
        this.schema = schema;
    }

    int fields() {
        return fields;
    }

    int levels() {
        return levels;
    }

    /**
     * Reads a value.
     *
     * @param limit where it must end
     * @param room how many levels there may be
     * @param into where its shape goes; null to measure
     * @return the offset after it, or {@link #NOT_PLAIN}
     */
    long value(long at, long limit, int room, Place place, @Nullable Parts into) {
        begin(at, limit, room);
        return value(at, place, into);
    }

    /** The same for an entry of a map: key and value. */
    long entry(long at, long limit, int room, Place map, Place value, @Nullable Parts into) {
        begin(at, limit, room);
        return entry(at, map, value, into);
    }

    private void begin(long at, long limit, int room) {
        fields = 0;
        levels = 0;
        depth = 0;
        deepest = Math.min(DEEPEST, room);
        end = Math.min(limit, at + LONGEST);
    }

    /** Begins a field with others inside; false where it would be too deep. */
    private boolean enter() {
        depth++;
        levels = Math.max(levels, depth);
        return depth <= deepest;
    }

    /** Reads a varint, and returns the offset after it. */
    private long varint(long at) {
        length = Varint.length(in, at, end);
        if (length <= 0) {
            return NOT_PLAIN;
        }
        number = Varint.zigzag(Varint.value(in, at, length));
        return at + length;
    }

    private long value(long at, Place place, @Nullable Parts into) {
        return switch (place.type()) {
            case AvroType.Primitive primitive -> primitive(at, place, primitive.kind(), into);
            case AvroType.Fixed fixed -> leaf(at, fixed.size(), place, 0, into);
            case AvroType.EnumType symbols -> {
                long next = varint(at);
                boolean known = next >= 0 && number >= 0 && number < symbols.size();
                yield known ? leaf(at, length, place, length, into) : NOT_PLAIN;
            }
            case AvroType.RecordType record -> record(at, place, record, into);
            case AvroType.Array(Place item) -> blocks(at, place, item, into);
            case AvroType.Mapping(Place value) -> blocks(at, place, value, into);
            case AvroType.Union union -> union(at, place, union, into);
        };
    }

    private long leaf(long at, long size, Place place, int varintLength, @Nullable Parts into) {
        if (at + size > end) {
            return NOT_PLAIN;
        }
        fields++;
        if (into != null) {
            into.leaf(place, varintLength);
        }
        return at + size;
    }

    private long primitive(long at, Place place, Kind kind, @Nullable Parts into) {
        return switch (kind) {
            case NULL -> leaf(at, 0, place, 0, into);
            case BOOLEAN -> at < end && in.u1(at) <= 1 ? leaf(at, 1, place, 0, into) : NOT_PLAIN;
            case INT -> varint(at) >= 0 && number == (int) number ? leaf(at, length, place, length, into) : NOT_PLAIN;
            case LONG -> varint(at) >= 0 ? leaf(at, length, place, length, into) : NOT_PLAIN;
            case FLOAT -> leaf(at, Float.BYTES, place, 0, into);
            case DOUBLE -> leaf(at, Double.BYTES, place, 0, into);
            case BYTES, STRING -> {
                long body = varint(at);
                long to = body + number;
                boolean fits = body >= 0 && number >= 0 && number <= LONGEST && to <= end;
                if (!fits || !enter() || (kind == Kind.STRING && !Utf8.isValid(in, body, to))) {
                    yield NOT_PLAIN;
                }
                depth--;
                fields += 3;
                if (into != null) {
                    into.sized(place, length, (int) number);
                }
                yield to;
            }
        };
    }

    private long record(long at, Place place, AvroType.RecordType record, @Nullable Parts into) {
        if (!enter()) {
            return NOT_PLAIN;
        }
        Parts parts = into == null ? null : into.inside();
        long next = at;
        for (int i = 0; i < record.fields.size() && next >= 0; i++) {
            next = value(next, record.fields.get(i), parts);
        }
        depth--;
        fields++;
        if (next >= 0 && into != null && parts != null) {
            into.record(place, parts);
        }
        return next;
    }

    private long union(long at, Place place, AvroType.Union union, @Nullable Parts into) {
        long body = varint(at);
        if (body < 0 || number < 0 || number >= union.branches().size() || !enter()) {
            return NOT_PLAIN;
        }
        int head = length;
        Parts parts = into == null ? null : into.inside();
        long next = value(body, union.branches().get((int) number), parts);
        depth--;
        fields += 2;
        if (next >= 0 && into != null && parts != null) {
            into.union(place, head, parts);
        }
        return next;
    }

    /** One block, or none, and an end. */
    private long blocks(long at, Place place, Place item, @Nullable Parts into) {
        long next = varint(at);
        long count = number;
        int head = length;
        boolean fixedRecords = item.type() instanceof AvroType.RecordType && schema.fixedSize(item) >= 0;
        if (next < 0 || count < 0 || count > MOST_ITEMS || fixedRecords || !enter()) {
            return NOT_PLAIN;
        }
        Parts blocks = into == null ? null : into.inside();
        if (count > 0) {
            next = block(next, (int) count, head, place, item, blocks);
            next = next < 0 || varint(next) < 0 || number != 0 ? NOT_PLAIN : next + length;
        }
        depth--;
        fields += 2;
        if (next >= 0 && into != null && blocks != null) {
            blocks.end(place, length);
            into.blocks(place, blocks);
        }
        return next;
    }

    private long block(long at, int count, int head, Place place, Place item, @Nullable Parts into) {
        boolean map = place.type() instanceof AvroType.Mapping;
        if (!enter()) {
            return NOT_PLAIN;
        }
        Parts items = into == null ? null : map ? into.inside() : into.elements();
        long next = at;
        for (int i = 0; i < count && next >= 0; i++) {
            long start = next;
            next = map ? entry(start, place, item, items) : value(start, item, items);
            if (next == start) { // items without bytes may be very many
                return NOT_PLAIN;
            }
        }
        depth--;
        fields += 2;
        if (next >= 0 && into != null && items != null) {
            into.block(place, head, items);
        }
        return next;
    }

    private long entry(long at, Place map, Place value, @Nullable Parts into) {
        long body = varint(at);
        long to = body + number;
        boolean fits = body >= 0 && number >= 0 && number <= LONGEST && to <= end;
        if (!fits || !enter() || !Utf8.isValid(in, body, to)) {
            return NOT_PLAIN;
        }
        int head = length;
        Parts parts = into == null ? null : into.inside();
        long next = value(to, value, parts);
        depth--;
        fields += 3;
        if (next >= 0 && into != null && parts != null) {
            into.entry(map, head, in.copy(body, (int) (to - body)), parts);
        }
        return next;
    }
}
