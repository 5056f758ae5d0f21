package dev.hexplain.decoders.javaserialization;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Survival;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

/** Any bytes: in {@code make test-long} the samples and what fuzzing found before, in {@code make fuzz} whatever it tries. */
class StreamFuzzTest {
    private static final int LARGEST_SEED = 1_000;
    private static final int READ_ONE_IN = 8;

    private final Survival survival = new Survival(new JavaSerialization());

    static Stream<byte[]> samples() {
        return Samples.names("java").stream().map(Samples::java).filter(bytes -> bytes.length <= LARGEST_SEED);
    }

    @MethodSource("samples")
    @FuzzTest(maxDuration = "3m")
    void any_bytes_give_a_tree_that_can_be_read(byte[] bytes) {
        // To ask for everything takes ten times as long as to decode: enough for some of the inputs.
        if (Arrays.hashCode(bytes) % READ_ONE_IN == 0) {
            survival.read(bytes);
        } else {
            survival.decode(bytes);
        }
        for (Candidate candidate : new JavaSerialization().probe(Source.ofBytes("fuzz", bytes))) {
            if (candidate.offset() > 0) {
                survival.decode(bytes, candidate.offset());
            }
        }
    }
}
