package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Exception messages of Netty and of web servers. */
final class NettySymptoms {
    private static final int MOST_BYTES = 5;

    /** A byte of a request line as Tomcat prints it: `0x16`, or a character as it is. */
    private static final Pattern SHOWN_BYTE = Pattern.compile("0x([0-9a-f]{2})|(.)", Pattern.DOTALL);

    private NettySymptoms() {}

    static List<Symptom> all() {
        return List.of(
                nettyIndex(),
                methodName(),
                tls(),
                nettyObject(),
                nettyLong(),
                nettyCorruptFrame(),
                nettyRefcount(),
                nettyIndexRange(),
                nettyGzip());
    }

    private static Symptom nettyIndex() {
        return Symptom.of("netty-index", "Netty", "A decoder reads further than the bytes that have come")
                .example("java.lang.IndexOutOfBoundsException: readerIndex(18) + length(8) exceeds writerIndex(19):"
                        + " PooledUnsafeDirectByteBuf(ridx: 18, widx: 19, cap: 256)")
                .says("readerIndex\\((\\d{1,12})\\) \\+ length\\((\\d{1,12})\\) exceeds writerIndex\\((\\d{1,12})\\)")
                .bytes(found -> "%s bytes were wanted at byte %s, and there are %s in all"
                        .formatted(found.group(2), found.group(1), found.group(3)))
                .why(
                        "TCP carries bytes, not messages: a message may come in pieces. A decoder has to wait until it is whole. Or a"
                                + " length was misread: another byte order, or another version of the protocol.")
                .look(new Clue.End())
                .remedies(
                        "Put a LengthFieldBasedFrameDecoder before the decoder, or ask readableBytes() before reading.",
                        "ReplayingDecoder waits by itself.",
                        "Where the message was whole, look at the length that was read last: is its byte order right?");
    }

    private static Symptom methodName() {
        return Symptom.of("http-method", "Tomcat, Jetty", "What came is no request of HTTP")
                .example("java.lang.IllegalArgumentException: Invalid character found in method name"
                        + " [0x160x030x010x020x000x010x000x010xfc0x030x03]. HTTP method names must be tokens")
                .says(
                        "Invalid character found in (?:method name|the HTTP protocol)(?: \\[([^\\n]{1,300}?)\\])?(?:\\.| )")
                .bytes(found -> found.group(1) == null ? "" : MessageBytes.ofHex(shownBytes(found.group(1))))
                .why(
                        "16 03 is the start of TLS: https:// to a port that speaks http. Other bytes are another protocol, a scanner,"
                                + " or the rest of a body whose Content-Length was too small.")
                .look(new Clue.Start())
                .remedies(
                        "http:// instead of https://, or the port that has TLS.",
                        "Check Content-Length of the request before.");
    }

    private static Symptom tls() {
        return Symptom.of("tls", "Netty, JSSE", "One side speaks TLS, the other does not")
                .example("io.netty.handler.ssl.NotSslRecordException: not an SSL/TLS record: 474554202f20")
                .says("not an SSL/TLS record: ([0-9a-fA-F]{2,64})|Unsupported or unrecognized SSL message")
                .bytes(found -> found.group(1) == null
                        ? ""
                        : MessageBytes.ofHex(found.group(1)
                                .substring(0, Math.min(8, found.group(1).length() & ~1))))
                .why(
                        "A TLS record begins with 14 to 17 and 03. What came is plain: a client without TLS on a port with it.")
                .look(new Clue.Start())
                .remedies("https instead of http; the port for TLS; TLS on both sides.");
    }

    private static Symptom nettyObject() {
        return Symptom.of("netty-object", "Netty", "An object in Netty's compact form is of another version or kind")
                .example("java.io.StreamCorruptedException: Unsupported version: 172")
                .says("StreamCorruptedException: Unsupported version: (-?\\d{1,4})|"
                        + "Unexpected class descriptor type: (-?\\d{1,4})")
                .showsByte()
                .why("ObjectEncoder of Netty writes a length, 05, and objects with shortened"
                        + " class descriptors. ObjectDecoder reads that only: 172 (AC) is an"
                        + " ordinary stream of Java serialization, AC ED 00 05.")
                .look(new Clue.Start())
                .remedies(
                        "ObjectEncoder with ObjectDecoder; CompatibleObjectEncoder writes" + " ordinary streams.",
                        "Better: a format that is not Java serialization, which Netty deprecates" + " here.");
    }

