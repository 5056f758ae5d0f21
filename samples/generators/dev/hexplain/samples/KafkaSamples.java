package dev.hexplain.samples;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;

/** One side of connections to Kafka, and a log of its records. */
final class KafkaSamples {
    private static final long TIME = 1_700_000_000_000L;

    private KafkaSamples() {}

    static List<Sample> flows() {
        return List.of(
                Sample.featured(
                        "kafka-produce",
                        "Kafka, a producer",
                        "ApiVersions, then Produce with a batch of two records, one with a header.",
                        KafkaSamples::produce),
                Sample.of(
                        "kafka-consumer",
                        "Kafka, a member of a group",
                        "The requests of a client that produces, joins a group, fetches, commits and leaves.",
                        () -> side(KafkaConversation.Exchange::request)),
                Sample.of(
                        "kafka-broker",
                        "Kafka, a broker's responses",
                        "The responses to these, without the requests: what they answer is found by what fits.",
                        () -> side(KafkaConversation.Exchange::response)),
                Sample.of(
                        "kafka-fetch-response",
                        "Kafka, responses to a consumer",
                        "A batch of one record with the id of a schema in front, and one that the broker cut.",
                        KafkaSamples::fetched));
    }

    static List<Sample> logs() {
        return List.of(
                Sample.of(
                        "kafka-log",
                        "Kafka log segment",
                        "Batches of records: plain, gzip, snappy, lz4 and zstd.",
                        KafkaSamples::log),
                Sample.of(
                        "kafka-log-legacy",
                        "Kafka log segment, before 0.11",
                        "A message of version 0, one of version 1, and a compressed set of two.",
                        KafkaSamples::legacy));
    }

    private static byte[] side(Function<KafkaConversation.Exchange, byte[]> side) {
        return Dumps.joined(KafkaConversation.all().stream().map(side).toArray(byte[][]::new));
    }

    private static byte[] bytesOf(String text) {
        return Bytes.text(text);
    }

    private static byte[] record(int delta, String key, byte[] value, String... header) {
        Bytes body = new Bytes().u1(0).varint(delta * 5L).varint(delta);
        if (key == null) {
            body.varint(-1);
        } else {
            body.varint(key.length()).add(key);
        }
        body.varint(value.length).add(value).varint(header.length / 2);
        for (String part : header) {
            body.varint(part.length()).add(part);
        }
        return new Bytes().varint(body.size()).add(body.done()).done();
    }

    private static byte[] batch(long offset, int codec, byte[] packed, int count) {
        byte[] checked = new Bytes()
                .s2(codec)
                .s4(count - 1)
                .s8(TIME)
                .s8(TIME + 5L * (count - 1))
                .s8(-1)
                .s2(-1)
                .s4(-1)
                .s4(count)
                .add(packed)
                .done();
        CRC32C crc = new CRC32C();
        crc.update(checked);
        return new Bytes()
                .s8(offset)
                .s4(checked.length + 9)
                .s4(0)
                .u1(2)
                .s4((int) crc.getValue())
                .add(checked)
                .done();
    }

    private static byte[] twoRecords() {
        return Dumps.joined(
                record(0, "ACME", bytesOf("{\"price\":101.25}"), "source", "desk-7"),
                record(1, null, bytesOf("heartbeat")));
    }

    private static byte[] message(byte[] body) {
        return new Bytes().s4(body.length).add(body).done();
    }

    private static Bytes request(int key, int version, int correlation) {
        return new Bytes().s2(key).s2(version).s4(correlation).s2(7).add("pricing").u1(0);
    }

    private static byte[] produce() {
        byte[] versions = request(18, 3, 6)
                .add(Bytes.hex("12"))
                .add("apache-kafka-java")
                .add(Bytes.hex("06"))
                .add("4.1.0")
                .u1(0)
                .done();
        byte[] batch = batch(0, 0, twoRecords(), 2);
        byte[] produce = request(0, 9, 7)
                .u1(0)
                .s2(-1)
                .s4(30_000)
                .u1(2)
                .u1(7)
                .add("prices")
                .u1(2)
                .s4(0)
                .u1(batch.length + 1 & 0x7F | 0x80)
                .u1(batch.length + 1 >> 7)
                .add(batch)
                .add(Bytes.hex("000000"))
                .done();
        return Dumps.joined(message(versions), message(produce));
    }

    private static byte[] fetched() {
        byte[] avro = new Bytes().u1(0).s4(42).add(Bytes.hex("0841434d45 0000000000505940")).done();
        byte[] whole = batch(17, 0, record(0, "ACME", avro), 1);
        byte[] cut = Arrays.copyOf(batch(18, 0, twoRecords(), 2), 90);
        byte[] response = new Bytes()
                .s4(8)
                .s4(0)
                .s4(1)
                .s2(6)
                .add("prices")
                .s4(1)
                .s4(0)
                .s2(0)
                .s8(19)
                .s4(whole.length + cut.length)
                .add(whole)
                .add(cut)
                .done();
        return Dumps.joined(message(new Bytes().s4(7).s4(0).done()), message(response));
    }

    private static byte[] log() {
        byte[] records = twoRecords();
        return Dumps.joined(
                batch(1000, 0, records, 2),
                batch(1002, 1, Stored.gzip(records), 2),
                batch(1004, 2, Stored.snappyStream(records), 2),
                batch(1006, 3, Stored.lz4(records), 2),
                batch(1008, 4, Stored.zstd(records), 2));
    }

    private static byte[] legacyMessage(long offset, int magic, int codec, String key, byte[] value) {
        Bytes checked = new Bytes().u1(magic).u1(codec);
        if (magic == 1) {
            checked.s8(TIME);
        }
        if (key == null) {
            checked.s4(-1);
        } else {
            checked.s4(key.length()).add(key);
        }
        byte[] rest = checked.s4(value.length).add(value).done();
        CRC32 crc = new CRC32();
        crc.update(rest);
        return new Bytes()
                .s8(offset)
                .s4(rest.length + 4)
                .s4((int) crc.getValue())
                .add(rest)
                .done();
    }

    private static byte[] legacy() {
        byte[] set = Dumps.joined(
                legacyMessage(0, 1, 0, "a", bytesOf("first")), legacyMessage(1, 1, 0, "b", bytesOf("second")));
        return Dumps.joined(
                legacyMessage(0, 0, 0, "k", bytesOf("version 0")),
                legacyMessage(1, 1, 0, null, bytesOf("version 1")),
                legacyMessage(3, 1, 1, null, Stored.gzip(set)));
    }
}
