package dev.hexplain.codecs.samples;

import sp.MarketData;

/**
 * The market data of "Did You Know the Fastest Way of Serializing a Java Field is not Serializing it at All?". The
 * article gives no values, so they are chosen here.
 */
final class MarketDataSample {
    private MarketDataSample() {}

    static Sample of() {
        return FlatSample.of(
                "market-data",
                "Market data",
                "Two longs and sixteen doubles: 144 bytes of values, and nothing that would need a length or a reference.",
                original());
    }

    private static MarketData original() {
        MarketData market = new MarketData();
        market.securityId = 1001L;
        market.time = 1_642_550_400_000L;
        market.bidQty0 = 100;
        market.bidQty1 = 250;
        market.bidQty2 = 500;
        market.bidQty3 = 1000;
        market.askQty0 = 150;
        market.askQty1 = 300;
        market.askQty2 = 450;
        market.askQty3 = 900;
        market.bidPrice0 = 99.75;
        market.bidPrice1 = 99.5;
        market.bidPrice2 = 99.25;
        market.bidPrice3 = 99.0;
        market.askPrice0 = 100.25;
        market.askPrice1 = 100.5;
        market.askPrice2 = 100.75;
        market.askPrice3 = 101.0;
        return market;
    }
}
