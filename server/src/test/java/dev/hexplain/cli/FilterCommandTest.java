package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ObjectInputFilter;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FilterCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... words) {
        return Main.commandLine(new PrintWriter(out), new PrintWriter(err)).execute(words);
    }

    @Test
    void a_pattern_is_one_that_the_jdk_accepts() {
        assertThat(run("filter", "../samples/java/array-list.ser", "../samples/java/dates.ser", "--by", "package"))
                .isZero();
        String pattern = out.toString().strip();
        assertThat(pattern).startsWith("maxdepth=").contains(";java.util.*;").endsWith(";!*");
        assertThat(ObjectInputFilter.Config.createFilter(pattern)).isNotNull();
        assertThat(err.toString()).contains("can be too narrow");
    }

    @ParameterizedTest
    @CsvSource({
        "property, -Djdk.serialFilter='maxdepth=",
        "java, ObjectInputFilter.Config.createFilter(",
        "spring, new JdkSerializationRedisSerializer(",
        "tomcat, sessionAttributeValueClassNameFilter=\"",
        "jenkins, -Dhudson.remoting.ClassFilter='",
        "redisson, new SerializationCodec(",
    })
    void it_is_given_as_it_is_set(String target, String text) {
        assertThat(run("filter", "../samples/java/dates.ser", "--for", target)).isZero();
        assertThat(out.toString())
                .contains(text)
                .contains("java.util.Date".replace(".", target.equals("tomcat") ? "\\." : "."));
    }

    @Test
    void limits_are_left_out_where_nobody_wants_them() {
        assertThat(run("filter", "../samples/java/dates.ser", "--no-limits")).isZero();
        String pattern = out.toString().strip();
        assertThat(pattern).doesNotContain("=").contains(";java.util.Date;").endsWith(";!*");
        assertThat(ObjectInputFilter.Config.createFilter(pattern)).isNotNull();
        assertThat(err.toString()).contains("without limits, sizes are not checked");
    }

    @Test
    void a_trial_names_what_is_rejected_where_and_by_which_part() {
        assertThat(run("filter", "../samples/java/order.ser", "--try", "maxdepth=2;java.base/*;!*"))
                .isEqualTo(2);
        assertThat(out.toString()).isEqualTo("""
                00000005  contents[0].classDesc  class descriptor ObjectToBeSerialised rejected by `!*` (depth 1, references 1, bytes 115)
                # order.ser: rejected, where the first line is: 0 checks allowed, 4 undecided, 1 rejected
                """);
    }

    @Test
    void a_trial_of_what_is_accepted_ends_well() {
        assertThat(run("filter", "../samples/java/order.ser", "--try", "maxdepth=9"))
                .isZero();
        assertThat(out.toString()).startsWith("# order.ser: accepted: ");
    }

    @Test
    void a_pattern_that_the_jdk_would_not_accept_is_named() {
        assertThat(run("filter", "../samples/java/order.ser", "--try", "maxdepht=2"))
                .isEqualTo(1);
        assertThat(err.toString()).contains("There is no limit `maxdepht`");
    }
}
