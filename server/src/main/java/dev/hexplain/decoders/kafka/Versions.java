package dev.hexplain.decoders.kafka;

/** Versions of a message as its definition writes them: {@code 3}, {@code 3-5}, {@code 3+}, {@code none}. */
record Versions(int from, int to) {
    static final Versions NONE = new Versions(0, -1);

    /** @param text as the definition has it; empty for none */
    static Versions of(String text) {
        if (text.isEmpty() || text.equals("none")) {
            return NONE;
        }
        if (text.endsWith("+")) {
            return new Versions(Integer.parseInt(text.substring(0, text.length() - 1)), Integer.MAX_VALUE);
        }
        int dash = text.indexOf('-');
        return dash < 0
                ? new Versions(Integer.parseInt(text), Integer.parseInt(text))
                : new Versions(Integer.parseInt(text.substring(0, dash)), Integer.parseInt(text.substring(dash + 1)));
    }

    boolean has(int version) {
        return from <= version && version <= to;
    }
}
