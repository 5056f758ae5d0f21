package dev.hexplain.decoders.kafka;

import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.decode.messages.Payload;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.time.Instant;
import java.util.Arrays;

/** The shape table of flows and of record batches, and the values of their fields. */
enum KafkaShapes implements Shapes {
    INSTANCE;

    static final String REQUEST_RULE = "Kafka request";
    static final String RESPONSE_RULE = "Kafka response";
    static final String VALUE_NAME = "value";
    private static final String TAGS_DOC = "A count, and as many tags, lengths and values (KIP-482).";
    private static final int LONGEST_COUNT = 5;
    private static final ValueType TEXT = new ValueType.Text(TextEncoding.UTF_8);

    private static final ShapeTable TABLE = new ShapeTable();
    static final int FLOW = TABLE.add(Shape.group("kafka", "Kafka")
            .doc(Kafka.FORMAT::doc)
            .tail(new Tail.Rows("message"))
            .build());
    static final int LOG = TABLE.add(Shape.group("kafka_record_batch", "Kafka log")
            .doc(KafkaRecordBatch.FORMAT::doc)
            .tail(new Tail.Rows("batch"))
            .build());

    // -- messages

    static final int REQUEST = TABLE.add(
            Shape.group("message", KafkaPart.REQUEST).production(REQUEST_RULE).build());
    static final int RESPONSE = TABLE.add(
            Shape.group("message", KafkaPart.RESPONSE).production(RESPONSE_RULE).build());
    static final int LENGTH = TABLE.add(Shape.leaf("length", ValueType.S4_BE, Role.LENGTH)
            .doc("Bytes of the message that follow.")
            .build());
    static final int REQUEST_HEADER = TABLE.add(Shape.group("header", "request header")
            .slots(
                    Slot.of(Shape.leaf("api_key", ValueType.S2_BE, Role.TYPE)
                            .symbols(Kafka.FORMAT.symbols("api_key"))
                            .build()),
                    slot("api_version", ValueType.S2_BE, Role.TYPE, "Which version of the API the body is in."),
                    slot("correlation_id", ValueType.S4_BE, Role.HEADER, "The response has the same."))
            .build());
    static final int RESPONSE_HEADER = TABLE.add(Shape.group("header", "response header")
            .slots(slot("correlation_id", ValueType.S4_BE, Role.HEADER, "That of the request."))
            .build());
    static final int CLIENT_ID_LENGTH = TABLE.add(Shape.leaf("client_id_length", ValueType.S2_BE, Role.LENGTH)
            .doc("-1 for null.")
            .build());
    static final int CLIENT_ID =
            TABLE.add(Shape.leaf("client_id", TEXT, Role.HEADER).build());
    static final int HEADER_TAGS = TABLE.add(Shape.leaf("tagged_fields", ValueType.BYTES, Role.HEADER)
            .doc(TAGS_DOC)
            .build());
    static final int BODY =
            TABLE.add(Shape.group("body", "body").tail(new Tail.Rows("part")).build());
    static final int FIELDS = TABLE.add(Shape.leaf("fields", ValueType.BYTES, Role.VALUE)
            .doc("What stands around records, where it is not known what the message is.")
            .build());

    // -- parts of bodies without a definition

    static final int STRING_VALUE =
            TABLE.add(Shape.leaf(VALUE_NAME, TEXT, Role.VALUE).build());
    static final Payload BYTES_VALUE = Payload.of(TABLE, VALUE_NAME, "");
    static final int CONSUMER_PROTOCOL = TABLE.add(Shape.group(VALUE_NAME, "consumer protocol")
            .doc("What the members of a group tell each other; the broker does not look into it.")
            .production(Productions.MAP)
            .slots(slot("version", ValueType.S2_BE, Role.TYPE, ""))
            .build());
    static final int PIECE = TABLE.add(Shape.leaf("piece", ValueType.BYTES, Role.VALUE)
            .doc("A piece of a batch that begins before these records or ends behind them.")
            .build());
    static final int NO_TAGS = TABLE.add(Shape.leaf("tagged_fields", ValueType.BYTES, Role.LENGTH)
            .kind(KafkaPart.COUNT)
            .doc("There are none (KIP-482).")
            .build());
    private static final int TAGS = tags();
    static final int TAGGED = TABLE.add(Shape.group("field", "tagged field").build());
    static final int TAG = TABLE.add(
            Shape.leaf("tag", ValueType.BYTES, Role.TYPE).kind(KafkaPart.COUNT).build());
    static final int TAG_SIZE = TABLE.add(Shape.leaf("size", ValueType.BYTES, Role.LENGTH)
            .kind(KafkaPart.COUNT)
            .doc("Bytes of the field that follow.")
            .build());
    static final int UNKNOWN_TAG = TABLE.add(Shape.leaf("unknown", ValueType.BYTES, Role.VALUE)
            .doc("A field of a later version, which who does not know it passes over.")
            .build());

