package dev.hexplain.inspect.risks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decoders.cbor.Cbor;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.RisksView;
import dev.hexplain.inspect.view.RisksView.ClassCountView;
import dev.hexplain.inspect.view.RisksView.FindingView;
import dev.hexplain.inspect.view.RisksView.FindingsView;
import dev.hexplain.testing.HostileStreams;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.net.URI;
import java.net.URL;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@Slow
class StreamRisksTest {
    private static RisksView risks(Object... objects) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            for (Object object : objects) {
                out.writeObject(object);
            }
        }
        return of(bytes.toByteArray());
    }

    private static RisksView of(byte[] stream) {
        try (FieldTree tree = CheckedStream.tree(stream)) {
            return StreamRisks.of(tree, new JavaSerialization());
        }
    }

    private static List<String> found(RisksView risks, String kind) {
        return risks.findings().stream()
                .filter(each -> each.kind().equals(kind))
                .flatMap(each -> each.first().stream())
                .map(FindingView::text)
                .toList();
    }

    @Test
    void addresses_are_found_in_texts_wherever_they_stand() throws IOException {
        RisksView risks = risks(
                "see ldap://evil.example/a, and LDAPS://b",
                new Object[] {"x${jndi:dns://c}", "rmi:/d", "http://e", "build:f", "rmi://"},
                "corbaname::g");
        assertThat(found(risks, "address"))
                .containsExactly("ldap://evil.example/a,", "LDAPS://b", "${jndi:dns://c}", "rmi://", "corbaname::g");
        assertThat(risks.findings().getFirst().first().getFirst())
                .isEqualTo(new FindingView("ldap://evil.example/a,", 11, 22, "contents[0]"));
    }

    @Test
    void proxies_lambdas_and_urls_are_listed() throws IOException {
        assertThat(found(of(Samples.java("lambda")), "lambda"))
                .containsExactly(
                        "dev.hexplain.samples.JdkSamples::lambda$lambdas$f0275b45$1", "java.lang.String::concat");
        assertThat(found(of(Samples.java("proxy")), "proxy"))
                .isNotEmpty()
                .allMatch(text -> text.startsWith("proxy of "));
        assertThat(found(risks(URI.create("https://example.com/a").toURL()), "url"))
                .containsExactly("https://example.com/a");
    }

    @Test
    void byte_arrays_with_streams_in_them_are_listed() throws IOException {
        byte[] inner = {(byte) 0xAC, (byte) 0xED, 0, 5, 0x70};
        assertThat(found(risks(inner, new byte[] {(byte) 0xAC}), "embedded"))
                .containsExactly("Java serialization stream");
    }

    @Test
    @SuppressWarnings("URLEqualsHashCode") // that is the point
    void a_url_that_was_hashed_is_no_chain_as_a_key() throws IOException {
        URL url = URI.create("http://localhost/").toURL();
        Map<URL, URL> map = new HashMap<>();
        map.put(url, url);
        assertThat(risks(map, new HashSet<>(List.of(url))).chains()).isEmpty();
        assertThat(risks(new HashMap<>(
                                Map.of("a", URI.create("http://example.com/").toURL())))
                        .chains())
                .isEmpty();
    }

    @Test
    void instances_and_bytes_are_counted_by_class() throws IOException {
        RisksView risks = risks(new ArrayList<>(Arrays.asList("ab", "c", null)), new int[10]);
        assertThat(risks.classes())
                .contains(
                        new ClassCountView("java.lang.String", 2, 5 + 4),
                        new ClassCountView("int[]", 1, 1 + 18 + 4 + 40));
        assertThat(risks.classes().stream().mapToLong(ClassCountView::bytes).sum())
                .isEqualTo(risks.counts().bytes() - 4);
    }

    @Test
    void lists_do_not_grow_with_the_stream() throws IOException {
        Object[] urls = new Object[500];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = "ldap://" + i;
        }
        FindingsView found = risks(urls).findings().getFirst();
        assertThat(found.count()).isEqualTo(500);
        assertThat(found.first()).hasSize(100);
    }

    @Test
    void what_is_no_java_stream_is_refused() {
        Source source = Source.ofBytes("bytes", new byte[] {0});
        try (FieldTree tree = new Cbor().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            assertThatThrownBy(() -> StreamRisks.of(tree, new Cbor()))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("`cbor`");
        }
    }

    @Test
    void hostile_and_damaged_streams_have_risks_too() {
        HostileStreams.java()
                .forEach((name, stream) ->
                        assertThat(of(stream).counts().bytes()).as(name).isEqualTo(stream.length));
        for (Samples.Entry sample : Samples.of("java")) {
            assertThat(of(sample.bytes()).chains()).as(sample.file()).isEmpty();
        }
        byte[] whole = Samples.java("lambda");
        for (int length = 4; length < whole.length; length++) {
            assertThat(of(Arrays.copyOf(whole, length)).chains()).isEmpty();
        }
    }
}
