package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;

/** The contents of an annotation, of which only the block at its beginning is looked at. */
final class StreamedContents extends Contents {
    private final WrittenParts parts;

    StreamedContents(WrittenParts parts) {
        this.parts = parts;
    }

    @Override
    Cursor block(long index, int bytes) {
        if (index != 0) {
            throw new UnusualBytesException();
        }
        return parts.block(bytes);
    }

    @Override
    long count() {
        throw new UnusualBytesException();
    }

    @Override
    Paged<LogicalValue> values() {
        throw new UnusualBytesException();
    }

    @Override
    Paged<LogicalValue> values(long from, long count) {
        throw new UnusualBytesException();
    }

    @Override
    boolean isBlock(long index) {
        throw new UnusualBytesException();
    }

    @Override
    LogicalValue value(long index) {
        throw new UnusualBytesException();
    }

    @Override
    Cursor blocks(long index) {
        throw new UnusualBytesException();
    }
}
