package dev.hexplain.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.bytes.Source;
import dev.hexplain.testing.TreeInvariants;
import java.lang.foreign.MemorySegment;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Bit fields, in rows and in slots, and fields without bytes among them. */
class BitFieldsTest {
    private static final int ROUNDS = 300;

    @Test
    void bits_are_those_a_person_would_cut_out_of_the_written_number() {
        Random random = new Random(3);
        for (int round = 0; round < 20_000; round++) {
            int first = random.nextInt(8);
            int width = 1 + random.nextInt(64);
            byte[] bytes = new byte[9];
            random.nextBytes(bytes);
            BigInteger big = new BigInteger(1, bytes).shiftRight(72 - first - width);
            assertThat(read(bytes, width, first, false)).isEqualTo(low(big, width));
            byte[] reversed = new byte[9];
            for (int i = 0; i < 9; i++) {
                reversed[8 - i] = bytes[i];
            }
            assertThat(read(bytes, width, first, true))
                    .isEqualTo(low(new BigInteger(1, reversed).shiftRight(first), width));
        }
    }

    private static String low(BigInteger number, int width) {
        return number.mod(BigInteger.TWO.pow(width)).toString();
    }

    private static String read(byte[] bytes, int width, int first, boolean little) {
        return value(new ValueType.Bits(width, first, little, false), Shapes.gap(), bytes)
                .actual();
    }

    private static Value value(ValueType type, Shape like, byte[] bytes) {
        Shape.Builder shape = Shape.leaf("bits", type, Role.VALUE);
        Enumeration symbols = like.symbols();
        Shape made = symbols == null ? shape.build() : shape.symbols(symbols).build();
        Field field = new Field(FieldId.ROOT, made, "bits", 0, type.fixedSize(), 0);
        return new ValueReader(MemorySegment.ofArray(bytes)).read(field, ValueReader.SHORT);
    }

