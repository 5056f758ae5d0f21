package dev.hexplain.decoders.http1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decoders.websocket.WebSocket;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Decoded;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Connections as PcapPlusPlus put them together, both directions in one file. */
class HttpCorpusTest {
    private static final Http1 HTTP = new Http1(new WebSocket());

    @ParameterizedTest
    @CsvSource({
        "one_http_stream_fin_output.txt, GET /softw/90/update/avg9infoavi.ctf, 200 OK",
        "one_http_stream_rst_output.txt, GET /engine/download.php?id=97853, 503 Service Temporarily Unavailable",
        "three_http_streams_conn_1_output.txt, GET /, 200 OK",
        "one_tcp_stream_output.txt, POST /GetSearchMultipleSuggestions.ashx, 200 OK",
        "one_ipv6_http_stream4.txt, GET /header.shtml, 200 OK",
    })
    void every_byte_of_a_whole_conversation_is_understood(String name, String request, String response)
            throws IOException {
        Decoded flow = Decoded.of(HTTP, Files.readAllBytes(file(name)));
        assertThat(flow.titles()).contains(request, response);
        assertThat(flow.issues()).isEmpty();
        assertThat(flow.isWhole()).isTrue();
    }

    @Test
    void compressed_bodies_of_all_of_them_can_be_read() throws IOException {
        int decoded = 0;
        for (Path file : Corpus.files(file("."))) {
            if (file.getFileName().toString().endsWith(".txt")) {
                Decoded flow = Decoded.of(HTTP, Files.readAllBytes(file));
                assertThat(flow.issues()).noneMatch(issue -> issue.contains("decoded"));
                decoded += flow.tree().derivedCount();
            }
        }
        assertThat(decoded).isGreaterThan(1);
    }

    @Test
    void a_gap_in_a_connection_costs_only_what_is_around_it() throws IOException {
        Decoded flow = Decoded.of(HTTP, Files.readAllBytes(file("one_tcp_stream_missing_data_output.txt")));
        assertThat(flow.titles()).containsExactly("200 OK", "POST /GetSearchMultipleSuggestions.ashx");
    }

    private static Path file(String name) {
        return Corpus.folder("pcap-pcapplusplus")
                .resolve("Pcap++Test/PcapExamples")
                .resolve(name);
    }
}
