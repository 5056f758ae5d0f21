package dev.hexplain.decoders.graphs;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.avro.Avro;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Stream;
import org.apache.avro.Conversions;
import org.apache.avro.LogicalType;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;
import org.apache.avro.Schema.Field;
import org.apache.avro.data.TimeConversions;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericFixed;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.jspecify.annotations.Nullable;

/** Records of a type that has a value, a union with null, an array and a map of every type there is. */
final class AvroGraphs implements GraphProof.Library {
    private static final int DEEPEST = 5;
    private static final List<LogicalType> OF_LONGS = List.of(
            LogicalTypes.timeMicros(),
            LogicalTypes.timestampMillis(),
            LogicalTypes.timestampMicros(),
            LogicalTypes.timestampNanos(),
            LogicalTypes.localTimestampMillis(),
            LogicalTypes.localTimestampMicros(),
            LogicalTypes.localTimestampNanos());

    private final GenericData types = new GenericData();
    private final boolean blocks;

    final Schema schema = schema();

    /** @param blocks whether arrays and maps are written in blocks with their sizes */
    AvroGraphs(boolean blocks) {
        this.blocks = blocks;
        Stream.of(
                        new Conversions.DecimalConversion(),
                        new Conversions.UUIDConversion(),
                        new TimeConversions.DateConversion(),
                        new TimeConversions.TimeMillisConversion(),
                        new TimeConversions.TimeMicrosConversion(),
                        new TimeConversions.TimestampMillisConversion(),
                        new TimeConversions.TimestampMicrosConversion(),
                        new TimeConversions.TimestampNanosConversion(),
                        new TimeConversions.LocalTimestampMillisConversion(),
                        new TimeConversions.LocalTimestampMicrosConversion(),
                        new TimeConversions.LocalTimestampNanosConversion())
                .forEach(types::addLogicalTypeConversion);
    }

    Decoder decoder() {
        return new Avro().with(dev.hexplain.decode.schema.Schema.of("graph", "graph.Node", schema.toString()));
    }

    private static Schema schema() {
        Schema node = Schema.createRecord("Node", null, "graph", false);
        List<Schema> scalars = new ArrayList<>();
        for (Schema.Type type : List.of(
                Schema.Type.BOOLEAN,
                Schema.Type.INT,
                Schema.Type.LONG,
                Schema.Type.FLOAT,
                Schema.Type.DOUBLE,
                Schema.Type.BYTES,
                Schema.Type.STRING)) {
            scalars.add(Schema.create(type));
        }
        scalars.add(Schema.createFixed("Three", null, "graph", 3));
        scalars.add(Schema.createEnum("Side", null, "graph", List.of("BUY", "SELL", "NONE")));
        List<Schema> any = new ArrayList<>(List.of(Schema.create(Schema.Type.NULL), node));
        any.addAll(scalars);
        any.add(Schema.createArray(Schema.createUnion(Schema.create(Schema.Type.STRING), node)));
        any.add(Schema.createMap(Schema.createUnion(node, Schema.create(Schema.Type.NULL))));
        Schema union = Schema.createUnion(any);
        scalars.add(LogicalTypes.decimal(30, 4).addToSchema(Schema.create(Schema.Type.BYTES)));
        scalars.add(LogicalTypes.decimal(18, 0).addToSchema(Schema.createFixed("Eight", null, "graph", 8)));
        scalars.add(LogicalTypes.uuid().addToSchema(Schema.create(Schema.Type.STRING)));
        scalars.add(LogicalTypes.uuid().addToSchema(Schema.createFixed("Sixteen", null, "graph", 16)));
        scalars.add(LogicalTypes.date().addToSchema(Schema.create(Schema.Type.INT)));
        scalars.add(LogicalTypes.timeMillis().addToSchema(Schema.create(Schema.Type.INT)));
        OF_LONGS.forEach(each -> scalars.add(each.addToSchema(Schema.create(Schema.Type.LONG))));
        List<Field> fields = new ArrayList<>();
        for (Schema scalar : scalars) {
            int number = fields.size();
            fields.add(new Field("one_" + number, scalar));
            fields.add(new Field("perhaps" + number, Schema.createUnion(scalar, Schema.create(Schema.Type.NULL))));
            fields.add(new Field("many" + number, Schema.createArray(scalar)));
            fields.add(new Field("named" + number, Schema.createMap(scalar)));
        }
        fields.add(new Field("nothing", Schema.create(Schema.Type.NULL)));
        fields.add(new Field("any", union));
        fields.add(new Field("manyAny", Schema.createArray(union)));
        fields.add(new Field("arrays", Schema.createArray(Schema.createArray(Schema.createMap(union)))));
        node.setFields(fields);
        return node;
    }

