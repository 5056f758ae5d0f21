package dev.hexplain.samples;

import dev.hexplain.samples.RmiConversation.Target;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.rmi.NotBoundException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.dgc.Lease;
import java.rmi.dgc.VMID;
import java.rmi.server.ObjID;
import java.rmi.server.UID;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.management.ObjectName;

/** Conversations of Java RMI, a direction each: the registry, calls of an interface, garbage collection, JMX. */
final class RmiSamples {
    /** Where the classes of remote interfaces are said to be. */
    static final String CODEBASE = "http://10.0.0.1/echo.jar";

    static final long REGISTRY_HASH = 0x44154DC9D4E63BDFL;
    private static final int LIST = 1;
    static final int LOOKUP = 2;
    private static final int REBIND = 3;
    private static final long DGC_HASH = 0xF6B6898D8BF28643L;
    private static final int CLEAN = 0;
    private static final int DIRTY = 1;
    static final int BY_HASH = -1;

    static final String CLIENT = "10.0.0.7";
    static final String SERVER = "10.0.0.1";
    static final Target REGISTRY = new Target(ObjID.REGISTRY_ID, null);
    private static final Target DGC = new Target(ObjID.DGC_ID, null);
    static final Target ECHO = new Target(0x2A5C_0E71_93D8_46B7L, uid(1));

    /** What the objects of the samples do. */
    interface Echo extends Remote {
        int add(int a, int b) throws RemoteException;

        Object echo(Object any) throws RemoteException;

        void open(String file) throws RemoteException, FileNotFoundException;
    }

    private RmiSamples() {}

    static List<Sample> all() {
        return List.of(
                Sample.featured(
                        "jrmp-registry-client",
                        "RMI registry, the client",
                        "The handshake, then list, lookup and rebind by their numbers, a ping and an acknowledgement.",
                        RmiSamples::registryClient),
                Sample.of(
                        "jrmp-registry-server",
                        "RMI registry, the server",
                        "Names, an exception for one that is not bound, and the stubs of two remote objects: where"
                                + " they are and which they are.",
                        RmiSamples::registryServer),
                Sample.of(
                        "jrmp-calls-client",
                        "RMI calls",
                        "Methods by their hashes: primitive arguments stand with the head of the call, objects behind it.",
                        RmiSamples::callsClient),
                Sample.of(
                        "jrmp-calls-server",
                        "RMI returns",
                        "An int, a string, a list, null, and an exception in place of nothing.",
                        RmiSamples::callsServer),
                Sample.of(
                        "jrmp-dgc-client",
                        "RMI garbage collection, the client",
                        "dirty holds remote objects for a while, clean lets them go.",
                        RmiSamples::dgcClient),
                Sample.of(
                        "jrmp-dgc-server",
                        "RMI garbage collection, the server",
                        "The lease that was granted, and a return of nothing.",
                        RmiSamples::dgcServer),
                Sample.of(
                        "jrmp-jmx-client",
                        "JMX over RMI",
                        "Methods of the JDK, known by their hashes, one with three numbers.",
                        RmiSamples::jmxClient),
                Sample.of(
                        "jrmp-single-op",
                        "RMI, a single operation",
                        "A header and one call, as HTTP would carry it.",
                        () -> new RmiConversation()
                                .header(RmiConversation.SINGLE_OP_PROTOCOL)
                                .call(REGISTRY, LIST, REGISTRY_HASH, out -> {})
                                .bytes()),
                Sample.of(
                        "jrmp-multiplex",
                        "RMI, multiplexed",
                        "Virtual connections in one: opened, given room, a call transmitted, closed.",
                        RmiSamples::multiplex),
                Sample.of(
                        "jrmp-virtual-connections",
                        "RMI, several virtual connections",
                        "Calls of two virtual connections in turn; one is in three parts, which belong together.",
                        RmiSamples::virtualConnections),
                Sample.of(
                        "jrmp-mid-stream",
                        "RMI from the middle",
                        "A capture that began after the handshake.",
                        () -> new RmiConversation()
                                .ping()
                                .call(REGISTRY, LOOKUP, REGISTRY_HASH, out -> out.writeObject("echo"))
                                .dgcAck(uid(7))
                                .bytes()),
                Sample.of(
                        "jrmp-damaged",
                        "RMI with a damaged call",
                        "The argument of the first call starts nothing; the second call is whole.",
                        RmiSamples::damaged));
    }

