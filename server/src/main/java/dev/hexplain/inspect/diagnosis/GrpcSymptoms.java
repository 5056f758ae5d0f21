package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of gRPC. */
final class GrpcSymptoms {
    private GrpcSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                settings(),
                preface(),
                grpcSize(),
                grpcFrame(),
                grpcContentType(),
                grpcEnd(),
                grpcMessage(),
                grpcEncoding(),
                http2Frame(),
                grpcClosed());
    }

    private static Symptom settings() {
        return Symptom.of("http2-settings", "gRPC, HTTP/2", "What answers does not speak HTTP/2")
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
        return Symptom.of("http2-preface", "gRPC, HTTP/2", "Who connects does not speak HTTP/2")
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
        return Symptom.of("grpc-size", "gRPC, HTTP/2", "A message is too large, or its length is none")
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
        return Symptom.of("grpc-frame", "gRPC, HTTP/2", "The five bytes before a message are something else")
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

    private static Symptom grpcContentType() {
        return Symptom.of("grpc-content-type", "gRPC, HTTP/2", "What answers is no gRPC server")
                .example("io.grpc.StatusRuntimeException: UNKNOWN: HTTP status code 200\ninvalid"
                        + " content-type: text/html")
                .says("invalid content-type: (\\S{1,100})|missing GRPC status|"
                        + "HTTP status code (\\d{3})\\n|"
                        + "Content-Type '(\\S{1,100})' is not supported")
                .why("An answer of gRPC has the content type application/grpc and its status"
                        + " in the trailers. text/html is a web server, a proxy or a login page"
                        + " between; 404 a path that the gateway does not know; 502 and 503 a"
                        + " gateway whose server is away.")
                .look(new Clue.Start())
                .remedies(
                        "Check host, port and path; let proxies forward HTTP/2 with trailers"
                                + " (grpc_pass of nginx).",
                        "Look at the first bytes of the body: they say who speaks.");
    }

    private static Symptom grpcEnd() {
        return Symptom.of("grpc-end", "gRPC, HTTP/2", "The stream ended in the middle of a message")
                .example("io.grpc.StatusRuntimeException: INTERNAL: Encountered end-of-stream" + " mid-frame")
                .says("Encountered end-of-stream mid-frame|"
                        + "Received unexpected EOS on (?:non-)?empty DATA frame from server|"
                        + "RST_STREAM closed stream\\. HTTP/2 error code: (\\w{1,40})|"
                        + "Half-closed without a request|headers not received before payload")
                .why("Before each message stand five bytes with its length; fewer bytes came."
                        + " A proxy or server ended the stream early, by a limit of time or size,"
                        + " or an error.")
                .look(new Clue.End())
                .remedies(
                        "Look at timeouts and limits of what is between (idle timeout," + " client_max_body_size).",
                        "Look into the server's log of that moment.");
    }

    private static Symptom grpcMessage() {
        return Symptom.of("grpc-message", "gRPC, HTTP/2", "A message could not be parsed")
                .example("io.grpc.StatusRuntimeException: INTERNAL: Invalid protobuf byte sequence")
                .says("Invalid protobuf byte sequence|Failed to read message\\.|"
                        + "Unable to (?:parse|decode) (?:request|response) message")
                .general()
                .why("The bytes behind the five of gRPC's frame are no message of the type"
                        + " that is expected: client and server have other .proto files, or another"
                        + " codec. The cause below says what was found.")
                .look(new Clue.Start())
                .remedies(
                        "The same version of the .proto file on both sides.",
                        "Skip five bytes and decode the rest without a schema here.");
    }

    private static Symptom grpcEncoding() {
        return Symptom.of("grpc-encoding", "gRPC, HTTP/2", "The compression of messages is not known")
                .example("io.grpc.StatusRuntimeException: UNIMPLEMENTED: Can't find decompressor" + " for br")
                .says("Can't find (?:de)?compressor for ([\\w-]{1,40})|"
                        + "Unable to find (?:de)?compressor by name ([\\w-]{1,40})|"
                        + "Decompressed gRPC message exceeds maximum size")
                .why("grpc-encoding names the compression; who receives knows gzip and"
                        + " identity by default. A message that grows beyond the limit when"
                        + " it is unpacked is refused too.")
                .remedies(
                        "Register the codec with DecompressorRegistry, or use gzip.",
                        "maxInboundMessageSize() counts unpacked bytes.");
    }

    private static Symptom http2Frame() {
        return Symptom.of("http2-frame", "gRPC, HTTP/2", "A frame of HTTP/2 breaks its rules")
                .example("io.netty.handler.codec.http2.Http2Exception: Frame length: 4740180"
                        + " exceeds maximum: 16384")
                .says("Http2Exception: (?!First received|HTTP/2 client preface|"
                        + "Unexpected HTTP/1)(Frame length|Stream \\d|Invalid frame|"
                        + "Continuation stream|Received [A-Z_]+ frame|HPACK|"
                        + "Header size exceeded)[^\\n]{0,120}|HPACK - [\\w ]{1,60}")
                .why("Frames of HTTP/2 begin with three bytes of length and a type. A length"
                        + " far beyond 16384 is text of HTTP/1 (`HTT` is 4740180); others come from"
                        + " a proxy that mixes streams, or headers that are too large.")
                .look(new Clue.Start())
                .remedies(
                        "Check that both sides speak HTTP/2 on that port, and with or without" + " TLS alike.",
                        "maxInboundMetadataSize() for large headers.");
    }

    private static Symptom grpcClosed() {
        return Symptom.of("grpc-closed", "gRPC, HTTP/2", "The connection ended before an answer came")
                .example("io.grpc.StatusRuntimeException: UNAVAILABLE: Network closed for unknown" + " reason")
                .says("UNAVAILABLE: (?:Network closed for unknown reason|io exception|"
                        + "End of stream or IOException|Connection closed[^\\n]{0,60})")
                .why("The other side closed without a word of gRPC. At the start it is a"
                        + " server with TLS met by a client without (or the other way round), or"
                        + " one that does not speak HTTP/2; later, an idle timeout of a proxy in"
                        + " between.")
                .look(new Clue.Start())
                .remedies(
                        "usePlaintext() and useTransportSecurity() have to fit the port.",
                        "keepAliveTime() below the idle timeout of load balancers.");
    }
}
