package dev.hexplain.decode.embedding;

/**
 * Streams of objects, whose bytes do not say all that is in them: where a stream ends, and what the blocks mean that
 * classes write with code of their own. A host that knows says so.
 */
public interface EmbeddedObjectStreams extends Embeddable {
    /** The number of an epoch's first handle, as references spell it. */
    int handleBase();

    /** Begins to decode with the help of the format around. The source is the dump. */
    EmbeddedDecoder enter(EmbeddingSite site, EmbeddingContext host);

    @Override
    default EmbeddedDecoder enter(EmbeddingSite site) {
        return enter(site, EmbeddingContext.NONE);
    }
}
