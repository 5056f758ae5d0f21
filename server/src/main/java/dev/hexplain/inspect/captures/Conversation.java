package dev.hexplain.inspect.captures;

import dev.hexplain.decode.Message;
import dev.hexplain.ingest.capture.Side;
import org.jspecify.annotations.Nullable;

/** The messages or turns of the two sides of a flow, in order of time. */
sealed interface Conversation permits ConversationItems, Datagrams {

    /** The kind of its items. */
    enum By {
        /** Messages of a known protocol. */
        MESSAGES,
        /** Runs of packets that one side sent without an answer. */
        TURNS,
        /** Each a document of its own. */
        DATAGRAMS
    }

    By by();

    int count();

    /** An item by its number, from 0. */
    Item at(int number);

    /** The number of the one that answers it or that it answers; -1 where there is none. */
    long partner(int number);

    /**
     * A message or turn of one side.
     *
     * @param packet its first byte came in; 0 where the capture does not hold it
     * @param offset in the stream of its side
     * @param field of the tree of its side; empty where there is none
     * @param message what it is; null where the protocol is not known
     */
    record Item(
            Side side,
            int packet,
            long offset,
            long length,
            String field,
            @Nullable Message message) {}
}
