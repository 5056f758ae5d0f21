package dev.hexplain.inspect.classes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.inspect.view.ClassVersionsView;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ClassCountsTest {
    private GivenClasses jdk;

    @BeforeEach
    void open() throws IOException {
        jdk = GivenClasses.jdk();
    }

    @AfterEach
    void close() {
        jdk.close();
    }

    private static ClassesOfStream classes(String sample) throws IOException {
        JavaSerialization decoder = new JavaSerialization();
        byte[] stream = Files.readAllBytes(Path.of("../samples/java", sample));
        try (var tree = decoder.decode(
                Source.ofBytes(sample, stream), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            return ClassesOfStream.of(tree, decoder);
        }
    }

    @Test
    void the_same_class_of_several_streams_is_one() throws IOException {
        ClassCounts counts = new ClassCounts(jdk);
        counts.add("one", classes("order.ser"));
        counts.add("two", classes("order.ser"));

        assertThat(counts.streams()).isEqualTo(2);
        assertThat(counts.view())
                .extracting(ClassVersionsView::name)
                .containsExactly("ObjectToBeSerialised", "double[]", "long[]");
        assertThat(counts.view()).noneMatch(ClassVersionsView::conflict);
        assertThat(counts.view().getFirst().versions().getFirst().streams()).isEqualTo(2);
    }

    @Test
    void classes_beyond_a_bound_are_dropped_and_those_before_still_counted() throws IOException {
        ClassCounts few = new ClassCounts(jdk, 1, Long.MAX_VALUE);
        few.add("one", classes("order.ser"));
        few.add("two", classes("order.ser"));
        assertThat(few.view()).hasSize(1);
        assertThat(few.view().getFirst().versions().getFirst().streams()).isEqualTo(2);
        assertThat(few.dropped()).isEqualTo(4);

        ClassCounts shortNames = new ClassCounts(jdk, 100, 12);
        shortNames.add("one", classes("order.ser"));
        assertThat(shortNames.view()).extracting(ClassVersionsView::name).containsExactly("double[]");
    }
}
