package dev.hexplain.decoders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.bson.Bson;
import dev.hexplain.decoders.cbor.Cbor;
import dev.hexplain.decoders.msgpack.MessagePack;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Documents that end too early, or whose keys are no names, are recognized. */
class CutDocumentsTest {
    private static final List<Decoder> DECODERS = List.of(new Bson(), new Cbor(), new MessagePack());

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "bson, 30000000 026E616D6500 05000000 736F6D6500 10696400 07000000 026369747900 0A000000426572, 0x28",
        "cbor, A3 6474657374 1864 646E616D65 69736F6D65206E616D65 646C697374 8A 00010203, 0x21",
        "msgpack, 83 A474657374 64 A46E616D65 A9736F6D65206E616D65 A46C697374 9A 00010203, 0x20",
        "bson, 30000000 026E616D6500 05000000 736F6D6500 026369, 0x16",
        "cbor, A2 646E616D65 69736F6D65206E616D65 646C69, 0x13",
        "msgpack, 82 A46E616D65 A9736F6D65206E616D65 A46C69, 0x13"
    })
    void a_cut_document_is_named_with_the_place(String format, String hex, String place) {
        assertThat(candidates(format, HexFormat.of().parseHex(hex.replace(" ", ""))))
                .singleElement()
                .satisfies(found -> assertThat(found.reason()).endsWith("cut at " + place))
                .satisfies(found -> assertThat(found.confidence()).isBetween(50, 70));
    }

    @Test
    void keys_of_bytes_are_evidence() {
        byte[] keyed = HexFormat.of().parseHex("a341410141421864414302");
        assertThat(candidates("cbor", keyed))
                .singleElement()
                .satisfies(found -> assertThat(found.confidence()).isGreaterThan(50));
        keyed[keyed.length - 3] = 0x61; // keys of two kinds
        assertThat(candidates("cbor", keyed)).isEmpty();
    }

    @Test
    void random_bytes_are_no_cut_documents() {
        Random random = new Random(5);
        byte[] bytes = new byte[64];
        for (int i = 0; i < 10_000; i++) {
            random.nextBytes(bytes);
            byte[] part = Arrays.copyOf(bytes, 8 + i % 56);
            for (Decoder decoder : DECODERS) {
                assertThat(decoder.probe(Source.ofBytes("random", part)))
                        .filteredOn(found -> found.confidence() > 50)
                        .isEmpty();
            }
        }
    }

    private static List<Candidate> candidates(String format, byte[] bytes) {
        Decoder decoder = DECODERS.stream()
                .filter(each -> each.id().equals(format))
                .findFirst()
                .orElseThrow();
        return decoder.probe(Source.ofBytes("document", bytes));
    }
}
