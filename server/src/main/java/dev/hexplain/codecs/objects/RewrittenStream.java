package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Optional;

/** What {@code ObjectOutputStream} writes of the objects that were made of a stream, compared with the stream. */
public sealed interface RewrittenStream {
    /** The same bytes. */
    record Same(long length) implements RewrittenStream {}

    /**
     * Other bytes.
     *
     * @param offset of the first difference
     * @param path of the field of the stream that is there
     */
    record Different(long offset, String path, Cause cause, String reason, long length) implements RewrittenStream {}

    /** Nothing could be written. */
    record Failed(String reason) implements RewrittenStream {}

    /** Why bytes differ. */
    enum Cause {
        /** Something was left out or not kept. */
        NOT_MADE("not made"),
        /** The class has other fields, superclasses or flags in this JDK, or wrote itself in another way. */
        CLASS_VERSION("class version"),
        /** The class of the stream had an annotation, which {@code annotateClass} wrote. */
        CLASS_ANNOTATION("class annotation"),
        /** A hash table has its elements in another order. */
        ORDER("order"),
        /** A collection has room for another number of elements. */
        CAPACITY("capacity"),
        /** What was one object is two, or the other way round. */
        REFERENCE("reference"),
        /** The stream ends early, is damaged, or is followed by something else. */
        FORM("form of the stream"),
        OTHER("other");

        private final String title;

        Cause(String title) {
            this.title = title;
        }

        /** The text to display. */
        public String title() {
            return title;
        }
    }

    /** Writes the objects of a whole stream, and compares. */
    static RewrittenStream of(FieldTree tree, StreamObjects objects) {
        MemorySegment original = tree.source().segment();
        byte[] written;
        try {
            written = write(objects.contents(), 2 * original.byteSize() + Short.MAX_VALUE);
        } catch (IOException | RuntimeException | StackOverflowError | LinkageError e) {
            return new Failed(e.toString());
        }
        long offset = original.mismatch(MemorySegment.ofArray(written));
        return offset < 0 ? new Same(written.length) : new StreamDifference(tree, objects.losses()).at(offset, written);
    }

    private static byte[] write(List<StreamContent> contents, long most) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        OutputStream bounded = new OutputStream() {
            @Override
            public void write(int octet) throws IOException {
                write(new byte[] {(byte) octet}, 0, 1);
            }

            @Override
            public void write(byte[] octets, int from, int length) throws IOException {
                if (bytes.size() + length > most) {
                    throw new IOException("what is written is more than twice as long");
                }
                bytes.write(octets, from, length);
            }
        };
        try (ObjectOutputStream out = new ObjectOutputStream(bounded)) {
            StreamContentWriter.write(out, contents);
        }
        return bytes.toByteArray();
    }

    /** Tells why bytes differ, by the field that is there in the stream. */
    record StreamDifference(FieldTree tree, List<MakingLoss> losses) {
        private static final int LEVELS = 64;

        Different at(long offset, byte[] written) {
            Optional<Field> leaf = tree.at(offset);
            String path = leaf.map(field -> Paths.of(tree, field)).orElse("");
            Optional<MakingLoss> loss = losses.stream()
                    .filter(each -> !(each instanceof MakingLoss.StandIn))
                    .findFirst();
            if (loss.isPresent()) {
                String reason =
                        "%s: %s".formatted(loss.get().className(), loss.get().reason());
                return new Different(offset, path, Cause.NOT_MADE, reason, written.length);
            }
            Explained explained = leaf.map(field -> explained(field, tree.lineage(field.id(), LEVELS)))
                    .orElseGet(() -> new Explained(Cause.FORM, "the stream ends here, and the object does not"));
            return new Different(offset, path, explained.cause(), explained.reason(), written.length);
        }

        private record Explained(Cause cause, String reason) {}

        private Explained explained(Field leaf, List<Field> around) {
            if (tree.facts().issueCount() > 0) {
                return new Explained(Cause.FORM, "the stream is cut, damaged, or followed by something else");
            }
            for (Field field : around.reversed()) {
                String className = JavaClassKind.nameOf(field);
                switch (field.shape().production()) {
                    case "classAnnotation" -> {
                        return new Explained(Cause.CLASS_ANNOTATION, "the stream has more about a class");
                    }
                    case "newClassDesc" -> {
                        boolean anotherClass =
                                around.stream().anyMatch(each -> each.name().equals("className"));
                        if (!anotherClass || field.name().equals("superClassDesc")) {
                            return descriptor(field);
                        }
                    }
                    case "prevObject" -> {
                        return new Explained(Cause.REFERENCE, "what is referred to here is an object of its own");
                    }
                    case "objectAnnotation" -> {
                        return written(
                                leaf,
                                JavaClassKind.nameOf(tree.parent(field.id()).orElse(field)));
                    }
                    case "classdata" -> {
                        return ClassDefinition.isJdk(className)
                                ? new Explained(
                                        Cause.CAPACITY, "%s.%s has another value".formatted(className, leaf.name()))
                                : new Explained(
                                        Cause.OTHER, "%s.%s has another value".formatted(className, leaf.name()));
                    }
                    default -> {}
                }
            }
            return new Explained(Cause.OTHER, "%s has another value".formatted(leaf.name()));
        }

        private Explained descriptor(Field descriptor) {
            String name = tree.child(descriptor, "className")
                    .map(field -> tree.value(field).summary())
                    .orElse("a class");
            return new Explained(Cause.CLASS_VERSION, "%s is described in another way by this JDK".formatted(name));
        }

        private static Explained written(Field leaf, String className) {
            return switch (leaf.name()) {
                case "capacity", "buckets", "loadFactor", "threshold" ->
                    new Explained(Cause.CAPACITY, "this JDK writes another %s of %s".formatted(leaf.name(), className));
                default ->
                    className.contains("Hash")
                            ? new Explained(
                                    Cause.ORDER,
                                    ("the elements of %s come in another order: by hash codes of another JDK, or of"
                                                    + " objects whose code is not here")
                                            .formatted(className))
                            : new Explained(Cause.CLASS_VERSION, "%s wrote itself in another way".formatted(className));
            };
        }
    }
}
