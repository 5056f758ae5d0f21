package dev.hexplain.ingest.dialects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.TextPart;
import dev.hexplain.testing.Corpus;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dumps of packets, as tcpdump and tshark print them, know their packets and times. */
class PacketDumpsTest {
    private static final int ETHERNET_HEADER = 14;

    @ParameterizedTest
    @CsvSource({
        "tcpdump-xx.txt,tcpdump,0",
        "tcpdump-XX-ts.txt,tcpdump,0",
        "tcpdump-X.txt,tcpdump,14",
        "tshark-x.txt,wireshark,0"
    })
    void every_packet_is_a_part(String file, String dialect, int cut) throws IOException {
        byte[] text = Files.readAllBytes(folder().resolve("packets-jrmi").resolve(file));
        assertThat(Reading.detect(text).dialect().id()).isEqualTo(dialect);
        Reading reading = Reading.of(Dialects.byId(dialect).orElseThrow(), text, Reading.LIMIT);
        assertThat(reading.transcript().issues()).isEmpty();
        List<byte[]> frames = frames();
        List<TextPart> parts = reading.transcript().parts();
        assertThat(parts).hasSameSizeAs(frames);
        for (int i = 0; i < frames.size(); i++) {
            byte[] frame = Arrays.copyOfRange(frames.get(i), cut, frames.get(i).length);
            int from = (int) parts.get(i).offset();
            byte[] packet = Arrays.copyOfRange(
                    reading.bytes(), from, from + (int) parts.get(i).length());
            // tcpdump -X leaves out the padding behind an IP packet.
            assertThat(packet).as("packet %d", i).isEqualTo(cut == 0 ? frame : Arrays.copyOf(frame, packet.length));
        }
        boolean timed = file.contains("-ts");
        assertThat(parts).allMatch(part -> part.time().isPresent() == timed);
    }

    @Test
    void a_conversation_that_tshark_follows_has_its_turns() throws IOException {
        byte[] raw = Files.readAllBytes(folder().resolve("packets-jrmi/tshark-follow-raw.txt"));
        Reading reading = Reading.of(Reading.detect(raw).dialect(), raw, Reading.LIMIT);
        assertThat(reading.transcript().dialect()).isEqualTo("tshark-follow");
        assertThat(reading.bytes()).isEqualTo(payload());
        assertThat(reading.transcript().parts())
                .extracting(TextPart::label)
                .contains("127.0.0.1:34450", "127.0.1.1:1099");
    }

    @Test
    void the_ascii_form_keeps_what_it_shows() throws IOException {
        byte[] text = Files.readAllBytes(folder().resolve("packets-jrmi/tshark-follow-ascii.txt"));
        Reading reading = Reading.of(Reading.detect(text).dialect(), text, Reading.LIMIT);
        byte[] payload = payload();
        assertThat(reading.bytes()).hasSameSizeAs(payload);
        for (int i = 0; i < payload.length; i++) {
            assertThat(reading.bytes()[i] == '.' || reading.bytes()[i] == payload[i])
                    .as("byte %d", i)
                    .isTrue();
        }
        assertThat(reading.transcript().issues()).isNotEmpty();
    }

    @Test
    void words_and_comments_around_a_dump_for_text2pcap_are_no_damage() throws IOException {
        byte[] text = Files.readAllBytes(folder().resolve("text2pcap/text2pcap_hash_eol.txt"));
        Reading reading = Reading.of(Reading.detect(text).dialect(), text, Reading.LIMIT);
        assertThat(reading.transcript().dialect()).isEqualTo("wireshark");
        assertThat(reading.bytes()).hasSize(96);
        assertThat(reading.transcript().issues()).isEmpty();
        assertThat(reading.transcript().parts()).hasSize(1);
        assertThat(reading.transcript().parts().getFirst().time()).hasValue(1_443_734_184_317_453_000L);
    }

