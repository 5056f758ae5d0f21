package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of the run-time library of Kaitai Struct. */
final class KaitaiSymptoms {
    private KaitaiSymptoms() {}

    static List<Symptom> all() {
        return List.of(kaitaiEqual(), kaitaiRange(), kaitaiEnd(), kaitaiSwitch(), fileMagic(), cassandraType());
    }

    private static Symptom kaitaiEqual() {
        return Symptom.of(
                        "kaitai-equal",
                        "Kaitai Struct",
                        "A validation failed: other bytes stand where fixed ones are expected")
                .example("io.kaitai.struct.KaitaiStream$ValidationNotEqualError: /seq/0: at pos"
                        + " 1: validation failed: not equal, expected [44], but got [47]")
                .says("(?<![\\w/$.])([\\w/$.]{1,200}+): at pos (\\d{1,12}): validation failed: "
                        + "not equal, expected (\\[[0-9a-f ]{0,200}\\]|"
                        + "\\S{1,100}), but got \\[([0-9a-f ]{2,200})\\]|"
                        + "validation failed: not equal, expected|"
                        + "Unexpected fixed contents: got \\[?([0-9a-f, ]{2,200})\\]?, was waiting "
                        + "for")
                .bytes(found -> found.group(4) != null
                        ? "at %s, byte %s: %s"
                                .formatted(
                                        found.group(1),
                                        found.group(2),
                                        MessageBytes.ofHex(found.group(4).replace(" ", "")))
                        : found.group(5) != null
                                ? MessageBytes.ofHex(found.group(5).replaceAll("[, ]", ""))
                                : "")
                .why("The description says `contents` or `valid` for this field: fixed bytes,"
                        + " mostly the magic number of the format. The bytes are another format,"
                        + " begin at another place, or the field before it was read with a wrong"
                        + " size. Positions count from the start of the stream, behind the field"
                        + " where it is a substream.")
                .look(new Clue.Start())
                .remedies(
                        "Compare the first bytes with the magic number; take off compression and" + " envelopes.",
                        "If it is not the first field: look at the sizes and conditions of those" + " before it.");
    }

    private static Symptom kaitaiRange() {
        return Symptom.of("kaitai-range", "Kaitai Struct", "A validation failed: a value is out of its range")
                .example("io.kaitai.struct.KaitaiStream$ValidationGreaterThanError:"
                        + " /types/header/seq/2: at pos 8: validation failed: not in range, max 4,"
                        + " but got 1347703880")
                .says("validation failed: (not in range, (?:min|max) [^\\n,]{1,60}|"
                        + "not any of the list|not in the enum|"
                        + "not matching the expression), (?:but )?got (-?\\d{1,20}|[^\\n]{1,100})")
                .bytes(found -> "the value is %s".formatted(found.group(2)))
                .why("The description says `valid` for this field: a smallest or largest"
                        + " value, a list, an enum or an expression. The value breaks it: the bytes"
                        + " are of another version of the format or of another one, the byte order"
                        + " (le, be) is wrong, or a field before it had a wrong size.")
                .look(new Clue.Trouble())
                .remedies(
                        "Look at the field here: a very large number in the other byte order is"
                                + " often a small one.",
                        "If the format has new values, widen `valid` in the .ksy file.");
    }

    private static Symptom kaitaiEnd() {
        return Symptom.of("kaitai-end", "Kaitai Struct", "A field asks for more bytes than there are")
                .example("java.lang.RuntimeException: requested 1347703880 bytes, but only 12" + " bytes available")
                .says("requested (?:to write )?(\\d{1,12}) bytes, but only (\\d{1,12}) bytes|"
                        + "End of stream reached, but no terminator (-?\\d{1,4}) found|"
                        + "Byte array size can't be negative, but (-?\\d{1,12})|"
                        + "indexed only up to 31 bits, but (\\d{1,20})")
                .bytes(found -> found.group(1) != null ? MessageBytes.ofLength(found.group(1)) : "")
                .why("A `size` or a terminator leads beyond the end: the bytes were cut, the"
                        + " field that holds the size is another one or of another byte order, or"
                        + " an offset is wrong.")
                .look(new Clue.End())
                .remedies(
                        "Look at the field that gives the size; try le instead of be.",
                        "Compare the length of the file with that of the original.");
    }

    private static Symptom kaitaiSwitch() {
        return Symptom.of("kaitai-switch", "Kaitai Struct", "A value has no case")
                .example("io.kaitai.struct.KaitaiStream$UndecidedEndiannessError")
                .says("UndecidedEndiannessError|unable to rotate group of|ConsistencyError|"
                        + "consistency not checked: _check\\(\\)|"
                        + "Check failed: (\\S{1,100}), expected: ")
                .why("The byte order is to be chosen by a value (`switch-on` in meta/endian)"
                        + " that none of the cases has; ConsistencyError comes from writing: sizes"
                        + " and counts do not agree with what is written.")
                .look(new Clue.Start())
                .remedies(
                        "Add the case, or `_` for all others.",
                        "When writing: set sizes and counts to those of the data, then call" + " _check().");
    }

    private static Symptom fileMagic() {
        return Symptom.of("file-magic", "Parquet, ORC, Hadoop", "A file is not of the format that the reader expects")
                .example("java.lang.RuntimeException: file:/data/orders is not a Parquet file."
                        + " Expected magic number at tail, but found [80, 75, 3, 4]")
                .says("is not a Parquet file[^\\n]{0,100}?(?:found |"
                        + "\\[80, 65, 82, 49\\] but found )\\[(-?\\d{1,3}(?:, -?\\d{1,3}){0,8})\\]|"
                        + "is not a Parquet file|Malformed ORC file|not a (?:SequenceFile|RCFile)|"
                        + "Not an? (?:ORC|Parquet|Arrow) file|Invalid Parquet file")
                .bytes(found -> found.group(1) == null ? "" : MessageBytes.ofBytes(found.group(1)))
                .why("Parquet begins and ends with PAR1, ORC begins with ORC, a SequenceFile"
                        + " with SEQ. The file is another format (CSV, JSON, Avro), is packed, was"
                        + " cut so that its end is missing, or is a marker such as _SUCCESS.")
                .look(new Clue.End())
                .remedies(
                        "Look at the first and the last bytes of the file.",
                        "Take out of the folder what is none of the table's files.");
    }

    private static Symptom cassandraType() {
        return Symptom.of("cassandra-type", "Cassandra", "A value has not the size of its type, or no codec")
                .example("org.apache.cassandra.serializers.MarshalException: Expected 8 or 0 byte" + " long (4)")
                .says("Expected (\\d{1,2}) or 0 byte (\\w{1,20}) \\((\\d{1,9})\\)|"
                        + "Codec not found for requested operation: \\[([\\w<>, ]{1,100})|"
                        + "Invalid (?:32-bits integer|64-bits long|boolean) value, expecting")
                .why("Values of Cassandra carry no type: the column's says how many bytes"
                        + " they have. They were written as another type, or the driver has no"
                        + " codec between the column's type and the Java class.")
                .look(new Clue.Start())
                .remedies(
                        "Compare the type of the column with the class that is read or bound.",
                        "Register a codec (TypeCodec, ExtraTypeCodecs).");
    }
}
