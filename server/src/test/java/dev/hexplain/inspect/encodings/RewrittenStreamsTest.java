package dev.hexplain.inspect.encodings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.objects.RewrittenStream;
import dev.hexplain.codecs.objects.StreamObjects;
import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.DescribedClass;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.ChildFields;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Streams that others wrote are made objects of, and written again. */
@Slow
class RewrittenStreamsTest {
    private static final Decoder DECODER = NativeDecoders.all().stream()
            .filter(decoder -> decoder.id().equals("java_serialization"))
            .findFirst()
            .orElseThrow();

    /** What can be said of a stream before anything is made of it. */
    private enum Kind {
        /** Whole, and each class but the JDK's writes its fields and nothing else. */
        PLAIN,
        /** Some class has a writeObject or writeExternal of its own. */
        WRITING,
        /** With proxies, exceptions of writing, damage. */
        OTHER
    }

    private record Outcome(Kind kind, RewrittenStream rewritten) {
        boolean same() {
            return rewritten instanceof RewrittenStream.Same;
        }

        String cause() {
            return switch (rewritten) {
                case RewrittenStream.Same _ -> "same";
                case RewrittenStream.Different different -> different.cause().title();
                case RewrittenStream.Failed _ -> "failed";
            };
        }

        /** Differences that no object of today's JDK can avoid, and classes that are left out on purpose. */
        boolean isExcused() {
            return switch (rewritten) {
                case RewrittenStream.Same _ -> false;
                case RewrittenStream.Different different ->
                    switch (different.cause()) {
                        case CLASS_VERSION, CAPACITY, ORDER, NOT_MADE -> true;
                        case CLASS_ANNOTATION, REFERENCE, FORM, OTHER -> false;
                    };
                case RewrittenStream.Failed _ -> false;
            };
        }
    }

    @Test
    void plain_streams_of_the_corpus_are_written_as_the_same_bytes() throws IOException {
        List<Outcome> outcomes = new ArrayList<>();
        for (Path folder : Corpus.folders("java-")) {
            for (Path file : Corpus.files(folder.resolve("files"))) {
                byte[] bytes = Files.readAllBytes(file);
                if (bytes.length >= 4 && bytes[0] == (byte) 0xAC && bytes[1] == (byte) 0xED) {
                    outcomes.add(outcome(bytes));
                }
            }
        }
        Map<String, Integer> tally = new TreeMap<>();
        outcomes.forEach(each -> tally.merge(each.kind() + " " + each.cause(), 1, Integer::sum));
        System.out.println("Streams written again: " + tally);

        assertThat(share(outcomes.stream()
                        .filter(each -> each.kind() == Kind.PLAIN && !each.isExcused())
                        .toList()))
                .as("plain streams, but for classes that this JDK has in another form or that are not made")
                .isGreaterThan(0.99);
        assertThat(share(outcomes.stream()
                        .filter(each -> each.kind() == Kind.PLAIN)
                        .toList()))
                .as("plain streams, old JDKs' included")
                .isGreaterThan(0.78);
        assertThat(share(outcomes)).as("all streams").isGreaterThan(0.81);
    }

    private static double share(List<Outcome> of) {
        return (double) of.stream().filter(Outcome::same).count() / of.size();
    }

    private static Outcome outcome(byte[] bytes) {
        try (FieldTree tree = DECODER.decode(
                Source.ofBytes("stream", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            List<DescribedClass> classes = DECODER.classes(tree);
            StreamObjects made = StreamObjects.of(
                    tree, classes, ChildFields.behindSlots(tree, tree.root()).page(0, 10_000));
            return new Outcome(kind(tree, classes), RewrittenStream.of(tree, made));
        }
    }

    private static Kind kind(FieldTree tree, List<DescribedClass> classes) {
        Kind kind = tree.facts().issueCount() > 0 ? Kind.OTHER : Kind.PLAIN;
        for (DescribedClass each : classes) {
            ClassDescriptor descriptor = each.descriptor();
            boolean writes = descriptor.flags().contains("SC_WRITE_METHOD")
                    || descriptor.flags().contains("SC_EXTERNALIZABLE");
            if (!descriptor.proxyInterfaces().isEmpty()) {
                return Kind.OTHER;
            }
            if (writes && !ClassDefinition.isJdk(descriptor.name()) && kind == Kind.PLAIN) {
                kind = Kind.WRITING;
            }
        }
        return kind;
    }
}
