package dev.hexplain.codecs.sbe;

import dev.hexplain.codecs.samples.ClassMembers;
import java.lang.reflect.Array;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.agrona.DirectBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import uk.co.real_logic.sbe.ir.Token;
import uk.co.real_logic.sbe.otf.AbstractTokenListener;
import uk.co.real_logic.sbe.otf.OtfHeaderDecoder;
import uk.co.real_logic.sbe.otf.OtfMessageDecoder;

/** Collects the values that SBE's decoder finds in a message, as values of a class's members. */
final class SbeMessageValues extends AbstractTokenListener {
    private final Function<String, Class<?>> arrays;
    private final Map<String, Object> values = new HashMap<>();
    /** The values of the group entry being read. */
    private final Map<String, Object> entry = new HashMap<>();

    private String group = "";
    private int element;

    private SbeMessageValues(Function<String, Class<?>> arrays) {
        this.arrays = arrays;
    }

    /** @param arrays the array type of a group */
    static Map<String, Object> read(SbeMessageType type, byte[] message, Function<String, Class<?>> arrays) {
        DirectBuffer buffer = new UnsafeBuffer(message);
        OtfHeaderDecoder header = new OtfHeaderDecoder(type.ir().headerStructure());
        SbeMessageValues found = new SbeMessageValues(arrays);
        OtfMessageDecoder.decode(
                buffer,
                header.encodedLength(),
                header.getSchemaVersion(buffer, 0),
                header.getBlockLength(buffer, 0),
                type.tokens(),
                found);
        return found.values;
    }

    @Override
    public void onEncoding(Token field, DirectBuffer buffer, int at, Token type, int version) {
        Object value = switch (type.encoding().primitiveType()) {
            case INT32 -> buffer.getInt(at, type.encoding().byteOrder());
            case INT64 -> buffer.getLong(at, type.encoding().byteOrder());
            case DOUBLE -> buffer.getDouble(at, type.encoding().byteOrder());
            default -> throw new IllegalStateException("Not read: " + type);
        };
        put(field, value);
    }

    private void put(Token field, Object value) {
        if (group.isEmpty()) {
            values.put(field.name(), value);
        } else if (values.get(group) instanceof Object[]) {
            entry.put(field.name(), value);
        } else {
            Array.set(values.get(group), element, value);
        }
    }

    /** The only enum is the boolean one. */
    @Override
    public void onEnum(Token field, DirectBuffer buffer, int at, List<Token> tokens, int from, int to, int version) {
        put(field, buffer.getByte(at) == 1);
    }

    @Override
    public void onGroupHeader(Token token, int count) {
        values.put(token.name(), Array.newInstance(arrays.apply(token.name()).componentType(), count));
    }

    @Override
    public void onBeginGroup(Token token, int index, int count) {
        group = token.name();
        element = index;
    }

    @Override
    public void onEndGroup(Token token, int index, int count) {
        if (values.get(group) instanceof Object[] objects) {
            objects[index] = ClassMembers.of(objects.getClass().componentType()).make(entry);
        }
        group = "";
    }

    @Override
    public void onVarData(Token field, DirectBuffer buffer, int at, int length, Token type) {
        byte[] bytes = new byte[length];
        buffer.getBytes(at, bytes);
        put(field, new String(bytes, StandardCharsets.UTF_8));
    }
}
