package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of Kafka and of Confluent's serializers. */
final class KafkaSymptoms {
    private KafkaSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                kafkaMagic(),
                kafkaSize(),
                kafkaCrc(),
                confluentId(),
                confluentIndexes(),
                confluentError(),
                kafkaString(),
                kafkaNumber(),
                kafkaBatch(),
                kafkaCompression(),
                kafkaSchema(),
                kafkaJson(),
                kafkaLarge(),
                confluentIncompatible());
    }

    private static Symptom kafkaMagic() {
        return Symptom.of("kafka-magic", "Kafka", "The record was not written through a schema registry")
                .example("org.apache.kafka.common.errors.SerializationException: Unknown magic byte!")
                .says("Unknown magic byte!")
                .why(
                        "KafkaAvroDeserializer and its kin expect 00 and the four bytes of a schema id before the data. The"
                                + " producer used another serializer.")
                .look(new Clue.Start())
                .remedies(
                        "Look at the first five bytes of the value.",
                        "Let producer and consumer use the same serializer; mind" + " key and value separately.");
    }

    private static Symptom kafkaSize() {
        return Symptom.of("kafka-size", "Kafka", "The record is no number of that size")
                .example(
                        "org.apache.kafka.common.errors.SerializationException: Size of data received by LongDeserializer is"
                                + " not 8")
                .says("Size of data received by (\\w+)Deserializer is not (\\d+)")
                .why("The bytes are something else, most often a text.")
                .look(new Clue.Start())
                .remedies("Use the deserializer of what was written; StringDeserializer shows text.");
    }

    private static Symptom kafkaCrc() {
        return Symptom.of("kafka-crc", "Kafka", "A record batch was changed after it was written")
                .example(
                        "org.apache.kafka.common.errors.CorruptRecordException: Record is corrupt (stored crc = 1722, computed"
                                + " crc = 991)")
                .says("Record is corrupt \\(stored crc = (\\d+), computed crc = (\\d+)")
                .why(
                        "The checksum covers the batch from its attributes on. Disk, memory or a proxy that rewrites messages"
                                + " changed a byte.")
                .look(new Clue.Trouble())
                .remedies(
                        "Look at the batch: which field is implausible tells where.",
                        "Read from a replica; move the segment away.");
    }

    private static Symptom confluentId() {
        return Symptom.of("confluent-id", "Confluent", "A schema id does not exist in the registry")
                .example("org.apache.kafka.common.errors.SerializationException: Error retrieving"
                        + " Avro value schema for id 1701605234")
                .says("Error retrieving (?:Avro|JSON|Protobuf)?(?: unknown| value|"
                        + " key)? ?schema(?:s)? for id (-?\\d{1,12})|"
                        + "Schema (?:with id )?(-?\\d{1,12}) not found; error code: 40403")
                .showsNumber()
                .why("Behind the magic byte 00 the next four bytes are the id of a schema,"
                        + " big-endian. The registry has none of that number: the record comes from"
                        + " another cluster, the registry's address is wrong, or the record was not"
                        + " written through a registry and begins with 00 by chance (a large id is"
                        + " text or a length).")
                .look(new Clue.Start())
                .remedies(
                        "Ask the registry: curl REGISTRY/schemas/ids/ID; compare with bytes 1 to" + " 4.",
                        "Copied topics need the schemas with their ids (Schema Linking," + " _schemas).");
    }

    private static Symptom confluentIndexes() {
        return Symptom.of("confluent-indexes", "Confluent", "The message indexes behind a schema id do not fit")
                .example("com.google.protobuf.InvalidProtocolBufferException: Message index out"
                        + " of bounds: 5 at MessageIndexes")
                .says("MessageIndexes|[Mm]essage ind(?:ex|exes) (?:out of|is|are)[^\\n]{0,80}|"
                        + "Invalid message indexes: |No message found at ind")
                .why("For protobuf, the magic byte and the schema id are followed by message"
                        + " indexes: how many (zigzag varint) and which message of the file, or 00"
                        + " alone for the first. Who reads without them (parseFrom behind five"
                        + " bytes) or with another order of messages in the file gets a wrong field"
                        + " or index.")
                .look(new Clue.Start())
                .remedies(
                        "KafkaProtobufSerializer with KafkaProtobufDeserializer; by hand skip"
                                + " 00, four bytes and the indexes.",
                        "Do not change the order of messages in the .proto file.");
    }

    private static Symptom confluentError() {
        return Symptom.of("confluent-error", "Confluent", "A record cannot be read or written by its schema")
                .example("org.apache.kafka.common.errors.SerializationException: Error"
                        + " deserializing Avro message for id 42")
                .says("Error (?:de)?serializing (?:Avro|JSON|Protobuf|"
                        + "JSON Schema)? ?message(?: for id (-?\\d{1,12}))?|"
                        + "Error registering (?:Avro|JSON|Protobuf) schema")
                .general()
                .why("The schema was found; the bytes do not follow it, or no class fits it."
                        + " The cause below says which. With `registering` the registry refused a"
                        + " new version: not compatible, or nobody may register.")
                .look(new Clue.Start())
                .remedies(
                        "Read the innermost `Caused by`: paste it here too.",
                        "specific.avro.reader=true needs the generated class on the class path,"
                                + " with the schema's namespace.");
    }

    private static Symptom kafkaString() {
        return Symptom.of("kafka-string", "Kafka", "The object is not what the serializer takes")
                .example("org.apache.kafka.common.errors.SerializationException: Can't convert"
                        + " value of class com.example.Order to class"
                        + " org.apache.kafka.common.serialization.StringSerializer specified in"
                        + " value.serializer")
                .says("Can't convert (?:key|"
                        + "value) of class ([\\w.$\\[\\];]{1,300}) to class ([\\w.$]{1,300}) specif"
                        + "ied in (?:key|value)\\.serializer")
                .why("Each serializer takes one class: StringSerializer a String, and so on."
                        + " The one that is configured for keys or values does not fit the objects"
                        + " that are sent.")
                .remedies("Set key.serializer and value.serializer to ones for these classes, on"
                        + " the producer and, as deserializers, on the consumer.");
    }

    private static Symptom kafkaNumber() {
        return Symptom.of("kafka-number", "Kafka", "The bytes are no value of this deserializer")
                .example("org.apache.kafka.common.errors.SerializationException: Unexpected byte"
                        + " received by BooleanDeserializer: 116")
                .says("Unexpected byte received by BooleanDeserializer: (-?\\d{1,4})|"
                        + "Size of data received by Deserializer is not \\d|"
                        + "Error parsing data into UUID|Invalid serialization strategy flag value|"
                        + "Corrupted byte\\[\\]\\. The number of")
                .showsByte()
                .why("A deserializer of numbers takes exactly its number of bytes, one of"
                        + " UUIDs their text of 36 characters, that of booleans 00 or 01. The"
                        + " record is something else, most often text.")
                .look(new Clue.Start())
                .remedies("Use the deserializer of what was written; StringDeserializer shows"
                        + " text, ByteArrayDeserializer bytes to open here.");
    }

    private static Symptom kafkaBatch() {
        return Symptom.of("kafka-batch", "Kafka", "A batch of records is damaged or of another version")
                .example("org.apache.kafka.common.errors.CorruptRecordException: Record batch is"
                        + " corrupt (the size 12 is smaller than the minimum allowed overhead 61)")
                .says("Record batch is corrupt \\(the size|Record is corrupt \\(|"
                        + "Found invalid record count (-?\\d{1,12}) in magic|"
                        + "Found record size (-?\\d{1,12}) smaller than minimum record overhead|"
                        + "Invalid magic (?:found in record|value|"
                        + "used in LegacyRecord):? (-?\\d{1,4})|Invalid record size: |"
                        + "Found invalid (?:record structure|number of record headers)|"
                        + "Record size (-?\\d{1,12}) (?:is less than the minimum record overhead|"
                        + "exceeds the largest)")
                .why("A batch (magic 2) has its length, CRC and count in 61 bytes of head."
                        + " These numbers contradict each other: a segment with a hole (zeros)"
                        + " after a crash, a disk, or a reader that began in the middle.")
                .look(new Clue.Trouble())
                .remedies(
                        "Open the segment here from the batch's position: the first field that"
                                + " makes no sense tells where.",
                        "Let the broker copy the segment from a replica; kafka-dump-log"
                                + " --deep-iteration checks others.");
    }

    private static Symptom kafkaCompression() {
        return Symptom.of("kafka-compression", "Kafka", "The compression of a batch is not known")
                .example("java.lang.IllegalArgumentException: Unknown compression type id: 5")
                .says("Unknown compression type id: (-?\\d{1,4})|"
                        + "Failed to decompress record stream|"
                        + "ZStandard compression is not supported for magic")
                .why("The low three bits of a batch's attributes are its compression: 0 none,"
                        + " 1 gzip, 2 snappy, 3 LZ4, 4 zstd. Another number means damage, or a"
                        + " newer version; where unpacking fails, the packed part was changed or"
                        + " the library is missing.")
                .look(new Clue.Trouble())
                .remedies(
                        "Check the CRC of the batch here.",
                        "Old clients (before 2.1) do not know zstd: set compression.type on the" + " topic.");
    }

    private static Symptom kafkaSchema() {
        return Symptom.of("kafka-schema", "Kafka", "A request or answer does not follow its schema")
                .example("org.apache.kafka.common.protocol.types.SchemaException: Error reading"
                        + " field 'topics': Error reading array of size 131096, only 50 bytes"
                        + " available")
                .says("types\\.SchemaException: |Error reading field '(\\w{1,100})': |"
                        + "Error reading array of size (-?\\d{1,12})|"
                        + "Error getting request for apiKey: (-?\\d{1,6})|"
                        + "Buffer underflow while parsing|Tried to allocate a collection of size")
                .why("Each request names its key and version, and its fields follow from"
                        + " them. What came is of another version or no message of Kafka: a port"
                        + " with TLS or HTTP, a proxy, or a client that is too old or new.")
                .look(new Clue.Start())
                .remedies(
                        "Check security.protocol against the listener of that port:"
                                + " `OutOfMemoryError` and odd sizes with PLAINTEXT are TLS.",
                        "Capture the connection and open it here.");
    }

    private static Symptom kafkaJson() {
        return Symptom.of("kafka-json", "Kafka", "A record is no JSON of this class")
                .example("org.apache.kafka.common.errors.SerializationException: Can't"
                        + " deserialize data [[123, 34, 105, 100]] from topic [orders]")
                .says("Can't deserialize data \\[\\[?(-?\\d{1,3}(?:, ?-?\\d{1,3}){0,40})|"
                        + "Can't deserialize data \\[|"
                        + "Converting byte\\[\\] to Kafka Connect data failed|"
                        + "JsonConverter with schemas\\.enable requires")
                .bytes(found -> found.group(1) == null ? "" : MessageBytes.ofBytes(found.group(1)))
                .general()
                .why("The record's bytes are in the message as decimal numbers."
                        + " JsonDeserializer and JsonConverter expect JSON, with schemas.enable an"
                        + " object of `schema` and `payload`. What the bytes are is said here; the"
                        + " cause below says what Jackson missed.")
                .look(new Clue.Start())
                .remedies(
                        "Use the deserializer or converter of what was written; 0 first is a"
                                + " schema registry's magic byte.",
                        "schemas.enable=false for plain JSON.");
    }

    private static Symptom kafkaLarge() {
        return Symptom.of("kafka-large", "Kafka", "A record is larger than allowed")
                .example("org.apache.kafka.common.errors.RecordTooLargeException: The message is"
                        + " 1048664 bytes when serialized which is larger than 1048576, which is"
                        + " the value of the max.request.size configuration.")
                .says("The message is (\\d{1,12}) bytes when serialized which is larger than|"
                        + "RecordTooLargeException|RecordBatchTooLargeException")
                .why("The producer (max.request.size), the topic (max.message.bytes), the"
                        + " broker and the consumer (fetch.max.bytes) have limits, 1 MiB unless"
                        + " set. Size counts before compression in the producer.")
                .remedies(
                        "Look here what makes the value large: classes and field names of Java"
                                + " serialization or JSON are often most of it.",
                        "Raise all of these limits, compress, or keep large values elsewhere and"
                                + " send a reference.");
    }

    private static Symptom confluentIncompatible() {
        return Symptom.of("confluent-incompatible", "Confluent", "A new schema may not follow the one that is there")
                .example("io.confluent.kafka.schemaregistry.client.rest.exceptions.RestClientException:"
                        + " Schema being registered is incompatible with an earlier schema for"
                        + " subject \"orders-value\"; error code: 409")
                .says("Schema being registered is incompatible with an earlier schema|"
                        + "error code: (?:409|42201|40401|40402)\\b|"
                        + "Subject '?[^\\n']{1,200}'? not found; error code")
                .why("The registry compares each new schema with those before by the"
                        + " subject's mode (BACKWARD unless set): a field without a default was"
                        + " added, a type changed, or a name. 42201 is a schema that is none; 40401"
                        + " a subject, 40402 a version that is not there.")
                .remedies(
                        "Give added fields defaults; ask the registry with /compatibility before" + " deploying.",
                        "Use another subject name strategy where one topic has several types.");
    }
}
