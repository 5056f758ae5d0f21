package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Slow
class TokenCommandTest {
    @TempDir
    Path folder;

    private StringWriter out = new StringWriter();
    private StringWriter err = new StringWriter();

    private int run(String... words) {
        out = new StringWriter();
        err = new StringWriter();
        String[] command = new String[words.length + 3];
        command[0] = "token";
        System.arraycopy(words, 0, command, 1, words.length);
        command[words.length + 1] = "--data-dir";
        command[words.length + 2] = folder.toString();
        return Main.commandLine(new PrintWriter(out), new PrintWriter(err)).execute(command);
    }

    @Test
    void a_token_is_made_listed_and_revoked() {
        assertThat(run("create", "anna", "--scope", "read", "--days", "30"))
                .as(err.toString())
                .isZero();
        assertThat(out.toString()).matches("hxp_[0-9a-f]{40}\\R");
        assertThat(run("create", "ci@build", "--space", "payments", "--space", "orders"))
                .isZero();

        assertThat(run("list")).isZero();
        assertThat(out.toString().lines())
                .hasSize(2)
                .anySatisfy(line -> assertThat(line).matches("anna\tread\t[^\t]+Z\t[^\t]+Z\t\t"))
                .anySatisfy(line -> assertThat(line).matches("ci@build\twrite\t[^\t]+Z\t\t\tpayments,orders"));
        assertThat(run("list", "--json")).isZero();
        assertThat(out.toString())
                .startsWith("{\"name\":\"anna\",\"scope\":\"read\",\"createdAt\":")
                .contains("\"spaces\":[\"payments\",\"orders\"]")
                .doesNotContain("hash");

        assertThat(run("revoke", "anna")).isZero();
        assertThat(run("list")).isZero();
        assertThat(out.toString()).doesNotContain("anna");
    }

    @Test
    void mistakes_are_said_plainly() {
        assertThat(run("create")).isEqualTo(1);
        assertThat(err.toString()).contains("Whose token?");
        assertThat(run("create", "anna", "--days", "0")).isEqualTo(1);
        assertThat(err.toString()).contains("--days is a number from 1");
        assertThat(run("create", "anna", "--space", "public")).isEqualTo(1);
        assertThat(err.toString()).contains("`public` is no name of a space");
        assertThat(run("revoke", "nobody")).isEqualTo(1);
        assertThat(err.toString()).contains("There is no token `nobody`.");
        assertThat(run("make", "anna")).isEqualTo(1);
        assertThat(err.toString()).contains("There are: create, list, revoke");
    }
}
