package dev.hexplain.logs;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.joran.JoranConfigurator;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ch.qos.logback.core.joran.spi.JoranException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.Logger;

/** What the log's real configuration makes of names that people chose. */
class LogLinesTest {
    private static final String HOSTILE =
            "a\n12:00:00.000 ERROR forged\r\t\u001b[31mred\u009b2J\u202Eturned\u2028apart\u007f\u0000 Grüße 漢字";

    /** Something that is logged. */
    private interface Line {
        void to(Logger log);
    }

    @Test
    void a_name_cannot_end_a_line_or_act_on_a_terminal() {
        String lines = logged("text", log -> log.warn("Dump `{}` is damaged", HOSTILE));

        assertThat(lines.lines()).hasSize(1);
        assertThat(lines.stripTrailing().chars())
                .noneMatch(each -> Character.isISOControl(each) || each == 0x202E || each == 0x2028);
        assertThat(lines)
                .contains("a\\n12:00:00.000 ERROR forged\\r\\t\\u001b[31mred\\u009b2J\\u202eturned\\u2028apart")
                .contains("\\u007f\\u0000 Grüße 漢字");
    }

    @Test
    void the_messages_of_what_was_thrown_cannot_either() {
        Exception inner = new IllegalStateException(HOSTILE);
        Exception failure = new IOException(HOSTILE, inner);
        failure.addSuppressed(new IOException(HOSTILE));

        String lines = logged("text", log -> log.error("Failed", failure));

        assertThat(lines.lines()).noneMatch(line -> line.startsWith("12:00:00.000 ERROR forged"));
        assertThat(lines.lines().filter(line -> line.contains("forged\\r"))).hasSize(3);
        assertThat(lines).contains("Caused by: java.lang.IllegalStateException", "Suppressed: java.io.IOException");
        assertThat(lines).contains("\tat " + LogLinesTest.class.getName());
        assertThat(lines).doesNotContain("\u001b", "\u009b", "\u202E");
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "json"})
    void a_line_names_its_request(String format) {
        assertThat(logged(format, log -> log.warn("something"))).contains("4711abc");
    }

    @Test
    void json_is_one_object_a_line() throws IOException {
        String lines = logged(
                "json",
                log -> log.atWarn()
                        .addKeyValue("name", HOSTILE)
                        .setCause(new IOException(HOSTILE))
                        .log("Dump `{}` is damaged", HOSTILE));

        assertThat(lines).endsWith("\n");
        assertThat(lines.strip().chars()).noneMatch(each -> each < ' ');
        JsonNode line = new ObjectMapper().readTree(lines);
        assertThat(line.get("level").asText()).isEqualTo("WARN");
        assertThat(line.get("formattedMessage").asText()).isEqualTo("Dump `" + HOSTILE + "` is damaged");
        assertThat(line.get("timestamp").isNumber()).isTrue();
        assertThat(line.get("mdc").get("request").asText()).isEqualTo("4711abc");
        assertThat(line.get("kvpList").get(0).get("name").asText()).isEqualTo(HOSTILE);
        assertThat(line.get("throwable").get("message").asText()).isEqualTo(HOSTILE);
    }

    @Test
    void what_a_library_says_of_each_refused_request_is_logged_once_a_minute() {
        String lines = logged("text", "org.eclipse.jetty.http.HttpParser", log -> {
            for (int i = 0; i < 1000; i++) {
                log.warn("Multiple `Host` headers: `{}`", i);
                log.debug("Not logged anyway {}", i);
            }
            log.warn("Bad authority: {}", HOSTILE);
        });

        assertThat(lines.lines()).hasSize(2);
        assertThat(lines).contains("Multiple `Host` headers: `0`", "Bad authority: a\\n");
    }

    @Test
    void lines_of_its_own_are_all_logged() {
        assertThat(logged("text", log -> {
                            log.warn("Dump `{}` is damaged", 1);
                            log.warn("Dump `{}` is damaged", 2);
                        })
                        .lines())
                .hasSize(2);
    }

    private static String logged(String format, Line line) {
        return logged(format, "dev.hexplain.some", line);
    }

    private static String logged(String format, String logger, Line line) {
        PrintStream before = System.err;
        ByteArrayOutputStream lines = new ByteArrayOutputStream();
        LoggerContext context = new LoggerContext();
        try {
            System.setErr(new PrintStream(lines, true, StandardCharsets.UTF_8));
            context.setMDCAdapter(new LogbackMDCAdapter());
            context.putProperty("HEXPLAIN_LOG_FORMAT", format);
            JoranConfigurator configurator = new JoranConfigurator();
            configurator.setContext(context);
            configurator.doConfigure(LogLinesTest.class.getResource("/logback.xml"));
            context.getMDCAdapter().put("request", "4711abc");
            line.to(context.getLogger(logger));
        } catch (JoranException e) {
            throw new IllegalStateException(e);
        } finally {
            context.stop();
            System.setErr(before);
        }
        return lines.toString(StandardCharsets.UTF_8);
    }
}
