package dev.hexplain.samples;

import java.util.Arrays;
import java.util.List;

/** One side of HTTP connections. */
final class HttpSamples {
    private static final String JSON = "{\"symbol\":\"ACME\",\"price\":101.25,\"side\":\"BUY\"}";

    /** The 45 bytes of {@link #JSON} in gzip, without name and time. */
    private static final String GZIPPED = "1f8b0800000000000203ab562aaecc4dcacf51b2527274f67555d2512a28ca4c4e55b2323430d43332d5512ace4c01f2949c4223956a0165278fe12d000000";

    private HttpSamples() {}

    static List<Sample> all() {
        return List.of(
                        Sample.featured(
                                "http-request",
                                "HTTP requests",
                                "A GET and a POST with a body in JSON, one behind the other.",
                                HttpSamples::requests),
                        Sample.of(
                                "http-response",
                                "HTTP responses",
                                "100, a body with a length, 304 without one, and one in chunks with a trailer.",
                                HttpSamples::responses),
                        Sample.of(
                                "http-gzip",
                                "HTTP response, gzip in chunks",
                                "A body in gzip that came in two chunks: two layers to take off.",
                                HttpSamples::gzip),
                        Sample.of(
                                "http-multipart",
                                "HTTP upload in parts",
                                "A form with a field and a file: each part has headers of its own.",
                                HttpSamples::multipart),
                        Sample.of(
                                "http-middle",
                                "HTTP from the middle",
                                "The end of one response, and the next one, whose body the capture ends in.",
                                HttpSamples::fromTheMiddle),
                        Sample.of(
                                "http-upgrade",
                                "HTTP upgraded to WebSocket",
                                "A handshake, then what the client said in WebSocket frames.",
                                HttpSamples::upgrade));
    }

    private static byte[] requests() {
        return new Bytes()
                .add("GET /orders?side=BUY HTTP/1.1\r\nHost: localhost:8080\r\nAccept: application/json\r\n\r\n")
                .add("POST /orders HTTP/1.1\r\nHost: localhost:8080\r\nContent-Type: application/json\r\n")
                .add("Content-Length: " + JSON.length() + "\r\n\r\n")
                .add(JSON)
                .done();
    }

    private static byte[] responses() {
        return new Bytes()
                .add("HTTP/1.1 100 Continue\r\n\r\n")
                .add("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n[]")
                .add("HTTP/1.1 304 Not Modified\r\nContent-Length: 2\r\n\r\n")
                .add("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: Digest\r\n\r\n")
                .add("7;ieof\r\nHello, \r\n6\r\nworld!\r\n0\r\nDigest: none\r\n\r\n")
                .done();
    }

    private static byte[] gzip() {
        byte[] packed = Bytes.hex(GZIPPED);
        return new Bytes()
                .add("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\n")
                .add("Transfer-Encoding: chunked\r\n\r\n")
                .add("10\r\n")
                .add(Arrays.copyOf(packed, 16))
                .add("\r\n%x\r\n".formatted(packed.length - 16))
                .add(Arrays.copyOfRange(packed, 16, packed.length))
                .add("\r\n0\r\n\r\n")
                .done();
    }

    private static byte[] multipart() {
        String body = "--part\r\nContent-Disposition: form-data; name=\"side\"\r\n\r\nBUY\r\n"
                + "--part\r\nContent-Disposition: form-data; name=\"file\"; filename=\"order.json\"\r\n"
                + "Content-Type: application/json\r\n\r\n" + JSON + "\r\n--part--\r\n";
        return new Bytes()
                .add("POST /orders HTTP/1.1\r\nHost: localhost:8080\r\nExpect: 100-continue\r\n")
                .add("Content-Type: multipart/form-data; boundary=part\r\nContent-Length: " + body.length())
                .add("\r\n\r\n" + body)
                .done();
    }

    private static byte[] fromTheMiddle() {
        return new Bytes()
                .add("ell the rest of a page</html>\n")
                .add("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n<html>the capture ends he")
                .done();
    }

    private static byte[] upgrade() {
        return new Bytes()
                .add("GET /prices HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n")
                .add("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n")
                .add(WebSocketSamples.client())
                .done();
    }
}
