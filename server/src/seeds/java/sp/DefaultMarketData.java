package sp;

/** The article's default: Chronicle finds the fields itself. */
public final class DefaultMarketData extends ChronicleMarketData {}