    private static Symptom nettyLong() {
        return Symptom.of("netty-long", "Netty", "A line or a frame is longer than allowed")
                .example("io.netty.handler.codec.TooLongFrameException: frame length (over 8192)"
                        + " exceeds the allowed maximum (8192)")
                .says(
                        "(?:TooLongHttp(?:Header|Line)Exception|HTTP (?:header|line) is larger than \\d{1,12})|TooLongFrameException: (?:frame length \\(|An HTTP (?:line|"
                                + "header) is larger than|HTTP (?:content|header) length exceeded|"
                                + "content length exceeded)[^\\n]{0,120}|"
                                + "frame length \\((?:over )?\\d{1,12}\\) exceeds the allowed maximum")
                .why("No end of the line or frame came within the limit: the other side sends"
                        + " another protocol without such ends (TLS, binary), or the message really"
                        + " is that long.")
                .look(new Clue.Start())
                .remedies(
                        "Look at the first bytes that came.",
                        "Raise the limit: maxFrameLength, maxInitialLineLength, maxHeaderSize,"
                                + " HttpObjectAggregator.");
    }

    private static Symptom nettyCorruptFrame() {
        return Symptom.of("netty-corrupt-frame", "Netty", "The length in front of a frame makes no sense")
                .example("io.netty.handler.codec.CorruptedFrameException: length wider than 32-bit")
                .says("CorruptedFrameException: [^\\n]{1,200}")
                .why("The decoder's idea of where the length stands and what it counts"
                        + " (lengthFieldOffset, lengthAdjustment), or of its form (a varint for"
                        + " ProtobufVarint32FrameDecoder), is not the sender's, or another protocol"
                        + " is spoken.")
                .look(new Clue.Start())
                .remedies(
                        "Compare the first bytes with what the decoder expects: here they are"
                                + " shown field by field.",
                        "The decoder and the prepender of both sides belong together.");
    }

    private static Symptom nettyRefcount() {
        return Symptom.of("netty-refcount", "Netty", "A buffer is used after it was given back")
                .example("io.netty.util.IllegalReferenceCountException: refCnt: 0, decrement: 1")
                .says("IllegalReferenceCountException: refCnt: (\\d{1,9})")
                .why("Buffers of Netty are counted. One was released and is still read, or"
                        + " released twice; what was read from it meanwhile may be the bytes of"
                        + " another message.")
                .remedies(
                        "SimpleChannelInboundHandler releases what it got: retain() what is" + " passed on.",
                        "-Dio.netty.leakDetection.level=paranoid shows where it was used.");
    }

    private static Symptom nettyIndexRange() {
        return Symptom.of("netty-index-range", "Netty", "An index lies outside a buffer")
                .example("java.lang.IndexOutOfBoundsException: index: 1347703880, length: 4"
                        + " (expected: range(0, 256))")
                .says("index: (-?\\d{1,12}), length: (-?\\d{1,12}) \\(expected: range\\(0, (\\d"
                        + "{1,12})\\)\\)|(?:length|dstIndex|srcIndex)(?:\\(|"
                        + ": )(-?\\d{1,12})\\)? ?(?:exceeds (?:src\\.readableBytes|"
                        + "dst\\.writableBytes)|\\(expected: )|"
                        + "Not enough readable bytes - Need (\\d{1,12}), maximum is (\\d{1,12})")
                .why("An offset or a length that was read from the bytes leads outside the"
                        + " buffer: another version of the protocol, the other byte order, or a"
                        + " message that has not come whole.")
                .look(new Clue.Trouble())
                .remedies(
                        "Wait until the message is whole (LengthFieldBasedFrameDecoder).",
                        "Look here at the field that holds the offset or length.");
    }

    private static Symptom nettyGzip() {
        return Symptom.of("netty-gzip", "Netty", "A packed body cannot be unpacked")
                .example("io.netty.handler.codec.compression.DecompressionException: Input is not"
                        + " in the GZIP format")
                .says("DecompressionException: [^\\n]{1,200}")
                .why("The body is not packed as Content-Encoding or the handler says (gzip 1F"
                        + " 8B, zlib 78), is packed twice, or its checksum does not fit because it"
                        + " was changed or cut.")
                .look(new Clue.Start())
                .remedies(
                        "Look at the first two bytes of the body.",
                        "Take out a second HttpContentDecompressor; check what the proxy packs.");
    }

    private static String shownBytes(String shown) {
        StringBuilder hex = new StringBuilder();
        Matcher each = SHOWN_BYTE.matcher(shown);
        for (int bytes = 0; bytes < MOST_BYTES && each.find(); bytes++) {
            hex.append(
                    each.group(1) != null
                            ? each.group(1)
                            : HexFormat.of().toHexDigits((byte) each.group(2).charAt(0)));
        }
        return hex.toString();
    }
}
