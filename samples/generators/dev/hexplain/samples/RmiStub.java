package dev.hexplain.samples;

import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.Serializable;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.Socket;
import java.rmi.Remote;
import java.rmi.server.Operation;
import java.rmi.server.RMIClientSocketFactory;
import java.rmi.server.RemoteCall;
import java.rmi.server.RemoteObject;
import java.rmi.server.RemoteObjectInvocationHandler;
import java.rmi.server.RemoteRef;
import java.rmi.server.UID;

/** Stubs of remote objects that do not exist, with references that write what those of {@code sun.rmi.server} do. */
final class RmiStub {
    private RmiStub() {}

    static Remote of(Class<? extends Remote> type, RemoteRef reference) {
        return (Remote) Proxy.newProxyInstance(
                RmiStub.class.getClassLoader(),
                new Class<?>[] {Remote.class, type},
                new RemoteObjectInvocationHandler(reference));
    }

    /** Writes what {@code UnicastRef} does: host, port, identifier, and whether a call returned it. */
    static final class Reference extends Unconnected {
        private static final long serialVersionUID = 1;

        private final boolean result;

        Reference(String host, int port, long number, UID uid, boolean result) {
            super(host, port, number, uid);
            this.result = result;
        }

        @Override
        public String getRefClass(ObjectOutput out) {
            return "UnicastRef";
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            writeEndpoint(out);
            writeIdentifier(out);
            out.writeBoolean(result);
        }
    }

    /** Writes what {@code UnicastRef2} does: the factory of its sockets as well. */
    static final class FactoryReference extends Unconnected {
        private static final long serialVersionUID = 1;
        private static final int HOST_PORT_FACTORY = 1;

        private final transient RMIClientSocketFactory factory;

        FactoryReference(String host, int port, long number, UID uid, RMIClientSocketFactory factory) {
            super(host, port, number, uid);
            this.factory = factory;
        }

        @Override
        public String getRefClass(ObjectOutput out) {
            return "UnicastRef2";
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeByte(HOST_PORT_FACTORY);
            writeEndpoint(out);
            out.writeObject(factory);
            writeIdentifier(out);
            out.writeBoolean(true);
        }
    }

    /** Makes plain sockets. */
    static final class PlainSockets implements RMIClientSocketFactory, Serializable {
        private static final long serialVersionUID = 1;

        @Override
        public Socket createSocket(String host, int port) throws IOException {
            return new Socket(host, port);
        }
    }

    /** A reference that can only be written. */
    @SuppressWarnings({"deprecation", "removal"})
    private abstract static class Unconnected implements RemoteRef {
        private static final long serialVersionUID = 1;

        private final String host;
        private final int port;
        private final long number;
        private final transient UID uid;

        Unconnected(String host, int port, long number, UID uid) {
            this.host = host;
            this.port = port;
            this.number = number;
            this.uid = uid;
        }

        final void writeEndpoint(ObjectOutput out) throws IOException {
            out.writeUTF(host);
            out.writeInt(port);
        }

        final void writeIdentifier(ObjectOutput out) throws IOException {
            out.writeLong(number);
            uid.write(out);
        }

        @Override
        public void readExternal(ObjectInput in) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Object invoke(Remote object, Method method, Object[] arguments, long hash) {
            throw new UnsupportedOperationException();
        }

        @Override
        public RemoteCall newCall(RemoteObject object, Operation[] operations, int number, long hash) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void invoke(RemoteCall call) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void done(RemoteCall call) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int remoteHashCode() {
            return 1;
        }

        @Override
        public boolean remoteEquals(RemoteRef other) {
            return this == other;
        }

        @Override
        public String remoteToString() {
            return getClass().getSimpleName();
        }
    }
}
