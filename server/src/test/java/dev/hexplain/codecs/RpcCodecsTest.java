package dev.hexplain.codecs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.codecs.graph.RoundTripResult;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import java.nio.ByteOrder;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Hessian, one-nio and Chronicle: sizes, what comes back, and every byte explained. */
@Slow
class RpcCodecsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "hessian1",
                "hessian2",
                "hessian2-lite",
                "one-nio",
                "one-nio-persist",
                "chronicle-wire",
                "chronicle-self-describing"
            })
    void every_byte_is_explained_and_every_member_has_its_path(String codec) {
        for (Sample sample : Samples.all()) {
            if (Codecs.get(codec).orElseThrow().run(sample, sample.build()) instanceof Encoding.Encoded done) {
                FieldTree tree = Explained.whole(done);
                assertThat(Explained.paths(tree)).as("%s of %s", codec, sample).contains(Explained.members(sample));
            }
        }
    }

    /** Where numbers take as many bytes as they need, the size of market data is that of the sample's values. */
    @ParameterizedTest
    @CsvSource({
        "hessian2, order, 163",
        "hessian2, market-data, 245",
        "hessian2, blog-bench, 221",
        "hessian2, blog-bench-10, 1104",
        "hessian2-lite, order, 163",
        "hessian2-lite, market-data, 245",
        "hessian2-lite, blog-bench, 221",
        "hessian2-lite, blog-bench-10, 1104",
        "one-nio, order, 195",
        "one-nio, market-data, 152",
        "one-nio, blog-bench, 119",
        "one-nio, blog-bench-10, 1031",
        "one-nio-persist, order, 295",
        "one-nio-persist, market-data, 367",
        "one-nio-persist, blog-bench, 335",
        "one-nio-persist, blog-bench-10, 1277",
        "chronicle-wire, order, 140",
        "chronicle-wire, market-data, 235",
        "chronicle-wire, blog-bench, 228",
        "chronicle-self-describing, market-data, 242",
        "chronicle-default, market-data, 144",
        "chronicle-explicit, market-data, 144",
        "chronicle-trivially-copyable, market-data, 144",
    })
    void a_codec_writes_as_many_bytes_as_were_measured(String codec, String sample, int bytes) {
        Encoding.Encoded done = encoded(codec, sample);
        assertThat(done.bytes()).hasSize(bytes);
        assertThat(done.roundTrip().label()).as(done.roundTrip().reason()).isEqualTo(RoundTripResult.EXACT);
    }

    @ParameterizedTest
    @CsvSource({
        "hessian2-lite, session, EXACT",
        "hessian2-lite, session-cyclic, EXACT",
        "hessian2, person, EXACT",
        "one-nio, session, EXACT",
        "one-nio, session-cyclic, EXACT",
        "one-nio-persist, session, EXACT",
        "one-nio-persist, session-cyclic, EXACT",
        "chronicle-wire, session, TYPES_LOST",
        "chronicle-wire, person, EXACT",
    })
    void a_codec_brings_back_what_it_can(String codec, String sample, RoundTripResult label) {
        Encoding.Encoded done = encoded(codec, sample);
        assertThat(done.roundTrip().label()).as(done.roundTrip().reason()).isEqualTo(label);
    }

    /** The three variants write the record that its descriptor explains, as if its fields had been put to a buffer. */
    @ParameterizedTest
    @ValueSource(strings = {"chronicle-default", "chronicle-explicit", "chronicle-trivially-copyable"})
    void chronicle_bytes_are_the_record_in_native_order(String codec) {
        Encoding.Encoded done = encoded(codec, "market-data");
        assertThat(done.bytes())
                .isEqualTo(encoded("buffer-direct-native", "market-data").bytes());
        assertThat(done.format()).isEqualTo(FormatRef.of("market_data", ByteOrder.nativeOrder()));
    }

    @Test
    void chronicle_refuses_what_it_cannot_read_back() {
        assertThat(run("chronicle-wire", "blog-bench-10")).isInstanceOf(Encoding.Unsupported.class);
        assertThat(run("chronicle-wire", "session-cyclic")).isInstanceOf(Encoding.Unsupported.class);
        assertThat(run("chronicle-explicit", "order")).isInstanceOf(Encoding.Unsupported.class);
    }

    @Test
    void the_session_is_kept_from_who_would_overflow_the_stack() {
        for (String sample : List.of("session", "session-cyclic")) {
            assertThat(run("hessian2", sample)).isInstanceOf(Encoding.Unsupported.class);
        }
    }

    private static Encoding run(String codec, String sample) {
        Sample found = Samples.get(sample).orElseThrow();
        return Codecs.get(codec).orElseThrow().run(found, found.build());
    }

    private static Encoding.Encoded encoded(String codec, String sample) {
        Encoding done = run(codec, sample);
        assertThat(done).isInstanceOf(Encoding.Encoded.class);
        return (Encoding.Encoded) done;
    }
}
