package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of Avro. */
final class AvroSymptoms {
    private AvroSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                avroFile(),
                avroData(),
                avroVarint(),
                avroResolve(),
                avroNull(),
                avroUnion(),
                avroIndex(),
                avroFingerprint(),
                avroBlock(),
                avroSchema(),
                avroCast());
    }

    private static Symptom avroFile() {
        return Symptom.of("avro-file", "Avro", "These bytes are no Avro container file")
                .example("org.apache.avro.InvalidAvroMagicException: Not an Avro data file.")
                .says("Not an Avro data file|Not a data file")
                .why(
                        "A container begins with Obj and 01. A single record, as messages carry it, has no such header and no"
                                + " schema with it.")
                .look(new Clue.Start())
                .remedies(
                        "Read a single record with GenericDatumReader and the schema it was written with.",
                        "00 and four bytes before it are the number of a schema in a registry.");
    }

    private static Symptom avroData() {
        return Symptom.of("avro-data", "Avro", "The bytes do not follow the schema")
                .example("org.apache.avro.AvroRuntimeException: Malformed data. Length is negative: -62")
                .says("Malformed data\\. Length is negative: (-?\\d+)|Invalid sync!")
                .why(
                        "Avro's bytes say nothing of types: read with another schema than they were written with, a byte of"
                                + " one field is taken for a length of another.")
                .look(new Clue.Trouble())
                .remedies(
                        "Give the reader the writer's schema, and its own as the second one.",
                        "Skip 00 and the four bytes of a schema registry first.");
    }

    private static Symptom avroVarint() {
        return Symptom.of("avro-varint", "Avro", "A number of Avro has too many bytes")
                .example("org.apache.avro.InvalidNumberEncodingException: Invalid long encoding")
                .says("Invalid (?:long|int) encoding")
                .why("A number has its high bit set in each byte but the last one, for ten"
                        + " bytes (int: five) at most. Here are more: the reader's place is wrong,"
                        + " because the schema is not the writer's or something is before the"
                        + " data.")
                .look(new Clue.Trouble())
                .remedies(
                        "Read with the schema that the writer used.",
                        "Skip what is before: 00 and four bytes of a registry, or C3 01 and"
                                + " eight bytes of a fingerprint.");
    }

    private static Symptom avroResolve() {
        return Symptom.of("avro-resolve", "Avro", "The reader's schema does not fit the writer's")
                .example("org.apache.avro.AvroTypeException: Found string, expecting union")
                .says("AvroTypeException: Found [^\\n]{1,200}?, expecting [^\\n]{1,200}|"
                        + "Found \\S{1,200} while looking for \\S{1,200}|"
                        + "missing required field (\\w{1,100})")
                .why("The two schemas are compared by names and types. A field without a"
                        + " default is missing from what was written, a type differs, or a record"
                        + " has another name or namespace (aliases help).")
                .look(new Clue.Start())
                .remedies(
                        "Give each added field a default; for a union the default's type comes"
                                + " first: [\"null\", …] with null.",
                        "Check with SchemaCompatibility, or the registry's compatibility mode," + " before deploying.");
    }

    private static Symptom avroNull() {
        return Symptom.of("avro-null", "Avro", "A field that must have a value is null")
                .example("java.lang.NullPointerException: null value for (non-nullable) string at" + " Order.customer")
                .says("null value for \\(non-nullable\\) [\\w.]{1,100} at|null of (?:string|"
                        + "int|long|bytes|boolean|double|float|"
                        + "[\\w.]{1,100}) in field (\\w{1,100})|"
                        + "Field (\\w{1,100}) does not accept null values|"
                        + "Field [\\w.:{}\\\" ]{1,200}? not set and has no default value")
                .why("The schema gives the field one type that is not null. The object to be"
                        + " written has null there.")
                .remedies(
                        "Make the type a union with null: [\"null\", \"string\"] with default" + " null.",
                        "Set the field; a builder checks it earlier.");
    }

    private static Symptom avroUnion() {
        return Symptom.of("avro-union", "Avro", "A value is none of the types of a union")
                .example("org.apache.avro.UnresolvedUnionException: Not in union"
                        + " [\"null\",{\"type\":\"string\"}]: 42 (field=note)")
                .says("Not in union \\[")
                .why("A union takes a value of one of its types, chosen by its Java class: Utf8"
                        + " or String for string, Integer for int, GenericRecord or a class of the"
                        + " same full name for a record.")
                .remedies("Convert the value to a class of a type in the union; logical types need"
                        + " their conversion registered (GenericData.addLogicalTypeConversion).");
    }

    private static Symptom avroIndex() {
        return Symptom.of("avro-index", "Avro", "A number points outside a union or an enum")
                .example("java.lang.ArrayIndexOutOfBoundsException: Index 37 out of bounds for"
                        + " length 2\n\tat"
                        + " org.apache.avro.io.parsing.Symbol$Alternative.getSymbol(Symbol.java:460)")
                .says("IndexOutOfBoundsException: (?:Index )?(-?\\d{1,12})[^\\n]{0,100}+(?:\\n["
                        + "^\\n]{0,300}+){0,6}?\\n[^\\n]{0,60}?org\\.apache\\.avro\\.|"
                        + "Union index out of bounds|Enumeration out of range")
                .why("A union is written as the number of its branch, an enum as that of its"
                        + " symbol. The number is beyond: the bytes were written with another"
                        + " schema, or something is before them.")
                .look(new Clue.Trouble())
                .remedies("Read with the writer's schema; look at the first bytes for 00 and the"
                        + " schema id of a registry.");
    }

    private static Symptom avroFingerprint() {
        return Symptom.of("avro-fingerprint", "Avro", "The schema of a single object is not known here")
                .example("org.apache.avro.message.MissingSchemaException: Cannot resolve schema"
                        + " for fingerprint: -3588479540582100558")
                .says("Cannot resolve schema for fingerprint: (-?\\d{1,20})|"
                        + "Unrecognized header bytes: 0x([0-9a-f]{2}) 0x([0-9a-f]{2})|"
                        + "Failed to read header and fingerprint bytes")
                .why("A single object begins with C3 01 and eight bytes, little-endian: the"
                        + " fingerprint (CRC-64-AVRO) of the writer's schema. BinaryMessageDecoder"
                        + " needs that schema in its SchemaStore. Other header bytes are no single"
                        + " object.")
                .look(new Clue.Start())
                .remedies(
                        "decoder.addSchema(schema) for each schema that was ever written with.",
                        "00 at the start is a schema registry's, Obj and 01 a container file.");
    }

    private static Symptom avroBlock() {
        return Symptom.of("avro-block", "Avro", "A container file is cut or changed")
                .example("java.io.IOException: Block size invalid or too large for this" + " implementation: -1157")
                .says("Block size invalid or too large for this implementation: (-?\\d{1,12})|"
                        + "Block read partially, the data may be corrupt|"
                        + "plus sync marker exceeds the number of bytes remaining|"
                        + "Malformed data\\. Block count is invalid|"
                        + "AvroRuntimeException: java\\.io\\.EOFException|"
                        + "Attempted to read \\d{1,12} bytes, but only \\d{1,12} bytes are availabl"
                        + "e")
                .why("A block is its count, its size, the records and the sixteen bytes of"
                        + " the file's sync marker. A size that makes no sense or lies beyond the"
                        + " end means that the file was cut (a writer that was not closed), joined"
                        + " or changed.")
                .look(new Clue.Trouble())
                .remedies(
                        "Close the DataFileWriter; sync() after each batch keeps what is before.",
                        "Read what is whole with DataFileReader.sync(position) to the next" + " marker.");
    }

    private static Symptom avroSchema() {
        return Symptom.of("avro-schema", "Avro", "A schema or a part of the header cannot be read")
                .example("org.apache.avro.SchemaParseException: Undefined name:" + " \"com.example.Customer\"")
                .says("SchemaParseException|Missing required metadata: (\\S{1,100})|"
                        + "Invalid schema in metadata|Unrecognized codec: (\\S{1,60})|"
                        + "Unknown codec: (\\S{1,60})")
                .why("The schema is JSON, in a file of its own or in the header of a"
                        + " container (avro.schema), and names its codec (avro.codec: null,"
                        + " deflate, snappy, zstandard, bzip2, xz). A name is used before it is"
                        + " defined, or the codec's library is not on the class path.")
                .look(new Clue.Start())
                .remedies(
                        "Parse schemas in the order of their use with one parser, or put one" + " into the other.",
                        "Add the library of the codec (snappy-java, zstd-jni, commons-compress," + " xz).");
    }

    private static Symptom avroCast() {
        return Symptom.of("avro-cast", "Avro", "Avro made its own class, not the one expected")
                .example("java.lang.ClassCastException: class"
                        + " org.apache.avro.generic.GenericData$Record cannot be cast to class"
                        + " com.example.Order")
                .says("(?:class )?org\\.apache\\.avro\\.(?:generic\\.GenericData\\$(\\w{1,40})|"
                        + "util\\.(Utf8)) cannot be cast to")
                .why("A reader without the generated class makes a GenericData.Record, and a"
                        + " Utf8 for each string, unless the schema says avro.java.string. The"
                        + " class is looked for by the schema's namespace and name, and with the"
                        + " class loader of Avro.")
                .look(new Clue.Start())
                .remedies(
                        "specific.avro.reader=true (Confluent) or SpecificDatumReader, with the"
                                + " generated class under the schema's full name.",
                        "toString() of a Utf8, or stringType String in the code generator.");
    }
}
