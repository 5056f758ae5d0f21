package dev.hexplain.samples;

import static dev.hexplain.samples.RmiSamples.BY_HASH;
import static dev.hexplain.samples.RmiSamples.ECHO;
import static dev.hexplain.samples.RmiSamples.hash;
import static dev.hexplain.samples.RmiSamples.uid;

import dev.hexplain.samples.CaughtWire.End;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Captures of whole conversations, both directions, packet by packet as they passed a wire. */
final class CaptureSamples {
    private static final End NAMES = new End("10.0.0.53", 53);
    private static final End REGISTRY = new End(RmiSamples.SERVER, 1_099);
    private static final End SERVER = new End(RmiSamples.SERVER, 2_099);
    private static final long ECHO_HASH = hash("echo(Ljava/lang/Object;)Ljava/lang/Object;");

    private CaptureSamples() {}

    static List<Sample> all() {
        return List.of(
                Sample.featured(
                        "rmi",
                        "Java RMI, captured",
                        "A name is resolved, an object looked up in the registry and called four times: three flows.",
                        CaptureSamples::rmi),
                Sample.of(
                        "rmi-gap",
                        "Java RMI, a packet lost",
                        "The capture does not hold the middle of a returned list: a gap in one side.",
                        CaptureSamples::gap),
                Sample.featured(
                        "kafka",
                        "Kafka, captured",
                        "A client produces, joins a group, fetches, commits and leaves; the broker answers each request.",
                        CaptureSamples::kafka));
    }

    private static byte[] kafka() {
        CaughtWire wire = new CaughtWire();
        TcpTalk talk = new TcpTalk(wire, new End(RmiSamples.CLIENT, 41_400), new End(RmiSamples.SERVER, 9_092)).open();
        for (KafkaConversation.Exchange each : KafkaConversation.all()) {
            talk.asks(each.request()).after(2).answers(each.response()).after(30);
        }
        talk.close();
        return wire.captured();
    }

    private static byte[] rmi() throws IOException {
        CaughtWire wire = new CaughtWire();
        End resolver = new End(RmiSamples.CLIENT, 53_211);
        wire.datagram(resolver, NAMES, "4d3201000001000000000000046563686f04746573740000010001");
        wire.pass(2_400_000);
        wire.datagram(
                NAMES,
                resolver,
                "4d3281800001000100000000046563686f04746573740000010001c00c000100010000003c00040a000001");
        wire.pass(900_000);
        lookUp(wire);
        TcpTalk calls = connected(wire, 41_312);
        calls.asks(add(2, 40))
                .after(1)
                .answers(returnedInt(10, 42))
                .after(640)
                .asksTwice(echo("h\u00E9llo \u4E2D\u6587"))
                .answers(returned(11, "h\u00E9llo \u4E2D\u6587"))
                .after(15)
                .asks(echo(readings(120)))
                .after(4)
                .answers(returned(12, readings(120)))
                .after(2_000)
                .asks(new RmiConversation().ping())
                .answers(new RmiConversation().pingAck())
                .asks(echo(null))
                .answers(returned(13, null))
                .close();
        return wire.captured();
    }

    private static byte[] gap() throws IOException {
        CaughtWire wire = new CaughtWire();
        TcpTalk calls = connected(wire, 41_330);
        calls.asks(echo(readings(200)))
                .after(3)
                .answersWithLoss(returned(12, readings(200)))
                .after(20)
                .asks(add(1, 2))
                .answers(returnedInt(13, 3))
                .close();
        return wire.captured();
    }

    private static void lookUp(CaughtWire wire) throws IOException {
        End client = new End(RmiSamples.CLIENT, 41_310);
        new TcpTalk(wire, client, REGISTRY)
                .open()
                .asks(new RmiConversation().header(RmiConversation.STREAM_PROTOCOL))
                .answers(new RmiConversation().acknowledged(client.address(), client.port()))
                .asks(new RmiConversation().endpoint(client.address(), 0)
                        .call(RmiSamples.REGISTRY, RmiSamples.LOOKUP, RmiSamples.REGISTRY_HASH, out -> out.writeObject("echo")))
                .after(2)
                .answers(new RmiConversation()
                        .returned(uid(3), out -> out.writeObject(RmiSamples.echoStub())))
                .asks(new RmiConversation().dgcAck(uid(3)))
                .close();
    }

    /** A connection to the object, its handshake behind it. */
    private static TcpTalk connected(CaughtWire wire, int port) throws IOException {
        End client = new End(RmiSamples.CLIENT, port);
        return new TcpTalk(wire, client, SERVER)
                .open()
                .asks(new RmiConversation().header(RmiConversation.STREAM_PROTOCOL))
                .answers(new RmiConversation().acknowledged(client.address(), client.port()))
                .asks(new RmiConversation().endpoint(client.address(), 0));
    }

    private static RmiConversation add(int a, int b) throws IOException {
        return new RmiConversation().call(ECHO, BY_HASH, hash("add(II)I"), out -> {
            out.writeInt(a);
            out.writeInt(b);
        });
    }

    private static RmiConversation echo(Object any) throws IOException {
        return new RmiConversation().call(ECHO, BY_HASH, ECHO_HASH, out -> out.writeObject(any));
    }

    private static RmiConversation returned(int uid, Object value) throws IOException {
        return new RmiConversation().returned(uid(uid), out -> out.writeObject(value));
    }

    private static RmiConversation returnedInt(int uid, int value) throws IOException {
        return new RmiConversation().returned(uid(uid), out -> out.writeInt(value));
    }

    private static ArrayList<Object> readings(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> "reading " + i)
                .collect(Collectors.toCollection(ArrayList::new));
    }
}
