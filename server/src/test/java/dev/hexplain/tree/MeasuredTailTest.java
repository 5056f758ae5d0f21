package dev.hexplain.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.testing.TreeInvariants;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Of fields without rows, only those that are asked for are made where their scan can measure the others. */
class MeasuredTailTest {
    private static final int ROOT = 2;
    private static final int FIELDS = 60;
    private static final int LENGTH = 5;

    private static final Shape PAIR = Shape.group("pair", "pair")
            .slots(
                    Slot.of(Shape.leaf("tag", ValueType.U1, Role.VALUE).build()),
                    Slot.of(Shape.leaf("value", ValueType.S4_BE, Role.VALUE).build()))
            .build();

    /** The scan of a tail of pairs, as the only shape. */
    private record Pairs(VariantScan scan) implements Shapes {
        Pairs() {
            this(new VariantScan(List.of(PAIR, PAIR), true));
        }

        @Override
        public Shape fixed(int number) {
            return Shape.group("root", "root")
                    .tail(new Tail.Scanned(new Tail.Rows("pairs"), scan))
                    .build();
        }

        @Override
        public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
            throw new IllegalStateException("No recipes here");
        }

        FieldTree tree() {
            byte[] bytes = new byte[FIELDS * LENGTH];
            for (int i = 0; i < bytes.length; i += LENGTH) {
                bytes[i] = 1;
            }
            Source source = Source.ofBytes("pairs", bytes);
            TreeWriter out = new TreeWriter(source, TreeStorage.inMemory());
            out.open(ROOT, 0);
            out.computed(3L * FIELDS);
            out.close(source.length());
            return out.finish(this, 0);
        }
    }

    @Test
    void a_field_is_found_by_its_offset_without_those_before_it() {
        Pairs pairs = new Pairs();
        Field field = pairs.tree().at(57 * LENGTH + 2).orElseThrow();
        assertThat(field.name()).isEqualTo("value");
        assertThat(field.offset()).isEqualTo(57 * LENGTH + 1);
        assertThat(pairs.scan().asked()).isEqualTo(1);
    }

    @Test
    void a_page_is_made_without_the_fields_before_it() {
        Pairs pairs = new Pairs();
        FieldTree tree = pairs.tree();
        assertThat(tree.children(tree.root(), 50, 3))
                .extracting(Field::name)
                .containsExactly("pairs[50]", "pairs[51]", "pairs[52]");
        assertThat(pairs.scan().asked()).isLessThan(6);
    }

    @Test
    void fields_are_counted_without_making_them() {
        Pairs pairs = new Pairs();
        FieldTree tree = pairs.tree();
        assertThat(tree.childCount(tree.root())).isEqualTo(FIELDS);
        assertThat(pairs.scan().asked()).isZero();
    }

    @Test
    void all_addresses_lead_to_the_same_fields() {
        FieldTree tree = new Pairs().tree();
        List<Field> fields = TreeInvariants.check(tree);
        assertThat(fields).hasSize(1 + 3 * FIELDS);
        TreeInvariants.checkAddresses(tree, fields);
        TreeInvariants.checkPaths(tree, fields);
    }
}
