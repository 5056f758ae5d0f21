package dev.hexplain.codecs.chronicle;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.Sample;
import java.util.Optional;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.WireType;

/** Encodes any object with {@code WireType.BINARY_LIGHT}: fields by reflection, with their names. */
final class WireCoder implements Coder {
    @Override
    public byte[] encode(Sample sample, Object object) {
        Bytes<byte[]> bytes = ChronicleLibrary.onHeap();
        WireType.BINARY_LIGHT.apply(bytes).getValueOut().object(object);
        return bytes.toByteArray();
    }

    @Override
    public Object decode(Sample sample, byte[] own) {
        return ChronicleLibrary.wire(own).getValueIn().object(sample.type());
    }

    @Override
    public FormatRef format(Sample sample) {
        return FormatRef.of("chronicle_wire");
    }

    @Override
    public Optional<String> refusal(Sample sample, Object object) {
        return sample.type().isArray()
                ? Optional.of(
                        "It writes the class of an array by a name that it does not find again, unless the class was"
                                + " given an alias")
                : Optional.empty();
    }
}
