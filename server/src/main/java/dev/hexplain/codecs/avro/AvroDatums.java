package dev.hexplain.codecs.avro;

import org.apache.avro.Schema;
import org.apache.avro.generic.GenericDatumReader;

/** Converts a sample to an Avro schema and generic data, and back. */
interface AvroDatums {
    /** The schema of the sample. */
    Schema root();

    Object datum(Object sample);

    /** The sample, from generic data. */
    Object sample(Object datum);

    default GenericDatumReader<Object> reader() {
        return new GenericDatumReader<>(root());
    }
}
