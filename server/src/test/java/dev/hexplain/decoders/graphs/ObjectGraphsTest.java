package dev.hexplain.decoders.graphs;

import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decoders.fory.Fory;
import dev.hexplain.decoders.fst.Fst;
import dev.hexplain.decoders.fstminbin.FstMinBin;
import dev.hexplain.decoders.graphs.RandomPlainGraphs.Kinds;
import dev.hexplain.decoders.hessian.Hessian1;
import dev.hexplain.decoders.hessian.Hessian2;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.decoders.kryo.Kryo;
import dev.hexplain.decoders.onenio.OneNioPersist;
import dev.hexplain.decoders.river.River;
import dev.hexplain.testing.ObjectLibrary;
import dev.hexplain.testing.Slow;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Libraries that write graphs of objects: what is there twice is there once. */
@Slow
class ObjectGraphsTest {
    /** MinBin's own reader loses its place behind some integers of many bytes, and then does not end. */
    static Stream<Arguments> libraries() {
        return Stream.of(
                arguments(ObjectLibrary.HESSIAN_1, new Hessian1(), Kinds.ALL),
                arguments(ObjectLibrary.HESSIAN_2, new Hessian2(), Kinds.ALL),
                arguments(ObjectLibrary.KRYO, new Kryo(), Kinds.ALL),
                arguments(ObjectLibrary.FST, new Fst(), Kinds.ALL),
                arguments(ObjectLibrary.FST_MIN_BIN, new FstMinBin(), Kinds.ALL.withoutBigIntegers()),
                arguments(ObjectLibrary.FORY, new Fory().with(Schema.of("graph", "", "")), Kinds.ALL),
                arguments(ObjectLibrary.RIVER, new River(JavaSerialization::valueOf), Kinds.ALL),
                arguments(ObjectLibrary.ONE_NIO_PERSIST, new OneNioPersist(), Kinds.ALL));
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void the_values_are_what_the_library_reads(ObjectLibrary library, Decoder decoder, Kinds kinds) {
        GraphProof.holds(library, decoder, seed -> RandomPlainGraphs.of(seed, kinds));
    }
}
