package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.print.PrintForm;
import dev.hexplain.testing.Samples;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** Where fields stand in the object that was encoded. */
class LogicalPathTest {
    @Test
    void elements_are_numbered_and_what_serves_the_encoding_alone_has_no_place() throws IOException {
        assertThat(logicalPaths("order"))
                .containsEntry("source_id", "sourceId")
                .containsEntry("prices", "prices")
                .containsEntry("prices[3]", "prices[3]")
                .containsEntry("quantities[9]", "quantities[9]")
                .doesNotContainKeys("", "num_prices");
    }

    @Test
    void types_a_descriptor_adds_leave_no_trace_and_parts_belong_to_what_they_stand_in() throws IOException {
        assertThat(logicalPaths("blog_bench"))
                .containsEntry("str1", "str1")
                .containsEntry("str1.len_text", "str1")
                .containsEntry("str1.text", "str1")
                .containsEntry("rest.b0", "b0")
                .doesNotContainKey("rest");
    }

    @Test
    void names_of_the_ancestors_are_joined() throws IOException {
        assertThat(logicalPaths("order_stream")).containsEntry("orders[2].prices[1]", "orders[2].prices[1]");
    }

    /** By path, what {@code --out json} says. */
    private static Map<String, String> logicalPaths(String format) throws IOException {
        StringWriter text = new StringWriter();
        DecodeChoices choices = new DecodeChoices(format, DecodeChoices.DETECT, OptionalLong.empty());
        Path file = Samples.folder("records").resolve(format + "-le.bin");
        try (DumpSession session = new DumpSessions(DumpLimits.DEFAULT).open(DumpInput.of(file), choices);
                PrintWriter out = new PrintWriter(text)) {
            session.decode(choices).print(file.getFileName().toString(), PrintForm.JSON, out);
        }
        Map<String, String> found = new LinkedHashMap<>();
        collect(new ObjectMapper().readTree(text.toString()).get("root"), "", found);
        return found;
    }

    private static void collect(JsonNode field, String path, Map<String, String> into) {
        if (field.has("logical")) {
            into.put(path, field.get("logical").asText());
        }
        for (JsonNode child : field.path("children")) {
            String name = child.get("name").asText();
            String dot = path.isEmpty() || name.startsWith("[") ? "" : ".";
            collect(child, path + dot + name, into);
        }
    }
}
