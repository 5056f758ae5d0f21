package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.TextLocation;
import dev.hexplain.ingest.Transcription;
import dev.hexplain.tree.Severity;
import org.jspecify.annotations.Nullable;

/**
 * Detects one short line among lines of equal length, which has probably lost its end. Text that was never wrapped
 * evenly gets no such warning.
 */
final class LineWidths {

    private final Transcription out;
    private long width = -1;
    private boolean even = true;
    private int lines;
    private @Nullable TextLocation shortLine;
    private long shortWidth;
    private long shortOffset;

    LineWidths(Transcription out) {
        this.out = out;
    }

    /** Whether every line so far but the last, and any reported, was as long as the first, which had company. */
    boolean even() {
        return even && lines > 1;
    }

    /** Whether the first line, and so any line that is not cut, holds a multiple of {@code unit} digits. */
    boolean wrapsAt(int unit) {
        return width > 0 && width % unit == 0;
    }

    /** Takes a line that is over and holds {@code digits} digits; blank lines are not to be passed. */
    void line(long digits) {
        lines++;
        if (width < 0) {
            width = digits;
        } else if (shortLine != null) {
            checkShortLine(digits);
        } else if (digits > width) {
            even = false;
        }
        if (digits < width) {
            shortLine = out.place();
            shortWidth = digits;
            shortOffset = out.position();
        }
    }

    /** Reports the short line that was last until now: since a full one follows, it was truncated. */
    private void checkShortLine(long digits) {
        if (shortLine != null && even && digits == width) {
            out.report(
                    shortLine,
                    shortWidth + 1,
                    shortOffset,
                    Severity.WARNING,
                    "The line is shorter than those around it: it may be cut short",
                    width + " digits",
                    shortWidth + " digits");
        } else {
            even = false;
        }
        shortLine = null;
    }
}
