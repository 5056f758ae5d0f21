package dev.hexplain.decoders.javaserialization;

/** Formats counts for messages. */
final class JavaStreamCounts {
    private JavaStreamCounts() {}

    static String of(long count, String thing) {
        return count + " " + thing + (count == 1 ? "" : "s");
    }
}
