package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages about lengths of frames, of whatever library reads them. */
final class FrameSymptoms {
    private FrameSymptoms() {}

    static List<Symptom> all() {
        return List.of(thriftFrame(), negativeSize(), memorySize(), transportFormat(), connectionReset(), tlsAlert());
    }

    private static Symptom thriftFrame() {
        return Symptom.of(
                        "thrift-frame",
                        "Netty, Thrift, Kafka and others",
                        "Four bytes were taken for a length, and are something else")
                .example("org.apache.thrift.transport.TTransportException: Frame size"
                        + " (1195725856) larger than max length (16384000)!")
                .says("Frame size \\((-?\\d{1,12})\\) larger than|(?:Adjusted f|"
                        + "F)rame length(?: exceeds \\d{1,12})?: (-?\\d{1,12})(?! exceeds)|"
                        + "Frame length: (-?\\d{1,12}) exceeds maximum|"
                        + "Message larger than max \\((\\d{1,12})|Invalid (?:receive|"
                        + "message) (?:\\(size = |size: )(-?\\d{1,12})|"
                        + "invalid data length: (-?\\d{1,12})|data length too big: (-?\\d{1,12})|"
                        + "negative pre-adjustment length field: (-?\\d{1,20})|"
                        + "Frame size of (\\d{1,12}) larger than max allowed|Packet len ?(?:=|"
                        + "is)? ?(-?\\d{1,12}) is out of range|Unreasonable length = (-?\\d{1,12})|"
                        + "Frame body is too large \\((\\d{1,12})\\)|"
                        + "reported illegal length \\((-?\\d{1,12}) bytes\\)|"
                        + "Adjusted frame length \\((-?\\d{1,12})\\) is less than|"
                        + "is not in the range of \\[0, (-?\\d{1,12})\\]|"
                        + "Record size (-?\\d{1,12}) exceeds the largest")
                .showsLength()
                .why("A reader of frames takes four bytes for the length of what follows."
                        + " Here they are the first bytes of another protocol: of HTTP, TLS, or"
                        + " Thrift without frames; or the length is written in the other byte order.")
                .look(new Clue.Start())
                .remedies(
                        "Connect with the protocol that the port speaks.",
                        "If the number is only a little too large, the message really is: raise" + " the limit.",
                        "Netty adds what is before the length field to the number: subtract that"
                                + " to see the bytes. Look at lengthFieldOffset, lengthFieldLength and"
                                + " lengthAdjustment.");
    }

    private static Symptom negativeSize() {
        return Symptom.of("negative-size", "JDK", "A length that was read is negative")
                .example("java.lang.NegativeArraySizeException: -2147418111")
                .says("NegativeArraySizeException: (-\\d{1,10})(?!\\d)")
                .showsLength()
                .why("An array was to be made as long as four bytes say, and their first bit"
                        + " is set: they are no length, but the start of something else or data"
                        + " that was read at the wrong place.")
                .look(new Clue.Trouble())
                .remedies(
                        "Look at the field that was read as the length: is its byte order right,"
                                + " and is it the right one?",
                        "Check a length before an array is made of it.");
    }

    private static Symptom memorySize() {
        return Symptom.of("memory-size", "JDK", "An array was to be made from a length that is none")
                .example("java.lang.OutOfMemoryError: Java heap space\n\tat"
                        + " org.apache.kafka.common.network.NetworkReceive.readFrom(NetworkReceive.java:112)")
                .says("OutOfMemoryError: (?:Java heap space|"
                        + "Requested array size exceeds VM limit)(?:\\n[^\\n]{0,300}+){0,6}?\\n[^"
                        + "\\n]{0,80}?(?:NetworkReceive\\.readFrom|TBinaryProtocol|"
                        + "TFramedTransport|TIOStreamTransport|ObjectInputStream|kryo\\.io\\.Input|"
                        + "MemoryPool|BinaryDecoder|hessian|DataInputStream|MessageUnpacker|"
                        + "BinaryReader)")
                .why("The reader took four bytes of something else for a length and asked for"
                        + " an array of that size: 0x47455420, `GET `, is 1.2 GB, 16 03 of TLS 370"
                        + " MB. For Kafka it is a client without TLS on a port with it.")
                .look(new Clue.Start())
                .remedies(
                        "Kafka: security.protocol=SSL or SASL_SSL for that port.",
                        "Limit lengths before arrays are made of them.");
    }

    private static Symptom transportFormat() {
        return Symptom.of("transport-format", "Elasticsearch", "Who connects does not speak the transport protocol")
                .example("java.io.StreamCorruptedException: invalid internal transport message"
                        + " format, got (48,54,54,50)")
                .says("invalid internal transport message format, got \\(([0-9a-f]{1,2}(?:,[0-9"
                        + "a-f]{1,2}){1,5})\\)|HTTP requests? (?:was|were) (?:sent|received) (?:on|"
                        + "to) (?:the )?transport|received HTTP response on transport port")
                .bytes(found -> found.group(1) == null ? "" : MessageBytes.ofHexList(found.group(1)))
                .why("Nodes talk on port 9300, each message beginning with `ES`. 48 54 54 50"
                        + " is HTTP, which belongs to port 9200; 16 03 is TLS on a port without.")
                .look(new Clue.Start())
                .remedies("Port 9200 for HTTP clients; TLS on both sides or on none.");
    }

    private static Symptom connectionReset() {
        return Symptom.of("connection-reset", "Any library", "The other side closed the connection")
                .example("java.net.SocketException: Connection reset")
                .says("Connection reset(?: by peer)?|Broken pipe|"
                        + "EndOfStreamException: Unable to read additional data from (?:server|"
                        + "client)|An existing connection was forcibly closed|"
                        + "Connection prematurely closed")
                .general()
                .why("The other side or something between ended the connection while it was"
                        + " used: a restart, a limit of size or time, or because what it got made"
                        + " no sense to it (another protocol, TLS, a frame that is too long).")
                .look(new Clue.Start())
                .remedies(
                        "Look into the log of the other side at that moment: there stands what" + " it read.",
                        "If it happens with the first message, check port, TLS and framing on" + " both sides.");
    }

    private static Symptom tlsAlert() {
        return Symptom.of("tls-alert", "JSSE", "A TLS handshake failed")
                .example("javax.net.ssl.SSLHandshakeException: Received fatal alert:" + " bad_certificate")
                .says("Received fatal alert: (\\w{1,40})|PKIX path building failed|"
                        + "no cipher suites in common|"
                        + "Client requested protocol \\S{1,20} is not enabled|"
                        + "No appropriate protocol")
                .why("Both sides speak TLS, but do not agree on a version, a cipher or a"
                        + " certificate. An alert of the other side names its reason:"
                        + " bad_certificate and certificate_unknown that it does not trust ours,"
                        + " protocol_version another version, unrecognized_name another host name.")
                .remedies(
                        "-Djavax.net.debug=ssl:handshake shows both offers.",
                        "Put the issuer of the certificate into the trust store.");
    }
}