    // -- batches

    static final int BATCH = TABLE.add(Shape.group("batch", "record batch").build());
    static final int BATCH_HEAD = TABLE.add(Shape.group("head", "batch head")
            .slots(
                    slot(
                            "base_offset",
                            ValueType.S8_BE,
                            Role.HEADER,
                            "The offset of the first record in its partition."),
                    slot("batch_length", ValueType.S4_BE, Role.LENGTH, "Bytes of the batch that follow."),
                    slot("partition_leader_epoch", ValueType.S4_BE, Role.HEADER, ""),
                    slot("magic", ValueType.S1, Role.MAGIC, "2, the version of the format."),
                    slot("crc", ValueType.U4_BE, Role.CHECKSUM, "CRC-32C of all that follows in the batch."),
                    attributes(ValueType.S2_BE),
                    slot("last_offset_delta", ValueType.S4_BE, Role.HEADER, "Offset of the last record from the base."),
                    timestamp("base_timestamp", "That of the first record."),
                    timestamp("max_timestamp", "The largest of the records'."),
                    slot("producer_id", ValueType.S8_BE, Role.HEADER, "-1 where the producer is not idempotent."),
                    slot("producer_epoch", ValueType.S2_BE, Role.HEADER, ""),
                    slot("base_sequence", ValueType.S4_BE, Role.HEADER, ""),
                    slot("records_count", ValueType.S4_BE, Role.LENGTH, ""))
            .build());
    static final int RECORDS = TABLE.add(
            Shape.group("records", "records").tail(new Tail.Rows("record")).build());
    static final int COMPRESSED = TABLE.add(Shape.leaf("compressed", ValueType.BYTES, Role.VALUE)
            .doc("The records, compressed as the attributes say.")
            .build());

    static final int CUT = TABLE.add(Shape.leaf("cut", ValueType.BYTES, Role.VALUE)
            .doc("The beginning of a record that does not go on here.")
            .mark(ShapeMark.END)
            .build());

    // -- message sets of before 0.11

    static final int LEGACY = TABLE.add(Shape.group("message", "legacy message").build());
    static final int LEGACY_SET = TABLE.add(Shape.group("messages", "message set")
            .tail(new Tail.Rows("message"))
            .build());
    static final int LEGACY_HEAD_0 = TABLE.add(legacyHead(false));
    static final int LEGACY_HEAD_1 = TABLE.add(legacyHead(true));
    static final int KEY_SIZE = TABLE.add(size("key_length"));
    static final int VALUE_SIZE = TABLE.add(size("value_length"));

    // -- records

    static final int ONE_RECORD =
            TABLE.add(Shape.group("record", KafkaPart.RECORD).build());
    static final int RECORD_ATTRIBUTES = TABLE.add(Shape.leaf("record_attributes", ValueType.S1, Role.HEADER)
            .doc("Not used.")
            .build());
    static final int RECORD_LENGTH = TABLE.add(varint("length", Role.LENGTH, "Bytes of the record that follow."));
    static final int TIMESTAMP_DELTA =
            TABLE.add(varint("timestamp_delta", Role.HEADER, "Milliseconds since the base timestamp of the batch."));
    static final int OFFSET_DELTA =
            TABLE.add(varint("offset_delta", Role.HEADER, "Offset from the base offset of the batch."));
    static final int KEY_LENGTH = TABLE.add(varint("key_length", Role.LENGTH, "-1 for null."));
    static final int VALUE_LENGTH = TABLE.add(varint("value_length", Role.LENGTH, "-1 for null."));
    static final int HEADER_COUNT = TABLE.add(varint("header_count", Role.LENGTH, ""));
    static final int HEADERS = TABLE.add(
            Shape.group("headers", "headers").tail(new Tail.Rows("header")).build());
    static final int HEADER = TABLE.add(Shape.group("header", "header").build());
    static final int HEADER_KEY = TABLE.add(Shape.leaf("key", TEXT, Role.NAME).build());
    static final Payload KEY = Payload.of(TABLE, "key", "What tells records apart; bytes of any format.");
    static final Payload VALUE = Payload.of(TABLE, "value", "What the record is for; bytes of any format.");
    static final int CONFLUENT_KEY = TABLE.add(confluent("key"));
    static final int CONFLUENT_VALUE = TABLE.add(confluent("value"));
    static final Payload PAYLOAD = Payload.of(TABLE, "payload", "Avro, Protobuf or JSON, as the schema says.");

