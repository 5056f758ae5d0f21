package dev.hexplain.testing;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Message;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Severity;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** A source that was decoded, with its invariants checked, for tests to ask about fields by their paths. */
public record Decoded(Decoder decoder, FieldTree tree) {
    /** A text whose characters are bytes. */
    public static Decoded of(Decoder decoder, String latin1) {
        return of(decoder, latin1.getBytes(StandardCharsets.ISO_8859_1));
    }

    public static Decoded of(Decoder decoder, byte[] bytes) {
        return new Decoded(decoder, new Survival(decoder).decode(bytes));
    }

    public Field field(String path) {
        return tree.find(path).orElseThrow(() -> new AssertionError("There is no " + path));
    }

    public boolean has(String path) {
        return tree.find(path).isPresent();
    }

    /** The value in one line. */
    public String value(String path) {
        return tree.value(field(path)).summary();
    }

    public byte[] bytes(String path) {
        Field field = field(path);
        return tree.sourceOf(field).copy(field.offset(), (int) field.length());
    }

    /** The bytes as text. */
    public String text(String path) {
        return new String(bytes(path), StandardCharsets.UTF_8);
    }

    public Message message(String path) {
        return decoder.messageOf(tree, field(path)).orElseThrow(() -> new AssertionError(path + " is no message"));
    }

    /** The titles of the messages among the children of the root. */
    public List<String> titles() {
        return tree.children(tree.root(), 0, 1000).stream()
                .map(field -> decoder.messageOf(tree, field))
                .flatMap(Optional::stream)
                .map(Message::title)
                .toList();
    }

    /** What is wrong, notes left out. */
    public List<String> issues() {
        return tree.facts().issues().stream()
                .filter(issue -> issue.severity() != Severity.NOTE)
                .map(Issue::message)
                .toList();
    }

    public List<String> notes() {
        return tree.facts().issues().stream()
                .filter(issue -> issue.severity() == Severity.NOTE)
                .map(Issue::message)
                .toList();
    }

    /** Whether every byte was understood. */
    public boolean isWhole() {
        return tree.facts().covered() == tree.source().length();
    }
}
