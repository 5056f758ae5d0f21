package dev.hexplain.ingest.dialects;

import org.jspecify.annotations.Nullable;

/**
 * The JDK's {@code HexDumpEncoder}, as {@code keytool} and the traces of {@code javax.net.debug} print it:
 *
 * <pre>
 * 0000: AC ED 00 05 73 72 00 03   46 6F 6F 00               ....sr..Foo.
 * </pre>
 */
final class JdkEncoder extends HexRows {
    private static final int FEWEST_DIGITS = 4;

    JdkEncoder() {
        super(2);
    }

    @Override
    public String id() {
        return "jdk-hexdump";
    }

    @Override
    public String title() {
        return "JDK HexDumpEncoder";
    }

    @Override
    @Nullable Offset offset(String line) {
        return hex(line, indent(line), FEWEST_DIGITS, ": ");
    }
}
