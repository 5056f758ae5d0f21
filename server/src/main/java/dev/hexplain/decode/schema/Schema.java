package dev.hexplain.decode.schema;

import dev.hexplain.bytes.Sha256;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;

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
    private static final int DIGEST_BYTES = 8;

    public static Schema of(String name, String root, String text) {
        return new Schema(name, root, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Tells it from others, whatever their names are: hexadecimal digits. */
    public String digest() {
        MessageDigest digest = Sha256.digest();
        digest.update(root.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
        return HexFormat.of().formatHex(digest.digest(content), 0, DIGEST_BYTES);
    }

    public String text() {
        return new String(content, StandardCharsets.UTF_8);
    }
}
