package dev.hexplain.codecs.sbe;

import dev.hexplain.codecs.samples.ClassMembers;
import java.lang.reflect.Array;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.agrona.ExpandableArrayBuffer;
import uk.co.real_logic.sbe.ir.Token;

/** Writes an SBE message token by token, as generated code would: block, groups, data. */
final class SbeMessageWriter {
    private static final ByteOrder ORDER = ByteOrder.LITTLE_ENDIAN;

    private final SbeMessageType type;
    private final ExpandableArrayBuffer out = new ExpandableArrayBuffer();
    private int limit;

    SbeMessageWriter(SbeMessageType type) {
        this.type = type;
    }

    /** @param values of the fields, groups and data, by name */
    byte[] write(Map<String, Object> values) {
        List<Token> tokens = type.tokens();
        int blockLength = tokens.getFirst().encodedLength();
        header(blockLength);
        body(tokens.subList(1, tokens.size() - 1), blockLength, values);
        return Arrays.copyOf(out.byteArray(), limit);
    }

    /** A message or an entry of a group. */
    private void body(List<Token> tokens, int blockLength, Map<String, Object> values) {
        int block = limit;
        limit += blockLength;
        for (int i = 0; i < tokens.size(); i += tokens.get(i).componentTokenCount()) {
            Token token = tokens.get(i);
            Object value = Objects.requireNonNull(values.get(token.name()), token.name());
            switch (token.signal()) {
                case BEGIN_FIELD -> field(block + token.offset(), tokens.get(i + 1), value);
                case BEGIN_GROUP -> group(token, tokens.subList(i + 1, i + token.componentTokenCount() - 1), value);
                case BEGIN_VAR_DATA -> text(bytes((String) value));
                default -> throw new IllegalStateException("Not written: " + token);
            }
        }
    }

    private void header(int blockLength) {
        u2(blockLength);
        u2(type.tokens().getFirst().id());
        u2(type.ir().id());
        u2(type.ir().version());
    }

    private void u2(int value) {
        out.putShort(limit, (short) value, ORDER);
        limit += Short.BYTES;
    }

    private void field(int at, Token encoding, Object value) {
        switch (value) {
            case Boolean flag -> out.putByte(at, (byte) (flag ? 1 : 0));
            case Integer number -> out.putInt(at, number, encoding.encoding().byteOrder());
            case Long number -> out.putLong(at, number, encoding.encoding().byteOrder());
            case Double number -> out.putDouble(at, number, encoding.encoding().byteOrder());
            default -> throw new IllegalStateException("Not a field: " + value.getClass());
        }
    }

    /** A group whose entries are the elements of an array: objects, or numbers in their only field. */
    private void group(Token group, List<Token> tokens, Object array) {
        int count = Array.getLength(array);
        u2(group.encodedLength());
        u2(count);
        List<Token> entry = tokens.subList(tokens.getFirst().componentTokenCount(), tokens.size());
        for (int i = 0; i < count; i++) {
            Object element = Array.get(array, i);
            body(
                    entry,
                    group.encodedLength(),
                    array instanceof Object[]
                            ? ClassMembers.of(element.getClass()).values(element)
                            : Map.of(entry.getFirst().name(), element));
        }
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private void text(byte[] bytes) {
        u2(bytes.length);
        out.putBytes(limit, bytes);
        limit += bytes.length;
    }
}
