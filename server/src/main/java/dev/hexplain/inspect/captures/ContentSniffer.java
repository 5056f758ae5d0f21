package dev.hexplain.inspect.captures;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.LayerPath;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Detects and decodes the format of embedded bytes, in memory, within bounds. */
public interface ContentSniffer {

    /**
     * The detected layers and format of some bytes.
     *
     * @param layers that were recognised around them
     * @param layersTitle the same for display; empty where there are none
     * @param format id of the format of what is inside; null where that is not known
     * @param formatTitle its display name
     * @param start the first byte of what is inside that belongs to the format
     * @param inside the beginning of what is inside the layers
     */
    record Content(
            LayerPath layers,
            String layersTitle,
            @Nullable String format,
            String formatTitle,
            long start,
            Source inside) {

        /** {@code gzip → JSON}. */
        String title() {
            return layersTitle.isEmpty() || formatTitle.isEmpty()
                    ? layersTitle + formatTitle
                    : layersTitle + " → " + formatTitle;
        }
    }

    /** The likely content of a message's payload; empty where that would be a guess. */
    Optional<Content> payload(Source bytes);

    /** The likely content of a datagram, which may be a message of a protocol; empty where that would be a guess. */
    Optional<Content> datagram(Source bytes);

    /** Bytes whose format is known. */
    Content in(String format, Source bytes);

    /** Decodes what is inside, and uses the tree. */
    <R> R decoded(Content content, Conversations.Use<R> use);
}