    private static byte[] registryClient() throws IOException {
        return new RmiConversation()
                .header(RmiConversation.STREAM_PROTOCOL)
                .endpoint(CLIENT, 0)
                .call(REGISTRY, LIST, REGISTRY_HASH, out -> {})
                .call(REGISTRY, LOOKUP, REGISTRY_HASH, out -> out.writeObject("missing"))
                .ping()
                .call(REGISTRY, LOOKUP, REGISTRY_HASH, out -> out.writeObject("echo"))
                .dgcAck(uid(3))
                .call(REGISTRY, REBIND, REGISTRY_HASH, out -> {
                    out.writeObject("callback");
                    out.writeObject(RmiStub.of(Echo.class, new RmiStub.Reference(CLIENT, 40_099, 11, uid(2), false)));
                })
                .bytes();
    }

    private static byte[] registryServer() throws IOException {
        return new RmiConversation()
                .acknowledged(CLIENT, 41_310)
                .returned(uid(4), out -> out.writeObject(new String[] {"echo", "secure"}))
                .thrown(uid(5), traced(new NotBoundException("missing"), "sun.rmi.registry.RegistryImpl", "lookup"))
                .pingAck()
                .returned(uid(3), out -> out.writeObject(echoStub()))
                .returned(
                        uid(6),
                        out -> out.writeObject(RmiStub.of(
                                Echo.class,
                                new RmiStub.FactoryReference(SERVER, 2_443, 12, uid(8), new RmiStub.PlainSockets()))))
                .bytes();
    }

    /** What stands for the object of the samples at its clients. */
    static Object echoStub() {
        return RmiStub.of(Echo.class, new RmiStub.Reference(SERVER, 2_099, ECHO.number(), ECHO.uid(), true));
    }

    private static byte[] callsClient() throws IOException {
        long echo = hash("echo(Ljava/lang/Object;)Ljava/lang/Object;");
        return new RmiConversation()
                .header(RmiConversation.STREAM_PROTOCOL)
                .endpoint(CLIENT, 0)
                .call(ECHO, BY_HASH, hash("add(II)I"), out -> {
                    out.writeInt(2);
                    out.writeInt(40);
                })
                .call(ECHO, BY_HASH, echo, out -> out.writeObject("h\u00E9llo \u4E2D\u6587"))
                .call(ECHO, BY_HASH, echo, out -> out.writeObject(new ArrayList<>(List.of(1, "two", 3.0))))
                .call(ECHO, BY_HASH, echo, out -> out.writeObject(null))
                .call(ECHO, BY_HASH, hash("open(Ljava/lang/String;)V"), out -> out.writeObject("nope.txt"))
                .bytes();
    }

    private static byte[] callsServer() throws IOException {
        Throwable nope = new FileNotFoundException("nope.txt");
        return new RmiConversation()
                .acknowledged(CLIENT, 41_312)
                .returned(uid(10), out -> out.writeInt(42))
                .returned(uid(11), out -> out.writeObject("h\u00E9llo \u4E2D\u6587"))
                .returned(uid(12), out -> out.writeObject(new ArrayList<>(List.of(1, "two", 3.0))))
                .returned(uid(13), out -> out.writeObject(null))
                .thrown(uid(14), traced(nope, "dev.hexplain.samples.EchoServer", "open"))
                .bytes();
    }

    private static byte[] dgcClient() throws Exception {
        ObjID[] ids = {objId(ECHO)};
        VMID client = vmid();
        return new RmiConversation()
                .header(RmiConversation.STREAM_PROTOCOL)
                .endpoint(CLIENT, 0)
                .call(DGC, DIRTY, DGC_HASH, out -> {
                    out.writeObject(ids);
                    out.writeLong(-9_223_372_036_854_775_808L);
                    out.writeObject(new Lease(client, 600_000));
                })
                .call(DGC, CLEAN, DGC_HASH, out -> {
                    out.writeObject(ids);
                    out.writeLong(-9_223_372_036_854_775_807L);
                    out.writeObject(client);
                    out.writeBoolean(false);
                })
                .bytes();
    }

    private static byte[] dgcServer() throws Exception {
        VMID client = vmid();
        return new RmiConversation()
                .acknowledged(CLIENT, 41_314)
                .returned(uid(20), out -> out.writeObject(new Lease(client, 600_000)))
                .returned(uid(21), out -> {})
                .bytes();
    }

    private static byte[] jmxClient() throws Exception {
        Target server = new Target(31, uid(30));
        Target connection = new Target(32, uid(31));
        ObjectName memory = new ObjectName("java.lang:type=Memory");
        long isRegistered = hash("isRegistered(Ljavax/management/ObjectName;Ljavax/security/auth/Subject;)Z");
        long fetch = hash("fetchNotifications(JIJ)Ljavax/management/remote/NotificationResult;");
        return new RmiConversation()
                .header(RmiConversation.STREAM_PROTOCOL)
                .endpoint(CLIENT, 0)
                .call(server, BY_HASH, hash("getVersion()Ljava/lang/String;"), out -> {})
                .call(connection, BY_HASH, isRegistered, out -> {
                    out.writeObject(memory);
                    out.writeObject(null);
                })
                .call(connection, BY_HASH, fetch, out -> {
                    out.writeLong(-1);
                    out.writeInt(1_000);
                    out.writeLong(60_000);
                })
                .bytes();
    }

