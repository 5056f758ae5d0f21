package dev.hexplain.decode.embedding;

/**
 * Decodes object streams embedded in another format, whose bytes alone do not tell where a stream ends or what is in
 * the blocks that classes write with their own code. An {@link EmbeddingContext} supplies both.
 */
public interface EmbeddedObjectStreams extends Embeddable {
    /** The number of an epoch's first handle, as references spell it. */
    int handleBase();

    /** Opens a decoder with the context of the format around. The source is the dump. */
    EmbeddedDecoder enter(EmbeddingSite site, EmbeddingContext context);

    /** Opens a decoder of one stream's objects, whose header the format around has read. The source is the dump. */
    EmbeddedObjects objects(EmbeddingSite site);

    @Override
    default EmbeddedDecoder enter(EmbeddingSite site) {
        return enter(site, EmbeddingContext.NONE);
    }
}
