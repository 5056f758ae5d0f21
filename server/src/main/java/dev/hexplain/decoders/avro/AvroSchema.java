package dev.hexplain.decoders.avro;

import dev.hexplain.decoders.avro.AvroType.Place;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A parsed schema: its root type, every place where a type is used, and the sizes of values. */
final class AvroSchema {
    static final int VARIABLE = -1;

    private static final int UNKNOWN = -2;

    final Place root;
    /** CRC-64-AVRO of the canonical form of the whole schema. */
    final long fingerprint;

    private final List<Place> places;
    private final int[] fixedSizes;
    private final int[] leastSizes;

    AvroSchema(Place root, List<Place> places, long fingerprint) {
        this.root = root;
        this.fingerprint = fingerprint;
        this.places = places;
        this.fixedSizes = new int[places.size()];
        this.leastSizes = new int[places.size()];
        Arrays.fill(fixedSizes, UNKNOWN);
        Arrays.fill(leastSizes, UNKNOWN);
    }

    Place place(int index) {
        return places.get(index);
    }

    /** The size in bytes of every value at a place; {@link #VARIABLE} where sizes differ. */
    int fixedSize(Place place) {
        int known = fixedSizes[place.index()];
        if (known == UNKNOWN) {
            known = fixedSize(place.type(), new HashSet<>());
            fixedSizes[place.index()] = known;
        }
        return known;
    }

    private static int fixedSize(AvroType type, Set<AvroType> around) {
        return switch (type) {
            case AvroType.Primitive primitive ->
                switch (primitive.kind()) {
                    case NULL -> 0;
                    case BOOLEAN -> 1;
                    case FLOAT -> 4;
                    case DOUBLE -> 8;
                    case INT, LONG, BYTES, STRING -> VARIABLE;
                };
            case AvroType.Fixed fixed -> fixed.size();
            case AvroType.RecordType record -> {
                long sum = 0;
                if (!around.add(record)) {
                    yield VARIABLE;
                }
                for (Place field : record.fields) {
                    int size = fixedSize(field.type(), around);
                    sum += size;
                    if (size < 0 || sum > 1 << 20) {
                        yield VARIABLE;
                    }
                }
                around.remove(record);
                yield (int) sum;
            }
            case AvroType.EnumType e -> VARIABLE;
            case AvroType.Array a -> VARIABLE;
            case AvroType.Mapping m -> VARIABLE;
            case AvroType.Union u -> VARIABLE;
        };
    }

    /** The number of fields that a value of fixed size is shown as, itself included. */
    static long fieldsOf(AvroType type) {
        return type instanceof AvroType.RecordType record
                ? 1
                        + record.fields.stream()
                                .mapToLong(field -> fieldsOf(field.type()))
                                .sum()
                : 1;
    }

    /** The least size in bytes of a value at a place. */
    int leastSize(Place place) {
        int known = leastSizes[place.index()];
        if (known == UNKNOWN) {
            known = (int) Math.min(leastSize(place.type(), new HashSet<>()), 1 << 20);
            leastSizes[place.index()] = known;
        }
        return known;
    }

    private static long leastSize(AvroType type, Set<AvroType> around) {
        return switch (type) {
            case AvroType.Primitive primitive ->
                switch (primitive.kind()) {
                    case NULL -> 0;
                    case FLOAT -> 4;
                    case DOUBLE -> 8;
                    default -> 1;
                };
            case AvroType.Fixed fixed -> fixed.size();
            case AvroType.RecordType record -> {
                // A record that always contains itself cannot be written; a positive minimum is enough.
                if (!around.add(record)) {
                    yield 1;
                }
                long sum = 0;
                for (Place field : record.fields) {
                    sum = Math.min(sum + leastSize(field.type(), around), 1 << 20);
                }
                around.remove(record);
                yield sum;
            }
            default -> 1;
        };
    }
}