    private static byte[] multiplex() throws IOException {
        byte[] call = new RmiConversation()
                .call(REGISTRY, LIST, REGISTRY_HASH, out -> {})
                .bytes();
        return new RmiConversation()
                .header(RmiConversation.MULTIPLEX_PROTOCOL)
                .endpoint(CLIENT, 0)
                .operation(0xE1, 1)
                .operation(0xE4, 1)
                .count(4_096)
                .operation(0xE5, 1)
                .count(call.length)
                .raw(call)
                .operation(0xE2, 1)
                .operation(0xE3, 0x8000)
                .bytes();
    }

    private static byte[] virtualConnections() throws IOException {
        byte[] list = new RmiConversation()
                .ping()
                .call(REGISTRY, LIST, REGISTRY_HASH, out -> {})
                .bytes();
        byte[] lookup = new RmiConversation()
                .call(REGISTRY, LOOKUP, REGISTRY_HASH, out -> out.writeObject("a name that is too long for one part"))
                .bytes();
        return new RmiConversation()
                .header(RmiConversation.MULTIPLEX_PROTOCOL)
                .endpoint(CLIENT, 0)
                .operation(0xE1, 1)
                .operation(0xE1, 2)
                .transmitted(1, Arrays.copyOf(lookup, 48))
                .transmitted(2, list)
                .transmitted(1, Arrays.copyOfRange(lookup, 48, 60))
                .operation(0xE4, 2)
                .count(512)
                .transmitted(1, Arrays.copyOfRange(lookup, 60, lookup.length))
                .transmitted(2, list)
                .operation(0xE2, 2)
                .transmitted(1, list)
                .bytes();
    }

    private static byte[] damaged() throws IOException {
        byte[] first = new RmiConversation()
                .call(REGISTRY, LOOKUP, REGISTRY_HASH, out -> out.writeObject("echo"))
                .bytes();
        int argument = first.length - "echo".length() - 3;
        first[argument] = 0x1A;
        return new RmiConversation()
                .header(RmiConversation.STREAM_PROTOCOL)
                .endpoint(CLIENT, 0)
                .raw(first)
                .call(REGISTRY, LIST, REGISTRY_HASH, out -> {})
                .bytes();
    }

    /** A method's hash as stubs compute it (RMI specification, section 8.3). */
    static long hash(String signature) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            new DataOutputStream(bytes).writeUTF(signature);
            byte[] sha = MessageDigest.getInstance("SHA").digest(bytes.toByteArray());
            return ByteBuffer.wrap(sha).order(ByteOrder.LITTLE_ENDIAN).getLong();
        } catch (IOException | NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Throwable traced(Throwable throwable, String type, String method) {
        String file = type.substring(type.lastIndexOf('.') + 1) + ".java";
        throwable.setStackTrace(new StackTraceElement[] {new StackTraceElement(type, method, file, 42)});
        return throwable;
    }

    /** An identifier of a JVM that does not exist. */
    static UID uid(int count) {
        ByteBuffer bytes =
                ByteBuffer.allocate(14).putInt(0x0587D752).putLong(1_700_000_000_123L).putShort((short) (0x8000 + count));
        try {
            return UID.read(new DataInputStream(new ByteArrayInputStream(bytes.array())));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static ObjID objId(Target target) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            target.writeTo(out);
        }
        return ObjID.read(new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())));
    }

    /** A VMID has no values but random ones: they are replaced in its serialized form. */
    private static VMID vmid() throws IOException, ClassNotFoundException {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(written)) {
            out.writeObject(new VMID());
        }
        byte[] bytes = written.toByteArray();
        int arrayClass = new String(bytes, StandardCharsets.ISO_8859_1).lastIndexOf("\0\2[B");
        int address = arrayClass + 4 + 8 + 1 + 2 + 1 + 1 + 4;
        ByteBuffer.wrap(bytes).putLong(address, 0x0123456789ABCDEFL);
        ByteBuffer.wrap(bytes, bytes.length - 14, 14)
                .putShort((short) 0x8000)
                .putLong(1_700_000_000_000L)
                .putInt(0x0A1B2C3D);
        return (VMID) new ObjectInputStream(new ByteArrayInputStream(bytes)).readObject();
    }
}
