package dev.hexplain.inspect.print;

import java.io.PrintWriter;

/** Tells whether the reader of the output is still there; checked at intervals, since checking flushes. */
final class PrintListener {
    private static final int ASKED_EVERY = 1 << 14;

    private final PrintWriter out;
    private int lines;

    PrintListener(PrintWriter out) {
        this.out = out;
    }

    boolean listens() {
        return ++lines % ASKED_EVERY != 0 || !out.checkError();
    }
}
