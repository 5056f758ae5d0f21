package dev.hexplain.ksy.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.BitOrder;
import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.Descriptor;
import dev.hexplain.ksy.model.Endianness;
import dev.hexplain.ksy.model.Instance;
import dev.hexplain.ksy.model.Repeat;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.ksy.model.Valid;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DescriptorReaderTest {
    private static final String HEAD = "meta: {id: a, endian: le, bit-endian: le, encoding: UTF-16LE}\n";

    @Test
    void types_have_short_forms() {
        TypeSpec top = read("""
                seq:
                  - {type: u4be}
                  - {type: s1}
                  - {type: f8}
                  - {type: b12}
                  - {type: b3be}
                  - {type: strz}
                  - {type: 'x::y(1, 2)', size: 3}
                  - {size: 2}
                """).top();
        assertThat(top.seq().stream().map(Attribute::type))
                .startsWith(
                        new DataType.Int(4, false, ByteOrder.BIG_ENDIAN),
                        new DataType.Int(1, true, null),
                        new DataType.Real(8, null),
                        new DataType.Bits(12, BitOrder.LITTLE),
                        new DataType.Bits(3, BitOrder.BIG),
                        new DataType.Text("UTF-16LE", true))
                .endsWith(new DataType.Bytes());
        assertThat(top.seq().get(5).sizing().terminator()).containsExactly(0, 0);
        assertThat(((DataType.User) top.seq().get(6).type()).arguments()).hasSize(2);
        assertThat(top.seq().get(7).id()).isEqualTo("_unnamed7");
    }

    @Test
    void what_meta_says_is_inherited_until_it_is_said_anew() {
        TypeSpec top = read("""
                types:
                  inner:
                    meta: {endian: be, bit-endian: be}
                    seq: [{id: x, type: b4}, {id: y, type: strz}]
                """).top();
        TypeSpec inner = Objects.requireNonNull(top.types().get("inner"));
        assertThat(top.endianness()).isEqualTo(new Endianness.Fixed(ByteOrder.LITTLE_ENDIAN));
        assertThat(inner.endianness()).isEqualTo(new Endianness.Fixed(ByteOrder.BIG_ENDIAN));
        assertThat(inner.seq().getFirst().type()).isEqualTo(new DataType.Bits(4, BitOrder.BIG));
        assertThat(inner.encoding()).isEqualTo("UTF-16LE");
    }

    @Test
    void bytes_are_texts_or_lists_of_integers_and_texts() {
        List<Attribute> seq = read("""
                seq:
                  - {id: a, contents: PACK}
                  - {id: b, contents: [0x7f, ELF, 0]}
                  - {id: c, terminator: [0x0d, 0x0a]}
                """).top().seq();
        assertThat(seq.get(0).contents()).asString().isEqualTo("PACK");
        assertThat(seq.get(1).contents()).containsExactly(0x7f, 'E', 'L', 'F', 0);
        assertThat(seq.get(2).sizing().terminator()).containsExactly(13, 10);
    }

    @Test
    void enums_are_short_or_verbose_and_take_all_integers_of_yaml() {
        var members = Objects.requireNonNull(
                        read("""
                enums:
                  e:
                    0x0253_f2f4: big
                    010: octal
                    -1: negative
                    18446744073709551615: all_ones_no
                    2: {id: verbose, doc: Said, -orig-id: E_VERBOSE}
                    3: no
                """.replace("18446744073709551615: all_ones_no", "18446744073709551614: nearly"))
                                .top()
                                .enums()
                                .get("e"))
                .members();
        assertThat(members.keySet()).containsExactly(0x0253f2f4L, 8L, -1L, -2L, 2L, 3L);
        assertThat(Objects.requireNonNull(members.get(2L)).doc().origId()).isEqualTo("E_VERBOSE");
        assertThat(Objects.requireNonNull(members.get(3L)).id()).isEqualTo("no");
    }

    @Test
    void instances_are_read_or_calculated() {
        Map<String, Instance> instances = read("""
                instances:
                  a: {value: 1 + 2, if: true}
                  b: {pos: 4, io: _root._io, type: u1, repeat: until, repeat-until: _ == 0}
                """).top().instances();
        assertThat(instances.get("a")).isInstanceOf(Instance.Calculated.class);
        Instance.Parsed parsed = (Instance.Parsed) Objects.requireNonNull(instances.get("b"));
        assertThat(parsed.io()).isNotNull();
        assertThat(parsed.attribute().repeat()).isInstanceOf(Repeat.Until.class);
    }

    @Test
    void validity_has_a_short_form_and_five_long_ones() {
        assertThat(read("""
                seq:
                  - {type: u1, valid: 5}
                  - {type: u1, valid: {min: 1}}
                  - {type: u1, valid: {any-of: [1, 2]}}
                  - {type: u1, enum: e, valid: {in-enum: true}}
                  - {type: u1, valid: {expr: _ > 1}}
                """).top().seq().stream().map(Attribute::valid))
                .hasExactlyElementsOfTypes(
                        Valid.Equal.class,
                        Valid.Range.class,
                        Valid.AnyOf.class,
                        Valid.InEnum.class,
                        Valid.Satisfies.class);
    }

    @Test
    void the_projects_own_keys_are_read_and_foreign_ones_left_alone() {
        Descriptor descriptor = read("""
                -hexplain-signature: {offset: 4, bytes: [0xCA, FE]}
                -hexplain-ports: [9092, 9093]
                -hexplain-samples: [a.bin]
                -webide-representation: whatever
                seq:
                  - {id: x, type: u1, -hexplain-role: magic, -hexplain-logical: y, -orig-id: [A, B]}
                """);
        assertThat(descriptor.hexplain().signatures().getFirst().offset()).isEqualTo(4);
        assertThat(descriptor.hexplain().ports()).containsExactly(9092, 9093);
        assertThat(descriptor.hexplain().samples()).containsExactly("a.bin");
        assertThat(descriptor.top().seq().getFirst().doc().role()).isEqualTo("magic");
        assertThat(descriptor.top().seq().getFirst().doc().origId()).isEqualTo("A");
    }

    @Test
    void imports_may_go_in_circles_but_not_out_of_their_shelf() {
        DescriptorShelf shelf = DescriptorShelf.of(Map.of(
                "x/a.ksy", "meta: {id: a, imports: [../b, /c, ../../d]}",
                "b.ksy", "meta: {id: b, imports: [x/a]}",
                "d.ksy", "meta: {id: d}",
                "c.ksy", "meta: {id: c}"));
        Imports.Found start =
                new Imports.Found(shelf, "x/a.ksy", shelf.read("x/a.ksy").orElseThrow());
        DescriptorReading reading = DescriptorReader.read(start, Imports.on(List.of(shelf)));
        assertThat(reading.diagnostics())
                .singleElement()
                .satisfies(error -> assertThat(error.at().path()).isEqualTo("/meta/imports/2"));
        TypeSpec top = Objects.requireNonNull(reading.descriptor()).top();
        assertThat(top.imports().keySet()).containsExactly("b", "c");
        assertThat(Objects.requireNonNull(top.imports().get("b")).imports()).containsValue(top);
    }

    @Test
    void mistakes_say_where_and_what_may_be_meant() {
        assertThat(diagnostics("""
                meta: {id: a, endain: le}
                seq:
                  - id: x
                    type: u1
                    size: 2
                    szie: 3
                  - id: y
                    size: |
                      1 +
                      2 *
                """))
                .containsExactly(
                        "a.ksy:1:15: /meta/endain: error: unknown key 'endain'; did you mean 'endian'?",
                        "a.ksy:6:5: /seq/0/szie: error: unknown key 'szie'; did you mean 'size'?",
                        "a.ksy:5:5: /seq/0/size: error: key 'size' means nothing for integers",
                        "a.ksy:10:10: /seq/1/size: error: expected a value, found the end of the expression");
    }

    @Test
    void a_text_that_is_no_yaml_has_a_line() {
        assertThat(diagnostics("meta:\n  id: yaml_1\n    seq:\n"))
                .containsExactly("a.ksy:3:8: /: error: not YAML: mapping values are not allowed here");
        assertThat(diagnostics("meta: {id: a}\nseq: []\nseq: []\n"))
                .containsExactly("a.ksy:3:1: /: error: duplicate key 'seq', first at line 2");
        assertThat(diagnostics("")).containsExactly("a.ksy:1:1: /: error: expected a map, found nothing");
    }

    @Test
    void names_that_yaml_takes_for_truths_stay_names_where_they_are_defined() {
        assertThat(diagnostics("meta: {id: a}\nseq: [{id: on, type: u1}, {id: x, type: u1, if: on}]\n"))
                .containsExactly(
                        "a.ksy:2:49: /seq/1/if: warning: YAML takes on for true; put it in quotes if it is a name");
    }

    @Test
    void merge_keys_take_entries_that_are_not_given_otherwise() {
        TypeSpec top = read("""
                seq:
                  - &pair {id: first, type: u2, doc: Half of a pair.}
                  - {<<: *pair, id: second}
                  - {id: third, <<: [{type: u1}, *pair]}
                """).top();

        assertThat(top.seq()).extracting(Attribute::id).containsExactly("first", "second", "third");
        assertThat(top.seq().get(1).doc().text()).isEqualTo("Half of a pair.");
        assertThat(top.seq().get(2).type()).isEqualTo(new DataType.Int(1, false, null));
    }

    @Test
    void mistakes_in_merged_entries_stand_where_they_were_written() {
        assertThat(diagnostics(HEAD + "seq:\n  - {id: x, size: 1, <<: 3}\n"))
                .singleElement()
                .asString()
                .contains(":3:26: ")
                .contains("expected a map or a list of maps to merge, found integer 3");
        assertThat(diagnostics(HEAD + "seq:\n  - &a {id: x, size: 1, typo: u1}\n  - {<<: *a, id: y}\n"))
                .isNotEmpty()
                .allSatisfy(error -> assertThat(error).contains(":3:25: "));
    }

    @Test
    void aliases_and_depth_are_bounded() {
        String lol = "a0: &a0 [x, x]\n"
                + IntStream.range(1, 60)
                        .mapToObj(i -> "a" + i + ": &a" + i + " [*a" + (i - 1) + ", *a" + (i - 1) + "]\n")
                        .collect(Collectors.joining());
        assertThat(diagnostics(lol)).singleElement().asString().contains("not YAML");
        assertThat(diagnostics("a: &a [*a]\n")).isNotEmpty();
        assertThat(diagnostics("a: " + "[".repeat(100_000)))
                .singleElement()
                .asString()
                .contains("not YAML");
        assertThat(diagnostics("a: !!java.net.URL [\"http://localhost/\"]\n")).isNotEmpty();
    }

    private static Descriptor read(String text) {
        DescriptorReading reading = DescriptorReader.read("a.ksy", HEAD + text, Imports.NONE);
        assertThat(reading.diagnostics()).isEmpty();
        return Objects.requireNonNull(reading.descriptor());
    }

    private static List<String> diagnostics(String text) {
        return DescriptorReader.read("a.ksy", text, Imports.NONE).diagnostics().stream()
                .map(error -> error.toString().replaceFirst(" \\(allowed: .*", ""))
                .toList();
    }
}
