package dev.hexplain.decode.schema;

import java.nio.charset.StandardCharsets;

/**
 * A schema that bytes were written with and do not contain: a {@code .proto}, an Avro schema, an SBE message schema, a
 * list of classes.
 *
 * @param name its name, part of a format's id: {@code kryo.order}
 * @param root the type of the outermost value; empty for the first one in the schema
 * @param content as it was uploaded: text in UTF-8, or a binary form of the schema language (a descriptor set)
 */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
public record Schema(String name, String root, byte[] content) {
    public static Schema of(String name, String root, String text) {
        return new Schema(name, root, text.getBytes(StandardCharsets.UTF_8));
    }

    public String text() {
        return new String(content, StandardCharsets.UTF_8);
    }
}
