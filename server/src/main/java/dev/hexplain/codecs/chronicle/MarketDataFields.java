package dev.hexplain.codecs.chronicle;

import dev.hexplain.codecs.samples.ClassMembers;
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

    static <T extends ChronicleMarketData> T copy(Object market, T to) throws ReflectiveOperationException {
        for (ClassMembers.Member member : ClassMembers.of(MarketData.class).all()) {
            ChronicleMarketData.class.getField(member.name()).set(to, member.of(market));
        }
        return to;
    }

    static MarketData copy(ChronicleMarketData from) throws ReflectiveOperationException {
        MarketData market = new MarketData();
        for (ClassMembers.Member member : ClassMembers.of(MarketData.class).all()) {
            member.field()
                    .set(
                            market,
                            ChronicleMarketData.class.getField(member.name()).get(from));
        }
        return market;
    }
}
