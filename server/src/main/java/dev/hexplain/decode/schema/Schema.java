package dev.hexplain.decode.schema;

import java.nio.charset.StandardCharsets;

/**
 * What bytes were written by that do not say it themselves: a {@code .proto}, an Avro schema, an SBE message schema, a
 * list of classes.
 *
 * @param name what it is known by, part of a format's id: {@code kryo.order}
 * @param root the type of the outermost value; empty for the one the schema itself puts first
 * @param content as it was brought: text in UTF-8, or a form of the schema language's own (a descriptor set)
 */
@SuppressWarnings("ArrayRecordComponent") // handed on, never compared
public record Schema(String name, String root, byte[] content) {
    public static Schema of(String name, String root, String text) {
        return new Schema(name, root, text.getBytes(StandardCharsets.UTF_8));
    }

    public String text() {
        return new String(content, StandardCharsets.UTF_8);
    }
}