    @Test
    void a_log_of_sip_messages_is_no_dump() throws IOException {
        byte[] text = Files.readAllBytes(folder().resolve("text2pcap/sipmsg.log"));
        assertThat(Reading.detect(text).dialect().id()).isEqualTo("raw");
    }

    @Test
    void packets_of_a_text_become_a_capture() throws IOException {
        String text = "12:00:01.5 IP a > b\n\t0x0000:  4142 43\n12:00:02 IP b > a\n\t0x0000:  44\n";
        Reading reading = Reading.of("tcpdump", text);
        ByteArrayOutputStream capture = new ByteArrayOutputStream();
        PacketsAsPcap.write(reading.transcript().parts(), new ByteArrayInputStream(reading.bytes()), capture);
        ByteBuffer pcap = ByteBuffer.wrap(capture.toByteArray()).order(ByteOrder.LITTLE_ENDIAN);
        assertThat(pcap.getInt(0)).isEqualTo(0xA1B23C4D);
        assertThat(pcap.getInt(24)).isEqualTo(12 * 3600 + 1);
        assertThat(pcap.getInt(28)).isEqualTo(500_000_000);
        assertThat(pcap.getInt(32)).isEqualTo(3);
        assertThat(pcap.capacity()).isEqualTo(24 + 16 + 3 + 16 + 1);
    }

    @ParameterizedTest
    @CsvSource({
        "'',101",
        "02000000,0",
        "1e000000,0",
        "00000002,0",
        "00000304000600000000000000000800,113",
        "0800000000000002000104060000000000000000,276",
        "0000000000000000000000000800,1"
    })
    void the_link_layer_of_a_packet_is_told_by_what_follows_it(String head, int linkType) throws IOException {
        String ip = "450000200001400040110000" + "7f0000017f000001" + "c350044b000c0000" + "61626364";
        byte[] packet = HexFormat.of().parseHex(head + ip);
        StringBuilder text = new StringBuilder("12:00:01.5 IP 127.0.0.1.50000 > 127.0.0.1.1099: UDP, length 4\n");
        for (int at = 0; at < packet.length; at += 16) {
            String row = HexFormat.of().formatHex(packet, at, Math.min(packet.length, at + 16));
            text.append("\t0x%04x:  %s\n".formatted(at, row.replaceAll("(....)(?=.)", "$1 ")));
        }
        Source dump = Source.ofBytes("dump", text.toString().getBytes(StandardCharsets.US_ASCII));
        ByteArrayOutputStream capture = new ByteArrayOutputStream();
        LayerCandidate found = new PacketsLayer().find(dump).getFirst();
        new PacketsLayer().unwrap(dump, found.step(), capture, LayerLimits.of(1 << 20));
        ByteBuffer pcap = ByteBuffer.wrap(capture.toByteArray()).order(ByteOrder.LITTLE_ENDIAN);
        assertThat(pcap.getInt(20)).isEqualTo(linkType);
        assertThat(pcap.getInt(32)).isEqualTo(packet.length);
    }

    /** What TCP carried, in the order of the packets. */
    private static byte[] payload() throws IOException {
        ByteArrayOutputStream payload = new ByteArrayOutputStream();
        for (byte[] frame : frames()) {
            int ip = (frame[ETHERNET_HEADER] & 0xF) * 4;
            int end = ETHERNET_HEADER + ((frame[16] & 0xFF) << 8 | (frame[17] & 0xFF));
            int from = ETHERNET_HEADER + ip + (frame[ETHERNET_HEADER + ip + 12] >> 4 & 0xF) * 4;
            payload.write(frame, from, end - from);
        }
        return payload.toByteArray();
    }

    private static List<byte[]> frames() throws IOException {
        return Files.readAllLines(folder().resolve("packets-jrmi/frames.hex")).stream()
                .map(line -> HexFormat.of().parseHex(line.strip()))
                .toList();
    }

    private static Path folder() {
        return Corpus.folder("hex-dialects");
    }
}
