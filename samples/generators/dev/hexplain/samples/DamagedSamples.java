package dev.hexplain.samples;

import static dev.hexplain.samples.Sample.featured;
import static dev.hexplain.samples.Sample.of;
import static java.io.ObjectStreamConstants.*;
import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/**
 * Streams as they arrive in practice: cut short, with a wrong byte, with lengths nobody checked. The order
 * is cut and patched at offsets into its 340 bytes, counted by hand as a reader of the dump would count them.
 */
final class DamagedSamples {
    private static final int FIELD_COUNT = 37;
    private static final int PRICES = 134;
    private static final int PRICES_LENGTH = 153;
    private static final int PRICES_ELEMENTS = 157;

    private DamagedSamples() {}

    static List<Sample> all() {
        return List.of(
                featured(
                        "order-truncated",
                        "Order, cut short",
                        "The order ends inside prices[3], as a full disk or a short read leaves it.",
                        () -> Arrays.copyOf(order(), PRICES_ELEMENTS + 3 * Double.BYTES + 5)),
                of(
                        "order-truncated-in-descriptor",
                        "Order, cut in its descriptor",
                        "The stream ends inside a field name.",
                        () -> Arrays.copyOf(order(), 60)),
                of(
                        "order-wrong-token",
                        "Order with a wrong token",
                        "The array of prices starts with a byte that is no token.",
                        () -> patched(order(), PRICES, 0x1A)),
                of(
                        "order-wrong-field-count",
                        "Order with a wrong field count",
                        "The descriptor claims 512 fields more than it has.",
                        () -> patched(order(), FIELD_COUNT, 0x02)),
                of(
                        "order-wrong-length",
                        "Order with a wrong array length",
                        "The array of prices claims 16,777,226 elements.",
                        () -> patched(order(), PRICES_LENGTH, 0x01)),
                of(
                        "order-then-garbage",
                        "Order, then text",
                        "A whole stream with a line of log text behind it.",
                        () -> Dumps.joined(order(), "\n2012-07-11 INFO order stored\n".getBytes(US_ASCII))),
                of(
                        "forged-array-length",
                        "27 bytes that claim 16 GB",
                        "An array of 2,147,483,647 longs of which none is there.",
                        () -> TokenStream.written(out -> {
                            out.header().token(TC_ARRAY).classDesc("[J", 0x782004B512B17593L, SC_SERIALIZABLE);
                            out.endOfClassDesc().raw().writeInt(Integer.MAX_VALUE);
                        })),
                of(
                        "forged-block-length",
                        "12 bytes that claim 2 GB",
                        "Block data of 2,147,483,647 bytes of which three are there.",
                        () -> TokenStream.written(out -> {
                            out.header().token(TC_BLOCKDATALONG).raw().writeInt(Integer.MAX_VALUE);
                            out.raw().write(new byte[] {1, 2, 3});
                        })),
                of(
                        "forged-negative-length",
                        "Negative length",
                        "An array of -1 ints.",
                        () -> TokenStream.written(out -> {
                            out.header().token(TC_ARRAY).classDesc("[I", 0x4DBA602676EAB2A5L, SC_SERIALIZABLE);
                            out.endOfClassDesc().raw().writeInt(-1);
                        })),
                of(
                        "forged-string-length",
                        "Forged long string",
                        "A string that claims 2^62 bytes.",
                        () -> TokenStream.written(out -> {
                            out.header().token(TC_LONGSTRING).raw().writeLong(1L << 62);
                            out.raw().writeBytes("few");
                        })),
                of(
                        "bad-handle",
                        "Reference to nothing",
                        "A reference to a handle that was never given out.",
                        () -> TokenStream.written(
                                out -> out.header().string("first").reference(7).string("after"))),
                of(
                        "bad-handle-below-base",
                        "Reference below the first handle",
                        "Handles start at 0x7E0000; this one is 2.",
                        () -> TokenStream.written(out -> out.header()
                                .string("first")
                                .reference(2 - baseWireHandle)
                                .string("after"))),
                of(
                        "bad-handle-kind",
                        "Reference of the wrong kind",
                        "An object whose class descriptor is a string.",
                        () -> TokenStream.written(out -> out.header()
                                .string("first")
                                .token(TC_OBJECT)
                                .reference(0)
                                .string("after"))),
                of(
                        "bad-handle-after-reset",
                        "Reference across a reset",
                        "The handle was given out before TC_RESET.",
                        () -> TokenStream.written(out -> out.header()
                                .string("first")
                                .token(TC_RESET)
                                .reference(0)
                                .string("after"))),
                of(
                        "bad-version",
                        "Unknown stream version",
                        "AC ED 00 06, then content as usual.",
                        () -> patched(Dumps.of("text"), 3, 6)),
                of(
                        "bad-utf",
                        "Broken modified UTF-8",
                        "Bytes that no character starts with, and one cut off at the end.",
                        () -> TokenStream.written(DamagedSamples::badStrings)),
                of(
                        "bad-type-code",
                        "Unknown field type",
                        "A descriptor with a field of type 'Q'.",
                        () -> TokenStream.written(DamagedSamples::badTypeCode)),
                of(
                        "header-truncated",
                        "Three bytes of header",
                        "AC ED 00 and no more.",
                        () -> Arrays.copyOf(Dumps.of(), 3)));
    }

    private static byte[] order() throws IOException, ReflectiveOperationException {
        return Dumps.of(SeedSamples.order());
    }

    private static byte[] patched(byte[] bytes, int offset, int value) {
        bytes[offset] = (byte) value;
        return bytes;
    }

    private static void badStrings(TokenStream out) throws IOException {
        out.header().token(TC_STRING);
        out.raw().writeShort(4);
        out.raw().write(new byte[] {'a', (byte) 0xFF, (byte) 0x80, 'b'});
        out.token(TC_STRING);
        out.raw().writeShort(2);
        out.raw().write(new byte[] {'c', (byte) 0xE2});
        out.string("after");
    }

    private static void badTypeCode(TokenStream out) throws IOException {
        out.header()
                .token(TC_OBJECT)
                .classDesc(
                        "org.example.Strange",
                        1L,
                        SC_SERIALIZABLE,
                        TokenStream.Field.primitive('I', "plain"),
                        TokenStream.Field.primitive('Q', "strange"))
                .endOfClassDesc()
                .raw()
                .writeLong(1L);
    }
}
