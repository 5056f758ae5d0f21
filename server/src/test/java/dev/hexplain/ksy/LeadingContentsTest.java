package dev.hexplain.ksy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Signature;
import dev.hexplain.ksy.read.DescriptorReader;
import dev.hexplain.ksy.read.Imports;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Formats that tell themselves by what their descriptors say that every file has. */
class LeadingContentsTest {
    private static KsyDecoder decoder(String rest) {
        String text = "meta: {id: acme, endian: be, bit-endian: be}\n" + rest;
        return KsyDecoder.of(Objects.requireNonNull(
                DescriptorReader.read("acme.ksy", text, Imports.NONE).descriptor()));
    }

    private static String signature(String rest) {
        List<Signature> found = decoder(rest).description().signatures();
        return found.isEmpty() ? "" : found.getFirst().toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "seq: [{contents: [0xCA, 0x11]}, {id: n, type: u4}] | CA11 at 0",
                "seq: [{id: n, type: u4}, {contents: [0xCA, 0x11]}] | CA11 at 4",
                "seq: [{contents: [1]}, {id: n, type: u2}, {contents: [2, 3, 4]}, {contents: [5]}] | 020304 at 3",
                "seq: [{id: a, type: b4}, {contents: [0xCA, 0x11]}] | CA11 at 1",
                "seq: [{id: a, size: 3}, {id: h, type: head}]\\ntypes: {head: {seq: [{id: v, type: u1}, {contents: [0xCA, 0x11]}]}} | CA11 at 4",
                "seq: [{id: a, type: strz, encoding: ASCII}, {contents: [0xCA, 0x11]}] | ''",
                "seq: [{contents: [0xCA, 0x11], if: true}] | ''",
                "seq: [{contents: [0xCA, 0x11], repeat: eos}] | ''",
                "seq: [{id: h, size: 4, process: xor(1), type: head}]\\ntypes: {head: {seq: [{contents: [0xCA, 0x11]}]}} | ''",
                "seq: [{id: n, type: node}]\\ntypes: {node: {seq: [{id: n, type: node}]}} | ''",
                "'-hexplain-signature: {offset: 9, bytes: [7]}\\nseq: [{contents: [0xCA, 0x11]}]' | 07 at 9"
            })
    void what_all_files_have_is_the_signature(String rest, String signature) {
        assertThat(signature(rest.replace("\\n", "\n"))).isEqualTo(signature);
    }

    @Test
    void types_that_stand_in_each_other_many_times_take_no_time() {
        StringBuilder types = new StringBuilder("seq: [{id: a, type: t0}]\ntypes:\n");
        for (int level = 0; level < 10; level++) {
            types.append("  t").append(level).append(": {seq: [");
            for (int i = 0; i < 60; i++) {
                types.append("{id: f%d, type: %s},".formatted(i, level == 9 ? "u1" : "t" + (level + 1)));
            }
            types.append("]}\n");
        }

        assertThat(signature(types.toString())).isEmpty();
    }

    @Test
    void a_file_is_recognised_by_it() {
        byte[] file = HexFormat.of().parseHex("CA11060100000005");

        List<Candidate> found = decoder("seq: [{contents: [0xCA, 0x11, 6, 1]}, {id: n, type: u4}]")
                .probe(Source.ofBytes("a", file));

        assertThat(found).singleElement().satisfies(candidate -> {
            assertThat(candidate.confidence()).isGreaterThan(50);
            assertThat(candidate.reason()).isEqualTo("Starts with CA 11 06 01");
        });
    }
}
