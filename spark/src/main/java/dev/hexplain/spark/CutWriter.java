package dev.hexplain.spark;

import java.io.IOException;
import java.io.Writer;

/** Keeps the beginning of a text; whoever writes more is told by an exception, as if nobody listened. */
final class CutWriter extends Writer {
    private static final int MOST = 1 << 20;
    private static final String CUT = "…";

    private final StringBuilder kept = new StringBuilder();
    private boolean cut;

    @Override
    public void write(char[] text, int from, int length) throws IOException {
        if (cut) {
            throw new IOException("The text is cut");
        }
        kept.append(text, from, Math.min(length, MOST - kept.length()));
        cut = kept.length() == MOST;
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}

    @Override
    public String toString() {
        return cut ? kept.append(CUT).toString() : kept.toString();
    }
}
