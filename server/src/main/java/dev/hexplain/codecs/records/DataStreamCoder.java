package dev.hexplain.codecs.records;

import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.Sample;
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
    public FormatRef format(Sample sample) {
        RecordFormat format = RecordFormat.required(sample);
        return format.streamsAreOpen()
                ? FormatRef.of(format.ofStreams(), ByteOrder.BIG_ENDIAN)
                : FormatRef.of(format.ofStreams());
    }
}
