package dev.hexplain.decoders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decoders.cbor.Cbor;
import dev.hexplain.decoders.http1.Http1;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.decoders.msgpack.MessagePack;
import dev.hexplain.decoders.protobuf.Protobuf;
import dev.hexplain.decoders.resp.Resp;
import dev.hexplain.decoders.thrift.ThriftBinary;
import dev.hexplain.testing.Decoded;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytes of which only a schema, a class or another format knows the meaning are counted; values of type bytes are not. */
class OpaqueBytesTest {
    /** No text, no message, no numbers in a row. */
    private static final String UNKNOWN = "FF00FE01FF80";

    private static long opaque(Decoder decoder, String hex) {
        return Decoded.of(decoder, HexFormat.of().parseHex(hex)).tree().facts().opaque();
    }

    private static long opaqueOf(Decoder decoder, String latin1) {
        return Decoded.of(decoder, latin1).tree().facts().opaque();
    }

    @Test
    void bytes_of_a_protobuf_message_are_opaque_without_a_schema() {
        String message = "0801" + "1206" + UNKNOWN;
        assertThat(opaque(new Protobuf(), message)).isEqualTo(6);
        Schema schema = Schema.of("m", "M", "syntax = \"proto3\"; message M { int32 id = 1; bytes key = 2; }");
        assertThat(opaque(new Protobuf().with(schema), message)).isZero();
        Schema older = Schema.of("m", "M", "syntax = \"proto3\"; message M { int32 id = 1; }");
        assertThat(opaque(new Protobuf().with(older), message)).isEqualTo(6);
    }

    @Test
    void texts_and_messages_of_a_protobuf_message_are_not() {
        assertThat(opaque(new Protobuf(), "0801" + "12026869" + "1A020802")).isZero();
    }

    /** In a list, in a message, and where the length takes two bytes, with and without rows. */
    @ParameterizedTest
    @ValueSource(ints = {1, 40, 200})
    void bytes_are_counted_however_many_fields_hold_them(int times) {
        String field = "1206" + UNKNOWN;
        String inner = "0A08" + field;
        String long_ = "1A8601" + "FF00".repeat(67);
        String message = (inner + "0801" + field + "0801" + long_).repeat(times);
        assertThat(opaque(new Protobuf(), message)).isEqualTo(times * (6 + 6 + 134L));
    }

    @Test
    void a_thrift_string_that_is_no_text_is_opaque_without_a_schema() {
        String struct = "0B0001" + "00000006" + UNKNOWN + "0B0002" + "00000002" + "6869" + "00";
        assertThat(opaque(new ThriftBinary(), struct)).isEqualTo(6);
        Schema schema = Schema.of("s", "S", "struct S { 1: binary key, 2: string name }");
        assertThat(opaque(new ThriftBinary().with(schema), struct)).isZero();
    }

    @Test
    void payloads_are_opaque_where_they_are_no_texts() {
        String body = new String(HexFormat.of().parseHex(UNKNOWN), StandardCharsets.ISO_8859_1);
        String head = "HTTP/1.1 200 OK\r\nContent-Length: 6\r\n";
        assertThat(opaqueOf(http(), head + "\r\n" + body)).isEqualTo(6);
        assertThat(opaqueOf(http(), head + "\r\nhello!")).isZero();
    }

    @Test
    void what_is_packed_is_not() {
        String gzip = new String(
                HexFormat.of().parseHex("1F8B08000000000000FFCB48CDC9C95704002D3B0854 06000000".replace(" ", "")),
                StandardCharsets.ISO_8859_1);
        String message = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: " + gzip.length() + "\r\n\r\n";
        assertThat(opaqueOf(http(), message + gzip)).isZero();
    }

    private static Decoder http() {
        return new Http1(new dev.hexplain.decoders.websocket.WebSocket());
    }

    @Test
    void byte_strings_are_values() {
        assertThat(opaque(new Cbor(), "46" + UNKNOWN)).isZero();
        assertThat(opaque(new MessagePack(), "C406" + UNKNOWN)).isZero();
        String text = new String(HexFormat.of().parseHex(UNKNOWN), StandardCharsets.ISO_8859_1);
        assertThat(opaqueOf(new Resp(new JavaSerialization()), "$6\r\n" + text + "\r\n"))
                .isZero();
    }
}
