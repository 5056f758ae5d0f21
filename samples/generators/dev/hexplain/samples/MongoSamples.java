package dev.hexplain.samples;

import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;

/** One side of connections to MongoDB. */
final class MongoSamples {
    private static final int OP_QUERY = 2004;
    private static final int OP_COMPRESSED = 2012;
    private static final int OP_MSG = 2013;

    private MongoSamples() {}

    static List<Sample> all() {
        return List.of(
                Sample.featured(
                        "mongodb-requests",
                        "MongoDB, a client",
                        "A find with a checksum, and an insert with its documents in a section of their own.",
                        MongoSamples::requests),
                Sample.of(
                        "mongodb-replies",
                        "MongoDB, a server",
                        "A batch of one document, and an error.",
                        MongoSamples::replies),
                Sample.of(
                        "mongodb-compressed",
                        "MongoDB, compressed",
                        "The same find in zlib, snappy and zstd, behind the greeting that old servers understand.",
                        MongoSamples::compressed));
    }

    /** Elements of a document: a type, a name and a value each. */
    private static final class Document {
        private final Bytes elements = new Bytes();

        Document text(String name, String value) {
            head(2, name).s4le(value.length() + 1).add(value).u1(0);
            return this;
        }

        Document number(String name, int value) {
            head(16, name).s4le(value);
            return this;
        }

        Document real(String name, double value) {
            head(1, name).s8le(Double.doubleToLongBits(value));
            return this;
        }

        Document big(String name, long value) {
            head(18, name).s8le(value);
            return this;
        }

        Document document(String name, Document value) {
            head(3, name).add(value.done());
            return this;
        }

        Document array(String name, Document value) {
            head(4, name).add(value.done());
            return this;
        }

        private Bytes head(int type, String name) {
            return elements.u1(type).add(name).u1(0);
        }

        byte[] done() {
            return new Bytes()
                    .s4le(elements.size() + 5)
                    .add(elements.done())
                    .u1(0)
                    .done();
        }
    }

    private static byte[] message(int id, int responseTo, int opCode, byte[] body) {
        return new Bytes()
                .s4le(16 + body.length)
                .s4le(id)
                .s4le(responseTo)
                .s4le(opCode)
                .add(body)
                .done();
    }

    private static byte[] order(int id, double price) {
        return new Document().number("_id", id).text("side", "BUY").real("price", price).done();
    }

    private static Document find() {
        return new Document()
                .text("find", "orders")
                .document("filter", new Document().text("side", "BUY"))
                .text("$db", "shop");
    }

    private static byte[] bodyOf(int flags, Document document) {
        return new Bytes().s4le(flags).u1(0).add(document.done()).done();
    }

    private static byte[] requests() {
        byte[] unchecked = new Bytes()
                .add(message(1, 0, OP_MSG, new Bytes().add(bodyOf(1, find())).s4le(0).done()))
                .done();
        CRC32C crc = new CRC32C();
        crc.update(unchecked, 0, unchecked.length - 4);
        byte[] documents = Dumps.joined(order(7, 101.25), order(8, 101.5));
        byte[] identifier = new Bytes().add("documents").u1(0).done();
        byte[] insert = new Bytes()
                .add(bodyOf(0, new Document().text("insert", "orders").text("$db", "shop")))
                .u1(1)
                .s4le(4 + identifier.length + documents.length)
                .add(identifier)
                .add(documents)
                .done();
        return new Bytes()
                .add(Arrays.copyOf(unchecked, unchecked.length - 4))
                .s4le((int) crc.getValue())
                .add(message(2, 0, OP_MSG, insert))
                .done();
    }

    private static byte[] replies() {
        Document batch = new Document().document("0", new Document().number("_id", 7).text("side", "BUY"));
        Document cursor =
                new Document().array("firstBatch", batch).big("id", 0).text("ns", "shop.orders");
        Document found = new Document().document("cursor", cursor).real("ok", 1);
        Document error = new Document()
                .real("ok", 0)
                .text("errmsg", "E11000 duplicate key")
                .number("code", 11000);
        return Dumps.joined(message(91, 1, OP_MSG, bodyOf(0, found)), message(92, 2, OP_MSG, bodyOf(0, error)));
    }

    private static byte[] packed(int id, int compressor, byte[] packed, int length) {
        return message(
                id,
                0,
                OP_COMPRESSED,
                new Bytes()
                        .s4le(OP_MSG)
                        .s4le(length)
                        .u1(compressor)
                        .add(packed)
                        .done());
    }

    private static byte[] compressed() {
        byte[] hello = new Bytes()
                .s4le(4)
                .add("admin.$cmd")
                .u1(0)
                .s4le(0)
                .s4le(-1)
                .add(new Document().number("hello", 1).done())
                .done();
        byte[] body = bodyOf(0, find());
        return new Bytes()
                .add(message(1, 0, OP_QUERY, hello))
                .add(packed(2, 2, Stored.zlib(body), body.length))
                .add(packed(3, 1, Stored.snappy(body), body.length))
                .add(packed(4, 3, Stored.zstd(body), body.length))
                .done();
    }
}
