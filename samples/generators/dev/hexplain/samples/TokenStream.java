package dev.hexplain.samples;

import static java.io.ObjectStreamConstants.*;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * A stream written token by token, for what {@link java.io.ObjectOutputStream} cannot or will not write: broken
 * streams, classes that do not exist, and objects too many or too deep to hold. Nothing is checked and handles are not
 * counted: the caller numbers them from 0 in the order the specification assigns them (class descriptor, object,
 * string, …).
 *
 * @see <a href="https://docs.oracle.com/en/java/javase/25/docs/specs/serialization/protocol.html">Object Serialization
 *     Stream Protocol, section 6.4</a>
 */
final class TokenStream implements Closeable {

    /** A field of a class descriptor; {@code type} is null for a primitive. */
    record Field(char code, String name, String type) {
        static Field primitive(char code, String name) {
            return new Field(code, name, null);
        }

        static Field string(String name) {
            return new Field('L', name, "Ljava/lang/String;");
        }
    }

    /** Tokens written into memory. */
    @FunctionalInterface
    interface Script {
        void writeTo(TokenStream out) throws IOException;
    }

    private final DataOutputStream out;

    TokenStream(OutputStream out) {
        this.out = new DataOutputStream(new BufferedOutputStream(out, 1 << 16));
    }

    static byte[] written(Script script) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (TokenStream tokens = new TokenStream(bytes)) {
            script.writeTo(tokens);
        }
        return bytes.toByteArray();
    }

    TokenStream header() throws IOException {
        out.writeShort(STREAM_MAGIC);
        out.writeShort(STREAM_VERSION);
        return this;
    }

    TokenStream token(byte code) throws IOException {
        out.writeByte(code);
        return this;
    }

    TokenStream reference(int handle) throws IOException {
        out.writeByte(TC_REFERENCE);
        out.writeInt(baseWireHandle + handle);
        return this;
    }

    TokenStream string(String value) throws IOException {
        out.writeByte(TC_STRING);
        out.writeUTF(value);
        return this;
    }

    /** {@code TC_CLASSDESC} up to the class annotation, which the caller ends, and the super class, which it writes. */
    TokenStream classDesc(String name, long uid, int flags, Field... fields) throws IOException {
        out.writeByte(TC_CLASSDESC);
        out.writeUTF(name);
        out.writeLong(uid);
        out.writeByte(flags);
        out.writeShort(fields.length);
        for (Field field : fields) {
            out.writeByte(field.code());
            out.writeUTF(field.name());
            if (field.type() != null) {
                string(field.type());
            }
        }
        return this;
    }

    /** Ends a class descriptor that has neither annotation nor super class. */
    TokenStream endOfClassDesc() throws IOException {
        return token(TC_ENDBLOCKDATA).token(TC_NULL);
    }

    /** One {@code TC_BLOCKDATA}; at most 255 bytes. */
    TokenStream blockData(byte... content) throws IOException {
        out.writeByte(TC_BLOCKDATA);
        out.writeByte(content.length);
        out.write(content);
        return this;
    }

    /** Bare bytes: the value of a field or an element, a length, a name without a token. */
    DataOutputStream raw() {
        return out;
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
