package dev.hexplain.samples;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.rmi.server.UID;

/**
 * One direction of a connection of Java RMI, as the transport of the JDK writes it: message by message, each call and
 * each return in an object stream of its own. The JDK itself would choose ports and identifiers at random.
 *
 * @see <a href="https://docs.oracle.com/en/java/javase/25/docs/specs/rmi/protocol.html">RMI Wire Protocol</a>
 */
final class RmiConversation {
    static final int STREAM_PROTOCOL = 0x4B;
    static final int SINGLE_OP_PROTOCOL = 0x4C;
    static final int MULTIPLEX_PROTOCOL = 0x4D;

    private static final int PROTOCOL_ACK = 0x4E;
    private static final int CALL = 0x50;
    private static final int RETURN_DATA = 0x51;
    private static final int PING = 0x52;
    private static final int PING_ACK = 0x53;
    private static final int DGC_ACK = 0x54;
    private static final int NORMAL_RETURN = 1;
    private static final int EXCEPTIONAL_RETURN = 2;

    /** Writes arguments, or a value. */
    @FunctionalInterface
    interface Body {
        void writeTo(ObjectOutputStream out) throws IOException;
    }

    /**
     * A remote object as calls address it.
     *
     * @param uid null for the objects that every JVM has
     */
    record Target(long number, UID uid) {
        void writeTo(ObjectOutputStream out) throws IOException {
            out.writeLong(number);
            if (uid == null) {
                new UID((short) 0).write(out);
            } else {
                uid.write(out);
            }
        }
    }

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream out = new DataOutputStream(bytes);

    /** What the side that connects begins with. */
    RmiConversation header(int protocol) throws IOException {
        out.writeBytes("JRMI");
        out.writeShort(2);
        out.writeByte(protocol);
        return this;
    }

    RmiConversation endpoint(String host, int port) throws IOException {
        out.writeUTF(host);
        out.writeInt(port);
        return this;
    }

    /** What the other side begins with. */
    RmiConversation acknowledged(String host, int port) throws IOException {
        out.writeByte(PROTOCOL_ACK);
        return endpoint(host, port);
    }

    RmiConversation call(Target target, int operation, long hash, Body arguments) throws IOException {
        out.writeByte(CALL);
        return stream(stream -> {
            target.writeTo(stream);
            stream.writeInt(operation);
            stream.writeLong(hash);
            arguments.writeTo(stream);
        });
    }

    RmiConversation returned(UID acknowledge, Body value) throws IOException {
        return answer(NORMAL_RETURN, acknowledge, value);
    }

    RmiConversation thrown(UID acknowledge, Throwable throwable) throws IOException {
        return answer(EXCEPTIONAL_RETURN, acknowledge, stream -> stream.writeObject(throwable));
    }

    private RmiConversation answer(int type, UID acknowledge, Body value) throws IOException {
        out.writeByte(RETURN_DATA);
        return stream(stream -> {
            stream.writeByte(type);
            acknowledge.write(stream);
            value.writeTo(stream);
        });
    }

    private RmiConversation stream(Body body) throws IOException {
        ObjectOutputStream stream = new MarshalStream(out);
        body.writeTo(stream);
        stream.flush();
        return this;
    }

    RmiConversation ping() throws IOException {
        out.writeByte(PING);
        return this;
    }

    RmiConversation pingAck() throws IOException {
        out.writeByte(PING_ACK);
        return this;
    }

    RmiConversation dgcAck(UID received) throws IOException {
        out.writeByte(DGC_ACK);
        received.write(out);
        return this;
    }

    /** An operation of the multiplexing protocol that only names a virtual connection. */
    RmiConversation operation(int code, int connection) throws IOException {
        out.writeByte(code);
        out.writeShort(connection);
        return this;
    }

    /** Bytes of a virtual connection. */
    RmiConversation transmitted(int connection, byte[] content) throws IOException {
        return operation(0xE5, connection).count(content.length).raw(content);
    }

    /** Any number. */
    RmiConversation count(int number) throws IOException {
        out.writeInt(number);
        return this;
    }

    /** Any bytes. */
    RmiConversation raw(byte[] content) throws IOException {
        out.write(content);
        return this;
    }

    byte[] bytes() {
        return bytes.toByteArray();
    }

    /** Behind each class descriptor stands the class's codebase, which is null where there is none. */
    private static final class MarshalStream extends ObjectOutputStream {
        MarshalStream(OutputStream out) throws IOException {
            super(out);
            useProtocolVersion(PROTOCOL_VERSION_2);
        }

        @Override
        protected void annotateClass(Class<?> type) throws IOException {
            writeObject(type.getClassLoader() == null ? null : RmiSamples.CODEBASE);
        }

        @Override
        protected void annotateProxyClass(Class<?> type) throws IOException {
            annotateClass(type);
        }
    }
}
