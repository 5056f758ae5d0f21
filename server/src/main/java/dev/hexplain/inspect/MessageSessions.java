package dev.hexplain.inspect;

import dev.hexplain.bytes.Source;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.layouts.SharedLayout;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Several dumps that are opened together, each a message of one format. Closing it closes them. */
public final class MessageSessions implements AutoCloseable {
    private final List<DumpSession> sessions = new ArrayList<>();
    private final List<Source> messages = new ArrayList<>();

    private MessageSessions() {}

    /**
     * Opens them.
     *
     * @param layers to remove from each
     */
    public static MessageSessions open(DumpSessions opener, List<DumpInput> inputs, String layers) throws IOException {
        MessageSessions opened = new MessageSessions();
        try {
            for (DumpInput input : inputs) {
                DumpSession session = opener.open(input);
                opened.sessions.add(session);
                opened.messages.add(session.inside(layers));
            }
            return opened;
        } catch (IOException | RuntimeException e) {
            opened.close();
            throw e;
        }
    }

    /** What they have in common; of one alone, what its records have. */
    public SharedLayout layout() {
        return messages.size() == 1 ? SharedLayout.ofRecords(messages.getFirst()) : SharedLayout.of(messages);
    }

    @Override
    public void close() {
        messages.forEach(Source::close);
        sessions.forEach(DumpSession::close);
    }
}
