package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.EvalException;
import java.lang.foreign.ValueLayout;
import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;

/** Reads byte arrays and strings. */
final class BlobReader implements ElementReader {
    /** Maximum length of a value in expressions. */
    static final long MOST_BYTES = 1 << 28;

    private final ElementRegion region;
    private final @Nullable Charset charset;
    private final @Nullable ProcessUnpacking unpacking;
    private final int shape;
    private final boolean opaque;
    private final int unpackedShape;

    /**
     * Bytes, or a text.
     *
     * @param charset null for bytes
     * @param shape of the row that shows them
     * @param opaque whether that marks them as opaque
     * @param unpackedShape of the row of the output of {@code process}; -1 where there is none
     */
    BlobReader(
            ElementRegion region,
            @Nullable Charset charset,
            @Nullable ProcessUnpacking unpacking,
            int shape,
            boolean opaque,
            int unpackedShape) {
        this.region = region;
        this.charset = charset;
        this.unpacking = unpacking;
        this.shape = shape;
        this.opaque = opaque;
        this.unpackedShape = unpackedShape;
    }

    @Override
    public boolean read(Machine machine, ObjectFrame frame, AttributeOp op) {
        KsyStream io = frame.io;
        ElementRegion.Span span = region.find(machine, frame.struct, io, op.attribute(), typeName());
        int row = row(machine.rows(), span.start(), span.end() - span.start());
        if (unpacking == null) {
            Object value = op.wantsValue() ? lazy(machine, io, span.start(), span.contentEnd(), charset) : null;
            machine.give(value, span.start());
        } else {
            // Arguments are evaluated with the stream behind the processed bytes.
            io.seek(span.end());
            KsyStream unpacked = unpacking.unpack(machine, frame.struct, io, span);
            machine.give(lazy(machine, unpacked, 0, unpacked.size(), charset), span.start());
            if (machine.rows().written()) {
                machine.substreams().addBytes(row, unpackedShape, unpacked);
            }
        }
        io.seek(span.end());
        return true;
    }

    private int row(RowSink rows, long start, long length) {
        return opaque ? rows.opaqueLeaf(shape, start, length) : rows.leaf(shape, start, length);
    }

    boolean isOpaque() {
        return opaque;
    }

    /** Its value between two offsets, where that does not depend on the bytes. */
    LazyValue lazy(Machine machine, KsyStream io, long start, long end) {
        return lazy(machine, io, start, end, charset);
    }

    /** Whether the bytes show where the value ends. */
    boolean looksAtBytes() {
        return region.trim().looksAtBytes();
    }

    @Nullable Charset charset() {
        return charset;
    }

    int shape() {
        return shape;
    }

    /** Bytes or a text, read on demand. */
    static LazyValue lazy(Machine machine, KsyStream io, long start, long end, @Nullable Charset charset) {
        return () -> {
            if (end - start > MOST_BYTES) {
                throw new EvalException(
                        EvalException.Kind.LIMIT,
                        "expected at most " + MOST_BYTES + " bytes in an expression, found " + (end - start));
            }
            machine.watch().spend(end - start, io);
            byte[] copy = io.bytes().asSlice(start, end - start).toArray(ValueLayout.JAVA_BYTE);
            return charset == null ? copy : new String(copy, charset);
        };
    }

    @Override
    public String typeName() {
        return charset == null ? "bytes" : "str";
    }
}
