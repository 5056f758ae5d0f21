package dev.hexplain.decode.embedding;

import dev.hexplain.decode.Decoder;

/** A decoder whose format may stand in bytes of another, in the rows of the other's tree. */
public interface Embeddable extends Decoder {
    /** Begins to decode parts of a source into a tree that somebody else writes. */
    EmbeddedDecoder enter(EmbeddingSite site);
}
