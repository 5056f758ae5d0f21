package dev.hexplain.inspect.populations;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.PopulationView;
import dev.hexplain.inspect.view.PopulationView.ReasonView;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Populations of stored dumps. */
@Slow
class PopulationCasesTest {
    private static final String TOO_LARGE = "it is larger than the 4 MB that a dump of a population may have";

    @TempDir
    Path folder;

    private Inspector inspector;

    @BeforeEach
    void open() throws IOException {
        inspector = Inspector.open(folder, 16 << 20, DumpLimits.DEFAULT);
    }

    @AfterEach
    void close() {
        inspector.close();
    }

    @Test
    void a_dump_that_is_too_large_is_left_out_also_where_layers_hide_that() throws Exception {
        byte[] large = new byte[5 << 20];
        PopulationView view =
                measure(upload("good", "{\"a\":1}"), upload("large", large), upload("packed", gzip(large)));
        assertThat(view.objects()).isEqualTo(1);
        assertThat(view.left()).containsExactly(new ReasonView(TOO_LARGE, 2, "large"));
    }

    @Test
    void layers_are_removed_and_nothing_is_stored_of_that() throws Exception {
        String packed = upload("packed", gzip("{\"a\":1}".getBytes(UTF_8)));
        long before = files();
        assertThat(measure(packed).objects()).isEqualTo(1);
        assertThat(files()).isEqualTo(before);
    }

    @Test
    void a_dump_that_is_not_there_is_refused_before_anything_is_measured() throws Exception {
        String gone = upload("gone", "{\"a\":2}");
        PopulationRequest request = request(upload("good", "{\"a\":1}"), gone);
        inspector.deleteDump(gone);
        assertThatThrownBy(() -> inspector.populations().begin(request))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining(gone);
    }

    private PopulationView measure(String... dumps) throws Exception {
        try (PopulationRun run = inspector.populations().begin(request(dumps))) {
            PopulationUpdate update = run.next(1000);
            while (!(update instanceof PopulationUpdate.Measured)) {
                update = run.next(1000);
            }
            return ((PopulationUpdate.Measured) update).population();
        }
    }

    private static PopulationRequest request(String... dumps) {
        return new PopulationRequest(
                List.of(dumps), DecodeChoices.AUTO, Optional.empty(), false, Optional.of(List.of("kryo")));
    }

    private String upload(String name, String text) throws IOException {
        return upload(name, text.getBytes(UTF_8));
    }

    private String upload(String name, byte[] bytes) throws IOException {
        return inspector.dumps().upload(name, new ByteArrayInputStream(bytes)).id();
    }

    private long files() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).count();
        }
    }

    private static byte[] gzip(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes);
        }
        return packed.toByteArray();
    }
}
