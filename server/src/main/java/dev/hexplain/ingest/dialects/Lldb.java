package dev.hexplain.ingest.dialects;

import org.jspecify.annotations.Nullable;

/**
 * LLDB's {@code memory read}, and others with {@code 0x} before the offset; addresses instead of offsets:
 *
 * <pre>
 * 0x7ffee000: ac ed 00 05 73 72 00 03 46 6f 6f 00              ....sr..Foo.
 * </pre>
 */
final class Lldb extends HexRows {
    private static final int FEWEST_DIGITS = 4;

    Lldb() {
        super(4);
    }

    @Override
    public String id() {
        return "lldb";
    }

    @Override
    public String title() {
        return "LLDB memory read";
    }

    @Override
    @Nullable Offset offset(String line) {
        int start = indent(line);
        return line.startsWith("0x", start) ? hex(line, start + 2, FEWEST_DIGITS, ": ") : null;
    }
}
