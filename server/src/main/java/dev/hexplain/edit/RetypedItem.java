package dev.hexplain.edit;

import static dev.hexplain.edit.ItemBytes.bytes;
import static dev.hexplain.edit.ItemBytes.joined;
import static dev.hexplain.edit.ItemBytes.little;
import static dev.hexplain.edit.ItemBytes.utf8;

import dev.hexplain.bytes.Range;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A value in the place of null, and null in the place of a value: in formats whose items say their type, all of the item
 * is another one. Which format it is shows when it is read again.
 */
final class RetypedItem {
    private static final int LONGEST = 1 << 20;

    private static final int MOST_STARTS = 6;

    /** Branches of a union that are tried (Avro 1.12, "Unions"). */
    private static final int BRANCHES = 4;

    private RetypedItem() {}

    /**
     * The bytes in the place of others: as the format writes it that would have written what is there; as each, where none
     * would.
     *
     * @param leaves of the value's field
     */
    static List<List<Replacement>> of(FieldTree tree, LogicalValue.Scalar old, List<Field> leaves, WantedValue wanted) {
        List<List<Replacement>> ways = new ArrayList<>();
        List<Range> ranges = ranges(leaves);
        for (Range range : ranges) {
            byte[] bytes = read(tree, range);
            ItemCoding.ALL.stream()
                    .filter(coding -> wanted.isNull() ? writes(coding, old, bytes) : coding.isNull(bytes))
                    .flatMap(coding -> items(coding, wanted))
                    .forEach(item -> ways.add(replaced(range, item)));
        }
        ways.addAll(typedBefore(leaves, wanted));
        if (ways.isEmpty()) {
            ranges.forEach(range -> ItemCoding.ALL.stream()
                    .flatMap(coding -> items(coding, wanted))
                    .forEach(item -> ways.add(replaced(range, item))));
        }
        ranges.forEach(range -> branches(wanted).forEach(item -> ways.add(replaced(range, item))));
        return ways;
    }

    private static List<Replacement> replaced(Range range, byte[] item) {
        return List.of(new Replacement(range.offset(), range.length(), item));
    }

    private static byte[] read(FieldTree tree, Range range) {
        return range.length() > LONGEST ? new byte[0] : tree.source().copy(range.offset(), (int) range.length());
    }

    private static boolean writes(ItemCoding coding, LogicalValue.Scalar old, byte[] bytes) {
        return coding.forms(old.kind()).stream().anyMatch(form -> writes(form, old, bytes));
    }

    private static boolean writes(ScalarForm form, LogicalValue.Scalar old, byte[] bytes) {
        return form.write(old.text().first(LONGEST))
                .filter(written -> Arrays.equals(written, bytes))
                .isPresent();
    }

    private static Stream<byte[]> items(ItemCoding coding, WantedValue wanted) {
        return wanted.isNull()
                ? coding.nulls().stream().limit(1)
                : coding.forms(kind(wanted.literal())).stream()
                        .flatMap(form -> form.write(wanted.literal()).stream())
                        .limit(1);
    }

    /** What may be the item: from behind its name, and what is between them, to its end, or to a separator there. */
    private static List<Range> ranges(List<Field> leaves) {
        Field last = leaves.getLast();
        List<Long> ends = last.role() == Role.VALUE ? List.of(last.end()) : List.of(last.end(), last.offset());
        return leaves.stream()
                .filter(leaf -> isName(last)
                        || leaves.stream().noneMatch(each -> isName(each) && each.offset() >= leaf.offset()))
                .limit(MOST_STARTS)
                .flatMap(leaf -> ends.stream()
                        .filter(end -> end > leaf.offset())
                        .map(end -> new Range(leaf.offset(), end - leaf.offset())))
                .distinct()
                .toList();
    }

