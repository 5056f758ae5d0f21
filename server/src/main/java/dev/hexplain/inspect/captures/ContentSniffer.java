package dev.hexplain.inspect.captures;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.LayerPath;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What bytes are that stand in others, found out and read in memory, within bounds. */
public interface ContentSniffer {

    /**
     * What some bytes are.
     *
     * @param layers that were recognised around them
     * @param layersTitle the same for people; empty where there are none
     * @param format id of the format of what is inside; null where that is not known
     * @param formatTitle what people call it
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

    /** What the payload of a message looks like; empty where any word on that would be a guess. */
    Optional<Content> payload(Source bytes);

    /** What a datagram looks like, which may be a message of a protocol; empty where that would be a guess. */
    Optional<Content> datagram(Source bytes);

    /** Bytes whose format somebody knows. */
    Content in(String format, Source bytes);

    /** Decodes what is inside, and uses the tree. */
    <R> R decoded(Content content, Conversations.Use<R> use);
}
