package dev.hexplain.decoders.javaserialization;

/** Numbers of things in words. */
final class JavaStreamCounts {
    private JavaStreamCounts() {}

    static String of(long count, String thing) {
        return count + " " + thing + (count == 1 ? "" : "s");
    }
}
