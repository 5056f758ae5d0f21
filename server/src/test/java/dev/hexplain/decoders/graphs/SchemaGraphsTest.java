package dev.hexplain.decoders.graphs;

import com.google.protobuf.Descriptors.DescriptorValidationException;
import dev.hexplain.decoders.chroniclewire.ChronicleWire;
import dev.hexplain.testing.Slow;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Libraries that write values by a schema. */
@Slow
class SchemaGraphsTest {
    @ParameterizedTest
    @ValueSource(strings = {"proto2", "proto3"})
    void protobuf(String syntax) throws DescriptorValidationException {
        ProtobufGraphs library = ProtobufGraphs.of(syntax);
        GraphProof.holds("protobuf " + syntax, library.decoder(), library, library::random);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void avro(boolean blocks) {
        AvroGraphs library = new AvroGraphs(blocks);
        GraphProof.holds(blocks ? "Avro, in blocks" : "Avro", library.decoder(), library, library::random);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void thrift(boolean compact) {
        ThriftGraphs library = new ThriftGraphs(compact);
        GraphProof.holds(compact ? "Thrift, compact" : "Thrift, binary", library.decoder(), library, library::random);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void protostuff(boolean shared) {
        ProtostuffGraphs library = new ProtostuffGraphs(shared);
        GraphProof.holds(shared ? "protostuff, graph" : "protostuff", library.decoder(), library, library::random);
    }

    @ParameterizedTest
    @EnumSource(
            value = WireType.class,
            names = {"BINARY", "BINARY_LIGHT"})
    void chronicle_wire(WireType type) {
        GraphProof.holds("Chronicle " + type, new ChronicleWire(), new WireGraphs(type), WireGraphs::random);
    }
}
