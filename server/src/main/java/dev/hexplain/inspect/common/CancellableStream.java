package dev.hexplain.inspect.common;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** An output stream that fails once its job was cancelled. */
public final class CancellableStream extends FilterOutputStream {
    private final BooleanSupplier cancelled;

    public CancellableStream(OutputStream out, BooleanSupplier cancelled) {
        super(out);
        this.cancelled = cancelled;
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException("Taking off the layer was cancelled");
        }
        out.write(bytes, offset, length);
    }
}
