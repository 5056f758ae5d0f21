package dev.hexplain.ksy.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.ksy.eval.Subject;
import dev.hexplain.ksy.expr.Expr.TypeName;
import dev.hexplain.ksy.expr.ExpressionParser;
import java.nio.ByteOrder;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class FixedSizesTest {
    private final FixedSizes sizes = new FixedSizes();
    private final TypeSpec.Builder top = new TypeSpec.Builder("top", null, Subject.NOWHERE);

    private static Expression expression(String text) {
        return new Expression(ExpressionParser.parse(text), text, Subject.NOWHERE);
    }

    private static Attribute read(String id, DataType type) {
        return read(id, type, null, null, null);
    }

    private static Attribute read(
            String id, DataType type, @Nullable String size, @Nullable Repeat repeat, @Nullable String condition) {
        Sizing sizing =
                size == null ? Sizing.NONE : new Sizing(expression(size), false, new byte[0], true, false, true, -1);
        return new Attribute(
                id,
                type,
                sizing,
                repeat,
                condition == null ? null : expression(condition),
                null,
                null,
                null,
                null,
                new Attribute.Parent.Holder(),
                Doc.NONE,
                Subject.NOWHERE);
    }

    private static DataType u(int bytes) {
        return new DataType.Int(bytes, false, ByteOrder.BIG_ENDIAN);
    }

    private static DataType b(int width, BitOrder order) {
        return new DataType.Bits(width, order);
    }

    private static DataType user(String name) {
        return new DataType.User(new TypeName(List.of(name), false, false), List.of(), Subject.NOWHERE);
    }

    private TypeSpec nested(String id, Attribute... seq) {
        TypeSpec.Builder builder = new TypeSpec.Builder(id, top.type(), Subject.NOWHERE);
        List.of(seq).forEach(builder::add);
        top.add(builder.type());
        return builder.type();
    }

    @Test
    void fields_add_up() {
        TypeSpec block =
                nested("block", read("a", u(1)), read("b", u(4)), read("c", new DataType.Bytes(), "1 + 1", null, null));
        TypeSpec outer = nested(
                "outer",
                read("blocks", user("block"), null, new Repeat.Times(expression("3")), null),
                read("confined", user("block"), "sizeof<block> * 2", null, null));

        assertThat(sizes.of(block)).isEqualTo(7 * 8);
        assertThat(sizes.of(outer)).isEqualTo(5 * 7 * 8);
        assertThat(sizes.ofField(outer, "blocks")).isEqualTo(3 * 7 * 8);
        assertThat(sizes.ofElement(outer, "blocks")).isEqualTo(7 * 8);
        assertThat(sizes.ofField(outer, "absent")).isEqualTo(FixedSizes.DYNAMIC);
    }

    @Test
    void bit_fields_share_bytes_with_neighbours_of_their_order_only() {
        assertThat(sizes.of(nested("a", read("x", b(3, BitOrder.BIG)), read("y", b(7, BitOrder.BIG)))))
                .isEqualTo(10);
        assertThat(sizes.of(nested("b", read("x", b(3, BitOrder.BIG)), read("y", b(7, BitOrder.LITTLE)))))
                .isEqualTo(15);
        assertThat(sizes.of(nested("c", read("x", b(3, BitOrder.BIG)), read("y", u(1)), read("z", b(1, BitOrder.BIG)))))
                .isEqualTo(17);
    }

    @Test
    void what_depends_on_the_bytes_is_dynamic() {
        assertThat(sizes.of(nested("a", read("x", u(1), null, null, "true")))).isEqualTo(FixedSizes.DYNAMIC);
        assertThat(sizes.of(nested("b", read("x", u(1), null, new Repeat.ToEnd(), null))))
                .isEqualTo(FixedSizes.DYNAMIC);
        assertThat(sizes.of(nested("c", read("n", u(1)), read("x", new DataType.Bytes(), "n", null, null))))
                .isEqualTo(FixedSizes.DYNAMIC);
        assertThat(sizes.of(nested("d", read("x", new DataType.Text("UTF-8", true)))))
                .isEqualTo(FixedSizes.DYNAMIC);
        assertThat(sizes.of(nested("e", read("x", new DataType.Bytes(), "-1", null, null))))
                .isEqualTo(FixedSizes.DYNAMIC);
        assertThat(sizes.of(nested("f", read("x", u(8), null, new Repeat.Times(expression("1 << 62")), null))))
                .isEqualTo(FixedSizes.DYNAMIC);
        assertThat(sizes.of(nested("g", read("x", user("unknown"))))).isEqualTo(FixedSizes.DYNAMIC);
    }

    @Test
    void types_that_contain_themselves_end_the_search() {
        TypeSpec one = nested("one", read("x", user("two")));
        nested("two", read("x", user("one")));

        assertThat(sizes.of(one)).isEqualTo(FixedSizes.DYNAMIC);
    }

    @Test
    void choices_are_fixed_where_all_cases_are() {
        DataType same = new DataType.Switch(
                expression("1"), List.of(new DataType.Case(expression("1"), u(4))), new DataType.Real(4, null));
        DataType other = new DataType.Switch(
                expression("1"), List.of(new DataType.Case(expression("1"), u(2))), new DataType.Real(4, null));
        DataType open = new DataType.Switch(expression("1"), List.of(new DataType.Case(expression("1"), u(2))), null);

        assertThat(sizes.of(same, top.type())).isEqualTo(32);
        assertThat(sizes.of(other, top.type())).isEqualTo(FixedSizes.DYNAMIC);
        assertThat(sizes.of(open, top.type())).isEqualTo(FixedSizes.DYNAMIC);
    }

    @Test
    void wide_webs_of_types_are_walked_once() {
        nested("t0", read("x", u(1)));
        for (int i = 1; i <= 50; i++) {
            nested("t" + i, read("x", user("t" + (i - 1))), read("y", user("t" + (i - 1))));
        }

        assertThat(sizes.of(new TypeName(List.of("t50"), false, false), top.type()))
                .isEqualTo(8L << 50);
    }
}
