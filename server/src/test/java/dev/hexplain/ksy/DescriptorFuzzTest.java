package dev.hexplain.ksy;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Limits;
import dev.hexplain.ksy.check.Checker;
import dev.hexplain.ksy.model.Diagnostic;
import dev.hexplain.ksy.read.DescriptorReader;
import dev.hexplain.ksy.read.DescriptorReading;
import dev.hexplain.ksy.read.Imports;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

/** Any descriptor on any bytes: mistakes or a tree, in good time. An input is a descriptor, a zero, and the bytes. */
@Slow
class DescriptorFuzzTest {
    private static final Limits SMALL = new Limits(20_000, 2_000, 1_000, Duration.ofSeconds(2), 1 << 20);
    private static final int MOST_FIELDS = 50_000;

    private static final String EVERYTHING = """
            meta: {id: every_thing, endian: be, bit-endian: be, encoding: UTF-8}
            params: []
            seq:
              - {id: magic, contents: [0x50, 0x4b]}
              - {id: flags, type: b3}
              - {id: kind, type: b5, enum: kinds}
              - {id: len_name, type: u1, valid: {max: 20}}
              - {id: name, type: str, size: len_name}
              - {id: word, type: strz, eos-error: false}
              - {id: packed, size: 4, process: xor(len_name), type: pair}
              - {id: pairs, type: pair, repeat: expr, repeat-expr: flags % 3}
              - {id: body, size: 3, type: {switch-on: kind, cases: {'kinds::one': pair, _: rest}}}
              - {id: tail, type: u1, repeat: until, repeat-until: _ == 0 or _io.eof, if: not _io.eof}
            instances:
              sum: {value: 'pairs.size + (name.length > 2 ? flags / (len_name - 3) : kind.to_i)'}
              first: {pos: 0, type: u2le}
              again: {pos: flags, type: rest, size-eos: true}
            types:
              pair:
                seq: [{id: a, type: u2}, {id: b, type: s1}]
                instances: {both: {value: a * b + _parent._io.size}}
              rest: {seq: [{id: all, size-eos: true}]}
            enums: {kinds: {1: one, 2: two}}
            """;

    static Stream<byte[]> pairs() {
        return Stream.of(
                input(EVERYTHING, 'P', 'K', 0x41, 2, 'a', 'b', 'c', 0, 1, 2, 3, 4, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0),
                input(EVERYTHING, 'P', 'K'),
                input(EVERYTHING.replace("pos: 0", "pos: sum"), 'P', 'K', 0x22, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
                input("meta: {id: loop}\nseq: [{id: again, type: loop}]", 1, 2, 3),
                input("meta: {id: loop}\ninstances: {again: {pos: 0, type: loop}}", 1, 2, 3),
                input("meta: {id: ping}\ninstances: {a: {value: b + 1}, b: {value: a + 1}}", 1),
                input("meta: {id: many}\nseq: [{id: none, size: 0, repeat: expr, repeat-expr: 1 << 60}]", 1),
                input("meta: {id: wide}\nseq: [{id: all, type: u1, repeat: expr, repeat-expr: 1 << 60}]", 1, 2),
                input("meta: {id: huge}\nseq: [{id: all, size: 0x7fff_ffff_ffff_ffff}]", 1, 2),
                input("meta: {id: back}\nseq: [{id: all, size: -1}]", 1, 2),
                input("meta: {id: bomb}\nseq: [{id: all, size-eos: true, process: zlib}]", 0x78, 0x9c, 3, 0));
    }

    private static byte[] input(String descriptor, int... bytes) {
        byte[] text = (descriptor + "\0").getBytes(StandardCharsets.UTF_8);
        byte[] whole = Arrays.copyOf(text, text.length + bytes.length);
        for (int i = 0; i < bytes.length; i++) {
            whole[text.length + i] = (byte) bytes[i];
        }
        return whole;
    }

    @MethodSource("pairs")
    @FuzzTest(maxDuration = "3m")
    void any_descriptor_on_any_bytes_gives_mistakes_or_a_tree(byte[] input) {
        int zero = 0;
        while (zero < input.length && input[zero] != 0) {
            zero++;
        }
        String text = new String(input, 0, zero, StandardCharsets.UTF_8);
        byte[] bytes = Arrays.copyOfRange(input, Math.min(zero + 1, input.length), input.length);
        DescriptorReading reading = DescriptorReader.read("fuzz.ksy", text, Imports.NONE);
        boolean wrong = Checker.check(reading).stream().anyMatch(Diagnostic::isError);
        if (!wrong && reading.descriptor() != null) {
            decode(KsyDecoder.of(reading.descriptor()), bytes);
        }
    }

    private static void decode(KsyDecoder decoder, byte[] bytes) {
        Source source = Source.ofBytes("fuzz", bytes);
        DecodeOptions options = new DecodeOptions(0, SMALL);
        try (FieldTree tree = decoder.decode(source, options, TreeStorage.inMemory(), Progress.NONE)) {
            if (tree.facts().fields() < MOST_FIELDS) {
                for (Field field : TreeInvariants.check(tree)) {
                    tree.value(field);
                }
            }
        }
    }
}
