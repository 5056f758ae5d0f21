package dev.hexplain.bench;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import dev.hexplain.bench.workload.WorkloadFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.bson.BsonBinaryWriter;
import org.bson.io.BasicOutputBuffer;
import org.msgpack.jackson.dataformat.MessagePackFactory;

/**
 * The same documents in JSON, CBOR, MessagePack and BSON, back to back, about 50 MB: numbers, texts of several lengths, an
 * array of texts, an array of numbers, a document inside. Each file is written once and kept below {@code target}.
 */
final class DocumentFiles {
    private static final long BYTES = 50_000_000;
    private static final String[] CITIES = {"Hamburg", "San Francisco", "Oulu", "Tbilisi", "Nizhny Novgorod"};

    private DocumentFiles() {}

    static Path json() throws IOException {
        return file("documents.json", new JsonFactory());
    }

    static Path cbor() throws IOException {
        return file("documents.cbor", new CBORFactory());
    }

    static Path messagePack() throws IOException {
        return file("documents.msgpack", new MessagePackFactory());
    }

    private static Path file(String name, JsonFactory format) throws IOException {
        return WorkloadFile.of(name, out -> {
            SplittableRandom random = new SplittableRandom(1);
            while (out.written() < BYTES) { // not each generator writes a second document
                try (JsonGenerator to = format.createGenerator(out)) {
                    to.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
                    write(to, random);
                }
            }
        });
    }

    static Path bson() throws IOException {
        return WorkloadFile.of("documents.bson", out -> {
            SplittableRandom random = new SplittableRandom(1);
            while (out.written() < BYTES) {
                try (BasicOutputBuffer buffer = new BasicOutputBuffer();
                        BsonBinaryWriter to = new BsonBinaryWriter(buffer)) {
                    write(to, random);
                    out.write(buffer.getInternalBuffer(), 0, buffer.getPosition());
                }
            }
        });
    }

    /** Commands and replies of Redis: strings, a number, a map and a list of doubles. */
    static Path resp() throws IOException {
        return WorkloadFile.of("documents.resp", out -> {
            SplittableRandom random = new SplittableRandom(1);
            while (out.written() < BYTES) {
                StringBuilder text = new StringBuilder("*3\r\n");
                for (String word : List.of("SET", text(random, 12), text(random, 60))) {
                    bulk(text, word);
                }
                text.append("+OK\r\n:").append(random.nextInt()).append("\r\n%3\r\n");
                for (int i = 0; i < 3; i++) {
                    bulk(text, text(random, 5));
                    bulk(text, text(random, 20));
                }
                text.append("*8\r\n");
                random.doubles(8)
                        .forEach(price -> text.append(',').append(price).append("\r\n"));
                out.write(text.toString().getBytes(StandardCharsets.US_ASCII));
            }
        });
    }

    private static void bulk(StringBuilder to, String word) {
        to.append('$').append(word.length()).append("\r\n").append(word).append("\r\n");
    }

    private static String text(SplittableRandom random, int length) {
        StringBuilder text = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            text.append((char) ('a' + random.nextInt(26)));
        }
        return text.toString();
    }

    private static void write(JsonGenerator to, SplittableRandom random) throws IOException {
        to.writeStartObject();
        to.writeNumberField("id", random.nextLong());
        to.writeStringField("customer", text(random, 12));
        to.writeNumberField("total", random.nextDouble());
        to.writeNumberField("quantity", random.nextInt(100_000));
        to.writeBooleanField("paid", random.nextBoolean());
        to.writeNullField("coupon");
        to.writeNumberField("created", 1_700_000_000_000L + random.nextInt());
        to.writeArrayFieldStart("tags");
        for (int i = 0; i < 3; i++) {
            to.writeString(text(random, 5));
        }
        to.writeEndArray();
        double[] prices = random.doubles(8).toArray();
        to.writeFieldName("prices");
        to.writeArray(prices, 0, prices.length);
        to.writeObjectFieldStart("address");
        to.writeStringField("street", text(random, 20));
        to.writeStringField("city", CITIES[random.nextInt(CITIES.length)]);
        to.writeNumberField("floor", random.nextInt(40));
        to.writeEndObject();
        to.writeStringField("comment", text(random, 60));
        to.writeEndObject();
    }

    private static void write(BsonBinaryWriter to, SplittableRandom random) {
        to.writeStartDocument();
        to.writeInt64("id", random.nextLong());
        to.writeString("customer", text(random, 12));
        to.writeDouble("total", random.nextDouble());
        to.writeInt32("quantity", random.nextInt(100_000));
        to.writeBoolean("paid", random.nextBoolean());
        to.writeNull("coupon");
        to.writeInt64("created", 1_700_000_000_000L + random.nextInt());
        to.writeStartArray("tags");
        for (int i = 0; i < 3; i++) {
            to.writeString(text(random, 5));
        }
        to.writeEndArray();
        to.writeStartArray("prices");
        for (double price : random.doubles(8).toArray()) {
            to.writeDouble(price);
        }
        to.writeEndArray();
        to.writeStartDocument("address");
        to.writeString("street", text(random, 20));
        to.writeString("city", CITIES[random.nextInt(CITIES.length)]);
        to.writeInt32("floor", random.nextInt(40));
        to.writeEndDocument();
        to.writeString("comment", text(random, 60));
        to.writeEndDocument();
    }
}
