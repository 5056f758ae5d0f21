package dev.hexplain.decoders.jrmp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.testing.DamageContract;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Conversations cut at every offset and changed in every byte. */
@Slow
class DamageTest implements DamageContract {
    private static final List<String> SMALL = List.of(
            "jrmp-registry-client", "jrmp-jmx-client", "jrmp-single-op", "jrmp-virtual-connections", "jrmp-mid-stream");

    static final List<String> SAMPLES = List.of(
            "jrmp-registry-client",
            "jrmp-registry-server",
            "jrmp-calls-client",
            "jrmp-dgc-client",
            "jrmp-jmx-client",
            "jrmp-single-op",
            "jrmp-multiplex",
            "jrmp-virtual-connections",
            "jrmp-mid-stream",
            "jrmp-damaged");

    private final Survival survival = new Survival(decoder());

    @Override
    public Decoder decoder() {
        return Talk.newDecoder();
    }

    @Override
    public List<byte[]> whole() {
        return SMALL.stream().map(Talk::bytes).toList();
    }

    /** First bytes of messages, and tokens of streams. */
    @Override
    public byte meaningful(byte any) {
        return (byte) (0x50 | any & 0x2F);
    }

    @ParameterizedTest
    @FieldSource("SAMPLES")
    void every_prefix_says_that_it_ends_early(String name) {
        byte[] whole = Talk.bytes(name);
        Set<Long> boundaries = boundaries(Talk.of(whole).tree());
        for (int length = 0; length < whole.length; length++) {
            FieldTree tree = survival.decode(Arrays.copyOf(whole, length));
            if (!boundaries.contains((long) length)) {
                assertThat(tree.facts().issues())
                        .as("%s cut to %d bytes", name, length)
                        .isNotEmpty();
            }
        }
    }

    /** Where a conversation may end: between messages, and between the contents of a call. */
    private static Set<Long> boundaries(FieldTree tree) {
        Set<Long> ends = new HashSet<>(Set.of(0L));
        for (Field message : tree.children(tree.root(), 0, 1_000)) {
            ends.add(message.end());
            tree.child(message, "callData")
                    .or(() -> tree.child(message, "returnValue"))
                    .ifPresent(stream -> tree.children(stream, 1, 1_000).forEach(content -> ends.add(content.end())));
        }
        return ends;
    }

    @ParameterizedTest
    @FieldSource("SAMPLES")
    void a_damaged_tree_can_be_read_in_every_way(String name) {
        Random random = new Random(name.hashCode());
        for (int round = 0; round < 60; round++) {
            byte[] bytes = Talk.bytes(name);
            for (int changes = random.nextInt(4); changes >= 0; changes--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            byte[] damaged = random.nextInt(3) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes;
            survival.read(damaged);
            assertThat(Talk.of(damaged).titles()).isNotNull();
        }
    }

    @Test
    void conversations_spliced_together_give_a_tree() {
        Random random = new Random(5);
        for (int round = 0; round < 3_000; round++) {
            byte[] one = Talk.bytes(SAMPLES.get(random.nextInt(SAMPLES.size())));
            byte[] other = Talk.bytes(SAMPLES.get(random.nextInt(SAMPLES.size())));
            byte[] head = Arrays.copyOf(one, random.nextInt(one.length));
            byte[] tail = Arrays.copyOfRange(other, random.nextInt(other.length), other.length);
            byte[] spliced = Arrays.copyOf(head, head.length + tail.length);
            System.arraycopy(tail, 0, spliced, head.length, tail.length);
            survival.decode(spliced);
        }
    }

    @Test
    void a_call_that_breaks_off_does_not_take_the_next_with_it() {
        byte[] call = Arrays.copyOfRange(Talk.bytes("jrmp-mid-stream"), 1, 49);
        int lost = 0;
        for (int length = 1; length < call.length; length++) {
            byte[] bytes = Arrays.copyOf(call, length + call.length);
            System.arraycopy(call, 0, bytes, length, call.length);
            FieldTree tree = survival.decode(bytes);
            lost += Talk.of(bytes).titles().contains("Call lookup(\"echo\")") ? 0 : 1;
            assertThat(tree.facts().fields()).isPositive();
        }
        // Where a length is there and what it counts is not, the bytes of the next call are taken for that.
        assertThat(lost).isLessThan(call.length);
    }
}
