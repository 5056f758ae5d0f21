package dev.hexplain.ingest;

import dev.hexplain.bytes.Range;
import java.util.ArrayList;
import java.util.List;

/** Collects the payloads of a text while it is read. */
final class TextPayloads {
    /** Payloads beyond these are one with the last. */
    private static final int KEPT = 10_000;

    private final List<TextPayload> over = new ArrayList<>();
    private TextLocation start = new TextLocation(1, 0);
    private long end = -1;

    /** The payload before is over, and another begins. */
    void begin(TextLocation place) {
        if (over.size() < KEPT) {
            finish();
            start = place;
        }
    }

    /** The payload goes on up to a byte of the text. */
    void extend(long to) {
        end = Math.max(end, to);
    }

    /** Those there are. */
    List<TextPayload> finish() {
        if (end > start.start()) {
            over.add(new TextPayload(new Range(start.start(), end - start.start()), start.line()));
        }
        end = -1;
        return over;
    }
}
