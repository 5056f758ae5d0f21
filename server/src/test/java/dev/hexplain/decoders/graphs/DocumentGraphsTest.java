package dev.hexplain.decoders.graphs;

import com.amazon.ion.IonBlob;
import com.amazon.ion.IonBool;
import com.amazon.ion.IonDecimal;
import com.amazon.ion.IonFloat;
import com.amazon.ion.IonInt;
import com.amazon.ion.IonSequence;
import com.amazon.ion.IonStruct;
import com.amazon.ion.IonSystem;
import com.amazon.ion.IonText;
import com.amazon.ion.IonValue;
import com.amazon.ion.IonWriter;
import com.amazon.ion.system.IonBinaryWriterBuilder;
import com.amazon.ion.system.IonSystemBuilder;
import com.amazon.ion.system.IonTextWriterBuilder;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.cbor.CBORGenerator;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.bson.Bson;
import dev.hexplain.decoders.cbor.Cbor;
import dev.hexplain.decoders.graphs.RandomPlainGraphs.Kinds;
import dev.hexplain.decoders.ion.Ion;
import dev.hexplain.decoders.json.Json;
import dev.hexplain.decoders.msgpack.MessagePack;
import dev.hexplain.decoders.smile.Smile;
import dev.hexplain.testing.ObjectLibrary;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Libraries that write documents: trees of maps with texts as keys, lists and scalars. */
@Slow
class DocumentGraphsTest {
    private static final Kinds KINDS =
            Kinds.ALL.withoutSharing().withTextKeys().withoutArrays().withoutLoneSurrogates();
    private static final int[] TAGS = {55799, 258, 259, 61, 18, 123, 1_000_000};

    private static void holds(String name, Decoder decoder, GraphProof.Library library) {
        GraphProof.holds(name, decoder, library, seed -> document(RandomPlainGraphs.of(seed, KINDS)));
    }

    private static void holds(ObjectLibrary library, Decoder decoder) {
        GraphProof.holds(library, decoder, seed -> document(RandomPlainGraphs.of(seed, KINDS)));
    }

    /** What is no scalar of documents, as a text. */
    private static @Nullable Object document(@Nullable Object object) {
        return switch (object) {
            case Map<?, ?> map -> {
                Map<String, @Nullable Object> copy = new LinkedHashMap<>();
                map.forEach((key, value) -> copy.put(String.valueOf(key), document(value)));
                yield copy;
            }
            case Collection<?> collection -> {
                List<@Nullable Object> copy = new ArrayList<>();
                collection.forEach(each -> copy.add(document(each)));
                yield copy;
            }
            case Boolean truth -> truth;
            case Integer number -> number;
            case Long number -> number;
            case Double number -> number;
            case null -> null;
            default -> object.toString();
        };
    }

    @Test
    void smile() {
        holds(ObjectLibrary.SMILE, new Smile());
    }

    @Test
    void cbor() {
        holds(ObjectLibrary.CBOR, new Cbor());
    }

    /** A document is a map; the library writes names with zeros that end there for any reader. */
    @Test
    void bson() {
        GraphProof.holds(
                ObjectLibrary.BSON,
                new Bson(),
                seed -> Map.of("graph", namesWithoutZeros(document(RandomPlainGraphs.of(seed, KINDS)))));
    }

    private static Object namesWithoutZeros(@Nullable Object object) {
        return switch (object) {
            case List<?> list ->
                list.stream().map(DocumentGraphsTest::namesWithoutZeros).toList();
            case Map<?, ?> map -> {
                Map<Object, Object> copy = new LinkedHashMap<>();
                map.forEach((key, value) -> copy.put(key.toString().replace('\0', '0'), namesWithoutZeros(value)));
                yield copy;
            }
            case null -> "null";
            default -> object;
        };
    }

    @Test
    void message_pack() {
        holds(ObjectLibrary.MESSAGE_PACK, new MessagePack());
    }

    @Test
    void json() {
        GraphProof.holds(ObjectLibrary.JSON, new Json(), seed -> numbers(document(RandomPlainGraphs.of(seed, KINDS))));
    }

    /** JSON has no number that is not finite. */
    private static Object numbers(@Nullable Object object) {
        return switch (object) {
            case List<?> list -> list.stream().map(DocumentGraphsTest::numbers).toList();
            case Map<?, ?> map -> {
                Map<Object, Object> copy = new LinkedHashMap<>();
                map.forEach((key, value) -> copy.put(key, numbers(value)));
                yield copy;
            }
            case Double _ -> "a number";
            case null -> "null";
            default -> object;
        };
    }

