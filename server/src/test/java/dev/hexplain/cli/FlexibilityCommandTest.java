package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class FlexibilityCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void a_line_says_what_became_of_the_object_and_why() {
        assertThat(run("--codec", "java,json", "--change", "field-added,constant-removed"))
                .isZero();
        assertThat(out.toString().lines())
                .hasSize(8)
                .anyMatch(line -> line.matches("java +field-added +backward +default +count: was not written.*"))
                .anyMatch(line -> line.matches("json +constant-removed +forward +same *"));
    }

    @Test
    void the_document_has_the_bytes_too() throws IOException {
        assertThat(run("--codec", "java", "--change", "class-renamed", "--out", "json"))
                .isZero();
        JsonNode cell = new ObjectMapper().readTree(out.toString()).at("/rows/0/cells/0");
        assertThat(cell.get("outcome").asText()).isEqualTo("refused");
        assertThat(cell.get("reason").asText()).contains("ClassNotFoundException: com.acme.Order");
        assertThat(cell.get("bytes").binaryValue()).startsWith(0xAC, 0xED);
    }

    @Test
    void the_page_groups_codecs_by_what_they_make_of_it() {
        assertThat(run("--codec", "json,cbor,kryo,data-output", "--change", "field-added", "--out", "markdown"))
                .isZero();
        assertThat(out.toString())
                .contains("| json, cbor | `dl` |")
                .contains("certain classes only: data-output.")
                .contains(
                        "- old bytes, new classes, **default**: json, cbor: `count: was not written, and is Integer 0`");
    }

    @Test
    void an_unknown_change_or_codec_is_refused() {
        assertThat(run("--change", "field-aded")).isEqualTo(1);
        assertThat(err.toString()).contains("There is no change `field-aded`", "field-added");
        assertThat(run("--codec", "kyro")).isEqualTo(1);
    }

    private int run(String... words) {
        String[] all = new String[words.length + 1];
        all[0] = "flexibility";
        System.arraycopy(words, 0, all, 1, words.length);
        return Main.commandLine(new PrintWriter(out, true), new PrintWriter(err, true), all)
                .execute(all);
    }
}