    @Override
    public byte[] write(Object datum) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        EncoderFactory encoders = new EncoderFactory().configureBlockSize(64);
        BinaryEncoder encoder =
                blocks ? encoders.blockingBinaryEncoder(bytes, null) : encoders.binaryEncoder(bytes, null);
        new GenericDatumWriter<Object>(schema, types).write(datum, encoder);
        encoder.flush();
        return bytes.toByteArray();
    }

    @Override
    public Object read(byte[] bytes) throws IOException {
        return object(new GenericDatumReader<>(schema, schema, types)
                .read(null, DecoderFactory.get().binaryDecoder(bytes, null)));
    }

    private static @Nullable Object object(@Nullable Object datum) {
        return switch (datum) {
            case GenericRecord record -> {
                Map<String, @Nullable Object> object = new LinkedHashMap<>();
                record.getSchema().getFields().forEach(each -> object.put(each.name(), object(record.get(each.pos()))));
                yield object;
            }
            case Map<?, ?> map -> {
                Map<String, @Nullable Object> object = new LinkedHashMap<>();
                map.forEach((key, value) -> object.put(key.toString(), object(value)));
                yield object;
            }
            case Collection<?> list -> {
                List<@Nullable Object> object = new ArrayList<>();
                list.forEach(each -> object.add(object(each)));
                yield object;
            }
            case GenericFixed fixed -> fixed.bytes();
            case ByteBuffer buffer -> {
                byte[] bytes = new byte[buffer.remaining()];
                buffer.get(bytes);
                yield bytes;
            }
            case CharSequence text -> text.toString();
            case GenericData.EnumSymbol symbol -> symbol.toString();
            case null, default -> datum;
        };
    }

    // -- random

    Object random(int seed) {
        Random random = new Random(seed);
        return new Making(random, new RandomScalars(random)).of(schema, DEEPEST);
    }

    private record Making(Random random, RandomScalars scalars) {
        private @Nullable Object of(Schema type, int depth) {
            if (type.getLogicalType() != null) {
                return logical(type, type.getLogicalType());
            }
            return switch (type.getType()) {
                case NULL -> null;
                case BOOLEAN -> random.nextBoolean();
                case INT -> (int) scalars.integer();
                case LONG -> scalars.integer();
                case FLOAT -> (float) scalars.real();
                case DOUBLE -> scalars.real();
                case BYTES -> ByteBuffer.wrap(scalars.bytes());
                case STRING -> scalars.text();
                case FIXED -> new GenericData.Fixed(type, new byte[] {1, (byte) random.nextInt(), 0});
                case ENUM ->
                    new GenericData.EnumSymbol(type, type.getEnumSymbols().get(random.nextInt(3)));
                case ARRAY -> {
                    List<@Nullable Object> list = new ArrayList<>();
                    for (int i = length(depth); i > 0; i--) {
                        list.add(of(type.getElementType(), depth - 1));
                    }
                    yield list;
                }
                case MAP -> {
                    Map<String, @Nullable Object> map = new LinkedHashMap<>();
                    for (int i = length(depth); i > 0; i--) {
                        map.put(scalars.text(), of(type.getValueType(), depth - 1));
                    }
                    yield map;
                }
                case UNION -> of(branch(type.getTypes(), depth), depth - 1);
                case RECORD -> {
                    GenericData.Record made = new GenericData.Record(type);
                    type.getFields().forEach(each -> made.put(each.pos(), of(each.schema(), depth - 1)));
                    yield made;
                }
            };
        }

        private int length(int depth) {
            return depth <= 0 ? 0 : random.nextInt(3) > 0 ? 0 : random.nextInt(6);
        }

        /** Records are rare: each has all of its fields. */
        private Schema branch(List<Schema> branches, int depth) {
            Schema branch = branches.get(random.nextInt(branches.size()));
            boolean isEndless = branch.getType() == Schema.Type.RECORD && (depth <= 0 || random.nextInt(3) > 0);
            return isEndless
                    ? branches.stream()
                            .filter(each -> each.getType() != Schema.Type.RECORD)
                            .findFirst()
                            .orElseThrow()
                    : branch;
        }

        private Object logical(Schema type, LogicalType logical) {
            long millis = scalars.integer() >> 24;
            Instant instant = Instant.ofEpochMilli(millis);
            LocalDateTime local = LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
            return switch (logical.getName()) {
                case "decimal" ->
                    type.getType() == Schema.Type.FIXED
                            ? new BigDecimal(BigInteger.valueOf(millis))
                            : new BigDecimal(new BigInteger(1 + random.nextInt(90), random).negate(), 4);
                case "uuid" -> new UUID(random.nextLong(), scalars.integer());
                case "date" -> LocalDate.ofEpochDay((int) millis / 1000);
                case "time-millis" -> LocalTime.ofNanoOfDay(random.nextInt(86_400_000) * 1_000_000L);
                case "time-micros" -> LocalTime.ofNanoOfDay(random.nextInt(2) * 43_200_000_001_000L);
                case "timestamp-millis" -> instant;
                case "timestamp-micros" -> instant.plus(7, ChronoUnit.MICROS);
                case "timestamp-nanos" -> instant.plusNanos(7);
                case "local-timestamp-millis" -> local;
                case "local-timestamp-micros" -> local.plus(7, ChronoUnit.MICROS);
                default -> local.plusNanos(7);
            };
        }
    }
}