    /** Each item may stand behind a tag, or two: what Jackson does not know, it passes over. */
    @Test
    void tagged_cbor() {
        ObjectMapper mapper = new ObjectMapper(new CBORFactory());
        holds("CBOR with tags", new Cbor(), new GraphProof.Library() {
            @Override
            public byte[] write(Object object) throws IOException {
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                try (CBORGenerator cbor = new CBORFactory().createGenerator(out)) {
                    tagged(cbor, object, new Random(object.hashCode()));
                }
                return out.toByteArray();
            }

            @Override
            public Object read(byte[] bytes) throws IOException {
                return mapper.readValue(bytes, Object.class);
            }
        });
    }

    private static void tagged(CBORGenerator cbor, @Nullable Object object, Random random) throws IOException {
        for (int tags = random.nextInt(3); tags > 0; tags--) {
            cbor.writeTag(TAGS[random.nextInt(TAGS.length)]);
        }
        switch (object) {
            case Map<?, ?> map -> {
                cbor.writeStartObject(map.size());
                for (Map.Entry<?, ?> entry : map.entrySet()) {
                    cbor.writeFieldName((String) entry.getKey());
                    tagged(cbor, entry.getValue(), random);
                }
                cbor.writeEndObject();
            }
            case List<?> list -> {
                cbor.writeStartArray(list, list.size());
                for (Object each : list) {
                    tagged(cbor, each, random);
                }
                cbor.writeEndArray();
            }
            case null -> cbor.writeNull();
            case Boolean truth -> cbor.writeBoolean(truth);
            case Integer number -> cbor.writeNumber(number);
            case Long number -> cbor.writeNumber(number);
            case Double number -> cbor.writeNumber(number);
            default -> cbor.writeString(object.toString());
        }
    }

    // -- Ion

    private static final IonSystem SYSTEM = IonSystemBuilder.standard().build();

    /** Opens a writer. */
    private interface Writers {
        IonWriter open(ByteArrayOutputStream out);
    }

    private static GraphProof.Library ion(Writers writers) {
        return new GraphProof.Library() {
            @Override
            public byte[] write(Object object) throws IOException {
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                try (IonWriter writer = writers.open(out)) {
                    value(object).writeTo(writer);
                }
                return out.toByteArray();
            }

            @Override
            public Object read(byte[] bytes) {
                return object(SYSTEM.getLoader().load(bytes).get(0));
            }
        };
    }

    private static IonValue value(@Nullable Object object) {
        return switch (object) {
            case Map<?, ?> map -> {
                IonStruct struct = SYSTEM.newEmptyStruct();
                map.forEach((key, value) -> struct.put((String) key, value(value)));
                yield struct;
            }
            case List<?> list -> {
                IonSequence sequence = list.size() % 3 == 2 ? SYSTEM.newEmptySexp() : SYSTEM.newEmptyList();
                list.forEach(each -> sequence.add(value(each)));
                yield sequence;
            }
            case null -> SYSTEM.newNull();
            case Boolean truth -> SYSTEM.newBool(truth);
            case Integer number when number % 2 == 0 -> SYSTEM.newDecimal(BigDecimal.valueOf(number, 2));
            case Number number when number instanceof Double -> SYSTEM.newFloat(number.doubleValue());
            case Number number -> SYSTEM.newInt(number);
            default -> scalar(object.toString());
        };
    }

    private static IonValue scalar(String text) {
        return switch (text.length() % 4) {
            case 0 -> SYSTEM.newSymbol(text);
            case 1 -> SYSTEM.newBlob(text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
            default -> SYSTEM.newString(text);
        };
    }

    private static @Nullable Object object(IonValue value) {
        if (value.isNullValue()) {
            return null;
        }
        return switch (value) {
            case IonStruct struct -> {
                Map<Object, @Nullable Object> map = new LinkedHashMap<>();
                struct.forEach(field -> map.put(field.getFieldName(), object(field)));
                yield map;
            }
            case IonSequence sequence -> {
                List<@Nullable Object> list = new ArrayList<>();
                sequence.forEach(each -> list.add(object(each)));
                yield list;
            }
            case IonBool truth -> truth.booleanValue();
            case IonInt number -> number.bigIntegerValue();
            case IonFloat number -> number.doubleValue();
            case IonDecimal number -> number.bigDecimalValue();
            case IonText text -> text.stringValue();
            case IonBlob blob -> blob.getBytes();
            default -> throw new IllegalArgumentException(value.getType().name());
        };
    }

    @Test
    void ion_text() {
        holds(
                "Ion text",
                new dev.hexplain.decoders.iontext.IonText(),
                ion(out -> IonTextWriterBuilder.standard().build((java.io.OutputStream) out)));
    }

    @Test
    void pretty_ion_text() {
        holds(
                "Ion text, pretty",
                new dev.hexplain.decoders.iontext.IonText(),
                ion(out -> IonTextWriterBuilder.pretty().build((java.io.OutputStream) out)));
    }

    @Test
    void ion_binary() {
        holds(
                "Ion binary",
                new Ion(),
                ion(out -> IonBinaryWriterBuilder.standard().build(out)));
    }
}
