package dev.hexplain.codecs.sbe;

import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Scalar;
import dev.hexplain.codecs.nested.SchemaType.Spelled;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.agrona.DirectBuffer;
import org.jspecify.annotations.Nullable;
import uk.co.real_logic.sbe.ir.Signal;
import uk.co.real_logic.sbe.ir.Token;

/** Reads the fields of blocks, each at its offset, as {@link BlockWriter} writes them. */
final class BlockReader {
    private final DirectBuffer in;

    BlockReader(DirectBuffer in) {
        this.in = in;
    }

    /** A number of the encoding itself. */
    int number(int block, Token token) {
        return TokenNumber.get(in, block + token.offset(), token.encoding()).intValue();
    }

    /**
     * A field, or a member of a composite; null where there is no value.
     *
     * @param tokens of its type
     */
    @Nullable Object fixed(int at, List<Token> tokens, Field field) {
        Token type = tokens.getFirst();
        return switch (type.signal()) {
            case BEGIN_ENUM -> constant(tokens, TokenNumber.get(in, at, type.encoding()), field.type());
            case BEGIN_COMPOSITE -> composite(at, tokens, (Struct) field.type());
            case ENCODING -> type.arrayLength() > 1 ? characters(at, type, field) : scalar(at, type, field);
            default -> null;
        };
    }

    private @Nullable Object scalar(int at, Token type, Field field) {
        Number number = TokenNumber.get(in, at, type.encoding());
        if (field.optional() && TokenNumber.isNone(type.encoding(), number)) {
            return null;
        }
        return switch (scalarOf(field.type())) {
            case INT -> number.intValue();
            case LONG -> number.longValue();
            case FLOAT -> number.floatValue();
            case DOUBLE -> number.doubleValue();
            case FLAG, TEXT, BYTES -> throw new IllegalArgumentException("A number stands where the schema has none");
        };
    }

    private static Scalar scalarOf(SchemaType type) {
        return type instanceof Spelled(Scalar scalar, String _) ? scalar : (Scalar) type;
    }

    private static @Nullable Object constant(List<Token> tokens, Number number, SchemaType type) {
        if (TokenNumber.isNone(tokens.getFirst().encoding(), number)) {
            return null;
        }
        if (!(type instanceof SchemaType.Constants)) {
            return number.longValue() == 1;
        }
        return tokens.stream()
                .filter(token -> token.signal() == Signal.VALID_VALUE
                        && token.encoding().constValue().longValue() == number.longValue())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("No constant is " + number))
                .name();
    }

    private Map<String, Object> composite(int at, List<Token> tokens, Struct struct) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (int i = 1; i < tokens.size() - 1; i += tokens.get(i).componentTokenCount()) {
            Token member = tokens.get(i);
            for (Field field : struct.fields()) {
                Object value = field.name().equals(member.name())
                        ? fixed(at + member.offset(), SbeMessageType.whole(tokens, i), field)
                        : null;
                if (value != null) {
                    values.put(field.name(), value);
                }
            }
        }
        return values;
    }

    /** A text up to the first zero; none where it is empty and may be absent. */
    private @Nullable Object characters(int at, Token type, Field field) {
        int length = 0;
        while (length < type.arrayLength() && in.getByte(at + length) != 0) {
            length++;
        }
        return length == 0 && field.optional() ? null : content(at, length, type, field);
    }

    /** The bytes at an offset, as a text where the field is one. */
    Object content(int at, int length, Token type, Field field) {
        byte[] bytes = new byte[length];
        in.getBytes(at, bytes);
        return scalarOf(field.type()) == Scalar.TEXT ? new String(bytes, BlockWriter.charset(type)) : bytes;
    }
}
