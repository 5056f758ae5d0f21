package dev.hexplain.store;

import java.util.Locale;

/** Formats numbers of bytes for display. */
final class ByteSizes {
    private static final String[] UNITS = {"bytes", "KiB", "MiB", "GiB", "TiB"};

    private ByteSizes() {}

    static String text(long bytes) {
        double size = bytes;
        int unit = 0;
        while (size >= 1024 && unit < UNITS.length - 1) {
            size /= 1024;
            unit++;
        }
        return unit == 0 ? bytes + " bytes" : String.format(Locale.ROOT, "%.1f %s", size, UNITS[unit]);
    }
}
