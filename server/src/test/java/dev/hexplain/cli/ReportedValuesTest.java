package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Slow;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values that were once read wrongly, as {@code decode --out values} prints them now. */
@Slow
class ReportedValuesTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    faults3/values/min-cbor-tagmap.bin      | cbor       |                               | {"a":1}
                    faults3/values/min-cbor-set.bin         | cbor       |                               | {"s":[1,2]}
                    faults3/values/min-kryo-quote.bin       | kryo       |                               | "'"
                    faults3/values/min-msgpack-fixext.bin   | msgpack    |                               | {"e":"AQ=="}
                    faults3/values/min-msgpack-fixext10.bin | msgpack    |                               | {"e":"EA=="}
                    faults3/values/min-msgpack-ext.bin      | msgpack    |                               | {"e":"AQID"}
                    faults3/values/min-hessian1-empty.bin   | hessian1   |                               | []
                    faults3/values/min-ps-ii.bin            | protostuff | faults3/values/min-ps-ii.java | {"ii":[[1],[]]}
                    faults3/values/min-ps-ea.bin            | protostuff | faults3/values/min-ps-ea.java | {"e":[]}
                    faults3/values/min-bson-regex2.bin      | bson       |                               | {"r":{"pattern":"a/b\\"c","options":"i"}}
                    faults3/values/min-bson-codews.bin      | bson       |                               | {"c":{"code":"f()","scope":{"q":1}}}
                    faults3/values/min-reset.bin            |            |                               | ["a"]
                    faults3/values/surr.ser                 |            |                               | ["\\ud800","\\udc00x","a\\ud83d"]
                    faults3/values/trunc.ser                |            |                               | {"a":{"$cut":"Unexpected end of data in a serialVersionUID at byte 199"}}
                    faults3/refs/hib_owner_map.ser          |            |                               | {"items":["i1","i2"],"order":{"id":7,"items":{"$ref":"items"}}}
                    faults3/refs/pq_cmp.ser                 |            |                               | [["x"],{"locale":"de"}]
                    faults3/refs/unmod_shared.ser           |            |                               | [["shared"],["shared"]]
                    faults/r/ion1.bin                       | ion        |                               | "$16350489885703929856"
                    faults/r/ion2.bin                       | ion        |                               | "$18446744073709551615"
                    faults/r/ion3.bin                       | ion        |                               | "$1099511627775"
                    faults/c3/box.bin                       | one_nio    | faults/c3/cl1.txt             | {"val":"v","list":null}
                    faults/c3/box.bin                       | one_nio    | faults/c3/cl2.txt             | {"val":"v","list":null}
                    faults3/edit/tag.cbor                   | cbor       |                               | {"a":{"x":1},"s":[1,2],"b":[1,2]}
                    faults3/edit/cs.bson                    | bson       |                               | {"c":{"code":"f","scope":{"x":1}}}
                    faults/k2/chain.bin                     | faults/k2/chain.ksy |                      | {"es":[{"ofs":4,"body":"YWI="},{"ofs":6,"body":"Y2Q="},{"ofs":8}],"gap":"YWJjZA=="}
                    faults/k2/nest.bin                      | faults/k2/nest.ksy  |                      | {"hdr":{"a":1,"v":{"x":2,"y":3},"$cut":"t: the stream ends too early. at byte 8"},"unparsed":"AAA="}
                    faults/k2/t.bin                         | faults/k2/rec.ksy   |                      | {"n":3,"rs":[{"a":0,"b":1},{"a":0,"b":2},{"a":0,"$cut":"b: the stream ends too early. at byte 11"}]}
                    faults/c2/stringref.cbor                | cbor       |                               | ["a\\nb\\t\\"","a\\nb\\t\\""]
                    """)
    void values_are_as_they_were_written(String input, String format, String schema, String printed) {
        assertThat(printed(input, format, schema)).isEqualTo(printed);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    faults3/values/min-ion101.bin    | ion_text |                    | {"a":"xxxxxxxx
                    faults3/values/min-fst-60024.bin | fst      | faults/c3/all.cls  | :[]
                    faults3/values/dupkeys.ser       |          |                    | {"$entries":[[1,"int"],["1","str"],[1,"long"]
                    faults3/refs/sqlchain.ser        |          |                    | ,{"$ref":"[0].next"}]
                    faults3/refs/sqlex.ser           |          |                    | "vendorCode":1,"SQLState":"S1","next":{"detailMessage":"second"
                    faults/r/onenio.bin              | one_nio_persist |                    | "$cut":
                    faults/c3/fst-lhm.bin            | fst      | faults/c3/all.cls  | "lhm":{"p":
                    faults/j1/nested-no-default.ser  |          |                    | "AAAAAgAEdGV4dA=="
                    faults/k2/t.bin    | faults/k2/arr.ksy |                         | {"n":3,"xs":[1,2],
                    faults/k3/ab.bin   | faults/k3/em.ksy  |                         | the repetition would never end
                    faults/k3/ab.bin   | faults/k3/sz.ksy  |                         | the repetition would never end
                    faults/k3/ab.bin   | faults/k3/un.ksy  |                         | the repetition would never end
                    faults/r/ion4.bin                | ion      |                    | "$cut":
                    faults/r/ion5.bin                | ion      |                    | "$cut":
                    faults/r/fz_ion_3.bin            | ion      |                    | "$11061919888561040176"
                    """)
    void values_contain_what_was_lost(String input, String format, String schema, String printed) {
        assertThat(printed(input, format, schema)).contains(printed);
    }

    @Test
    void values_that_refer_to_one_another_take_no_time_that_multiplies() {
        assertThat(printed("faults3/values/expo-26.ser", null, null))
                .startsWith("[\"A.A(A:1)\",")
                .endsWith("]");
    }

    private static String printed(String input, String format, String schema) {
        List<String> args = new ArrayList<>(Arrays.asList("decode", file(input), "--out", "values"));
        if (format != null) {
            args.addAll(List.of("--format", format.endsWith(".ksy") ? file(format) : format));
        }
        if (schema != null) {
            args.addAll(List.of("--schema", file(schema)));
        }
        StringWriter out = new StringWriter();
        String[] given = args.toArray(String[]::new);
        Main.commandLine(new PrintWriter(out), new PrintWriter(new StringWriter()), given)
                .execute(given);
        return out.toString().strip();
    }

    private static String file(String path) {
        Path folder = Corpus.folder(path.substring(0, path.indexOf('/')));
        return folder.resolve(path.substring(path.indexOf('/') + 1)).toString();
    }
}
