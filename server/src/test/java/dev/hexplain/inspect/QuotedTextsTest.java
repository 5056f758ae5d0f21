package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.print.PrintForm;
import dev.hexplain.testing.Serialized;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Long texts that begin with a quotation mark are whole, and are not taken for what a text format writes. */
class QuotedTextsTest {
    private static final Map<String, ObjectMapper> MAPPERS =
            Map.of("json", new ObjectMapper(), "cbor", new CBORMapper(), "smile", new SmileMapper());

    @ParameterizedTest
    @ValueSource(strings = {"json", "cbor", "smile", "java_serialization"})
    void they_are_whole(String format) throws IOException {
        List<String> texts = new ArrayList<>();
        for (String start : List.of("\"", "'", "\"\"", "''", "\"\\\"", "'\n", "\"é", "")) {
            texts.add(start + "long".repeat(80));
            texts.add(start);
        }
        ObjectMapper mapper = MAPPERS.get(format);
        byte[] bytes = mapper == null ? Serialized.stream(texts) : mapper.writeValueAsBytes(texts);

        DecodeChoices choices = new DecodeChoices(format, "raw", OptionalLong.empty());
        StringWriter out = new StringWriter();
        DumpInput dump = DumpInput.of("texts", new ByteArrayInputStream(bytes));
        try (DumpSession session = new DumpSessions(DumpLimits.DEFAULT).open(dump, choices)) {
            session.decode(choices).print("texts", PrintForm.VALUES, new PrintWriter(out));
        }

        assertThat(new ObjectMapper().readTree(out.toString()).toString())
                .contains(new ObjectMapper().writeValueAsString(texts));
    }
}
