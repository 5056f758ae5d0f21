package dev.hexplain.codecs.records;

import sp.MarketData;

/** The fields of market data. */
final class MarketDataRecord implements RecordFields {
    @Override
    public int size(Object object) {
        return 2 * Long.BYTES + 16 * Double.BYTES;
    }

    @Override
    public void write(Object object, Memory to) {
        MarketData data = (MarketData) object;
        to.put(data.securityId);
        to.put(data.time);
        to.put(data.bidQty0);
        to.put(data.bidQty1);
        to.put(data.bidQty2);
        to.put(data.bidQty3);
        to.put(data.askQty0);
        to.put(data.askQty1);
        to.put(data.askQty2);
        to.put(data.askQty3);
        to.put(data.bidPrice0);
        to.put(data.bidPrice1);
        to.put(data.bidPrice2);
        to.put(data.bidPrice3);
        to.put(data.askPrice0);
        to.put(data.askPrice1);
        to.put(data.askPrice2);
        to.put(data.askPrice3);
    }

    @Override
    public Object read(Memory from) {
        MarketData data = new MarketData();
        data.securityId = from.getLong();
        data.time = from.getLong();
        data.bidQty0 = from.getDouble();
        data.bidQty1 = from.getDouble();
        data.bidQty2 = from.getDouble();
        data.bidQty3 = from.getDouble();
        data.askQty0 = from.getDouble();
        data.askQty1 = from.getDouble();
        data.askQty2 = from.getDouble();
        data.askQty3 = from.getDouble();
        data.bidPrice0 = from.getDouble();
        data.bidPrice1 = from.getDouble();
        data.bidPrice2 = from.getDouble();
        data.bidPrice3 = from.getDouble();
        data.askPrice0 = from.getDouble();
        data.askPrice1 = from.getDouble();
        data.askPrice2 = from.getDouble();
        data.askPrice3 = from.getDouble();
        return data;
    }
}
