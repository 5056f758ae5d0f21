package sp;

import java.io.Serializable;

/**
 * The market data of "Did You Know the Fastest Way of Serializing a Java Field is not Serializing it at All?", as plain
 * {@link Serializable}: 18 primitive fields, 374 bytes. Its package is part of that size.
 */
public class MarketData implements Serializable {
    private static final long serialVersionUID = 1L;

    public long securityId;
    public long time;

    public double bidQty0, bidQty1, bidQty2, bidQty3;
    public double askQty0, askQty1, askQty2, askQty3;
    public double bidPrice0, bidPrice1, bidPrice2, bidPrice3;
    public double askPrice0, askPrice1, askPrice2, askPrice3;
}
