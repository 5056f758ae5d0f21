package dev.hexplain.codecs.chronicle;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.subjects.Subject;
import java.nio.ByteOrder;
import java.util.Optional;
import java.util.function.Supplier;
import net.openhft.chronicle.bytes.Bytes;
import sp.ChronicleMarketData;
import sp.DefaultMarketData;
import sp.ExplicitMarketData;
import sp.MarketData;
import sp.TriviallyCopyableMarketData;

/**
 * Encodes a Chronicle {@code BytesMarshallable} with {@code writeMarshallable}: fields one after another, without
 * names, in native byte order.
 */
final class BytesCoder implements Coder {
    private final Supplier<? extends ChronicleMarketData> empty;
    private final Bytes<Void> bytes = ChronicleLibrary.direct();

    /** @param empty creates an empty object of the variant */
    private BytesCoder(Supplier<? extends ChronicleMarketData> empty) {
        this.empty = empty;
    }

    static Coder byDefault() {
        return new BytesCoder(() -> new DefaultMarketData());
    }

    static Coder explicit() {
        return new BytesCoder(() -> new ExplicitMarketData());
    }

    static Coder triviallyCopyable() {
        return new BytesCoder(() -> new TriviallyCopyableMarketData());
    }

    @Override
    public byte[] encode(Subject subject, Object object) {
        bytes.clear();
        MarketDataFields.copy((MarketData) object, empty.get()).writeMarshallable(bytes);
        return bytes.toByteArray();
    }

    @Override
    public Object decode(Subject subject, byte[] own) {
        bytes.clear();
        bytes.write(own);
        ChronicleMarketData read = empty.get();
        read.readMarshallable(bytes);
        return MarketDataFields.copy(read);
    }

    @Override
    public String reused() {
        return "the buffer outside of the heap; the object is copied into Chronicle's class, and back";
    }

    @Override
    public FormatRef format(Subject subject) {
        return FormatRef.of("market_data", ByteOrder.nativeOrder());
    }

    @Override
    public Optional<String> refusal(Subject subject, Object object) {
        return MarketDataFields.refusal(subject);
    }
}
