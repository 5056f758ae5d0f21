package dev.hexplain.decoders.onenio;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * Computes class numbers: the first eight bytes, without the sign, of the MD5 digest of the serializer's name and of
 * the class description as in a persisted stream, with 0 in place of the number itself.
 */
final class OneNioTypeIds {
    private static final int REFERENCE = -1;

    private OneNioTypeIds() {}

    static long of(OneNioClassDescriptor descriptor) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            utf(out, descriptor.kind().serializer());
            utf(out, descriptor.name());
            out.writeLong(0);
            if (descriptor.kind() == OneNioClassDescriptor.Kind.GENERATED) {
                fields(out, descriptor);
            } else if (descriptor.kind() == OneNioClassDescriptor.Kind.ENUM) {
                constants(out, descriptor);
            }
            byte[] digest = MessageDigest.getInstance("MD5").digest(bytes.toByteArray());
            return ByteBuffer.wrap(digest).getLong() & Long.MAX_VALUE;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void fields(DataOutputStream out, OneNioClassDescriptor descriptor) throws IOException {
        out.writeShort(descriptor.fields().size());
        for (OneNioClassDescriptor.FieldType field : descriptor.fields()) {
            utf(out, field.name());
            if (field.isPrimitive()) {
                out.writeByte(field.primitive());
            } else {
                out.writeByte(REFERENCE);
                utf(out, field.type());
            }
        }
    }

    private static void constants(DataOutputStream out, OneNioClassDescriptor descriptor) throws IOException {
        out.writeShort(descriptor.constants().size());
        for (String constant : descriptor.constants()) {
            utf(out, constant);
        }
    }

    private static void utf(DataOutputStream out, String text) throws IOException {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        out.writeShort(utf8.length);
        out.write(utf8);
    }
}
