package dev.hexplain.decoders.kafka;

/** Versions of a message as its definition writes them: {@code 3}, {@code 3-5}, {@code 3+}, {@code none}. */
record KafkaVersions(int from, int to) {
    static final KafkaVersions NONE = new KafkaVersions(0, -1);

    /** @param text as in the definition; empty for none */
    static KafkaVersions of(String text) {
        if (text.isEmpty() || text.equals("none")) {
            return NONE;
        }
        if (text.endsWith("+")) {
            return new KafkaVersions(Integer.parseInt(text.substring(0, text.length() - 1)), Integer.MAX_VALUE);
        }
        int dash = text.indexOf('-');
        return dash < 0
                ? new KafkaVersions(Integer.parseInt(text), Integer.parseInt(text))
                : new KafkaVersions(
                        Integer.parseInt(text.substring(0, dash)), Integer.parseInt(text.substring(dash + 1)));
    }

    boolean has(int version) {
        return from <= version && version <= to;
    }
}
