package dev.hexplain.decoders.avro;

import dev.hexplain.decode.schema.KnownShapeRefs;
import dev.hexplain.decoders.avro.AvroShapeKey.Form;
import dev.hexplain.decoders.avro.AvroShapeKey.Naming;
import dev.hexplain.decoders.avro.AvroType.Place;

/** Computes the shape numbers of values from their place in the schema and the source of their name. */
final class AvroValueShapes {
    private final KnownShapeRefs shapeRefs;
    private final int source;

    /** @param source number of the source that is read; 0 is the dump */
    AvroValueShapes(KnownShapeRefs shapeRefs, int source) {
        this.shapeRefs = shapeRefs;
        this.source = Math.min(source, AvroShapeKey.MAX_SOURCE);
    }

    /**
     * The number of a shape.
     *
     * @param number what names it instead of the schema: an index, or the offset of a key
     * @param length bytes of the varint before it; 0 for none
     * @param length2 bytes of a second varint
     */
    int shape(Form form, Place place, Naming naming, long number, int length, int length2) {
        boolean plain = naming == Naming.SCHEMA || naming == Naming.SIBLINGS;
        long key = AvroShapeKey.of(form, naming, place.index(), length, length2, naming == Naming.KEY ? source : 0);
        return plain ? shapeRefs.shape(key) : shapeRefs.shape(number, key);
    }
}
