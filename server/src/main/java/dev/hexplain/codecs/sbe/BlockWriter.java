package dev.hexplain.codecs.sbe;

import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.agrona.MutableDirectBuffer;
import org.jspecify.annotations.Nullable;
import uk.co.real_logic.sbe.ir.Encoding;
import uk.co.real_logic.sbe.ir.Signal;
import uk.co.real_logic.sbe.ir.Token;

/** Writes the fields of blocks, each at its offset. */
final class BlockWriter {
    private final MutableDirectBuffer out;
    private final WrittenPath path;

    BlockWriter(MutableDirectBuffer out, WrittenPath path) {
        this.out = out;
        this.path = path;
    }

    /** A number of the encoding itself. */
    void number(int block, Token token, long number) {
        TokenNumber.put(out, block + token.offset(), token.encoding(), number);
    }

    /**
     * A field, or a member of a composite.
     *
     * @param tokens of its type
     * @param field null where the struct has none of that name
     */
    void fixed(int at, List<Token> tokens, @Nullable Field field, @Nullable Object value) {
        Token type = tokens.getFirst();
        if (type.isConstantEncoding() || type.signal() == Signal.BEGIN_SET) {
            return;
        }
        if (value == null) {
            absent(at, tokens, field);
            return;
        }
        switch (type.signal()) {
            case BEGIN_ENUM -> TokenNumber.put(out, at, type.encoding(), constant(tokens, value));
            case BEGIN_COMPOSITE -> composite(at, tokens, ((Struct) type(field)).fields(), (Map<?, ?>) value);
            default -> {
                if (value instanceof String || value instanceof byte[]) {
                    characters(at, type, value);
                } else {
                    scalar(at, type.encoding(), field, (Number) value);
                }
            }
        }
    }

    private static SchemaType type(@Nullable Field field) {
        if (field == null) {
            throw new IllegalStateException("There is a value of no field");
        }
        return field.type();
    }

    private void scalar(int at, Encoding as, @Nullable Field field, Number number) {
        if (field != null && field.optional() && TokenNumber.isNone(as, number)) {
            throw path.refused(
                    "is %s, which is the null value of %s",
                    number, as.primitiveType().primitiveName());
        }
        TokenNumber.put(out, at, as, number);
    }

    /** What no field has, and a value that is null. */
    private void absent(int at, List<Token> tokens, @Nullable Field field) {
        Token type = tokens.getFirst();
        switch (type.signal()) {
            case BEGIN_ENUM -> TokenNumber.put(out, at, type.encoding(), TokenNumber.none(type.encoding()));
            case BEGIN_COMPOSITE -> {
                requireNone(field);
                composite(at, tokens, List.of(), Map.of());
            }
            default -> {
                boolean isOptional = field == null ? type.isOptionalEncoding() : field.optional();
                if (!isOptional) {
                    requireNone(field);
                } else if (type.arrayLength() == 1) {
                    TokenNumber.put(out, at, type.encoding(), TokenNumber.none(type.encoding()));
                }
            }
        }
    }

    private void requireNone(@Nullable Field field) {
        if (field != null) {
            throw path.refused("is null, and the schema has no null value there");
        }
    }

    /** The number of a flag, or of a constant by its name. */
    private Number constant(List<Token> tokens, Object value) {
        if (value instanceof Boolean flag) {
            return flag ? 1L : 0L;
        }
        return tokens.stream()
                .filter(token ->
                        token.signal() == Signal.VALID_VALUE && token.name().equals(value))
                .findFirst()
                .orElseThrow(() -> path.refused("is %s, which the schema has not", value))
                .encoding()
                .constValue()
                .longValue();
    }

    private void composite(int at, List<Token> tokens, List<Field> fields, Map<?, ?> values) {
        for (int i = 1; i < tokens.size() - 1; i += tokens.get(i).componentTokenCount()) {
            Token member = tokens.get(i);
            Field field = fields.stream()
                    .filter(each -> each.name().equals(member.name()))
                    .findFirst()
                    .orElse(null);
            int around = path.step(field);
            fixed(at + member.offset(), SbeMessageType.whole(tokens, i), field, values.get(member.name()));
            path.back(around);
        }
    }

    /** A text in an array: zeros follow it. */
    private void characters(int at, Token type, Object value) {
        byte[] bytes = bytes(type, value);
        if (bytes.length > type.arrayLength()) {
            throw path.refused("has %,d bytes, and the schema has room for %,d", bytes.length, type.arrayLength());
        }
        out.putBytes(at, bytes);
    }

    /** A text in the encoding that the schema says, or bytes as they are. */
    byte[] bytes(Token type, Object value) {
        if (value instanceof byte[] bytes) {
            return bytes;
        }
        Charset charset = charset(type);
        if (!charset.newEncoder().canEncode((String) value)) {
            throw path.refused("has characters that %s of the schema has not", charset);
        }
        return ((String) value).getBytes(charset);
    }

    /** The encoding of texts of a type. */
    static Charset charset(Token type) {
        String name = type.encoding().characterEncoding();
        return name == null || name.isEmpty() ? StandardCharsets.UTF_8 : Charset.forName(name);
    }
}