    @Test
    void one_bit_may_be_a_truth_and_any_may_have_names() {
        byte[] bytes = {(byte) 0b1010_0000};
        assertThat(value(new ValueType.Bits(1, 0, false, true), Shapes.gap(), bytes))
                .isEqualTo(Value.of("true"));
        assertThat(value(new ValueType.Bits(1, 1, false, true), Shapes.gap(), bytes))
                .isEqualTo(Value.of("false"));
        Shape named = Shape.leaf("animal", ValueType.U1, Role.VALUE)
                .symbols(new Enumeration("animal", false, Map.of(5L, new Enumeration.Symbol("CAT", ""))))
                .build();
        assertThat(value(new ValueType.Bits(3, 0, false, false), named, bytes)).isEqualTo(new Value("0x5", "CAT", ""));
        assertThat(new ValueType.Bits(3, 0, false, false).id()).isEqualTo("b3");
        assertThatThrownBy(() -> new ValueType.Bits(65, 0, false, false)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new ValueType.Bits(1, 8, false, false)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void rows_and_slots_of_bits_share_their_bytes_and_have_the_same_addresses() {
        for (int seed = 0; seed < ROUNDS; seed++) {
            BitShapes record = new BitShapes(new Random(seed));
            List<Field> rows = fields(record.asRows());
            List<Field> slots = fields(record.asSlots());
            assertThat(slots.stream().map(BitFieldsTest::place).toList())
                    .isEqualTo(rows.stream().map(BitFieldsTest::place).toList());
        }
    }

    private static List<Object> place(Field field) {
        return List.of(field.name(), field.offset(), field.length(), field.index());
    }

    /** All fields but the root, which every address leads to. */
    private static List<Field> fields(FieldTree tree) {
        List<Field> fields = TreeInvariants.check(tree);
        TreeInvariants.checkAddresses(tree, fields);
        TreeInvariants.checkPaths(tree, fields);
        checkLeafWalks(tree, fields);
        return fields.subList(1, fields.size());
    }

    private static void checkLeafWalks(FieldTree tree, List<Field> fields) {
        List<Field> leaves = fields.stream()
                .filter(field -> field.shape().isLeaf() && field.length() > 0)
                .toList();
        for (long from = 0; from < tree.source().length(); from++) {
            long start = from;
            List<Field> walked = new ArrayList<>();
            for (LeafWalk walk = new LeafWalk(tree, from); walk.next(); ) {
                if (walk.leaf().length() > 0) {
                    walked.add(walk.leaf());
                }
            }
            assertThat(walked)
                    .isEqualTo(
                            leaves.stream().filter(leaf -> leaf.end() > start).toList());
        }
    }

    @Test
    void a_fixed_record_of_bits_repeats_as_a_layout() {
        Shape version = bits("version", 4, 0);
        Shape length = bits("length", 12, 4);
        Shape none = Shape.leaf("none", ValueType.COMPUTED, Role.VALUE).build();
        Shape element = Shape.group("record", "record")
                .slots(Slot.of(version), Slot.of(length), Slot.of(none))
                .build();
        assertThat(element.fixedSize()).isEqualTo(2);
        Shape root =
                Shape.group("root", "root").tail(new Tail.Repeat("r", element)).build();
        TreeWriter out =
                new TreeWriter(Source.ofBytes("bits", new byte[] {0x12, 0x34, 0x56, 0x78}), TreeStorage.inMemory());
        out.open(2, 0);
        out.computed(8);
        out.close(4);
        FieldTree tree = out.finish(new OneShape(root), 0);
        fields(tree);
        assertThat(tree.value(tree.find("r[1].length").orElseThrow()).actual()).isEqualTo("1656");
        assertThat(tree.integer(tree.find("r[1].version").orElseThrow())).isEqualTo(5);
        assertThatThrownBy(() ->
                        Shape.group("g", "g").tail(new Tail.Repeat("r", length)).build())
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static Shape bits(String name, int width, int first) {
        return Shape.leaf(name, new ValueType.Bits(width, first, false, false), Role.VALUE)
                .build();
    }

    /** A sequence of bit fields, aligned integers, groups that may begin inside a byte, and fields without bytes. */
    private static final class BitShapes implements Shapes {
        private final Random random;
        private final List<Shape> shapes = new ArrayList<>(List.of(Shapes.gap(), Shapes.unparsed()));
        private final Shape root;
        private int bit;
        private int names;

        BitShapes(Random random) {
            this.random = random;
            this.root = group("root", 3);
        }

        private Shape group(String name, int depth) {
            List<Slot> slots = new ArrayList<>();
            for (int i = 1 + random.nextInt(8); i > 0; i--) {
                slots.add(Slot.of(part(depth)));
            }
            return Shape.group(name, "record").slots(slots).build();
        }

        private Shape part(int depth) {
            String name = "f" + names++;
            return switch (random.nextInt(depth > 0 ? 6 : 5)) {
                case 0 -> {
                    bit = (bit + 7) / 8 * 8 + 32;
                    yield Shape.leaf(name, ValueType.U4_LE, Role.VALUE).build();
                }
                case 1 -> {
                    // Only where a byte begins: in a slot, what has no bytes stands behind the byte before it.
                    bit = (bit + 7) / 8 * 8;
                    yield Shape.leaf(name, ValueType.COMPUTED, Role.VALUE).build();
                }
                case 5 -> group(name, depth - 1);
                default -> {
                    int width = 1 + random.nextInt(random.nextInt(4) == 0 ? 64 : 12);
                    Shape bits = bits(name, width, bit % 8);
                    bit += width;
                    yield bits;
                }
            };
        }

        private byte[] bytes() {
            byte[] bytes = new byte[(bit + 7) / 8];
            random.nextBytes(bytes);
            return bytes;
        }

        FieldTree asSlots() {
            TreeWriter out = new TreeWriter(Source.ofBytes("slots", bytes()), TreeStorage.inMemory());
            shapes.add(root);
            out.open(shapes.size() - 1, 0);
            out.computed(root.fieldCount() - 1);
            out.close((bit + 7) / 8);
            return out.finish(this, 0);
        }

        FieldTree asRows() {
            TreeWriter out = new TreeWriter(Source.ofBytes("rows", bytes()), TreeStorage.inMemory());
            write(root, 0, out);
            return out.finish(this, 0);
        }

        /** Returns the bit after it. */
        private int write(Shape shape, int from, TreeWriter out) {
            if (shape.isLeaf()) {
                boolean packed = shape.type() instanceof ValueType.Bits;
                int start = packed ? from : (from + 7) / 8 * 8;
                int size = shape.type().fixedSize();
                shapes.add(shape);
                out.leaf(shapes.size() - 1, start / 8, size);
                return shape.type() instanceof ValueType.Bits bits ? start + bits.width() : start + size * 8;
            }
            shapes.add(Shape.group(shape.name(), "record").build());
            boolean inside = shape.shared() > 0;
            out.open(shapes.size() - 1, inside ? from / 8 : (from + 7) / 8);
            int at = from;
            for (Slot slot : shape.slots()) {
                if (slot.extent() instanceof Extent.Inline(Shape part)) {
                    at = write(part, at, out);
                }
            }
            out.close((at + 7) / 8);
            return at;
        }

        @Override
        public Shape fixed(int number) {
            return shapes.get(number);
        }

        @Override
        public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
            throw new IllegalStateException("No recipes here");
        }
    }

    /** A shape table of one. */
    private record OneShape(Shape shape) implements Shapes {
        @Override
        public Shape fixed(int number) {
            return shape;
        }

        @Override
        public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
            throw new IllegalStateException("No recipes here");
        }
    }

    @Test
    void a_byte_is_found_behind_any_number_of_rows_without_bytes() {
        TreeWriter out = new TreeWriter(Source.ofBytes("dump", new byte[6]), TreeStorage.inMemory());
        Shape nothing = Shape.leaf("nothing", ValueType.COMPUTED, Role.VALUE).build();
        Shape nibble = bits("nibble", 4, 0);
        Shape rest = bits("rest", 12, 4);
        Shape four = Shape.leaf("four", ValueType.U4_BE, Role.VALUE).build();
        List<Shape> shapes = List.of(
                Shapes.gap(), Shapes.unparsed(), Shape.group("root", "root").build(), nothing, nibble, rest, four);
        out.open(2, 0);
        out.leaf(3, 0, 0);
        out.leaf(4, 0, 1);
        out.leaf(3, 0, 0);
        out.open(2, 0);
        out.leaf(3, 0, 0);
        out.close(0);
        out.leaf(5, 0, 2);
        out.leaf(3, 1, 0);
        out.leaf(6, 2, 4);
        out.leaf(3, 2, 0);
        out.leaf(3, 2, 0);
        out.close(6);
        FieldTree tree = out.finish(
                new Shapes() {
                    @Override
                    public Shape fixed(int number) {
                        return shapes.get(number);
                    }

                    @Override
                    public Shape resolve(ShapeRef shapeRef, FieldTree of) {
                        throw new IllegalStateException("No recipes here");
                    }
                },
                0);
        List<String> names = new ArrayList<>();
        for (long at = 0; at < 6; at++) {
            names.add(tree.at(at).orElseThrow().name());
        }
        assertThat(names).containsExactly("rest", "rest", "four", "four", "four", "four");
    }
}
