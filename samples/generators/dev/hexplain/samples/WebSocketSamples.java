package dev.hexplain.samples;

import java.util.List;

/** One side of WebSocket connections, behind the handshake. */
final class WebSocketSamples {
    private static final byte[] MASK = {0x37, (byte) 0xFA, 0x21, 0x3D};

    private WebSocketSamples() {}

    static List<Sample> all() {
        return List.of(
                        Sample.of(
                                "websocket-client",
                                "WebSocket, a client",
                                "Masked frames: a text, a ping inside a message of two fragments, and a close.",
                                WebSocketSamples::client),
                        Sample.of(
                                "websocket-server",
                                "WebSocket, a server",
                                "Frames without masks: two compressed messages, of which the second refers to the first.",
                                WebSocketSamples::server));
    }

    static byte[] client() {
        return new Bytes()
                .add(masked(0x81, Bytes.text("subscribe ACME")))
                .add(masked(0x02, Bytes.hex("000102")))
                .add(masked(0x89, Bytes.text("1")))
                .add(masked(0x80, Bytes.hex("0304")))
                .add(masked(0x88, new Bytes().s2(1001).add("bye").done()))
                .done();
    }

    /** A frame with its first byte and a mask. */
    private static byte[] masked(int first, byte[] payload) {
        byte[] bytes = payload.clone();
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] ^= MASK[i % MASK.length];
        }
        return new Bytes()
                .u1(first)
                .u1(0x80 | payload.length)
                .add(MASK)
                .add(bytes)
                .done();
    }

    /** The compressed messages are those of RFC 7692, 7.2.3.1 and 7.2.3.2. */
    private static byte[] server() {
        return new Bytes()
                .add(Bytes.hex("c1 07 f2 48 cd c9 c9 07 00"))
                .add(Bytes.hex("c1 05 f2 00 11 00 00"))
                .add(Bytes.hex("8a 01 31"))
                .add(Bytes.hex("81 7e 0080"))
                .add("tick ".repeat(25) + "end")
                .add(Bytes.hex("88 00"))
                .done();
    }
}
