package dev.hexplain.decoders.jrmp;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.testing.Samples;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.util.ArrayList;
import java.util.List;

/** One direction of a conversation, decoded: short ways to what it says. */
record Talk(Jrmp decoder, FieldTree tree) {
    static Jrmp newDecoder() {
        return new Jrmp(new JavaSerialization());
    }

    static Talk of(byte[] bytes) {
        return from(bytes, 0);
    }

    static Talk from(byte[] bytes, long offset) {
        Jrmp decoder = newDecoder();
        return new Talk(
                decoder,
                decoder.decode(
                        Source.ofBytes("conversation", bytes),
                        DecodeOptions.DEFAULT.from(offset),
                        TreeStorage.inMemory(),
                        Progress.NONE));
    }

    /** Decoded by the source of interfaces. */
    static Talk by(String classes, byte[] bytes) {
        Decoder decoder = newDecoder().with(Schema.of("jrmp.test", "", classes));
        return new Talk(
                (Jrmp) decoder,
                decoder.decode(
                        Source.ofBytes("conversation", bytes),
                        DecodeOptions.DEFAULT,
                        TreeStorage.inMemory(),
                        Progress.NONE));
    }

    static byte[] bytes(String sample) {
        return Samples.of("network").stream()
                .filter(entry -> entry.file().equals("network/" + sample + ".bin"))
                .findFirst()
                .orElseThrow()
                .bytes();
    }

    static Talk sample(String name) {
        return of(bytes(name));
    }

    /** What is said, in order. */
    List<Message> messages() {
        List<Message> messages = new ArrayList<>();
        for (Field field : tree.children(tree.root(), 0, 10_000)) {
            decoder.messageOf(tree, field).ifPresent(messages::add);
        }
        return messages;
    }

    List<String> titles() {
        return messages().stream().map(Message::title).toList();
    }

    Field at(String path) {
        return tree.find(path).orElseThrow(() -> new AssertionError("No field at " + path));
    }

    String summary(String path) {
        return tree.value(at(path)).summary();
    }

    List<Issue> issues() {
        return tree.facts().issues();
    }

    /** Whether every byte is explained and nothing is to be said of any. */
    boolean isComplete() {
        return issues().isEmpty() && tree.facts().covered() == tree.source().length();
    }
}
