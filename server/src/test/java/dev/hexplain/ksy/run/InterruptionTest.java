package dev.hexplain.ksy.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Limits;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A wish to stop is seen after about a megabyte of work, however few the steps that do it. */
@Slow
class InterruptionTest {
    private static final int MEGABYTE = 1 << 20;

    /** Wants to stop when it is asked for the third time. */
    private static final class Impatient implements Progress {
        private int asked;

        @Override
        public void at(long offset) {}

        @Override
        public boolean cancelled() {
            return ++asked >= 3;
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "valid: {expr: _root.big.max >= 0 or n == _}",
                "valid: {expr: '_root.big.as<u1[]>.min >= 0'}",
                "valid: {expr: _root.text.reverse != ''}",
                "valid: {expr: _root.text.length > 0 and _root.text + '' != 'x'}",
                "valid: {expr: '_root.text.substring(0, 9) != _root.big.to_s(\"ASCII\")'}",
                "valid: {expr: _root.big == _root.again}",
                "valid: {expr: _root.numbers == _root.others}",
                "valid: {expr: _root.numbers.max >= 0}",
                "valid: {expr: '_root.numbers.as<bytes>.size > 0'}",
            })
    void where_expressions_do_it(String valid) {
        stops("""
                meta: {id: test, encoding: ASCII, endian: be}
                seq: [{id: elements, type: element, repeat: expr, repeat-expr: 2000}]
                instances:
                  big: {pos: 0, size: 0x100000}
                  again: {pos: 0, size: 0x100000}
                  text: {pos: 0, type: str, size: 0x80000}
                  numbers: {pos: 0, type: u1, repeat: expr, repeat-expr: 0x80000}
                  others: {pos: 0, type: u1, repeat: expr, repeat-expr: 0x80000}
                types:
                  element: {seq: [{id: n, type: u1, %s}]}
                """.formatted(valid));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "{pos: 0, size-eos: true, terminator: 7}",
                "{pos: 0, terminator: 7, eos-error: false}",
                "{pos: 0, size: 0x100000, pad-right: 0}",
                "{pos: 0, size: 0x100000, process: xor(1)}",
                "{pos: 0, size: 0x100000, pad-right: 1}",
                "{pos: 0, type: strz, eos-error: false, terminator: 9}",
            })
    void where_reading_does_it(String field) {
        stops("""
                meta: {id: test, encoding: ASCII}
                seq: [{id: elements, type: element, repeat: expr, repeat-expr: 2000}]
                types:
                  element:
                    seq: [{id: n, type: u1, valid: {expr: found.length >= 0}}]
                    instances: {found: %s}
                """.formatted(field));
    }

    /** One field of 64 MB is one step, and is not read to its end: the wish is seen at the second megabyte. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "{size-eos: true, pad-right: 1}",
                "{size-eos: true, terminator: 7}",
                "{size-eos: true, process: xor(1)}",
                "{size-eos: true, process: rol(1)}",
            })
    void where_one_field_does_it(String field) {
        byte[] bytes = new byte[64 * MEGABYTE];
        Arrays.fill(bytes, (byte) 1);
        Impatient progress = new Impatient();

        FieldTree tree = KsyTrees.tree("""
                meta: {id: test, encoding: ASCII}
                seq: [{id: big, %s]
                """.formatted(field.substring(1)), bytes, Limits.DEFAULT, progress);

        assertThat(KsyTrees.issues(tree)).last().asString().contains("decoding was ended on request");
        assertThat(progress.asked).isLessThan(5);
    }

    @Test
    void where_one_stream_is_inflated() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (DeflaterOutputStream deflater = new DeflaterOutputStream(packed)) {
            deflater.write(new byte[64 * MEGABYTE]);
        }
        Impatient progress = new Impatient();

        FieldTree tree = KsyTrees.tree("""
                meta: {id: test}
                seq: [{id: big, size-eos: true, process: zlib}]
                """, packed.toByteArray(), Limits.DEFAULT, progress);

        assertThat(KsyTrees.issues(tree)).last().asString().contains("decoding was ended on request");
        assertThat(progress.asked).isLessThan(5);
    }

    private static void stops(String ksy) {
        byte[] bytes = new byte[MEGABYTE];
        Arrays.fill(bytes, (byte) 1);

        FieldTree tree = KsyTrees.tree(ksy, bytes, Limits.DEFAULT, new Impatient());

        assertThat(KsyTrees.issues(tree)).last().asString().contains("decoding was ended on request");
        assertThat(tree.childCount(KsyTrees.field(tree, "elements"))).isLessThan(40);
    }
}
