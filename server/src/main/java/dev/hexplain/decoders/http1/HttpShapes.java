package dev.hexplain.decoders.http1;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.decode.messages.Payload;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeKind;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValueShapes;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The shape table of all HTTP/1 trees, followed by that of WebSocket. */
record HttpShapes(Shapes upgraded) implements ValueShapes {
    static final String REQUEST_RULE = "HTTP request";
    static final String RESPONSE_RULE = "HTTP response";
    static final String HEADERS_RULE = "headers";
    static final String HEADER_RULE = "header";
    static final String MULTIPART_RULE = "multipart";
    static final String PART_RULE = "body part";
    private static final ShapeKind CHUNK_SIZE = ShapeKind.of("chunk size");
    private static final int MAX_NAME = 200;

    private static final ShapeTable TABLE = new ShapeTable();
    static final int ROOT = TABLE.add(Shape.group("http1", "HTTP/1")
            .doc(Http1.FORMAT::doc)
            .tail(new Tail.Rows("message"))
            .build());
    static final int REQUEST = TABLE.add(message("request", REQUEST_RULE));
    static final int RESPONSE = TABLE.add(message("response", RESPONSE_RULE));
    static final int START_LINE =
            TABLE.add(Shape.group("start_line", "start-line").build());
    static final int METHOD = TABLE.add(text("method", Role.TYPE, "What the request wants done."));
    static final int TARGET = TABLE.add(text("target", Role.VALUE, "What it wants it done to."));
    static final int HTTP_VERSION = TABLE.add(text("version", Role.MAGIC, "The version of the protocol."));
    static final int STATUS = TABLE.add(text("status", Role.TYPE, "How it went: 2xx well, 4xx and 5xx not."));
    static final int REASON = TABLE.add(text("reason", Role.HEADER, "The status in words; means nothing."));
    static final int SPACE = TABLE.add(text("space", Role.PADDING, ""));
    static final int LINE_END = TABLE.add(text("end", Role.TYPE, "CR and LF; LF alone will do."));
    static final int HEADERS =
            TABLE.add(Shape.group("headers", "headers").production(HEADERS_RULE).build());
    static final int TRAILERS = TABLE.add(Shape.group("trailers", "headers")
            .production(HEADERS_RULE)
            .doc("Headers that were only known behind the body.")
            .build());
    static final int NAME = TABLE.add(text("name", Role.NAME, "Upper and lower case are the same."));
    static final int COLON = TABLE.add(text("separator", Role.TYPE, ""));
    static final int VALUE = TABLE.add(text("value", Role.VALUE, ""));
    static final int END = TABLE.add(text("end", Role.TYPE, "The empty line behind the headers."));
    static final Payload BODY = Payload.of(TABLE, "body", "What the message carries.");
    static final Payload DECODED = Payload.of(TABLE, "decoded", "The body without its transfer or content coding.");
    static final Payload TUNNEL = Payload.of(
            TABLE, "tunnel", "What follows when the connection was given over to another protocol.", ShapeMark.END);
    static final int MULTIPART = TABLE.add(multipart("body"));
    static final int MULTIPART_AFTER_PREAMBLE = TABLE.add(multipart("body", Slot.row("preamble")));
    static final int DECODED_PARTS = TABLE.add(multipart("decoded"));
    static final int DECODED_PARTS_AFTER_PREAMBLE = TABLE.add(multipart("decoded", Slot.row("preamble")));
    static final int PART = TABLE.add(Shape.group("part", "part")
            .production(PART_RULE)
            .doc("A part of the body with headers of its own.")
            .build());
    static final int DELIMITER = TABLE.add(text("delimiter", Role.TYPE, "Comes before each part."));
    static final Payload CONTENT = Payload.of(TABLE, "content", "What the part carries.");
    static final int PREAMBLE =
            TABLE.add(text("preamble", Role.PADDING, "Comes before the first part; means nothing."));
    static final int CLOSE = TABLE.add(between("close", Role.TYPE, "Comes behind the last part."));
    static final int EPILOGUE = TABLE.add(between("epilogue", Role.PADDING, "Comes behind that; means nothing."));
    static final int CHUNKED = TABLE.add(Shape.group("body", "chunked body")
            .doc("The body in pieces, each behind its length (RFC 9112, 7.1).")
            .tail(new Tail.Rows("chunk"))
            .build());
    static final int CHUNK = TABLE.add(Shape.group("chunk", "chunk").build());
    static final int SIZE = TABLE.add(Shape.leaf("size", new ValueType.Text(TextEncoding.ASCII), Role.LENGTH)
            .kind(CHUNK_SIZE)
            .doc("Bytes of the chunk, in hexadecimal digits.")
            .build());
    static final int EXTENSION = TABLE.add(text("extension", Role.HEADER, "What the sender says of the chunk."));
    static final int DATA = TABLE.add(Shape.leaf("data", ValueType.BYTES, Role.VALUE)
            .doc("A piece of the body.")
            .build());

    private static Shape message(String type, String rule) {
        return Shape.group("message", type).production(rule).build();
    }

    private static Shape multipart(String name, Slot... first) {
        return Shape.group(name, "multipart")
                .production(MULTIPART_RULE)
                .doc("Several parts, between lines that do not occur in them (RFC 2046, 5.1).")
                .slots(first)
                .tail(new Tail.Rows("part"))
                .build();
    }

    private static Shape between(String name, Role role, String doc) {
        return Shape.leaf(name, new ValueType.Text(TextEncoding.UTF_8), role)
                .doc(doc)
                .mark(ShapeMark.END)
                .build();
    }

    private static Shape text(String name, Role role, String doc) {
        return Shape.leaf(name, new ValueType.Text(TextEncoding.UTF_8), role)
                .doc(doc)
                .build();
    }

    @Override
    public Shape fixed(int number) {
        return TABLE.fixed(number);
    }

    /** The embedded format after an upgrade. */
    @Override
    public Optional<Shapes> embeddedShapes() {
        return Optional.of(upgraded);
    }

    /** A header, with the name in its bytes. */
    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        Member member = Member.of(shapeRef);
        byte[] name = tree.source(member.source()).orElseThrow().copy(member.offset(), (int)
                Math.min(MAX_NAME, member.length()));
        return Shape.group(ContainerPreviews.name(new String(name, StandardCharsets.UTF_8)), "header")
                .production(HEADER_RULE)
                .build();
    }

    @Override
    public Optional<LogicalValue> value(TreeValues values, Field field) {
        return new HttpValues(values).of(field);
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return switch (field.shape().production()) {
            case REQUEST_RULE, RESPONSE_RULE -> Value.described(HttpMessageSummaries.of(tree, field));
            case PART_RULE -> Value.described(HttpMessageSummaries.ofPart(tree, field));
            case HEADER_RULE -> tree.child(field, "value").map(tree::value).orElse(Value.NONE);
            default -> field.kind().equals(CHUNK_SIZE) ? chunkSize(tree, field, read) : read;
        };
    }

    private static Value chunkSize(FieldTree tree, Field field, Value read) {
        long size = HttpFraming.hex(HttpMessageSummaries.text(tree, field));
        return size < 0 ? read : read.with("", Long.toString(size));
    }
}
