package dev.hexplain.bench;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import dev.hexplain.tree.FieldTree;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.bson.BsonBinaryReader;
import org.bson.BsonType;
import org.msgpack.core.MessagePack;
import org.msgpack.core.MessageUnpacker;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import redis.clients.jedis.Protocol;
import redis.clients.jedis.util.RedisInputStream;

/**
 * 50 MB of self-describing documents to a finished index on disk, in a heap of 64 MB, which has every field's offset;
 * and as its peers, over the same bytes in memory, Jackson's tokens, the readers of MongoDB and MessagePack, and Jedis,
 * which keep none.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 7, time = 2)
public class DocumentBenchmark {
    /** What the decoders read. */
    @State(Scope.Thread)
    public static class Decoding extends IndexedFile {
        @Param({"json", "orders.json", "cbor", "orders.cbor", "msgpack", "bson", "resp"})
        public String format = "";

        @Override
        Workload workload() throws IOException {
            return Workload.of(format);
        }
    }

    @Benchmark
    @Fork(value = 1, jvmArgsPrepend = "-Xmx64m")
    public FieldTree decode(Decoding state) {
        return state.decode();
    }

    /** What Jackson reads. */
    public static class JacksonReading extends PeerBytes {
        @Param({"json", "orders.json", "cbor", "orders.cbor"})
        public String format = "";

        @Override
        Path file() throws IOException {
            return Workload.of(format).file();
        }

        JsonFactory factory() {
            return format.endsWith("json") ? new JsonFactory() : new CBORFactory();
        }
    }

    /** What MessagePack's reader reads. */
    public static class MessagePackReading extends PeerBytes {
        @Override
        Path file() throws IOException {
            return DocumentFiles.messagePack();
        }
    }

    /** What Jedis reads. */
    public static class RedisReading extends PeerBytes {
        @Override
        Path file() throws IOException {
            return DocumentFiles.resp();
        }
    }

    /** What MongoDB's reader reads. */
    public static class MongoReading extends PeerBytes {
        @Override
        Path file() throws IOException {
            return DocumentFiles.bson();
        }
    }

    @Peer(
            of = "DocumentBenchmark.decode",
            libraries = {JsonFactory.class, CBORFactory.class})
    @Benchmark
    @Fork(1)
    public int jacksonTokens(JacksonReading state) throws IOException {
        int tokens = 0;
        try (JsonParser parser = state.factory().createParser(state.bytes())) {
            while (parser.nextToken() != null) {
                tokens++;
            }
        }
        return tokens;
    }

    @Peer(of = "DocumentBenchmark.decode", with = "msgpack", libraries = MessageUnpacker.class)
    @Benchmark
    @Fork(1)
    public void messageUnpacker(MessagePackReading state, Blackhole values) throws IOException {
        try (MessageUnpacker in = MessagePack.newDefaultUnpacker(state.bytes())) {
            while (in.hasNext()) {
                value(in, values);
            }
        }
    }

    private static void value(MessageUnpacker in, Blackhole values) throws IOException {
        switch (in.getNextFormat().getValueType()) {
            case MAP -> {
                for (int left = 2 * in.unpackMapHeader(); left > 0; left--) {
                    value(in, values);
                }
            }
            case ARRAY -> {
                for (int left = in.unpackArrayHeader(); left > 0; left--) {
                    value(in, values);
                }
            }
            case INTEGER -> values.consume(in.unpackLong());
            case FLOAT -> values.consume(in.unpackDouble());
            case BOOLEAN -> values.consume(in.unpackBoolean());
            default -> in.skipValue();
        }
    }

    @Peer(of = "DocumentBenchmark.decode", with = "resp", libraries = Protocol.class)
    @Benchmark
    @Fork(1)
    @SuppressWarnings("deprecation") // the one that needs no consumer of what a server sends unasked
    public void jedis(RedisReading state, Blackhole replies) throws IOException {
        try (RedisInputStream in = new RedisInputStream(new ByteArrayInputStream(state.bytes()))) {
            while (in.available() > 0) {
                replies.consume(Protocol.read(in));
            }
        }
    }

    @Peer(of = "DocumentBenchmark.decode", with = "bson", libraries = BsonBinaryReader.class)
    @Benchmark
    @Fork(1)
    public void mongoReader(MongoReading state, Blackhole values) {
        ByteBuffer bytes = ByteBuffer.wrap(state.bytes());
        for (int at = 0; at < bytes.limit(); ) {
            int length = Integer.reverseBytes(bytes.getInt(at));
            try (BsonBinaryReader reader = new BsonBinaryReader(bytes.slice(at, length))) {
                document(reader, values);
            }
            at += length;
        }
    }

    private static void document(BsonBinaryReader in, Blackhole values) {
        in.readStartDocument();
        while (in.readBsonType() != BsonType.END_OF_DOCUMENT) {
            in.skipName();
            value(in, values);
        }
        in.readEndDocument();
    }

    private static void array(BsonBinaryReader in, Blackhole values) {
        in.readStartArray();
        while (in.readBsonType() != BsonType.END_OF_DOCUMENT) {
            value(in, values);
        }
        in.readEndArray();
    }

    private static void value(BsonBinaryReader in, Blackhole values) {
        switch (in.getCurrentBsonType()) {
            case DOCUMENT -> document(in, values);
            case ARRAY -> array(in, values);
            case INT64 -> values.consume(in.readInt64());
            case INT32 -> values.consume(in.readInt32());
            case DOUBLE -> values.consume(in.readDouble());
            default -> in.skipValue();
        }
    }
}
