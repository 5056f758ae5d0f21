package dev.hexplain.decoders.javaserialization;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.inspect.print.BothReadings;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;

/** What the values of a stream say, as JSON. */
public final class Says {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private Says() {}

    /** What the stream of an object says. */
    static JsonNode object(Object object) throws IOException {
        return JSON.readTree(json(written(object)));
    }

    static LogicalValue value(Object object) throws IOException {
        return new TreeValues(Decoding.of(written(object))).root();
    }

    public static byte[] written(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return bytes.toByteArray();
    }

    public static String json(byte[] stream) {
        try (FieldTree tree = Decoding.of(stream)) {
            return BothReadings.json(tree);
        }
    }
}
