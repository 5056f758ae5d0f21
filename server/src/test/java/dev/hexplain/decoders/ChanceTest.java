package dev.hexplain.decoders;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.fst.Fst;
import dev.hexplain.decoders.hessian.Hessian1;
import dev.hexplain.decoders.hessian.Hessian2;
import dev.hexplain.decoders.onenio.OneNioPersist;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A few bytes at the start that fit a format, with random ones behind them, are as likely as those few bytes say. */
class ChanceTest {
    private static final List<Decoder> DECODERS =
            List.of(new Hessian1(), new Hessian2(), new OneNioPersist(), new Fst());

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "hessian1, 630100, 60", // a call, of a version
        "hessian1, 4D740003, 70", // a map of a type
        "hessian2, 480200, 60", // a version
        "hessian2, 430161, 50", // a class, of a name of one letter
        "one_nio_persist, FCCD000161, 70", // an object, of a class with a name of one letter
        "fst, 0001034F6D65, 50", // an object, of a class with a name of three
    })
    void a_short_fit_is_no_certainty(String format, String start, int below) {
        byte[] head = HexFormat.of().parseHex(start);
        Decoder decoder = DECODERS.stream()
                .filter(each -> each.id().equals(format))
                .findFirst()
                .orElseThrow();
        for (int seed = 0; seed < 20; seed++) {
            byte[] bytes = new byte[400];
            new Random(seed).nextBytes(bytes);
            System.arraycopy(head, 0, bytes, 0, head.length);
            assertThat(decoder.probe(Source.ofBytes("random", bytes)))
                    .hasSize(1)
                    .extracting(Candidate::confidence)
                    .allSatisfy(confidence -> assertThat(confidence).isLessThanOrEqualTo(below));
        }
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "hessian1, 630100, mNNadd2, 80", // what goes on as a call does
        "hessian1, 4D740014, com.example.shop.Car, 80",
        "hessian2, 4314, com.example.shop.Car, 80",
        "fst, 000114, com.example.shop.Car, 60"
    })
    void a_name_makes_it_likely(String format, String start, String name, int least) {
        byte[] head = HexFormat.of().parseHex(start);
        byte[] text = name.replace('N', '\0').getBytes(US_ASCII);
        byte[] rest = HexFormat.of().parseHex("90817A");
        byte[] bytes = Arrays.copyOf(head, head.length + text.length + rest.length);
        System.arraycopy(text, 0, bytes, head.length, text.length);
        System.arraycopy(rest, 0, bytes, head.length + text.length, rest.length);
        Stream<Candidate> found = DECODERS.stream()
                .filter(each -> each.id().equals(format))
                .flatMap(each -> each.probe(Source.ofBytes("named", bytes)).stream());
        assertThat(found)
                .singleElement()
                .extracting(Candidate::confidence)
                .satisfies(confidence -> assertThat(confidence).isGreaterThanOrEqualTo(least));
    }
}
