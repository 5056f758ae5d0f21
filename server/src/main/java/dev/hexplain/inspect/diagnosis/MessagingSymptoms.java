package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of JMS brokers and AMQP. */
final class MessagingSymptoms {
    private MessagingSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                jmsTrusted(),
                jmsObject(),
                openwire(),
                amqpHeader(),
                amqpTable(),
                amqpFrame(),
                akkaSerializer(),
                flinkEnd());
    }

    private static Symptom jmsTrusted() {
        return Symptom.of("jms-trusted", "ActiveMQ", "The class in an ObjectMessage is not trusted")
                .example("java.lang.ClassNotFoundException: Forbidden class com.example.Order!"
                        + " This class is not trusted to be serialized as ObjectMessage payload."
                        + " Please take a look at http://activemq.apache.org/objectmessage.html for"
                        + " more information on how to configure trusted classes.")
                .says("Forbidden class ([\\w.$]{1,300})!|Class ([\\w.$]{1,300}) is not trusted|"
                        + "(?:Invalid|Forbidden) (?:filter|class)[^\\n]{0,60}ObjectMessage")
                .why("An ObjectMessage is a Java serialization stream. Clients make only"
                        + " classes of packages that were listed, since a stream can be made to run"
                        + " code.")
                .remedies(
                        "connectionFactory.setTrustedPackages(List.of(\"com.example\")), exactly"
                                + " those needed (or org.apache.activemq.SERIALIZABLE_PACKAGES).",
                        "Better: a TextMessage with JSON or a BytesMessage.");
    }

    private static Symptom jmsObject() {
        return Symptom.of("jms-object", "JMS", "The object of a message cannot be read")
                .example("jakarta.jms.JMSException: Failed to build body from content."
                        + " Serializable class not available to broker. Reason:"
                        + " java.lang.ClassNotFoundException: com.example.Order")
                .says("Failed to build body from (?:content|"
                        + "bytes)(?:\\. Serializable class not available to broker)?|"
                        + "Deserialization error on ActiveMQObjectMessage|"
                        + "MessageFormatException: [^\\n]{0,120}(?:deserial|serializ|"
                        + "Failed to serialize object)")
                .general()
                .why("The body is a Java serialization stream whose class is missing or"
                        + " changed where it is read. A broker needs no classes of messages unless"
                        + " a plug-in, the web console or a conversion to XML or JSON reads the"
                        + " object.")
                .look(new Clue.Trouble())
                .remedies(
                        "Put the class, in the version that wrote, on the class path of who" + " reads.",
                        "Open the body here: class names and fields are shown without the" + " classes.");
    }

    private static Symptom openwire() {
        return Symptom.of("openwire", "ActiveMQ", "What came is no command of OpenWire")
                .example("java.io.IOException: Unknown data type: 71")
                .says("IOException: Unknown data type: (-?\\d{1,4})|OpenWireFormat[^\\n]{0,60}|"
                        + "Wireformat cannot not be renegotiated|"
                        + "Invalid version: (-?\\d{1,9}), could not load")
                .showsByte()
                .why("A command of OpenWire begins with its length and the number of its"
                        + " type, 1 for WireFormatInfo. Another number is another protocol on this"
                        + " port: 71 is `G` of GET, 22 TLS, 65 `A` of AMQP.")
                .look(new Clue.Start())
                .remedies("tcp:// or nio:// for 61616, ssl:// for TLS, amqp:// for 5672, stomp://" + " for 61613.");
    }

    private static Symptom amqpHeader() {
        return Symptom.of("amqp-header", "RabbitMQ", "What answers does not speak AMQP")
                .example("com.rabbitmq.client.MalformedFrameException: Invalid AMQP protocol"
                        + " header from server: expected character 77, got 72")
                .says("Invalid AMQP protocol header from server(?:: expected character \\d{1,3}"
                        + ", got (-?\\d{1,3}))?|"
                        + "AMQP protocol version mismatch; we are version [\\d-]{1,10}, server (?:i"
                        + "s|sent signature) ([\\d-]{1,20}|[\\d,]{1,20})|MalformedFrameException")
                .showsByte()
                .why("A frame begins with its type 1, 2, 3 or 8; a broker that does not"
                        + " accept the version answers with `AMQP` and its own. Another character"
                        + " is another protocol: `H` of HTTP (port 15672 is the web console), TLS"
                        + " (21 or 22).")
                .look(new Clue.Start())
                .remedies(
                        "Port 5672 without, 5671 with TLS (useSslProtocol()).",
                        "AMQP 1.0 and 0-9-1 are different protocols: use the client of the" + " broker's.");
    }

    private static Symptom amqpTable() {
        return Symptom.of("amqp-table", "RabbitMQ", "A header of a message is of a type that AMQP has not")
                .example("java.lang.IllegalArgumentException: Invalid value type:" + " com.example.Order for key order")
                .says("Invalid value type: ([\\w.$]{1,300})|"
                        + "MalformedFrameException: Unrecognised type in table|"
                        + "invalid value in table|"
                        + "Short string too long; utf-8 encoded length = (\\d{1,9})")
                .why("Headers are a table of texts, numbers, booleans, times, bytes, lists"
                        + " and tables; names have at most 255 bytes. Objects of classes are none"
                        + " of it.")
                .remedies("Put text or numbers into headers, objects into the body.");
    }

    private static Symptom amqpFrame() {
        return Symptom.of("amqp-frame", "RabbitMQ", "A frame of AMQP is none that may come here")
                .example(
                        "com.rabbitmq.client.UnexpectedFrameError: Received frame: Frame(type=8, channel=0, 0 bytes), expected type 3")
                .says("UnexpectedFrameError|MalformedFrameException|Bad frame end marker")
                .why(
                        "A message of AMQP 0-9-1 is a method frame, a header frame with the size of the body, and body frames until they fill it; each ends with CE. Two threads that share one channel mix their frames.")
                .look(new Clue.Trouble())
                .remedies("Use one channel for each thread.", "Look at a capture: decode it here, frames are named.");
    }

    private static Symptom akkaSerializer() {
        return Symptom.of("akka-serializer", "Akka, Pekko", "The number of a serializer is not known here")
                .example(
                        "java.io.NotSerializableException: Cannot find serializer with id [33]. The most probable reason is that the configuration entry akka.actor.serializers is not in sync between the two systems.")
                .says(
                        "Cannot find serializer with id \\[(\\d{1,10})\\]|Failed to deserialize message with serializer id \\[(\\d{1,10})\\]")
                .why(
                        "A message goes with the number of its serializer and a manifest. The number is in the configuration of each system: 1 is Java serialization, 2 protobuf, 33 Jackson JSON, 34 Jackson CBOR.")
                .remedies(
                        "Use the same serializers and serialization-identifiers on both sides; in a rolling update the reader gets them first.");
    }

    private static Symptom flinkEnd() {
        return Symptom.of("flink-end", "Flink", "Kryo in Flink reads beyond a record")
                .example("java.io.EOFException: No more bytes left.")
                .says("EOFException: No more bytes left\\.")
                .why(
                        "Flink's Kryo has read the record to its end, and the object is not whole: the record was written with other fields, other registrations or another serializer than now read it.")
                .look(new Clue.End())
                .remedies(
                        "Keep the order of registrations, and the serializers of a savepoint.",
                        "Use POJO or Avro types for state that has to change.");
    }
}
