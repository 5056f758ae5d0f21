package dev.hexplain.ksy.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.eval.EvalException.Kind;
import dev.hexplain.ksy.expr.ExpressionSyntaxException;
import dev.hexplain.ksy.model.Descriptor;
import dev.hexplain.ksy.read.DescriptorReader;
import dev.hexplain.ksy.read.DescriptorReading;
import dev.hexplain.ksy.read.Imports;
import dev.hexplain.ksy.run.Interpreter;
import dev.hexplain.ksy.run.Program;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.util.HexFormat;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreeQueryTest {
    private static final String RECORDS = """
            meta:
              id: records
              endian: be
            seq:
              - id: count
                type: u1
              - id: records
                type: record(_index * 10)
                repeat: expr
                repeat-expr: count
              - id: packed
                size: 2
                process: xor(0xff)
                type: pair
              - id: rest
                size-eos: true
            instances:
              total:
                value: records[0].id + records[1].id
              tail:
                pos: _io.size - 1
                type: u1
            types:
              record:
                params:
                  - id: base
                    type: u2
                seq:
                  - id: id
                    type: u1
                  - id: kind
                    type: u1
                    enum: kinds
                  - id: len
                    type: u1
                  - id: name
                    type: str
                    size: len
                    encoding: UTF-8
                  - id: prices
                    type: u2
                    repeat: expr
                    repeat-expr: 2
                  - id: extra
                    type: u1
                    if: kind == kinds::big
                instances:
                  number:
                    value: base + id
                  neighbour:
                    value: _parent.records[1].number
              pair:
                seq:
                  - id: a
                    type: u1
                  - id: b
                    type: u1
            enums:
              kinds:
                1: small
                2: big
            """;

    private static final byte[] BYTES = HexFormat.of()
            .parseHex("02" + "05" + "01" + "02" + "6869" + "00010002" + "07" + "02" + "01" + "78" + "00030004" + "2a"
                    + "fefd" + "cafe");

    private final Descriptor descriptor = read(RECORDS);
    private final FieldTree tree = Interpreter.decode(
            Program.compile(descriptor, Program.Setting.DEFAULT),
            Source.ofBytes("records.bin", BYTES),
            DecodeOptions.DEFAULT,
            TreeStorage.inMemory(),
            Progress.NONE);
    private final TreeQuery query = new TreeQuery(tree, descriptor.top());

    private static Descriptor read(String text) {
        DescriptorReading reading = DescriptorReader.read("records.ksy", text, Imports.NONE);
        assertThat(reading.diagnostics()).isEmpty();
        return Objects.requireNonNull(reading.descriptor());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "count; 2; integer; count",
                "records.size; 2; integer; ``",
                "records[1].prices[0]; 3; integer; records[1].prices[0]",
                "records[1].prices; [3, 4]; array of 2; records[1].prices",
                "records[0].name; 'hi'; text; records[0].name",
                "records[0].kind; kinds::small; enum kinds; records[0].kind",
                "records[0].kind == kinds::small; true; boolean; ``",
                "records[0].extra; nothing; nothing; ``",
                "records[1].extra; 42; integer; records[1].extra",
                "records[1].base; 10; integer; ``",
                "records[1].number; 17; integer; records[1].number",
                "records[0].neighbour; 17; integer; records[0].neighbour",
                "records[0]._parent.count; 2; integer; count",
                "records[0]._root; an object of type records; records; ``",
                "records.last.prices.max; 4; integer; ``",
                "records.last; an object of type records::record; records::record; records[1]",
                "packed.a + packed.b; 3; integer; ``",
                "packed._io.size; 2; integer; ``",
                "rest; [ca fe]; bytes, 2; rest",
                "total; 12; integer; total",
                "tail; 254; integer; tail",
                "_io.size; 23; integer; ``",
                "count > 1 ? records[0].id : count; 5; integer; records[0].id",
                "1 + 2; 3; integer; ``",
            })
    void answers_have_value_type_and_field(String expression, String value, String type, String path) {
        QueryAnswer answer = query.ask(expression);

        assertThat(answer.text()).isEqualTo(value);
        assertThat(answer.type()).isEqualTo(type);
        String found = answer.field()
                .flatMap(tree::field)
                .map(field -> Paths.of(tree, field))
                .orElse("");
        assertThat(found).isEqualTo(path);
    }

    @Test
    void questions_may_be_asked_from_any_field() {
        Field price = tree.find("records[1].prices[1]").orElseThrow();
        Field packed = tree.find("packed").orElseThrow();

        assertThat(query.ask("number", price.id()).value()).isEqualTo(17L);
        assertThat(query.ask("_ + 1", price.id()).value()).isEqualTo(5L);
        assertThat(query.ask("_parent.count", price.id()).value()).isEqualTo(2L);
        assertThat(query.ask("b", packed.id()).value()).isEqualTo(2L);
        Field inside = tree.children(packed, 0, 1).getFirst();
        assertThat(query.ask("b", inside.id()).value()).isEqualTo(2L);
    }

    @Test
    void calculated_fields_have_their_values() {
        Field number = tree.find("records[1].number").orElseThrow();

        assertThat(query.calculated(number.id())).contains(17L);
        assertThat(tree.value(number).actual()).isEqualTo("17");
        assertThat(tree.value(tree.find("total").orElseThrow()).actual()).isEqualTo("12");
    }

    @ParameterizedTest
    @CsvSource({
        "absent, UNKNOWN_NAME, absent",
        "records[2], OUT_OF_BOUNDS, below 2",
        "count.prices, UNKNOWN_NAME, prices",
        "_io.pos, NOT_READ, position",
        "_parent.count, NOT_READ, count",
        "records[0].extra + 1, NOT_READ, nothing",
    })
    void questions_without_answer_say_why(String expression, Kind kind, String part) {
        assertThatThrownBy(() -> query.ask(expression))
                .isInstanceOfSatisfying(
                        EvalException.class, e -> assertThat(e.kind()).isEqualTo(kind))
                .hasMessageContaining(part);
    }

    @Test
    void texts_that_are_no_expressions_say_where() {
        assertThatThrownBy(() -> query.ask("records[0].+"))
                .isInstanceOfSatisfying(
                        ExpressionSyntaxException.class, e -> assertThat(e.at()).isEqualTo(11));
    }

    @Test
    void instances_that_depend_on_themselves_end() {
        Descriptor circle = read("""
                meta:
                  id: circle
                instances:
                  a:
                    value: b + 1
                  b:
                    value: a + 1
                """);
        try (FieldTree empty = Interpreter.decode(
                Program.compile(circle, Program.Setting.DEFAULT),
                Source.ofBytes("empty", new byte[0]),
                DecodeOptions.DEFAULT,
                TreeStorage.inMemory(),
                Progress.NONE)) {
            assertThatThrownBy(() -> new TreeQuery(empty, circle.top()).ask("a"))
                    .isInstanceOfSatisfying(
                            EvalException.class, e -> assertThat(e.kind()).isEqualTo(Kind.LIMIT));
        }
    }
}
