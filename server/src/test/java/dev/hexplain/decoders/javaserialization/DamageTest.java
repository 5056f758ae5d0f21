package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Severity;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Streams cut at every offset and changed in every byte. */
@Slow
class DamageTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    static final List<String> VARIED = List.of(
            "order",
            "blog-bench",
            "primitives",
            "strings",
            "arrays-of-primitives",
            "array-nested",
            "class-chain",
            "write-object-chain",
            "put-fields",
            "skip-default-mixed-fields",
            "skip-default-in-list",
            "externalizable-nested",
            "enum-map",
            "class-objects-of-arrays",
            "object-stream-class",
            "proxy",
            "cycle",
            "reset",
            "tokens",
            "annotated-with-block-data");

    private final Survival survival = new Survival(new JavaSerialization());

    @ParameterizedTest
    @FieldSource("VARIED")
    void every_prefix_gives_a_tree_and_says_that_it_ends_early(String name) {
        byte[] whole = Samples.java(name);
        Set<Long> boundaries = boundaries(Decoding.of(whole));
        for (int length = 0; length < whole.length; length++) {
            FieldTree tree = survival.decode(Arrays.copyOf(whole, length));
            if (!boundaries.contains((long) length)) {
                assertThat(Decoding.issues(tree, Severity.ERROR))
                        .as("%s cut to %d bytes", name, length)
                        .isNotEmpty();
            }
        }
    }

    /** Where a stream may end: nowhere begun, after its header, between its contents. */
    private static Set<Long> boundaries(FieldTree tree) {
        Set<Long> ends = new HashSet<>(Set.of(0L, 4L));
        for (Field content : tree.children(tree.root(), 0, 1_000)) {
            ends.add(content.end());
        }
        return ends;
    }

    @ParameterizedTest
    @FieldSource("VARIED")
    void every_changed_byte_gives_a_tree(String name) {
        byte[] bytes = Samples.java(name);
        for (int at = 0; at < bytes.length; at++) {
            Survival.mutate(bytes, at, changed -> survival.decode(bytes));
        }
    }

    @ParameterizedTest
    @FieldSource("VARIED")
    void a_damaged_tree_can_be_read_in_every_way(String name) {
        Random random = new Random(name.hashCode());
        for (int round = 0; round < 60; round++) {
            byte[] bytes = Samples.java(name);
            for (int changes = random.nextInt(4); changes >= 0; changes--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            survival.read(random.nextInt(3) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes);
        }
    }

    @Test
    void bytes_removed_doubled_or_exchanged_between_streams_give_a_tree() {
        Random random = new Random(12);
        for (int round = 0; round < 3_000; round++) {
            byte[] one = Samples.java(VARIED.get(random.nextInt(VARIED.size())));
            byte[] other = Samples.java(VARIED.get(random.nextInt(VARIED.size())));
            byte[] head = Arrays.copyOf(one, random.nextInt(one.length));
            byte[] tail = Arrays.copyOfRange(other, random.nextInt(other.length), other.length);
            byte[] spliced = Arrays.copyOf(head, head.length + tail.length);
            System.arraycopy(tail, 0, spliced, head.length, tail.length);
            survival.decode(spliced);
        }
    }

    @Test
    void any_bytes_behind_a_header_terminate() {
        Random random = new Random(13);
        for (int round = 0; round < 5_000; round++) {
            byte[] bytes = new byte[4 + random.nextInt(200)];
            random.nextBytes(bytes);
            for (int i = 4; i < bytes.length; i++) {
                if (random.nextBoolean()) {
                    bytes[i] = (byte) (0x70 + random.nextInt(16));
                }
            }
            System.arraycopy(new byte[] {(byte) 0xAC, (byte) 0xED, 0, 5}, 0, bytes, 0, 4);
            survival.decode(bytes);
        }
    }

    @Test
    void decoding_goes_on_where_a_later_token_is_recognisable_and_says_so() {
        FieldTree tree = Decoding.sample("order-wrong-token");
        assertThat(Decoding.issues(tree, Severity.ERROR)).singleElement().satisfies(issue -> {
            assertThat(issue.offset()).isEqualTo(134);
            assertThat(issue.actual()).isEqualTo("0x1A");
            assertThat(issue.expected()).isNotEmpty();
        });
        assertThat(Decoding.issues(tree, Severity.NOTE)).singleElement().satisfies(issue -> {
            assertThat(issue.offset()).isEqualTo(237);
            assertThat(issue.message()).startsWith("Decoding resumes here, after 103 bytes");
        });
        assertThat(tree.at(240).orElseThrow().role().covers()).isTrue();
    }

    @Test
    void forged_lengths_cost_nothing_and_are_named_where_they_stand() {
        record Forged(String name, long offset, String expected, String actual) {}
        for (Forged forged : List.of(
                new Forged("forged-array-length", 27, "17179869176 bytes", "0 bytes"),
                new Forged("forged-block-length", 9, "2147483647 bytes", "3 bytes"),
                new Forged("forged-string-length", 13, "4611686018427387904 bytes", "3 bytes"),
                new Forged("forged-negative-length", 23, "0 or more", "-1"),
                new Forged("order-wrong-length", 157, "134217808 bytes", "183 bytes"))) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            FieldTree tree = Decoding.sample(forged.name);
            assertThat(THREADS.getCurrentThreadAllocatedBytes() - before)
                    .as("bytes on the heap")
                    .isLessThan(16L << 20);
            assertThat(Decoding.issues(tree, Severity.ERROR)).singleElement().satisfies(issue -> {
                assertThat(issue.offset()).isEqualTo(forged.offset);
                assertThat(issue.expected()).isEqualTo(forged.expected);
                assertThat(issue.actual()).isEqualTo(forged.actual);
            });
            assertThat(tree.rowCount()).isLessThan(100);
        }
    }

    @Test
    void a_bad_handle_is_named_and_what_follows_is_read() {
        FieldTree tree = Decoding.sample("bad-handle");
        assertThat(Decoding.issues(tree, Severity.ERROR)).singleElement().satisfies(issue -> {
            assertThat(issue.offset()).isEqualTo(13);
            assertThat(issue.actual()).isEqualTo("0x7E0007");
            assertThat(issue.expected()).isEqualTo("a handle from 0x7E0000 to 0x7E0000");
        });
        assertThat(Decoding.actual(tree, "contents[2].value")).isEqualTo("\"after\"");
        Field reference = Decoding.at(tree, "contents[1]");
        assertThat(tree.handles().referredToBy(reference).orElseThrow().isDefined())
                .isFalse();
    }

    @Test
    void what_was_read_before_the_damage_stays() {
        FieldTree tree = Decoding.sample("order-truncated");
        assertThat(Decoding.actual(tree, "contents[0].classData[0].prices[2]")).isEqualTo("0.3");
        assertThat(tree.at(185).orElseThrow().role().covers()).isFalse();
        assertThat(tree.find("contents[0].classData[0].prices[3]")).isEmpty();
    }

    /** Conversations hold streams among other bytes; each one found is decoded from where it stands. */
    @Test
    void raw_conversations_decode_from_every_candidate() throws IOException {
        int candidates = 0;
        for (Path file : Corpus.files(Corpus.folder("java-zkar").resolve("rmi"))) {
            byte[] bytes = Files.readAllBytes(file);
            for (Candidate candidate : new JavaSerialization().probe(Source.ofBytes("conversation", bytes))) {
                survival.decode(bytes, candidate.offset());
                candidates++;
            }
            survival.decode(bytes);
        }
        assertThat(candidates).isGreaterThan(10);
    }
}
