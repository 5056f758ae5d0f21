package dev.hexplain.codecs.chronicle;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.SampleClasses;
import dev.hexplain.codecs.subjects.Subject;
import java.util.Objects;
import java.util.Optional;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.WireType;
import sp.DefaultMarketData;
import sp.MarketData;

/** Encodes a Chronicle {@code SelfDescribingMarshallable}: fields with their names. */
final class SelfDescribingCoder implements Coder {
    @Override
    public byte[] encode(Subject subject, Object object) {
        Bytes<byte[]> bytes = ChronicleLibrary.onHeap();
        WireType.BINARY_LIGHT
                .apply(bytes)
                .getValueOut()
                .object(MarketDataFields.copy((MarketData) object, new DefaultMarketData()));
        return bytes.toByteArray();
    }

    @Override
    public Object decode(Subject subject, byte[] own) {
        DefaultMarketData read =
                ChronicleLibrary.wire(SampleClasses.ALL, own).getValueIn().object(DefaultMarketData.class);
        return MarketDataFields.copy(Objects.requireNonNull(read));
    }

    @Override
    public String reused() {
        return "nothing; the object is copied into Chronicle's class, and back";
    }

    @Override
    public FormatRef format(Subject subject) {
        return FormatRef.of("chronicle_wire");
    }

    @Override
    public Optional<String> refusal(Subject subject, Object object) {
        return MarketDataFields.refusal(subject);
    }
}
