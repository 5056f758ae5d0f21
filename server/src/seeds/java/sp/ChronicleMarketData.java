package sp;

import net.openhft.chronicle.wire.SelfDescribingMarshallable;

/** The article's market data: the fields that its three variants share. */
public abstract class ChronicleMarketData extends SelfDescribingMarshallable {
    public long securityId;
    public long time;

    public double bidQty0, bidQty1, bidQty2, bidQty3;
    public double askQty0, askQty1, askQty2, askQty3;
    public double bidPrice0, bidPrice1, bidPrice2, bidPrice3;
    public double askPrice0, askPrice1, askPrice2, askPrice3;
}
