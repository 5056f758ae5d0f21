package dev.hexplain.decoders.avro;

import dev.hexplain.decoders.avro.AvroExtents.Extent;
import dev.hexplain.decoders.avro.AvroType.Place;
import java.util.List;

/** A parsed schema: its root type, every place where a type is used, and the sizes of values. */
final class AvroSchema {
    static final int VARIABLE = -1;

    final Place root;
    /** CRC-64-AVRO of the canonical form of the whole schema. */
    final long fingerprint;

    private final List<Place> places;
    private final List<Extent> extents;

    AvroSchema(Place root, List<Place> places, long fingerprint) {
        this.root = root;
        this.fingerprint = fingerprint;
        this.places = places;
        AvroExtents types = new AvroExtents();
        this.extents = places.stream().map(place -> types.of(place.type())).toList();
    }

    Place place(int index) {
        return places.get(index);
    }

    /** The size in bytes of every value at a place; {@link #VARIABLE} where sizes differ. */
    int fixedSize(Place place) {
        return extents.get(place.index()).fixed();
    }

    /** The number of fields that a value of fixed size at a place is shown as, itself included. */
    int fieldsOf(Place place) {
        return extents.get(place.index()).fields();
    }

    /** The least size in bytes of a value at a place. */
    int leastSize(Place place) {
        return extents.get(place.index()).least();
    }
}
