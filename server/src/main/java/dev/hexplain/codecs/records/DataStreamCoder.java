package dev.hexplain.codecs.records;

import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.subjects.Subject;
import java.nio.ByteOrder;

/**
 * Encodes records with {@code DataOutputStream}: always big-endian, and strings by {@code writeUTF}, so that they have
 * descriptors of their own.
 */
final class DataStreamCoder extends RecordCoder {
    DataStreamCoder() {
        super(size -> new DataStreamMemory(), ByteOrder.BIG_ENDIAN);
    }

    @Override
    public FormatRef format(Subject subject) {
        RecordFormat format = RecordFormat.required(subject);
        return format.streamsAreOpen()
                ? FormatRef.of(format.ofStreams(), ByteOrder.BIG_ENDIAN)
                : FormatRef.of(format.ofStreams());
    }
}
