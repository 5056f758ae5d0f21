package dev.hexplain.inspect.monitoring;

/** Lets a test leave this process as it was. */
public final class HeapShortages {
    private HeapShortages() {}

    public static void forget() {
        HeapShortage.forget();
    }
}
