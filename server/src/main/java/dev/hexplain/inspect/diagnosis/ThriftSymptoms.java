package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of Thrift. */
final class ThriftSymptoms {
    private ThriftSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                thriftVersion(),
                thriftClosed(),
                thriftInvalidFrame(),
                thriftType(),
                thriftRequired(),
                thriftSize(),
                thriftMethod(),
                thriftSasl());
    }

    private static Symptom thriftVersion() {
        return Symptom.of("thrift-version", "Thrift", "The message is of another protocol of Thrift, or of none")
                .example("org.apache.thrift.protocol.TProtocolException: Bad version in readMessageBegin")
                .says(
                        "(?:Bad|Missing) version in readMessageBegin|Expected protocol id [0-9a-f]+ but got [0-9a-f]{0,6}([0-9a-f]{2})")
                .showsHex()
                .why(
                        "The binary protocol begins with 80 01, the compact one with 82. The client speaks another one, or is"
                                + " framed while the server is not.")
                .look(new Clue.Start())
                .remedies(
                        "Let both sides use the same protocol and the same transport (framed or not).",
                        "With TLS on one side only, the first byte is 16.");
    }

    private static Symptom thriftClosed() {
        return Symptom.of("thrift-closed", "Thrift", "The other side closed the connection instead of answering")
                .example("org.apache.thrift.transport.TTransportException: Cannot read. Remote"
                        + " side has closed. Tried to read 4 bytes, but only got 0 bytes. (This is"
                        + " often indicative of an internal error on the server side. Please check"
                        + " your server logs.)")
                .says("Cannot read\\. Remote side has closed\\. Tried to read (\\d{1,12}) bytes"
                        + ", but only got (\\d{1,12})")
                .bytes(found -> "%s bytes were wanted, %s came".formatted(found.group(1), found.group(2))
                        + (found.group(1).equals("4")
                                ? ": four are the length of a frame, or the version of the binary protocol"
                                : ""))
                .why("The server did not understand the request, or failed on it, and closed."
                        + " Most often one side uses a framed transport and the other does not, or"
                        + " their protocols (binary, compact) differ: a nonblocking server always"
                        + " needs frames.")
                .look(new Clue.Start())
                .remedies(
                        "The same transport (TFramedTransport or not) and the same protocol on" + " both sides.",
                        "Look into the server's log: there stands the frame size or version that" + " it read.");
    }

    private static Symptom thriftInvalidFrame() {
        return Symptom.of("thrift-invalid-frame", "Thrift", "A server read something else for the length of a frame")
                .example("Read an invalid frame size of -2147418111. Are you using"
                        + " TFramedTransport on the client side?")
                .says("Read an invalid frame size (?:of )?(-?\\d{1,12})|"
                        + "Read a negative frame size \\((-?\\d{1,12})\\)")
                .showsLength()
                .why("A nonblocking server reads four bytes as the length of a frame. 80 01"
                        + " 00 01 is a call in the binary protocol without a frame; letters are"
                        + " HTTP, 16 03 is TLS.")
                .look(new Clue.Start())
                .remedies(
                        "Wrap the client's transport in a TFramedTransport.",
                        "Check who connects: health checks and browsers send HTTP.");
    }

    private static Symptom thriftType() {
        return Symptom.of("thrift-type", "Thrift", "A byte is no type of Thrift")
                .example("org.apache.thrift.protocol.TProtocolException: don't know what type: 15")
                .says("don't know what type: (-?\\d{1,4})|Unrecognized type (-?\\d{1,4})|"
                        + "Unknown type \\(?(-?\\d{1,4})\\)? in|"
                        + "Unsupported field type: (-?\\d{1,4})")
                .showsByte()
                .why("Each field begins with its type, and unknown fields are skipped by it."
                        + " The types of the binary protocol run from 2 to 16, those of the compact"
                        + " one from 1 to 13: the reader uses the other protocol, or its place is"
                        + " wrong.")
                .look(new Clue.Trouble())
                .remedies(
                        "The same protocol on both sides.",
                        "Bytes of a TSerializer are read by a TDeserializer with the same" + " TProtocolFactory.");
    }

    private static Symptom thriftRequired() {
        return Symptom.of("thrift-required", "Thrift", "A required field is missing")
                .example("org.apache.thrift.protocol.TProtocolException: Required field 'id' was"
                        + " not present! Struct: Order(id:0, name:null)")
                .says("Required field '(\\w{1,100})' (?:was not present|is unset|"
                        + "was not found in serialized data)")
                .why("The struct was read to its end without this field: the writer has"
                        + " another version of the IDL, or the bytes are of another struct or"
                        + " protocol.")
                .look(new Clue.Start())
                .remedies(
                        "Make the field optional: required fields can never change.",
                        "If all fields are missing, the first byte was read as the end: look at" + " it.");
    }

    private static Symptom thriftSize() {
        return Symptom.of("thrift-size", "Thrift", "A length is negative or beyond the limit")
                .example("org.apache.thrift.protocol.TProtocolException: Length exceeded max" + " allowed: 1886680168")
                .says("Length exceeded max allowed: (-?\\d{1,12})|Negative (?:length|"
                        + "size): (-?\\d{1,12})|MaxMessageSize reached|"
                        + "Variable-length int over (?:5|10) bytes|"
                        + "Size exceeded max allowed: (-?\\d{1,12})")
                .showsLength()
                .why("A string or container has its length in front. This one cannot be:"
                        + " another protocol, a frame that was not expected, or text was read as a"
                        + " length. `MaxMessageSize reached` also comes with messages that really"
                        + " are large (100 MB unless configured).")
                .look(new Clue.Trouble())
                .remedies(
                        "The same protocol and transport on both sides.",
                        "For large messages: TConfiguration with a larger maxMessageSize on both" + " sides.");
    }

    private static Symptom thriftMethod() {
        return Symptom.of("thrift-method", "Thrift", "The server has no such method or service")
                .example("org.apache.thrift.TApplicationException: Invalid method name: 'getOrder'")
                .says("Invalid method name: '?([\\w:.]{1,200})|"
                        + "Service name not found(?: in message name)?: (\\S{1,200})|"
                        + "out of sequence response: expected (-?\\d{1,12}) but got (-?\\d{1,12})")
                .why("The name of the method is in the message. The server is another"
                        + " service or version, or is multiplexed: then the name is"
                        + " `service:method`. An answer out of sequence belongs to another call:"
                        + " one client is used by two threads, or was used again after a timeout.")
                .look(new Clue.Start())
                .remedies(
                        "TMultiplexedProtocol on the client when the server has a"
                                + " TMultiplexedProcessor, and only then.",
                        "One client per thread; close it after an error.");
    }

    private static Symptom thriftSasl() {
        return Symptom.of("thrift-sasl", "Thrift", "A SASL handshake meets another transport")
                .example("org.apache.thrift.transport.TTransportException: Invalid status -128")
                .says("TTransportException: Invalid status (-?\\d{1,4})|"
                        + "Invalid payload header length: (-?\\d{1,12})|Bad status: (-?\\d{1,4})")
                .showsByte()
                .why("A SASL transport (Hive's with Kerberos or LDAP) begins with a status"
                        + " from 1 to 5. -128 is 80, the start of Thrift's binary protocol: the"
                        + " client speaks without SASL. 16 is TLS, a letter HTTP.")
                .look(new Clue.Start())
                .remedies("Use the same authentication on both sides: `auth=noSasl` or not,"
                        + " `ssl=true` or not, in the JDBC address of Hive.");
    }
}
