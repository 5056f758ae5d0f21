package dev.hexplain.ingest;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** Collects the parts of a text while it is read: each ends where the next begins. */
final class TextParts {
    /** Parts beyond these are one with the last. */
    static final int KEPT = 100_000;

    private static final int LABEL_KEPT = 200;

    private final List<TextPart> parts = new ArrayList<>();
    private long begin = -1;
    private String label = "";

    void begin(long offset, String newLabel) {
        if (begin >= 0 && parts.size() == KEPT - 1) {
            return;
        }
        end(offset);
        begin = offset;
        label = newLabel.length() > LABEL_KEPT ? newLabel.substring(0, LABEL_KEPT) : newLabel;
    }

    private void end(long offset) {
        if (begin >= 0) {
            OptionalLong time = PacketTime.in(label);
            parts.add(new TextPart(begin, offset - begin, label, time));
        }
    }

    /** To be called once, after the last byte. */
    List<TextPart> finish(long offset) {
        end(offset);
        begin = -1;
        return parts;
    }
}
