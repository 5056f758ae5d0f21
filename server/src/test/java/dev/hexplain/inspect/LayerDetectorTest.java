package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Formats;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.inspect.layers.LayerDetector;
import dev.hexplain.testing.Samples;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.junit.jupiter.api.Test;

class LayerDetectorTest {
    private static final byte[] ORDER = Samples.java("order");
    private final Formats formats = SchemaFormats.standard();

    @FunctionalInterface
    private interface Write {
        void to(OutputStream sink) throws IOException;
    }

    private static byte[] bytes(Write write) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            write.to(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static byte[] gzip(byte[] content) {
        return bytes(sink -> {
            try (GZIPOutputStream gzip = new GZIPOutputStream(sink)) {
                gzip.write(content);
            }
        });
    }

    private static byte[] tar(String... names) {
        return bytes(sink -> {
            try (TarArchiveOutputStream tar = new TarArchiveOutputStream(sink)) {
                for (String name : names) {
                    TarArchiveEntry entry = new TarArchiveEntry(name);
                    entry.setSize(ORDER.length);
                    tar.putArchiveEntry(entry);
                    tar.write(ORDER);
                    tar.closeArchiveEntry();
                }
            }
        });
    }

    private static byte[] zip(String... names) {
        return bytes(sink -> {
            try (ZipOutputStream zip = new ZipOutputStream(sink)) {
                for (String name : names) {
                    zip.putNextEntry(new ZipEntry(name));
                    zip.write(ORDER);
                }
            }
        });
    }

    private LayerDetector.Chain detect(byte[] bytes) {
        return new LayerDetector(formats).detect(Source.ofBytes("dump", bytes));
    }

    private void assertOrder(LayerDetector.Chain chain, String path) {
        assertThat(chain.path()).hasToString(path);
        assertThat(chain.inside().copy(0, (int) chain.inside().length())).isEqualTo(ORDER);
    }

    @Test
    void the_order_of_words_is_that_in_which_a_format_is_known() {
        String bson = "0000000 1600 0000 0268 656c 6c6f 0006 0000 0077\n0000020 6f72 6c64 0000\n0000026\n";
        assertThat(detected(bson)).isEqualTo("hexdump-be");
        String snappy =
                "0000000 8253 4e41 5050 5900 0000 0001 0000 0001\n0000020 0000 0008 0614 6162 6364 6566\n0000034\n";
        assertThat(detected(snappy)).startsWith("hexdump-be/snappy-java");
        assertThat(detected("0000000 edac 0500 0074 6105\n0000010\n")).isEqualTo("hexdump");
    }

    private String detected(String text) {
        Source source = Source.ofBytes("dump", text.getBytes(StandardCharsets.UTF_8));
        return new LayerDetector(formats).detect(source).path().toString();
    }

    @Test
    void compression_inside_text_is_taken_off_too() {
        byte[] text = Base64.getEncoder().encode(gzip(ORDER));
        assertOrder(detect(text), "base64/gzip");
        assertThat(formats.likeliest(detect(text).inside()).format()).isEqualTo("java_serialization");
    }

    @Test
    void base64_of_an_address_is_not_taken_for_damaged_base64() {
        String base64 = Base64.getEncoder().encodeToString(gzip(ORDER));
        String escaped = URLEncoder.encode(base64, StandardCharsets.US_ASCII);

        assertOrder(detect(escaped.getBytes(StandardCharsets.US_ASCII)), "percent/base64/gzip");
    }

    @Test
    void the_only_file_of_an_archive_is_opened() {
        assertOrder(detect(gzip(tar("order.ser"))), "gzip/tar:order.ser");
        assertOrder(detect(zip("BOOT-INF/order.ser")), "zip:BOOT-INF%2Forder.ser");
        assertOrder(detect(gzip(zip("a.zip"))), "gzip/zip:a.zip");
    }

    @Test
    void of_several_files_none_is_taken() {
        LayerDetector.Chain chain = detect(gzip(tar("a.ser", "b.ser")));

        assertThat(chain.path()).hasToString("gzip");
        assertThat(chain.next()).extracting(each -> each.step().toString()).startsWith("tar:a.ser", "tar:b.ser");
        assertThat(detect(zip("a", "b", "c")).path()).hasToString("raw");
    }

    @Test
    void the_fields_of_a_redis_hash_are_read_together_and_one_may_be_chosen() {
        String printed =
                "1) \"creationTime\"\n2) \"\\xac\\xed\\x00\\x05p\"\n3) \"sessionAttr:a\"\n4) \"\\xac\\xed\\x00\\x05p\"\n";
        LayerDetector.Chain chain = detect(printed.getBytes(StandardCharsets.US_ASCII));

        assertThat(chain.path()).hasToString("redis-cli");
        assertThat(chain.next()).extracting(each -> each.step().toString()).contains("redis-hash:creationTime");
        assertThat(chain.links().getFirst().others())
                .extracting(each -> each.step().toString())
                .contains("redis-hash:sessionAttr:a");
    }

    @Test
    void of_packets_in_a_text_the_only_stream_is_read() {
        String packet = "450000200001400040110000" + "7f0000017f000001" + "c350044b000c0000" + "80818283";
        String row = "12:00:01 IP a > b\n\t0x0000:  " + packet.replaceAll("(....)(?=.)", "$1 ") + "\n";
        String back = row.replace("c350 044b", "044b c350");

        assertThat(detect(row.getBytes(StandardCharsets.US_ASCII)).path()).hasToString("packets:tcpdump/udp:0a");
        assertThat(detect((row + back).getBytes(StandardCharsets.US_ASCII)).path())
                .hasToString("packets:tcpdump");
    }

    @Test
    void a_registry_header_before_a_bson_document_is_removed() {
        byte[] record = {0, 0, 0, 0, 7, 12, 0, 0, 0, 0x10, 'a', 0, 1, 0, 0, 0, 0};

        assertThat(detect(record).path()).hasToString("confluent");
        record[5] = 13;
        assertThat(detect(record).path()).hasToString("raw");
    }

    @Test
    void a_registry_header_is_removed_where_a_format_behind_it_is_sure() {
        for (String hex : List.of(
                "000000002a" + "a2616101616282" + "0102", // CBOR
                "000000002a" + "d9d9f7" + "a1616101",
                "000000002a" + "82a16101a16293" + "010203")) { // MessagePack
            assertThat(detect(HexFormat.of().parseHex(hex)).path()).as(hex).hasToString("confluent");
        }
    }

    @Test
    void message_indexes_are_removed_before_protobuf_and_nothing_else() {
        String message = "0a05616c696365" + "102a" + "1a10757365724065" + "78616d706c652e636f6d";
        for (String indexes : List.of("00", "0202", "040206", "02fe01")) {
            LayerDetector.Chain chain = detect(HexFormat.of().parseHex("000000002a" + indexes + message));
            assertThat(chain.path()).as(indexes).hasToString("confluent-protobuf");
            assertThat(chain.inside().length()).isEqualTo(message.length() / 2);
        }
        assertThat(detect(HexFormat.of().parseHex("000000002a" + message)).path())
                .as("Avro has no indexes, and may look like protobuf")
                .hasToString("raw");
        assertThat(detect(HexFormat.of().parseHex("0000010200000003" + "00000004"))
                        .path())
                .as("numbers")
                .hasToString("raw");
    }

    @Test
    void a_chosen_entry_is_followed() {
        Source dump = Source.ofBytes("dump", zip("a.ser", "b.ser"));
        assertOrder(new LayerDetector(formats).follow(dump, Detector.path("zip:b.ser")), "zip:b.ser");
    }

    @Test
    void layers_inside_layers_end_somewhere() {
        byte[] deep = ORDER;
        for (int i = 0; i < 20; i++) {
            deep = gzip(deep);
        }
        assertThat(detect(deep).path().steps()).hasSize(8);
    }

    @Test
    void samples_are_not_taken_for_layers() {
        for (String name : Samples.names("java")) {
            if (!name.startsWith("linked-list-")) {
                assertThat(detect(Samples.java(name)).path()).as(name).hasToString("raw");
            }
        }
    }
}
