package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.Transcript;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/** A text that ends where the time to read it does. */
final class TimedText extends FilterInputStream {
    /** Bytes that are read between two looks at the time. */
    private static final int PIECE = 1 << 16;

    private final LayerLimits limits;
    private final long start = System.nanoTime();
    private long read;
    private long looked;
    private boolean late;

    TimedText(InputStream text, LayerLimits limits) {
        super(text);
        this.limits = limits;
    }

    @Override
    public int read() throws IOException {
        return isOver() ? -1 : counted(super.read(), 1);
    }

    @Override
    public int read(byte[] to, int offset, int length) throws IOException {
        int count = isOver() ? -1 : super.read(to, offset, Math.min(length, PIECE));
        return counted(count, count);
    }

    private int counted(int result, int count) {
        read += Math.max(0, count);
        return result;
    }

    private boolean isOver() {
        if (!late && read - looked >= PIECE) {
            looked = read;
            late = limits.isLate(start);
        }
        return late;
    }

    /** Whether it ended before its end. */
    boolean isLate() {
        return late;
    }

    /** What is wrong with what was read, and that it ended before its end. */
    List<LayerIssue> issues(Transcript transcript) {
        List<LayerIssue> issues = new ArrayList<>(transcript.issues());
        if (late) {
            issues.add(LayerIssue.error(read, transcript.bytes(), limits.late(), null, null));
        }
        return issues;
    }
}
