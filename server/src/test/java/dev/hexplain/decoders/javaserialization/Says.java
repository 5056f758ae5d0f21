package dev.hexplain.decoders.javaserialization;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.inspect.print.ValuesPrinter;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;

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

    static byte[] written(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return bytes.toByteArray();
    }

    public static String json(byte[] stream) {
        StringWriter text = new StringWriter();
        TreeValues values = new TreeValues(Decoding.of(stream));
        new ValuesPrinter(values, new PrintWriter(text), false).print(values.root());
        return text.toString().stripTrailing();
    }
}
