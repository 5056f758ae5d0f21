package dev.hexplain.bytes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Processes of Hexplain's own know nothing of the credentials that the server was given. */
class OwnJvmTest {
    private static final String SECRET = "hidden-in-here";

    /** Says what a process that it starts has in its environment; its own has {@link #SECRET} in many variables. */
    static final class Parent {
        private Parent() {}

        public static void main(String[] args) throws IOException {
            ProcessBuilder own = OwnJvm.running(Child.class, List.of("-Xmx32m"));
            System.out.write(own.start().getInputStream().readAllBytes());
            System.out.flush();
        }
    }

    /** Says what its environment is. */
    static final class Child {
        private Child() {}

        public static void main(String[] args) {
            System.out.println(System.getenv());
        }
    }

    @Test
    void their_environment_has_no_credentials() throws IOException, InterruptedException {
        ProcessBuilder parent = OwnJvm.running(Parent.class, List.of("-Xmx32m"));
        for (String name : List.of(
                "HEXPLAIN_DATABASE_PASSWORD",
                "HEXPLAIN_TO_DATABASE_PASSWORD",
                "HEXPLAIN_OIDC_CLIENT_SECRET",
                "HEXPLAIN_TOKEN",
                "AWS_SECRET_ACCESS_KEY",
                "AWS_SESSION_TOKEN",
                "AWS_ACCESS_KEY_ID",
                "OTEL_EXPORTER_OTLP_HEADERS",
                "PGPASSWORD",
                "some_api_key",
                "MY_SECRET")) {
            parent.environment().put(name, SECRET);
        }
        parent.environment().put("LANGUAGE_OF_TEST", "kept");
        Process process = parent.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(said).contains("LANGUAGE_OF_TEST=kept", "PATH=").doesNotContain(SECRET);
    }
}
