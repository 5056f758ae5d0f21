package dev.hexplain.decoders.javaserialization;

/** Numbers of things in words. */
final class Counts {
    private Counts() {}

    static String of(long count, String thing) {
        return count + " " + thing + (count == 1 ? "" : "s");
    }
}
