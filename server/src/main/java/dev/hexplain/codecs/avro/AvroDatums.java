package dev.hexplain.codecs.avro;

import org.apache.avro.Schema;
import org.apache.avro.generic.GenericDatumReader;

/** A sample as a schema and generic data. */
interface AvroDatums {
    /** Of the sample. */
    Schema root();

    Object datum(Object sample);

    /** The sample again. */
    Object sample(Object datum);

    default GenericDatumReader<Object> reader() {
        return new GenericDatumReader<>(root());
    }
}
