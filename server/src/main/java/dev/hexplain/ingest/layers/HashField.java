package dev.hexplain.ingest.layers;

import java.util.Set;

/**
 * A field of a Redis hash, and the range of its value.
 *
 * @param from first byte of the value as it is written, quotes left out
 * @param to behind its last
 * @param escaped whether it is written as {@code redis-cli} shows it, with {@code \x0a} for a byte
 */
record HashField(String name, long from, long to, boolean escaped) implements ArchiveLayer.Entry {
    private static final String ATTRIBUTE = "sessionAttr:";
    private static final Set<String> OF_A_SESSION = Set.of("creationTime", "lastAccessedTime", "maxInactiveInterval");

    @Override
    public String words() {
        String size = "%,d %s".formatted(to - from, escaped ? "characters" : "bytes");
        if (name.startsWith(ATTRIBUTE)) {
            return "attribute %s of a Spring session, %s".formatted(name.substring(ATTRIBUTE.length()), size);
        }
        return OF_A_SESSION.contains(name) ? "%s of a Spring session, %s".formatted(name, size) : size;
    }
}
