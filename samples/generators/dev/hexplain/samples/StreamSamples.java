package dev.hexplain.samples;

import static dev.hexplain.samples.Sample.featured;
import static dev.hexplain.samples.Sample.of;
import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;

/** Streams as wholes: top-level primitives, several in a row, foreign bytes before, no header, annotated classes. */
final class StreamSamples {
    private StreamSamples() {}

    static List<Sample> all() {
        return List.of(
                featured("tokens", "Every token", "All fifteen TC_ codes in one small stream.", AllTokens::stream),
                of("stream-empty", "Header only", "A stream that was opened and closed.", () -> Dumps.of()),
                of("null", "Null", "The shortest stream with an object in it.", () -> Dumps.of((Object) null)),
                of(
                        "block-data",
                        "Top-level primitives",
                        "Primitives written straight to the stream share one TC_BLOCKDATA; nothing says where each"
                                + " ends.",
                        StreamSamples::blockData),
                of(
                        "block-data-long",
                        "Long block data",
                        "1,500 bytes: TC_BLOCKDATALONG up to the writer's buffer of 1,024, then another block.",
                        () -> Dumps.written(out -> out.write(new byte[1_500]))),
                of(
                        "block-data-255-256",
                        "Block data at the limit",
                        "255 bytes fit the short form, 256 take the long one.",
                        () -> Dumps.written(out -> {
                            out.write(new byte[255]);
                            out.writeObject(null);
                            out.write(new byte[256]);
                            out.writeObject(null);
                        })),
                of(
                        "block-data-and-objects",
                        "Primitives between objects",
                        "Block data and objects take turns at the top level.",
                        () -> Dumps.written(out -> {
                            out.writeInt(2);
                            out.writeObject("first");
                            out.writeDouble(-0.0);
                            out.writeObject(new long[] {-2L});
                            out.writeUTF("done");
                        })),
                of(
                        "streams-in-a-row",
                        "Three streams in a row",
                        "Each has its own header, and its handles start again: what appending to a file leaves.",
                        () -> Dumps.joined(Dumps.of("one", "one"), Dumps.of(new int[] {2}), Dumps.of("three"))),
                of(
                        "stream-after-http-header",
                        "A stream behind an HTTP header",
                        "Text first; the stream starts at AC ED 00 05.",
                        StreamSamples::http),
                of(
                        "stream-without-header",
                        "No header",
                        "Content starts with TC_OBJECT, as stores that strip the four bytes leave it.",
                        () -> withoutHeader(Dumps.of(SeedSamples.order()))),
                of(
                        "stream-without-header-block-data",
                        "No header, block data first",
                        "Content starts with TC_BLOCKDATA.",
                        () -> withoutHeader(blockData())),
                of(
                        "annotated-classes",
                        "Annotated classes",
                        "Each descriptor carries the codebase URL that RMI writes, or null for a class of the JDK.",
                        () -> Dumps.written(CodebaseOutput::new, out -> {
                            out.writeObject(new HandleSamples.Person("Ada"));
                            out.writeObject(new UUID(1L, -2L));
                        })),
                of(
                        "annotated-proxy",
                        "Annotated proxy",
                        "A proxy descriptor with a codebase URL.",
                        () -> Dumps.written(CodebaseOutput::new, out -> out.writeObject(ProxySamples.proxy("hello")))),
                of(
                        "annotated-with-block-data",
                        "Annotation with block data and objects",
                        "A class annotation may hold anything: primitives and objects up to its end marker.",
                        () -> Dumps.written(
                                RevisionOutput::new, out -> out.writeObject(new HandleSamples.Person("Ada")))));
    }

    private static byte[] blockData() throws IOException {
        return Dumps.written(out -> {
            out.writeInt(-2);
            out.writeUTF("größe");
            out.writeBoolean(true);
            out.writeLong(1L << 40);
        });
    }

    private static byte[] http() throws Exception {
        byte[] body = Dumps.of(SeedSamples.order());
        String header = "HTTP/1.1 200 OK\r\nContent-Type: application/x-java-serialized-object\r\nContent-Length: "
                + body.length + "\r\n\r\n";
        return Dumps.joined(header.getBytes(US_ASCII), body);
    }

    private static byte[] withoutHeader(byte[] stream) {
        return Arrays.copyOfRange(stream, 4, stream.length);
    }

    /** Annotates classes as RMI's marshal stream does: with a codebase, or null where the class is the JDK's. */
    private static final class CodebaseOutput extends ObjectOutputStream {
        CodebaseOutput(OutputStream out) throws IOException {
            super(out);
        }

        @Override
        protected void annotateClass(Class<?> type) throws IOException {
            writeObject(type.getClassLoader() == null ? null : "http://rmi.example.org/classes/");
        }

        @Override
        protected void annotateProxyClass(Class<?> type) throws IOException {
            annotateClass(type);
        }
    }

    private static final class RevisionOutput extends ObjectOutputStream {
        RevisionOutput(OutputStream out) throws IOException {
            super(out);
        }

        @Override
        protected void annotateClass(Class<?> type) throws IOException {
            writeInt(17);
            writeObject("built by " + type.getSimpleName());
            writeUTF("end");
        }
    }
}
