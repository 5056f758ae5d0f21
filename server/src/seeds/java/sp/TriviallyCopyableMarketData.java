package sp;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.BytesUtil;

/** The article's trivially copyable variant: all fields at once, as they lie in the object. */
@SuppressWarnings("rawtypes") // as the interface declares them
public final class TriviallyCopyableMarketData extends ChronicleMarketData {
    private static final int START = BytesUtil.triviallyCopyableStart(TriviallyCopyableMarketData.class);
    private static final int LENGTH = BytesUtil.triviallyCopyableLength(TriviallyCopyableMarketData.class);

    @Override
    public void readMarshallable(BytesIn bytes) {
        bytes.unsafeReadObject(this, START, LENGTH);
    }

    @Override
    public void writeMarshallable(BytesOut bytes) {
        bytes.unsafeWriteObject(this, START, LENGTH);
    }
}
