package dev.hexplain.decoders.kryo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.ObjectValues;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Streams that Kryo 4.0.3 wrote, which say no version. */
class KryoVersionsTest {
    private static final String CLASSES = """
        class G4$P {
            byte b; short s; char c; int i; long l; float f; double d; boolean z; Integer wi; Long wl;
            Double wd; Character wc; G4$Side side; G4$Side none; G4$Side again; String str; String nul;
            java.math.BigDecimal big; java.math.BigInteger bi; java.util.Date date; java.util.UUID u;
        }
        enum G4$Side {
            BUY, SELL
        }
        class G4$A {
            short[] s; char[] c; float[] f; double[] d; int[] i; long[] l; byte[] b; boolean[] z; String[] t;
            Object[] o; int[][] n;
        }
        class G4$C {
            java.util.List<String> list; java.util.Set<Integer> set; java.util.Map<String,Long> tm;
            java.util.TreeSet<String> rev; java.util.EnumSet<G4$Side> es; java.util.EnumMap<G4$Side,String> em;
            java.util.Optional<String> opt; java.util.OptionalInt oi; java.time.Duration dur;
            java.time.LocalDate ld; java.time.ZonedDateTime zt; Class<?> k; Class<?> ip; java.util.BitSet bits;
            java.util.PriorityQueue<Integer> pq; java.util.List<Object> empty; java.util.List<String> single;
            java.util.Locale loc;
        }
        class G4$N {
            G4$N next; String name; java.util.List<G4$N> kids;
        }
        class G4$V {
            @Since(1) int a; int b;
        }
        class G4$T {
            @Tag(1) int a; @Tag(2) String b;
        }
        """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | 0100473424d0010102ff01016a6176612e6d6174682e426967496e74656765f201020a01026a6176612e6d61746"
                        + "82e426967446563696d61ec010304d2040078400400000000000001036a6176612e7574696c2e446174e50180d095ffb"
                        + "c313fc00000098080808080400000012c0301616eee010402010071013fb999999999999a010e010101 | {again=SEL"
                        + "L, b=-1, bi=1E+1, big=12.34, c=x, d=2.5, date=1.7E+12, f=1.5, i=-5, l=1099511627776, none=null, "
                        + "nul=null, s=3E+2, side=SELL, str=ann, u=00000000-0000-0001-0000-000000000002, wc=q, wd=0.1, wi=7"
                        + ", wl=-1, z=true}",
                "option references = false; | 0100473424d002ff01016a6176612e6d6174682e426967496e74656765f2020a010"
                        + "26a6176612e6d6174682e426967446563696d61ec0304d2040078400400000000000001036a6176612e7574696c2e446"
                        + "174e580d095ffbc313fc00000098080808080400080012c02616eee010402010071013fb999999999999a010e010101 "
                        + "| {again=SELL, b=-1, bi=1E+1, big=12.34, c=x, d=2.5, date=1.7E+12, f=1.5, i=-5, l=1099511627776,"
                        + " none=null, nul=null, s=3E+2, side=SELL, str=ann, u=00000000-0000-0001-0000-000000000002, wc=q, "
                        + "wd=0.1, wi=7, wl=-1, z=true}",
                "'' | 0100473424c101010401020301030061006201034004000000000000bff000000000000001023fc00000010302d"
                        + "8040102010103010202010101015b4c6a6176612e6c616e672e4f626a656374bb01040202030182780001030001fffe0"
                        + "104018261000162e301030100 | {b=h'010203', c=[a, b], d=[2.5, -1], f=[1.5], i=[1, 3E+2], l=[-1], n"
                        + "=[[1], []], o=[1, x, null], s=[1, -2], t=[a, null, bc], z=[true, false]}",
                "option references = false; | 0100473424c1040102030300610062034004000000000000bff0000000000000023"
                        + "fc000000302d80402010302020101015b4c6a6176612e6c616e672e4f626a656374bb04020203827800030001fffe048"
                        + "2618062e3030100 | {b=h'010203', c=[a, b], d=[2.5, -1], f=[1.5], i=[1, 3E+2], l=[-1], n=[[1], []]"
                        + ", o=[1, x, null], s=[1, -2], t=[a, null, bc], z=[true, false]}",
                "'' | 0100473424c30101016a6176612e7574696c2e4269745365f40101020a01000000000000003d0501026a6176612"
                        + "e7574696c2e456e756d4d61f001010103473424536964e501010301826201046a6176612e7574696c2e436f6c6c65637"
                        + "4696f6e7324456d7074794c6973f40101056a6176612e7574696c2e526567756c6172456e756d5365f40101030201020"
                        + "1020101030001e80f010201066a6176612e7574696c2e4c696e6b65644c6973f4010203018278030182790164e544c58"
                        + "1010100000005010301826f01076a6176612e7574696c2e5072696f7269747951756575e501020202020401086a61766"
                        + "12e7574696c2e547265655365f40101096a6176612e7574696c2e436f6c6c656374696f6e732452657665727365436f6"
                        + "d70617261746ff20102030803018261010801000202020206010a6a6176612e7574696c2e436f6c6c656374696f6e732"
                        + "453696e676c65746f6e4c6973f40103018273010b6a6176612e7574696c2e547265654d61f00100010301826b091201e"
                        + "80f0102030405064575726f70652f4265726c69ee | {bits=[5], dur=PT1M1.000000005S, em={BUY=b}, empty={"
                        + "}, es=[BUY, SELL], ip={}, k={}, ld=2024-01-02, list=[x, y], loc={language=de, country=DE, varian"
                        + "t=}, oi={present=true, value=5}, opt={value=o}, pq=[1, 2], rev=[b, a], set=[1, 3], single={eleme"
                        + "nt=s}, tm={k=9}, zt=2024-01-02T03:04:05.000000006[Europe/Berlin]}",
                "option references = false; | 0100473424c301016a6176612e7574696c2e4269745365f4020a010000000000000"
                        + "03d0501026a6176612e7574696c2e456e756d4d61f0010103473424536964e50103826201046a6176612e7574696c2e4"
                        + "36f6c6c656374696f6e7324456d7074794c6973f401056a6176612e7574696c2e526567756c6172456e756d5365f4010"
                        + "30201020201030001e80f010201066a6176612e7574696c2e4c696e6b65644c6973f4020382780382790164e544c5810"
                        + "101000000050103826f01076a6176612e7574696c2e5072696f7269747951756575e5020202020401086a6176612e757"
                        + "4696c2e547265655365f401096a6176612e7574696c2e436f6c6c656374696f6e732452657665727365436f6d7061726"
                        + "1746ff2020382620382610108000202020206010a6a6176612e7574696c2e436f6c6c656374696f6e732453696e676c6"
                        + "5746f6e4c6973f4038273010b6a6176612e7574696c2e547265654d61f0000103826b091201e80f01020304050645757"
                        + "26f70652f4265726c69ee | {bits=[5], dur=PT1M1.000000005S, em={BUY=b}, empty={}, es=[BUY, SELL], i"
                        + "p={}, k={}, ld=2024-01-02, list=[x, y], loc={language=de, country=DE, variant=}, oi={present=tru"
                        + "e, value=5}, opt={value=o}, pq=[1, 2], rev=[b, a], set=[1, 3], single={element=s}, tm={k=9}, zt="
                        + "2024-01-02T03:04:05.000000006[Europe/Berlin]}",
                "option optimized_generics = true; | 0100473424c30101016a6176612e7574696c2e4269745365f40101020a01"
                        + "000000000000003d0501026a6176612e7574696c2e456e756d4d61f00101010101826201036a6176612e7574696c2e43"
                        + "6f6c6c656374696f6e7324456d7074794c6973f40101046a6176612e7574696c2e526567756c6172456e756d5365f401"
                        + "0105473424536964e502010201020101030001e80f010201066a6176612e7574696c2e4c696e6b65644c6973f4010201"
                        + "82780182790164e544c581010100000005010301826f01076a6176612e7574696c2e5072696f7269747951756575e501"
                        + "020102010401086a6176612e7574696c2e547265655365f40101096a6176612e7574696c2e436f6c6c656374696f6e73"
                        + "2452657665727365436f6d70617261746ff2010208018261010801000201020106010a6a6176612e7574696c2e436f6c"
                        + "6c656374696f6e732453696e676c65746f6e4c6973f40103018273010b6a6176612e7574696c2e547265654d61f00100"
                        + "0101826b011201e80f0102030405064575726f70652f4265726c69ee | {bits=[5], dur=PT1M1.000000005S, em={"
                        + "BUY=b}, empty={}, es=[BUY, SELL], ip={}, k={}, ld=2024-01-02, list=[x, y], loc={language=de, cou"
                        + "ntry=DE, variant=}, oi={present=true, value=5}, opt={value=o}, pq=[1, 2], rev=[b, a], set=[1, 3]"
                        + ", single={element=s}, tm={k=9}, zt=2024-01-02T03:04:05.000000006[Europe/Berlin]}",
                "'' | 0100473424ce0101016a6176612e7574696c2e41727261794c6973f401020100020100010101010001726f6ff40"
                        + "006010002 | {kids=[↑2, {kids=[], name=root, next=null}], name=root, next=↑1}",
                "option default_serializer = CompatibleFieldSerializer; | 0100473424ce01036b6964f36e616de56e6578f"
                        + "41701016a6176612e7574696c2e41727261794c6973f40100000301827100010000 | {kids=[], name=q, next=nul"
                        + "l}",
                "option references = false; option default_serializer = CompatibleFieldSerializer; | 0100473424ce"
                        + "036b6964f36e616de56e6578f41601016a6176612e7574696c2e41727261794c6973f4000002827100010000 | {kids"
                        + "=[], name=q, next=null}",
                "option default_serializer = VersionFieldSerializer; | 0100473424d601010204 | {a=1, b=2}",
                "option references = false; option default_serializer = VersionFieldSerializer; | 0100473424d6010"
                        + "204 | {a=1, b=2}",
                "option default_serializer = TaggedFieldSerializer; | 0100473424d40102010202018274 | {a=1, b=t}",
                "option references = false; option default_serializer = TaggedFieldSerializer; | 0100473424d40201"
                        + "02028274 | {a=1, b=t}",
                "register G4$P; register G4$Side; register java.util.ArrayList; | 0e01030d0101020203018273 | [BUY"
                        + ", 1, s]",
            })
    void streams_of_kryo_4_are_told_by_what_they_say(String options, String hex, String value) {
        assertReads(new Kryo().with(Schema.of("four", "", options + CLASSES)), hex, value);
    }

    @Test
    void collections_of_kryo_4_need_no_class_list() {
        assertReads(
                new Kryo(),
                "01006a6176612e7574696c2e41727261794c6973f40102030182610301826201006a6176612e7574696c2e486173684d61f001010301826b01016a6176612e7574696c2e41727261794c6973f4010202020204",
                "[a, b]");
    }

    @ParameterizedTest
    @CsvSource({
        // A double, a short, a char at their extremes, as Kryo 5 writes them: the other byte order says nothing either.
        "'class EE { double d; }', 010045C50100000000000000, {d=4.9E-324}",
        "'class EE { short s; }', 010045C50080, {s=-32768}",
        "'class EE { short s; }', 010045C5FF7F, {s=32767}",
        "'class EE { double d; }', 010045C50000000000000440, {d=2.5}",
        "'option kryo_version = 5; class EE { double d; }', 010045C54004000000000000, {d=5.375E-321}",
        "'option kryo_version = 4; class EE { double d; }', 010045C54004000000000000, {d=2.5}",
    })
    void streams_of_kryo_5_are_not_taken_for_earlier_ones(String list, String hex, String value) {
        assertReads(new Kryo().with(Schema.of("five", "", "option references = false;" + list)), hex, value);
    }

    @ParameterizedTest
    @CsvSource({"order.kryo4, n2.kryo", "order.kryo4.noref, n.kryo"})
    void an_order_of_another_is_read(String file, String list) throws IOException {
        Path folder = Corpus.folder("faults3").resolve("kryo4");
        String classes = Files.readString(folder.resolve(list));
        byte[] bytes = Files.readAllBytes(folder.resolve(file));
        assertReads(
                new Kryo().with(Schema.of("order", "", classes)),
                HexFormat.of().formatHex(bytes),
                "{id=7, items=[a, bb], m={x=1}, q=[1, 2, 3], user=ann}");
    }

    private static void assertReads(Decoder decoder, String hex, String value) {
        byte[] bytes = HexFormat.of().parseHex(hex);
        FieldTree tree = new Survival(decoder).decode(bytes);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(bytes.length);
        TreeInvariants.check(tree);
        assertThat(String.valueOf(ObjectValues.of(tree))).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource({
        "01006a6176612e7574696c2e486173684d61f002036b6574746ce5020803726f70e502b401, Kryo 4 stream",
        "01006a6176612e7574696c2e41727261794c6973f403036b6574746ce503726f70e503616e63686ff2, Kryo 4 stream",
        "01006a6176612e7574696c2e486173684d61f0010203016b6574746ce502080301726f70e502b401, Kryo 4 stream",
        "01006a6176612e7574696c2e41727261794c6973f48403006b6574746ce5726f70e5616e63686ff2, Kryo stream"
    })
    void one_object_of_the_jdk_is_read_with_references_or_without(String hex, String type) {
        FieldTree tree = new Survival(new Kryo()).decode(HexFormat.of().parseHex(hex));
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.root().shape().typeName()).isEqualTo(type);
    }
}
