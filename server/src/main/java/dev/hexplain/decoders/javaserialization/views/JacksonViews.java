package dev.hexplain.decoders.javaserialization.views;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.bytes.Cursor;
import dev.hexplain.tree.Field;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Trees of Jackson 2.10 to 3, which write themselves as JSON. */
final class JacksonViews {
    private static final String NODE = "databind.node.NodeSerialization";
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    static final Map<String, JavaView> VIEWS =
            Map.of("com.fasterxml.jackson." + NODE, JacksonViews::tree, "tools.jackson." + NODE, JacksonViews::tree);

    private JacksonViews() {}

    /** i(length) b×length. */
    private static LogicalValue tree(StreamObject object, ClassData written) throws MisfitException {
        Cursor in = written.contents().blocks(0);
        int length = in.s4();
        in.require(length);
        byte[] text = new byte[Math.max(0, length)];
        for (int i = 0; i < length; i++) {
            text[i] = (byte) in.u1();
        }
        try {
            return value(written.field(), JSON.readTree(text)).at(object.field(), object.className());
        } catch (JsonProcessingException found) {
            throw new MisfitException("JSON was expected: " + found.getOriginalMessage());
        } catch (IOException found) {
            throw new MisfitException("JSON was expected: " + found.getMessage());
        }
    }

    /** Parts have no fields of their own: they are in the bytes of the whole. */
    private static LogicalValue value(Field field, JsonNode node) {
        return switch (node.getNodeType()) {
            case OBJECT ->
                new LogicalValue.Structure(
                        field,
                        "",
                        Paged.of(List.copyOf(node.properties()))
                                .map(each -> new LogicalValue.Named(each.getKey(), value(field, each.getValue()))));
            case ARRAY ->
                new LogicalValue.Sequence(
                        field,
                        "",
                        Paged.of(List.copyOf(node.valueStream().toList())).map(each -> value(field, each)));
            case STRING -> LogicalValue.Scalar.of(field, "", ScalarKind.TEXT, node.textValue());
            case BOOLEAN -> LogicalValue.Scalar.of(field, "", ScalarKind.BOOLEAN, node.asText());
            case NUMBER ->
                LogicalValue.Scalar.of(
                        field,
                        "",
                        node.isIntegralNumber() ? ScalarKind.INTEGER : ScalarKind.DECIMAL,
                        node.isIntegralNumber()
                                ? node.bigIntegerValue().toString()
                                : node.decimalValue().toString());
            case NULL, MISSING, BINARY, POJO -> LogicalValue.Scalar.absent(field);
        };
    }
}
