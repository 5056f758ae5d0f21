package dev.hexplain.decoders.avro;

import dev.hexplain.decoders.avro.AvroType.RecordType;
import java.util.HashMap;
import java.util.Map;

/** What values of types take. Each record is measured once: one that has another twice, and that one another, is small. */
final class AvroExtents {
    /** Records around a record that are measured with it; a deeper one is taken to vary. */
    private static final int MAX_DEPTH = 500;

    private static final int MAX_SIZE = 1 << 20;
    private static final int MAX_FIELDS = 1 << 16;

    /**
     * What a value takes.
     *
     * @param fixed the size in bytes of every value; {@link AvroSchema#VARIABLE} where sizes differ
     * @param least the least size in bytes
     * @param fields that a value of fixed size is shown as, itself included
     */
    record Extent(int fixed, int least, int fields) {
        /** A value of at least one byte. */
        static final Extent VARYING = new Extent(AvroSchema.VARIABLE, 1, 1);

        static Extent exactly(int size) {
            return new Extent(size, Math.min(size, MAX_SIZE), 1);
        }

        /** What a record takes that has one more field. */
        Extent and(Extent field) {
            long size = (long) fixed + field.fixed;
            long shown = (long) fields + field.fields;
            boolean isFixed = fixed >= 0 && field.fixed >= 0 && size <= MAX_SIZE && shown <= MAX_FIELDS;
            return new Extent(isFixed ? (int) size : AvroSchema.VARIABLE, Math.min(least + field.least, MAX_SIZE), (int)
                    Math.min(shown, MAX_FIELDS));
        }
    }

    private final Map<RecordType, Extent> records = new HashMap<>();
    private int depth;

    Extent of(AvroType type) {
        return switch (type) {
            case AvroType.Primitive primitive ->
                switch (primitive.kind()) {
                    case NULL -> Extent.exactly(0);
                    case BOOLEAN -> Extent.exactly(1);
                    case FLOAT -> Extent.exactly(Float.BYTES);
                    case DOUBLE -> Extent.exactly(Double.BYTES);
                    case INT, LONG, BYTES, STRING -> Extent.VARYING;
                };
            case AvroType.Fixed fixed -> Extent.exactly(fixed.size());
            case RecordType record -> of(record);
            case AvroType.EnumType _, AvroType.Array _, AvroType.Mapping _, AvroType.Union _ -> Extent.VARYING;
        };
    }

    private Extent of(RecordType record) {
        // A record that always contains itself cannot be written; that it takes something is enough.
        Extent known = depth == MAX_DEPTH ? Extent.VARYING : records.putIfAbsent(record, Extent.VARYING);
        if (known != null) {
            return known;
        }
        depth++;
        Extent sum = Extent.exactly(0);
        for (AvroType.Place field : record.fields) {
            sum = sum.and(of(field.type()));
        }
        depth--;
        records.put(record, sum);
        return sum;
    }
}
