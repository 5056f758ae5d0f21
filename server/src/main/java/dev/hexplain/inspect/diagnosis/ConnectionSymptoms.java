package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Exception messages of network protocols: Netty, gRPC, HTTP, RMI. */
final class ConnectionSymptoms {
    private static final String NETTY = "Netty";
    private static final String GRPC = "gRPC, HTTP/2";
    private static final int MOST_BYTES = 5;

    /** A byte of a request line as Tomcat prints it: `0x16`, or a character as it is. */
    private static final Pattern SHOWN_BYTE = Pattern.compile("0x([0-9a-f]{2})|(.)", Pattern.DOTALL);

    private ConnectionSymptoms() {}

    static List<Symptom> all() {
        return List.of(nettyIndex(), settings(), preface(), grpcSize(), grpcFrame(), methodName(), marshal());
    }

    private static Symptom nettyIndex() {
        return Symptom.of("netty-index", NETTY, "A decoder reads further than the bytes that have come")
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

    private static Symptom settings() {
        return Symptom.of("http2-settings", GRPC, "What answers does not speak HTTP/2")
                .example(
                        "io.netty.handler.codec.http2.Http2Exception: First received frame was not SETTINGS. Hex dump for first 5"
                                + " bytes: 485454502f")
                .says("First received frame was not SETTINGS\\. Hex dump for first 5 bytes: ([0-9a-fA-F]{2,10})")
                .bytes(found -> MessageBytes.ofHex(found.group(1)))
                .why(
                        "A server of HTTP/2 begins with a SETTINGS frame. 48 54 54 50 is HTTP/1.1: a proxy, or the port of a web"
                                + " server. 15 03 is a TLS alert: the server speaks TLS, the client plaintext.")
                .look(new Clue.Start())
                .remedies(
                        "usePlaintext() and useTransportSecurity() have to fit the port.",
                        "Check that proxies and load balancers on the way speak HTTP/2.");
    }

    private static Symptom preface() {
        return Symptom.of("http2-preface", GRPC, "Who connects does not speak HTTP/2")
                .example(
                        "io.netty.handler.codec.http2.Http2Exception: HTTP/2 client preface string missing or corrupt. Hex dump"
                                + " for received bytes: 16030301")
                .says(
                        "HTTP/2 client preface string missing or corrupt\\.(?: Hex dump for received bytes: ([0-9a-fA-F]{2,60}))?"
                                + "|Unexpected HTTP/1\\.x request: ")
                .bytes(found -> found.group(1) == null
                        ? ""
                        : MessageBytes.ofHex(found.group(1)
                                .substring(0, Math.min(8, found.group(1).length() & ~1))))
                .why(
                        "A client of HTTP/2 begins with `PRI * HTTP/2.0`. 16 03 is TLS on a port without; letters are HTTP/1.1, often"
                                + " a health check or a browser.")
                .look(new Clue.Start())
                .remedies("TLS on both sides or on none.", "Point health checks at a port that speaks HTTP/1.1.");
    }

    private static Symptom grpcSize() {
        return Symptom.of("grpc-size", GRPC, "A message is too large, or its length is none")
                .example(
                        "io.grpc.StatusRuntimeException: RESOURCE_EXHAUSTED: gRPC message exceeds maximum size 4194304: 1347375956")
                .says("gRPC message exceeds maximum size (\\d{1,12}): (-?\\d{1,12})")
                .bytes(found -> MessageBytes.ofNumber(found.group(2)))
                .why(
                        "Before each message stand five bytes: whether it is packed, and its length. The limit is 4 MiB unless set. A"
                                + " number far beyond may be text that was taken for a length.")
                .look(new Clue.Start())
                .remedies(
                        "maxInboundMessageSize() of channel or server builder, on the side that receives.",
                        "Better: pages, or a stream of smaller messages.");
    }

    private static Symptom grpcFrame() {
        return Symptom.of("grpc-frame", GRPC, "The five bytes before a message are something else")
                .example(
                        "io.grpc.StatusRuntimeException: INTERNAL: gRPC frame header malformed: reserved bits not zero")
                .says(
                        "gRPC frame header malformed: reserved bits not zero|Can't decode compressed gRPC message as compression not"
                                + " configured")
                .why(
                        "The first of the five bytes is 0 or 1. What came is no message of gRPC: an error page, gRPC-Web in Base64,"
                                + " or a body that a proxy packed.")
                .look(new Clue.Start())
                .remedies(
                        "Look at the body's first bytes and at content-type.",
                        "Register the codec that the other side packs with.");
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

    private static Symptom marshal() {
        return Symptom.of("rmi-marshal", "Java RMI", "An argument or result could not be read on the other side")
                .example(
                        "java.rmi.UnmarshalException: error unmarshalling arguments; nested exception is:\n\t"
                                + "java.lang.ClassNotFoundException: com.example.Order (no security manager: RMI class loader disabled)")
                .says("error (?:un)?marshalling (?:arguments|return)|RMI class loader disabled")
                .general()
                .why(
                        "Arguments and results are Java serialization inside the call. The cause is behind `nested exception is`: a"
                                + " class that the other side does not have, another version of it, or a filter.")
                .look(new Clue.Trouble())
                .remedies(
                        "Put the classes of arguments, results and exceptions on the class path of both sides.",
                        "Open a capture of the connection here: each call shows its arguments.");
    }
}
