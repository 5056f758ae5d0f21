package dev.hexplain.decoders.avro;

import dev.hexplain.decode.schema.KnownRecipes;
import dev.hexplain.decoders.avro.AvroKey.Form;
import dev.hexplain.decoders.avro.AvroKey.Naming;
import dev.hexplain.decoders.avro.AvroType.Place;

/** The shapes of values, by where in the schema they stand and what they are named by. */
final class ValueShapes {
    private final KnownRecipes recipes;
    private final int source;

    /** @param source number of the source that is read; 0 is the dump */
    ValueShapes(KnownRecipes recipes, int source) {
        this.recipes = recipes;
        this.source = Math.min(source, AvroKey.MAX_SOURCE);
    }

    /**
     * The number of a shape.
     *
     * @param number what it is named by, if that is not the schema: a number, or the offset of a key
     * @param length bytes of the varint in front of it; 0 where there is none
     * @param length2 bytes of a second one
     */
    int shape(Form form, Place place, Naming naming, long number, int length, int length2) {
        boolean plain = naming == Naming.SCHEMA || naming == Naming.SIBLINGS;
        long key = AvroKey.of(form, naming, place.index(), length, length2, naming == Naming.KEY ? source : 0);
        return plain ? recipes.shape(key) : recipes.shape(number, key);
    }
}
