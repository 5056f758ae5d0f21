package dev.hexplain.inspect;

import java.nio.file.Path;
import java.util.function.Predicate;

/**
 * Bytes of which it is known what they are.
 *
 * @param set where they are from
 * @param name within that
 * @param label what they are, as the matrix calls it
 * @param right whether an answer is right
 * @param content their bytes
 */
record Labelled(String set, String name, String label, Predicate<DetectedAs> right, Content content) {
    /** What has a format that its bytes do not tell: a number, a record without names. Shown, and not judged. */
    static final String TOO_LITTLE = "too little";

    /** Bytes in a file or on the heap. */
    sealed interface Content {
        /** A file, which is mapped. */
        record InFile(Path path) implements Content {}

        /** Bytes that are made when they are asked for, and kept in a file for so long. */
        @FunctionalInterface
        non-sealed interface Made extends Content {
            byte[] bytes();
        }
    }

    static Labelled of(String set, String name, String label, Predicate<DetectedAs> right, Content content) {
        return new Labelled(set, name, label, right, content);
    }

    /** Bytes of a format, without a layer around them. */
    static Labelled format(String set, String name, String format, Content content) {
        return new Labelled(
                set, name, format, answer -> answer.isPlain() && answer.format().equals(format), content);
    }

    /** Bytes in a layer. */
    static Labelled layer(String set, String name, String layer, Content content) {
        return new Labelled(set, name, layer, answer -> answer.layer().equals(layer), content);
    }

    /** Text that spells other bytes, whatever the spelling is called. */
    static Labelled spelling(String set, String name, byte[] spelled, Content content) {
        return new Labelled(set, name, "a spelling", answer -> answer.spells(spelled), content);
    }

    static Labelled nothing(String set, String name, Content content) {
        return new Labelled(set, name, DetectedAs.UNRECOGNISED, DetectedAs::isNothing, content);
    }

    static Labelled tooLittle(String set, String name, Content content) {
        return new Labelled(set, name, TOO_LITTLE, answer -> true, content);
    }

    boolean counts() {
        return !label.equals(TOO_LITTLE);
    }

    boolean hasFormat() {
        return counts() && !label.equals(DetectedAs.UNRECOGNISED);
    }

    String fileName() {
        return name.substring(name.lastIndexOf('/') + 1);
    }

    /** Whether what is known of the bytes is what detection says. */
    boolean isRight(DetectedAs answer) {
        return right.test(answer);
    }
}