    /** Another value of the same kind, by a form that writes the old one as it stands: a reference to one is none. */
    static List<List<Replacement>> ofKind(FieldTree tree, LogicalValue.Scalar old, List<Field> leaves, String text) {
        List<List<Replacement>> ways = new ArrayList<>();
        for (Range range : ranges(leaves)) {
            byte[] bytes = read(tree, range);
            Stream.of(
                            ItemCoding.ALL.stream().flatMap(coding -> coding.forms(old.kind()).stream()),
                            DecimalItems.ALL.stream(),
                            ChronicleItems.ALL.stream())
                    .flatMap(forms -> forms)
                    .filter(form -> writes(form, old, bytes))
                    .flatMap(form -> form.write(text).stream())
                    .forEach(item -> ways.add(replaced(range, item)));
        }
        return ways;
    }

    private static boolean isName(Field leaf) {
        return leaf.role() == Role.NAME;
    }

    private static ScalarKind kind(String text) {
        if (NumberForms.truth(text).isPresent()) {
            return ScalarKind.BOOLEAN;
        }
        if (NumberForms.integer(text).isPresent()) {
            return ScalarKind.INTEGER;
        }
        return ItemBytes.real(text).isPresent() ? ScalarKind.FLOAT : ScalarKind.TEXT;
    }

    private static List<byte[]> branches(WantedValue wanted) {
        List<byte[]> items = new ArrayList<>();
        for (int branch = 0; branch < BRANCHES; branch++) {
            int number = (int) NumberForms.zigzag(branch);
            avro(wanted).forEach(value -> items.add(joined(number, value)));
        }
        return items;
    }

    /** The value behind a branch of a union of Avro. */
    private static List<byte[]> avro(WantedValue wanted) {
        if (wanted.isNull()) {
            return List.of(new byte[0]);
        }
        String text = wanted.literal();
        byte[] utf8 = utf8(text);
        Stream<Optional<byte[]>> all = Stream.of(
                NumberForms.integer(text)
                        .filter(number -> number.bitLength() < Long.SIZE)
                        .map(number -> NumberForms.leb128(NumberForms.zigzag(number.longValue()))),
                NumberForms.truth(text),
                ItemBytes.real(text).map(number -> little(Double.doubleToRawLongBits(number), Double.BYTES)),
                Optional.of(joined(NumberForms.leb128(NumberForms.zigzag(utf8.length)), utf8)));
        return all.flatMap(Optional::stream).toList();
    }

    /** The type may be before the name (BSON 1.1). */
    private static List<List<Replacement>> typedBefore(List<Field> leaves, WantedValue wanted) {
        Field type = leaves.getFirst();
        if (leaves.size() < 2 || type.role() != Role.TYPE || type.length() != 1 || !isName(leaves.get(1))) {
            return List.of();
        }
        long from = leaves.get(1).end();
        long length = leaves.getLast().end() - from;
        return bson(wanted)
                .map(item -> List.of(
                        new Replacement(type.offset(), 1, Arrays.copyOf(item, 1)),
                        new Replacement(from, length, Arrays.copyOfRange(item, 1, item.length))))
                .toList();
    }

    private static Stream<byte[]> bson(WantedValue wanted) {
        if (wanted.isNull()) {
            return Stream.of(bytes(0x0A));
        }
        String text = wanted.literal();
        Optional<byte[]> truth = NumberForms.truth(text).map(value -> joined(0x08, value));
        Optional<byte[]> integer = NumberForms.integer(text)
                .filter(number -> number.bitLength() < Long.SIZE)
                .map(number -> number.bitLength() < Integer.SIZE
                        ? joined(0x10, little(number.longValue(), Integer.BYTES))
                        : joined(0x12, little(number.longValue(), Long.BYTES)));
        Optional<byte[]> real = ItemBytes.real(text)
                .map(number -> joined(0x01, little(Double.doubleToRawLongBits(number), Double.BYTES)));
        byte[] utf8 = utf8(text + '\0');
        byte[] string = joined(0x02, joined(little(utf8.length, Integer.BYTES), utf8));
        return Stream.of(truth.or(() -> integer).or(() -> real).orElse(string));
    }
}
