package dev.hexplain.ingest.layers;

import java.util.Locale;

/**
 * Bytes in a row of a table, as hex digits.
 *
 * @param name the texts that are before it in the row: those that tell rows apart
 * @param column its name; empty where the text does not say it
 * @param from first digit
 * @param to behind the last
 */
record BinaryCell(String name, String column, long from, long to) implements ArchiveLayer.Entry {
    @Override
    public String words() {
        String size = "%,d bytes".formatted((to - from) / 2);
        return switch (column.toUpperCase(Locale.ROOT)) {
            case "ATTRIBUTE_BYTES" -> "attribute of a Spring session, " + size;
            case "JOB_DATA" -> "data of a Quartz job, " + size;
            case "SESSION_DATA" -> "a session, " + size;
            case "" -> size;
            default -> "column %s, %s".formatted(column, size);
        };
    }
}
