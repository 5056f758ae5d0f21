package dev.hexplain.decoders.javaserialization;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Samples;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Severity;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A stream that was read as UTF-8 text and written again says what is left of it. */
class DamagedByTextTest {
    /** Of a class; those of proxies are in words. */
    private static final Pattern NAME = Pattern.compile("[\\w.$\\[\\]]{1,100}");

    static List<byte[]> streams() {
        return Samples.of("java").stream()
                .map(Samples.Entry::bytes)
                .filter(bytes -> bytes.length > 4 && bytes[0] == (byte) 0xAC && bytes[3] == 5)
                .filter(bytes -> Decoding.isComplete(Decoding.of(bytes)))
                .toList();
    }

    private static byte[] asText(byte[] bytes) {
        return new String(bytes, UTF_8).getBytes(UTF_8);
    }

    @ParameterizedTest
    @MethodSource("streams")
    void all_classes_are_told(byte[] stream) {
        try (FieldTree whole = Decoding.of(stream);
                FieldTree damaged = Decoding.of(asText(stream))) {
            List<String> names = new JavaSerialization()
                    .classes(whole).stream()
                            .map(each -> each.descriptor().displayName())
                            .filter(name -> NAME.matcher(name).matches())
                            .distinct()
                            .toList();
            assertThat(told(damaged, "damagedClassDesc").stream().map(each -> each.replaceAll(" \\{.*", "")))
                    .containsAll(names);
        }
    }

    @Test
    void members_and_strings_are_told_where_they_stand() throws Exception {
        Map<String, Object> session = new TreeMap<>();
        session.put("order", new Order(-1, "Zo\u00eb", List.of("pen", "ink")));
        session.put("user", "an old friend");
        try (FieldTree tree = Decoding.of(asText(Says.written(session)))) {
            assertThat(told(tree, "damagedClassDesc"))
                    .contains("java.util.TreeMap {java.util.Comparator comparator}")
                    .contains(Order.class.getName() + " {long id, java.util.List lines, java.lang.String name}");
            assertThat(told(tree, "newString")).contains("\"order\"", "\"Zo\u00eb\"", "\"user\"", "\"an old friend\"");
        }
    }

    @Test
    void what_is_lost_is_an_issue() throws Exception {
        try (FieldTree tree = Decoding.of(asText(Says.written(List.of(1))))) {
            assertThat(Decoding.issues(tree, Severity.ERROR)).hasSize(1);
            Issue issue = tree.facts().issues().getFirst();
            assertThat(issue.offset()).isZero();
            assertThat(issue.message()).contains("cannot be restored", "get the stream again as bytes");
            assertThat(Decoding.at(tree, "version").length()).isEqualTo(2);
        }
    }

    @Test
    void a_cut_one_says_what_is_there() {
        byte[] damaged = asText(Samples.javaSource("web-session").copy(0, 500));
        for (int length = 8; length < damaged.length; length++) {
            try (FieldTree tree = Decoding.of(Arrays.copyOf(damaged, length))) {
                assertThat(tree.root().length()).isEqualTo(length);
            }
        }
    }

    private static List<String> told(FieldTree tree, String production) {
        List<String> told = new ArrayList<>();
        for (Field child : tree.children(tree.root(), 0, 100_000)) {
            if (child.shape().production().equals(production)) {
                told.add(tree.value(child).summary());
            }
        }
        return told;
    }

    private record Order(long id, String name, List<String> lines) implements Serializable {}
}
