package dev.hexplain.inspect.print;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.Writer;
import java.util.concurrent.CountDownLatch;

/**
 * Writes a part of an output that several threads write at once: what is written before its turn is held back, up to a
 * limit, at which the writing thread waits for the turn.
 */
final class TurnWriter extends Writer {
    /** Characters that are held back. */
    private static final int MOST_HELD = 1 << 20;

    private final Writer out;
    private final CountDownLatch turn = new CountDownLatch(1);
    private final StringBuilder held = new StringBuilder();

    TurnWriter(Writer out) {
        this.out = out;
    }

    /** Lets it write: all that is before its part is written. */
    void begin() {
        turn.countDown();
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
        held.append(text, from, length);
        pass();
    }

    @Override
    public void write(String text, int from, int length) throws IOException {
        held.append(text, from, from + length);
        pass();
    }

    @Override
    public Writer append(CharSequence text) throws IOException {
        held.append(text);
        pass();
        return this;
    }

    private void pass() throws IOException {
        if (turn.getCount() == 0 || held.length() > MOST_HELD) {
            writeHeld();
        }
    }

    private void writeHeld() throws IOException {
        try {
            turn.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("Printing was ended");
        }
        out.append(held);
        held.setLength(0);
    }

    /** What is held back stays so until {@link #close}. */
    @Override
    public void flush() {}

    /** Waits for its turn where something is held back. */
    @Override
    public void close() throws IOException {
        writeHeld();
    }
}
