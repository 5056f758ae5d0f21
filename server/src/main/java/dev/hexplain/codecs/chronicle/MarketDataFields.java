package dev.hexplain.codecs.chronicle;

import dev.hexplain.codecs.subjects.Subject;
import java.util.Optional;
import sp.ChronicleMarketData;
import sp.MarketData;

/** Converts market data to one of the article's Chronicle classes, and back. */
final class MarketDataFields {
    private MarketDataFields() {}

    /** Only the article's market data has such classes. */
    static Optional<String> refusal(Subject subject) {
        return subject.type() == MarketData.class
                ? Optional.empty()
                : Optional.of(
                        "The object must extend a class of Chronicle; the article shows how for its market data.");
    }

    /** By hand, as the article's objects are made: a copy by reflection takes longer than all that is measured. */
    static <T extends ChronicleMarketData> T copy(MarketData from, T to) {
        to.securityId = from.securityId;
        to.time = from.time;
        to.bidQty0 = from.bidQty0;
        to.bidQty1 = from.bidQty1;
        to.bidQty2 = from.bidQty2;
        to.bidQty3 = from.bidQty3;
        to.askQty0 = from.askQty0;
        to.askQty1 = from.askQty1;
        to.askQty2 = from.askQty2;
        to.askQty3 = from.askQty3;
        to.bidPrice0 = from.bidPrice0;
        to.bidPrice1 = from.bidPrice1;
        to.bidPrice2 = from.bidPrice2;
        to.bidPrice3 = from.bidPrice3;
        to.askPrice0 = from.askPrice0;
        to.askPrice1 = from.askPrice1;
        to.askPrice2 = from.askPrice2;
        to.askPrice3 = from.askPrice3;
        return to;
    }

    static MarketData copy(ChronicleMarketData from) {
        MarketData to = new MarketData();
        to.securityId = from.securityId;
        to.time = from.time;
        to.bidQty0 = from.bidQty0;
        to.bidQty1 = from.bidQty1;
        to.bidQty2 = from.bidQty2;
        to.bidQty3 = from.bidQty3;
        to.askQty0 = from.askQty0;
        to.askQty1 = from.askQty1;
        to.askQty2 = from.askQty2;
        to.askQty3 = from.askQty3;
        to.bidPrice0 = from.bidPrice0;
        to.bidPrice1 = from.bidPrice1;
        to.bidPrice2 = from.bidPrice2;
        to.bidPrice3 = from.bidPrice3;
        to.askPrice0 = from.askPrice0;
        to.askPrice1 = from.askPrice1;
        to.askPrice2 = from.askPrice2;
        to.askPrice3 = from.askPrice3;
        return to;
    }
}
