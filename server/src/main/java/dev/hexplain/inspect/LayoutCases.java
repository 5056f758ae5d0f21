package dev.hexplain.inspect;

import dev.hexplain.bytes.Source;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.dumps.DumpCases;
import dev.hexplain.inspect.layouts.SharedLayout;
import dev.hexplain.inspect.view.LayoutView;
import dev.hexplain.inspect.work.AwaitedJob;
import dev.hexplain.inspect.work.Workers;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The use case of messages of one unknown format, each a stored dump. */
public record LayoutCases(DumpCases dumps, Workers workers) {
    private static final long MOST_BYTES = 64L << 20;
    private static final String ID = "messages";

    /**
     * What dumps have in common.
     *
     * @param layers to remove from each; {@code raw} for none
     * @throws Refusal where there are too few or too many of them, or they are too large
     */
    public LayoutView of(List<String> ids, String layers) throws IOException {
        List<Source> messages = new ArrayList<>();
        long left = MOST_BYTES;
        for (String id : ids) {
            Source message = message(id, layers, left);
            messages.add(message);
            left -= message.length();
        }
        return AwaitedJob.by(
                workers,
                WorkPool.ALIGN,
                "Aligning messages",
                _ -> SharedLayout.of(messages).view(ID));
    }

    private Source message(String id, String layers, long most) throws IOException {
        String name = dumps.find(id).name();
        return dumps.readInside(id, layers, source -> {
            if (source.length() > most) {
                throw Refusal.conflict(
                        "Messages of at most %,d MiB together are aligned here: `hexplain align` takes more."
                                .formatted(MOST_BYTES >> 20));
            }
            return Source.ofBytes(name, source.copy(0, (int) source.length()));
        });
    }
}
