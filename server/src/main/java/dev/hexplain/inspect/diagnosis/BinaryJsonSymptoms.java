package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of Smile, CBOR and MessagePack. */
final class BinaryJsonSymptoms {
    private BinaryJsonSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                smile(),
                messagePackType(),
                messagePackEnd(),
                cbor(),
                smileToken(),
                smileReference(),
                cborBreak(),
                cborLength(),
                cborKey(),
                binaryCut(),
                messagepackExtension());
    }

    private static Symptom smile() {
        return Symptom.of("smile-header", "Jackson", "These bytes are no Smile")
                .example("com.fasterxml.jackson.core.JsonParseException: Input does not start with Smile format header"
                        + " (first byte = 0x7b)")
                .says("Input does not start with Smile format header \\(first byte = 0x([0-9a-fA-F]{1,2})\\)")
                .bytes(found -> MessageBytes.ofHex(found.group(1)))
                .why("A Smile document begins with 3A 29 0A unless the writer switched the header off.")
                .look(new Clue.Start())
                .remedies(
                        "7B is `{`: the writer sent JSON.", "Let both sides agree on WRITE_HEADER and REQUIRE_HEADER.");
    }

    private static Symptom messagePackType() {
        return Symptom.of("messagepack-type", "MessagePack", "A value is of another type than the reader expects")
                .example("org.msgpack.core.MessageTypeException: Expected Map, but got Integer (7b)")
                .says("Expected ([\\w ]{1,40}), but (?:got (\\w{1,40}) \\(([0-9a-f]{2})\\)|encountered 0xC1)")
                .bytes(found -> found.group(3) == null
                        ? "C1 is never used: these bytes are no MessagePack, or the reader lost its place"
                        : MessageBytes.ofHex(found.group(3)))
                .why(
                        "Where the byte is 7B or 5B, it is `{` or `[`: the bytes are JSON, and MessagePack reads a small integer."
                                + " Otherwise writer and reader disagree on the order or types of fields.")
                .look(new Clue.Start())
                .remedies(
                        "Look at the first byte: 80 to 8F, DE and DF begin maps, 90 to 9F, DC and DD arrays.",
                        "Field order is part of the format where objects are written as arrays.");
    }

    private static Symptom messagePackEnd() {
        return Symptom.of("messagepack-end", "MessagePack", "The bytes end before the value does")
                .example("org.msgpack.core.MessageInsufficientBufferException")
                .says("MessageInsufficientBufferException|Payload declared [\\d,]{1,16} bytes but input ended"
                        + "|cannot unpack a String of size larger than")
                .why("A length asks for more bytes than there are: they were cut, or the byte was no length.")
                .look(new Clue.End())
                .remedies(
                        "Flush and close the MessagePacker before the bytes are taken.",
                        "Compare lengths on both sides.");
    }

    private static Symptom cbor() {
        return Symptom.of("cbor-token", "CBOR", "A byte begins no value of CBOR")
                .example("com.fasterxml.jackson.core.JsonParseException: Invalid CBOR value token (first byte): 0x3c")
                .says("Invalid CBOR value token \\(first byte\\): 0x([0-9a-fA-F]{1,2})")
                .bytes(found -> MessageBytes.ofHex(found.group(1)))
                .why(
                        "The high three bits of a value's first byte are its kind, the others how long it is; some combinations"
                                + " mean nothing. The bytes are another format, or the reader lost its place.")
                .look(new Clue.Trouble())
                .remedies(
                        "3c is `<`: an error page in XML came instead. Log it.",
                        "7b is `{`: JSON was sent; check Content-Type and Accept.");
    }

    private static Symptom smileToken() {
        return Symptom.of("smile-token", "Jackson", "A byte begins no value of Smile")
                .example("com.fasterxml.jackson.core.JsonParseException: Invalid type marker byte"
                        + " 0xfe for expected value token")
                .says("Invalid type marker byte 0x([0-9a-f]{1,2}) (?:for expected|"
                        + "in value mode)|"
                        + "Malformed content: signature not valid, starts with 0x3A[^\\n]{1,40}?fol"
                        + "lowed by 0x([0-9a-f]{2})|Invalid token byte 0x(00)")
                .showsHex()
                .why("Each value of Smile begins with a byte that is its kind. This one is"
                        + " none there: the bytes are no Smile behind the header, they went through"
                        + " a String (then EF BF BD stands among them), or the reader lost its"
                        + " place.")
                .look(new Clue.Trouble())
                .remedies(
                        "Keep Smile in byte[]; a String damages bytes above 7F.",
                        "Look at the first bytes: 3A 29 0A and a byte of flags.");
    }

    private static Symptom smileReference() {
        return Symptom.of("smile-reference", "Jackson", "A reference to a text that was not read")
                .example("com.fasterxml.jackson.core.JsonParseException: Invalid shared name"
                        + " reference 62; only got 3 names in buffer (invalid content)")
                .says("Invalid shared (?:name|"
                        + "text value) reference (\\d{1,9}); only got (\\d{1,9})|"
                        + "Encountered shared text value reference, even though document header did"
                        + " not declare")
                .why("Smile writes a name or a short text once and then refers to it by"
                        + " number, within one document. The reader did not see the beginning: it"
                        + " was cut or joined out of pieces, or the header with its flags was taken"
                        + " off.")
                .look(new Clue.Start())
                .remedies(
                        "Keep the four bytes of the header with each document.",
                        "Write each document with a generator of its own.");
    }

    private static Symptom cborBreak() {
        return Symptom.of("cbor-break", "CBOR", "A break stands where a value should")
                .example("com.fasterxml.jackson.core.JsonParseException: Unexpected Break (0xFF)"
                        + " token in definite length (2) Object")
                .says("(?:Mismatching end-of-content break \\(0xFF\\)|Unexpected Break \\(0xFF\\) token in|"
                        + "Mismatched BREAK byte \\(0xFF\\))")
                .why("FF ends an array, map or text of indefinite length (9F, BF, 5F, 7F)."
                        + " Here none is open: the bytes are padded with FF, the count of a map or"
                        + " array is too large, or the reader lost its place.")
                .look(new Clue.Trouble())
                .remedies(
                        "Compare the number in the head of the map or array (A1 to B7, 81 to 97)"
                                + " with what follows.",
                        "Take only the bytes that were written, not the whole buffer.");
    }

    private static Symptom cborLength() {
        return Symptom.of("cbor-length", "CBOR", "A length or a count of CBOR does not fit")
                .example("com.fasterxml.jackson.core.JsonParseException: Invalid length indicator"
                        + " for ints (30), token 0x3e")
                .says("Invalid length indicator for ints \\(\\d{1,3}\\), token 0x([0-9a-f]{1,2}"
                        + ")|Mismatched chunk in chunked content: expected (?:major type )?\\d|"
                        + "Illegal chunked-length indicator|"
                        + "Invalid low bits for Tag token: 0x([0-9a-f]{1,2})|"
                        + "Invalid 5-bit length indicator[^\\n]{0,60}?: 0x([0-9a-f]{2})|"
                        + "size mismatch: (?:expected \\d{1,9} more elements|"
                        + "number of element encoded)")
                .showsHex()
                .why("The low five bits of the first byte are a value or say how many bytes"
                        + " of length follow: 28 to 30 mean nothing, and pieces of a text have to"
                        + " be texts. The bytes are another format (3c to 3e are `<`, `=`, `>`), or"
                        + " the reader lost its place. `size mismatch` comes from a writer that"
                        + " announced another count than it wrote.")
                .look(new Clue.Trouble())
                .remedies(
                        "Look at the first byte: A0 to BF begins a map, 80 to 9F an array, D9 D9"
                                + " F7 says that it is CBOR.",
                        "In a writer: writeStartArray(n) has to be followed by exactly n" + " elements.");
    }

    private static Symptom cborKey() {
        return Symptom.of("cbor-key", "CBOR", "A key of a map is of a kind that the reader does not take")
                .example("com.fasterxml.jackson.core.JsonParseException: Unsupported major type"
                        + " (4) for CBOR Objects, not (yet?) supported, only Strings")
                .says("Unsupported major type \\((\\d)\\) for CBOR Objects")
                .why("CBOR's keys may be of any type; Jackson takes texts and integers only."
                        + " Major type 2 is bytes, 4 an array, 5 a map, 6 a tag, 7 a simple value"
                        + " or float.")
                .look(new Clue.Trouble())
                .remedies(
                        "COSE and other protocols with such keys need a reader of CBOR without"
                                + " JSON's model, such as com.upokecenter:cbor.",
                        "Or the reader lost its place: look at the entry before.");
    }

    private static Symptom binaryCut() {
        return Symptom.of("binary-cut", "Jackson", "A binary value ends too soon")
                .example("com.fasterxml.jackson.core.io.JsonEOFException: Unexpected end-of-input"
                        + " for Binary value: expected 58 bytes, only found 12")
                .says("Unexpected end-of-input for Binary value(?: \\([\\w-]{1,10}\\))?: expect"
                        + "ed (\\d{1,12}) (?:payload )?bytes|Unexpected end-of-input in (?:Array|"
                        + "Object) value: expected")
                .why("The length in front of the value asks for more bytes than there are:"
                        + " the document was cut, or a byte of something else was taken for the"
                        + " length.")
                .look(new Clue.End())
                .remedies("Compare the length of what was stored with that of what was written.");
    }

    private static Symptom messagepackExtension() {
        return Symptom.of("messagepack-extension", "MessagePack", "An extension of MessagePack is of another type")
                .example("org.msgpack.core.MessageTypeException: Expected extension type"
                        + " Timestamp (-1), but got extension type 5")
                .says("Expected extension type [\\w ]{1,40} \\((-?\\d{1,3})\\), but got extensi"
                        + "on type (-?\\d{1,3})|"
                        + "Timestamp extension type \\(-?\\d{1,3}\\) expects 4, 8, or 12 bytes of p"
                        + "ayload but got (\\d{1,9})")
                .why("An extension (C7 to C9, D4 to D8) has a type: -1 is a timestamp of 4, 8"
                        + " or 12 bytes; 0 to 127 are of the application. Writer and reader mean"
                        + " different ones.")
                .look(new Clue.Trouble())
                .remedies("Agree on the numbers; jackson-dataformat-msgpack takes an"
                        + " ExtensionTypeCustomDeserializers.");
    }
}
