package dev.hexplain.ksy.run;

import static dev.hexplain.ksy.run.KsyTrees.field;
import static dev.hexplain.ksy.run.KsyTrees.issues;
import static dev.hexplain.ksy.run.KsyTrees.tree;
import static dev.hexplain.ksy.run.KsyTrees.value;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.descriptors.DescriptorFiles;
import dev.hexplain.ksy.KsyDecoder;
import dev.hexplain.ksy.read.DescriptorReading;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Repetitions whose elements have no bytes: they end. */
@Slow
class RepetitionsTest {
    private static final String NO_PROGRESS = "the repetition would never end.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{id: xs, type: empty, repeat: eos}",
                "{id: xs, size: 0, repeat: eos}",
                "{id: xs, size: 0, repeat: until, repeat-until: 'false'}",
                "{id: xs, type: nested, repeat: until, repeat-until: _io.eof}",
                "{id: xs, repeat: eos, type: {switch-on: 1, cases: {0: u1}}}",
                "{id: xs, size: 0, repeat: until, repeat-until: '_.length > 0'}",
            })
    void that_never_move_on_end_at_the_first_element(String field) {
        FieldTree tree = tree("""
            meta: {id: test}
            seq: [%s]
            types:
              empty: {}
              nested: {seq: [{id: n, size: 0}]}
            """.formatted(field), "6162");

        assertThat(issues(tree)).hasSize(1).first().asString().contains("xs: " + NO_PROGRESS);
        assertThat(tree.childCount(field(tree, "xs"))).isEqualTo(1);
        assertThat(tree.facts().covered()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"65538", "1 << 62", "9223372036854775807"})
    void of_a_count_without_bytes_are_bounded_for_the_whole_dump(String count) {
        FieldTree tree = tree("""
            meta: {id: test}
            seq: [{id: xs, type: empty, repeat: expr, repeat-expr: %s}]
            types: {empty: {}}
            """.formatted(count), "61");

        assertThat(issues(tree)).hasSize(1).first().asString().contains("elements without bytes");
        assertThat(tree.rowCount()).isLessThan(70_000);
    }

    @Test
    void inside_each_other_share_the_bound() {
        FieldTree tree = tree("""
            meta: {id: test}
            seq: [{id: xs, type: outer, repeat: expr, repeat-expr: 60000}]
            types:
              outer: {seq: [{id: ys, type: empty, repeat: expr, repeat-expr: 60000}]}
              empty: {}
            """, "61");

        assertThat(issues(tree)).hasSize(1);
        assertThat(tree.rowCount()).isLessThan(140_000);
    }

    @Test
    void that_an_instance_reads_are_bounded_too() {
        FieldTree tree = tree("""
            meta: {id: test}
            seq: [{id: n, size: xs.size}]
            types: {empty: {}}
            instances:
              xs: {pos: 0, type: empty, repeat: eos}
            """, "61");

        assertThat(issues(tree)).isNotEmpty().first().asString().contains(NO_PROGRESS);
    }

    /** The official descriptor has no case for lists other than {@code INFO}. */
    @Test
    void of_a_list_that_the_wav_descriptor_does_not_know_end() throws IOException {
        Path gallery = Corpus.folder("kaitai-gallery");
        DescriptorReading wav = new DescriptorFiles(List.of(gallery)).read(gallery.resolve("media/wav.ksy"));
        byte[] file = HexFormat.of()
                .parseHex("52494646 14000000 57415645 4C495354 08000000 58585858 00000000".replace(" ", ""));

        FieldTree tree = tree(KsyDecoder.of(Objects.requireNonNull(wav.descriptor())), file);

        assertThat(issues(tree)).hasSize(1).first().asString().contains(NO_PROGRESS);
        assertThat(tree.rowCount()).isLessThan(100);
    }

    @Test
    void that_end_for_another_reason_are_whole() {
        FieldTree tree = tree("""
            meta: {id: test}
            seq:
              - {id: three, type: empty, repeat: expr, repeat-expr: 3}
              - {id: five, type: empty, repeat: until, repeat-until: _index == 4}
              - {id: nodes, type: node(_index), repeat: until, repeat-until: _.next == 0}
              - {id: rest, size-eos: true}
            types:
              empty: {}
              node:
                params: [{id: i, type: s4}]
                instances:
                  at: {value: 'i == 0 ? 0 : _parent.as<test>.nodes[i - 1].next'}
                  next: {pos: at, type: u1}
            """, "02 03 01 00");

        assertThat(issues(tree)).isEmpty();
        assertThat(tree.childCount(field(tree, "three"))).isEqualTo(3);
        assertThat(tree.childCount(field(tree, "five"))).isEqualTo(5);
        assertThat(tree.childCount(field(tree, "nodes"))).isEqualTo(4);
        assertThat(value(tree, "nodes[2].next")).isEqualTo("3");
    }
}
