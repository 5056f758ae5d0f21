package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.read.ListAppender;
import dev.hexplain.api.ClientLimits;
import dev.hexplain.api.ProxyTrust;
import dev.hexplain.api.ServerSettings;
import dev.hexplain.api.oidc.OidcSettings;
import dev.hexplain.inspect.access.SignedInRules;
import dev.hexplain.inspect.storage.StorageSettings;
import dev.hexplain.testing.Slow;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

/** Credentials that somebody writes into an address are in no message, and in no line of the log at any level. */
@Slow
class CredentialsTest {
    private static final String SECRET = "hidden-in-here";

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--database jdbc:postgresql://127.0.0.1:1/db?user=u&password=hidden-in-here",
                "--database jdbc:postgresql://u:hidden-in-here@127.0.0.1:1/db",
                "--database jdbc:postgresql://u:hidden-in-here@127.0.0.1/db?ssl=true",
                "--database jdbc:postgresql://127.0.0.1:none/db?password=hidden-in-here",
                "--database jdbc:postgresql://127.0.0.1:1/db?password=hidden-in-here&sslmode=none",
                "--database jdbc:postgresql:db?sslpassword=hidden-in-here&sslmode=verify-full&socketTimeout=x",
                "--database postgres://u:hidden-in-here@127.0.0.1/db",
                "--database jdbc:mysql://127.0.0.1/db?password=hidden-in-here",
                "--blobs s3://key:hidden-in-here@bucket/prefix",
                "--blobs https://key:hidden-in-here@127.0.0.1/bucket",
                "--blobs s3://bucket/a --s3-endpoint http://key:hidden-in-here@127.0.0.1:1",
                "--blobs s3://bucket/a --s3-endpoint http://127.0.0.1:1/?secret=hidden-in-here",
                "--blobs s3://bucket/a --s3-endpoint http://key:hidden-in-here@[",
            })
    void an_address_is_refused_or_not_reached_without_a_word_of_them(String options) {
        assertThat(saidBy(Stream.concat(Stream.of("store", "check"), Stream.of(options.split(" ")))))
                .isNotEmpty()
                .doesNotContain(SECRET);
    }

    /** Keys that are given as they should be: a client of a bucket logs what it signs. */
    @Test
    void a_bucket_that_is_not_reached_shows_no_keys() {
        Map<String, String> keys = Map.of(
                "aws.accessKeyId",
                "id",
                "aws.secretAccessKey",
                SECRET,
                "aws.sessionToken",
                SECRET,
                "aws.region",
                "eu-west-1");
        Properties before = (Properties) System.getProperties().clone();
        keys.forEach(System::setProperty);
        try {
            assertThat(saidBy(Stream.of(
                            "store check --debug --blobs s3://bucket/a --s3-endpoint http://127.0.0.1:1".split(" "))))
                    .contains("127.0.0.1")
                    .doesNotContain(SECRET);
        } finally {
            System.setProperties(before);
        }
    }

    private String saidBy(Stream<String> words) {
        Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        Level level = root.getLevel();
        Appender<ILoggingEvent> console = root.getAppender("text");
        ListAppender<ILoggingEvent> lines = new ListAppender<>();
        lines.start();
        root.addAppender(lines);
        root.detachAppender(console);
        root.setLevel(Level.ALL);
        StringWriter said = new StringWriter();
        try {
            String[] args = Stream.concat(words, Stream.of("--data-dir", folder.toString()))
                    .toArray(String[]::new);
            PrintWriter writer = new PrintWriter(said);
            assertThat(Main.commandLine(writer, writer, args).execute(args)).isNotZero();
            writer.flush();
        } finally {
            root.setLevel(level);
            root.addAppender(console);
            root.detachAppender(lines);
        }
        return said + lines.list.stream().map(CredentialsTest::whole).collect(Collectors.joining());
    }

    private static String whole(ILoggingEvent line) {
        return line.getFormattedMessage()
                + (line.getThrowableProxy() == null ? "" : ThrowableProxyUtil.asString(line.getThrowableProxy()));
    }

    @Test
    void settings_in_a_message_show_none() {
        OidcSettings oidc = new OidcSettings(
                URI.create("https://provider.example"),
                "client",
                SECRET + SECRET,
                URI.create("https://hexplain.example"),
                List.of("openid"),
                "email",
                "groups",
                new SignedInRules(Map.of(), Optional.empty()),
                Duration.ofHours(1));
        ServerSettings server = new ServerSettings(
                "127.0.0.1",
                0,
                Optional.of(SECRET + SECRET),
                false,
                false,
                "test",
                ClientLimits.USUAL,
                ProxyTrust.NONE,
                Optional.of(oidc));
        StorageSettings home = new StorageSettings(
                Optional.of("jdbc:postgresql://127.0.0.1/db?password=" + SECRET),
                Optional.of("u"),
                Optional.of(SECRET),
                Optional.empty(),
                Optional.empty(),
                false);
        assertThat(List.of(oidc, server, home, home.home()).toString())
                .contains("127.0.0.1")
                .doesNotContain(SECRET);
    }
}