    private static Slot slot(String name, ValueType type, Role role, String doc) {
        return Slot.of(Shape.leaf(name, type, role).doc(doc).build());
    }

    private static Slot attributes(ValueType type) {
        return Slot.of(Shape.leaf("attributes", type, Role.HEADER)
                .kind(KafkaPart.ATTRIBUTES)
                .doc("Bits 0 to 2 compression; 3 whether timestamps are of the broker; 4 in a transaction; 5 control; 6"
                        + " whether the base timestamp is when records may be deleted.")
                .build());
    }

    private static Slot timestamp(String name, String doc) {
        return Slot.of(Shape.leaf(name, ValueType.S8_BE, Role.HEADER)
                .kind(KafkaPart.TIMESTAMP)
                .doc(doc)
                .build());
    }

    private static Shape varint(String name, Role role, String doc) {
        return Shape.leaf(name, ValueType.BYTES, role)
                .kind(KafkaPart.VARINT)
                .doc(doc)
                .build();
    }

    private static Shape size(String name) {
        return Shape.leaf(name, ValueType.S4_BE, Role.LENGTH)
                .doc("-1 for null.")
                .build();
    }

    private static Shape legacyHead(boolean withTimestamp) {
        Slot[] slots = {
            slot("offset", ValueType.S8_BE, Role.HEADER, ""),
            slot("message_size", ValueType.S4_BE, Role.LENGTH, "Bytes of the message that follow."),
            slot("crc", ValueType.U4_BE, Role.CHECKSUM, "CRC-32 of all that follows in the message."),
            slot("magic", ValueType.S1, Role.MAGIC, "0 or 1, the version of the format."),
            attributes(ValueType.S1),
            timestamp("timestamp", "")
        };
        return Shape.group("head", "message head")
                .slots(withTimestamp ? slots : Arrays.copyOf(slots, slots.length - 1))
                .build();
    }

    private static Shape confluent(String name) {
        return Shape.group(name, KafkaPart.CONFLUENT)
                .doc("What Confluent's serializers write: a zero, the id of a schema in their registry, the data.")
                .slots(
                        slot("magic", ValueType.U1, Role.MAGIC, "0."),
                        slot("schema_id", ValueType.S4_BE, Role.TYPE, "The schema's id in the registry."))
                .build();
    }

    /** One for each size of the count's varint. */
    private static int tags() {
        int first = 0;
        for (int size = LONGEST_COUNT; size > 0; size--) {
            first = TABLE.add(Shape.group("tagged_fields", "tagged fields")
                    .doc(TAGS_DOC)
                    .slots(Slot.of(Shape.leaf("count", ValueType.BYTES, Role.LENGTH)
                            .size(size)
                            .kind(KafkaPart.COUNT)
                            .build()))
                    .tail(new Tail.Rows("field"))
                    .build());
        }
        return first;
    }

    /** The shape of tagged fields after a count of so many bytes. */
    static int tagsAfter(int size) {
        return TAGS + 1 - size;
    }

    @Override
    public Shape fixed(int number) {
        return number >= KafkaBodyShapes.FROM ? KafkaBodyShapes.of(number) : TABLE.fixed(number);
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return switch (field.kind()) {
            case KafkaPart.VARINT ->
                Value.whole(Varint.zigzag(Varint.value(tree.sourceOf(field), field.offset(), field.length())));
            case KafkaPart.ATTRIBUTES -> read.with("", KafkaCompression.describe((int) tree.integer(field)));
            case KafkaPart.TIMESTAMP ->
                tree.integer(field) < 0
                        ? read
                        : read.with(
                                "", Instant.ofEpochMilli(tree.integer(field)).toString());
            case KafkaPart.RECORD -> KafkaMessageSummaries.record(tree, field);
            case KafkaPart.CONFLUENT ->
                Value.described("schema "
                        + tree.child(field, "schema_id").map(tree::integer).orElse(0L));
            case KafkaPart.REQUEST, KafkaPart.RESPONSE -> Value.described(KafkaMessageSummaries.of(tree, field));
            default -> KafkaFieldValues.describe(tree, field, read);
        };
    }
}
