package dev.hexplain.decode.documents;

import dev.hexplain.decode.Decoder;

/** A format whose documents stand inside those of another, in place: BSON in MongoDB's messages. */
public interface Embeddable extends Decoder {
    /** Reads one document, from the input's position to its end at most. The grammar begins anew for each. */
    Grammar document(Parse parse);
}
