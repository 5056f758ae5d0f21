package dev.hexplain.decode.embedding;

import dev.hexplain.decode.Decoder;

/** A decoder that can decode its format embedded in another, as rows of the other's tree. */
public interface Embeddable extends Decoder {
    /** Opens a decoder for parts of a source that writes to the tree of the format around. */
    EmbeddedDecoder enter(EmbeddingSite site);
}
