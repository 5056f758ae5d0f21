package dev.hexplain.edit;

import dev.hexplain.bytes.Range;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.values.LogicalValue;
import java.io.ByteArrayOutputStream;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
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

    private static final int MOST_STARTS = 3;

    /** CBOR (RFC 8949), MessagePack, Smile, JSON, Hessian, Ion, a string of Kryo, an object of Kryo. */
    private static final List<byte[]> NULLS = List.of(
            bytes(0xF6), bytes(0xC0), bytes(0x21), utf8("null"), bytes('N'), bytes(0x0F), bytes(0x80), bytes(0x00));

    /** Branches of a union that are tried (Avro 1.12, "Unions"). */
    private static final int BRANCHES = 4;

    private static final List<ScalarForm> TRUTHS = List.of(
            ItemHeads::cborTruth,
            ItemHeads::messagePackTruth,
            text -> NumberForms.truth(text).map(truth -> bytes(0x22 + truth[0])),
            text -> Optional.of(utf8(text)),
            text -> NumberForms.truth(text).map(truth -> bytes(truth[0] == 1 ? 'T' : 'F')),
            text -> NumberForms.truth(text).map(truth -> bytes(0x10 + truth[0])));

    private static final List<ScalarForm> INTEGERS = List.of(
            text -> NumberForms.integer(text).flatMap(ItemHeads::cborInteger),
            text -> NumberForms.integer(text).flatMap(ItemHeads::messagePackInteger),
            text -> NumberForms.integer(text).flatMap(ItemForms::smileInteger),
            text -> Optional.of(utf8(text)),
            text -> NumberForms.integer(text).flatMap(ItemForms::hessianInt),
            text -> NumberForms.integer(text).flatMap(ItemForms::hessianLong));

    private static final List<ScalarForm> REALS = List.of(
            text -> real(text).map(number -> joined(0xFB, big(number))),
            text -> real(text).map(number -> joined(0xCB, big(number))),
            text -> ItemForms.smileReal(text, 0x29, Double.BYTES),
            text -> Optional.of(utf8(text)),
            ItemForms::hessianDouble);

    private static final List<ScalarForm> TEXTS = List.of(
            text -> Optional.of(cborText(utf8(text))),
            text -> Optional.of(ItemHeads.messagePackText(utf8(text))),
            ItemForms::smileText,
            text -> Optional.of(utf8(TextForms.quoted(text))),
            RetypedItem::hessianText,
            ItemForms::kryoAscii);

    private RetypedItem() {}

    /**
     * The bytes in the place of others.
     *
     * @param leaves of the value's field
     */
    static List<List<Replacement>> of(List<Field> leaves, WantedValue wanted) {
        List<List<Replacement>> ways = new ArrayList<>();
        List<byte[]> items = items(wanted);
        for (Range range : ranges(leaves)) {
            items.forEach(item -> ways.add(List.of(new Replacement(range.offset(), range.length(), item))));
        }
        ways.addAll(typedBefore(leaves, wanted));
        return ways;
    }

    /** What may be the item: from behind its name, and what is between them, to its end, or to a separator there. */
    private static List<Range> ranges(List<Field> leaves) {
        Field last = leaves.getLast();
        List<Long> ends = last.role() == Role.VALUE ? List.of(last.end()) : List.of(last.end(), last.offset());
        return leaves.stream()
                .filter(leaf -> leaves.stream().noneMatch(each -> isName(each) && each.offset() >= leaf.offset()))
                .limit(MOST_STARTS)
                .flatMap(leaf -> ends.stream()
                        .filter(end -> end > leaf.offset())
                        .map(end -> new Range(leaf.offset(), end - leaf.offset())))
                .distinct()
                .toList();
    }

    /** Another value of the same kind, by a form that writes the old one as it stands: a reference to one is none. */
    static List<List<Replacement>> ofKind(FieldTree tree, LogicalValue.Scalar old, List<Field> leaves, String text) {
        List<ScalarForm> forms = switch (old.kind()) {
            case BOOLEAN -> TRUTHS;
            case INTEGER -> INTEGERS;
            case DECIMAL, FLOAT -> REALS;
            case TEXT -> TEXTS;
            case NULL, TIME, NAME, BYTES -> List.of();
        };
        String before = old.text().first(LONGEST);
        List<List<Replacement>> ways = new ArrayList<>();
        for (Range range : ranges(leaves)) {
            byte[] bytes =
                    range.length() > LONGEST ? new byte[0] : tree.source().copy(range.offset(), (int) range.length());
            forms.stream()
                    .filter(form -> form.write(before)
                            .filter(written -> Arrays.equals(written, bytes))
                            .isPresent())
                    .map(form -> form.write(text))
                    .flatMap(Optional::stream)
                    .forEach(item -> ways.add(List.of(new Replacement(range.offset(), range.length(), item))));
        }
        return ways;
    }

    private static boolean isName(Field leaf) {
        return leaf.role() == Role.NAME;
    }

    private static List<byte[]> items(WantedValue wanted) {
        String text = wanted.literal();
        List<byte[]> items = new ArrayList<>(wanted.isNull() ? NULLS : written(kinds(text), text));
        for (int branch = 0; branch < BRANCHES; branch++) {
            byte number = (byte) NumberForms.zigzag(branch);
            avro(wanted).forEach(value -> items.add(joined(number, value)));
        }
        return items;
    }

    private static List<ScalarForm> kinds(String text) {
        return NumberForms.truth(text).isPresent()
                ? TRUTHS
                : NumberForms.integer(text).isPresent() ? INTEGERS : real(text).isPresent() ? REALS : TEXTS;
    }

    private static List<byte[]> written(List<ScalarForm> forms, String text) {
        return forms.stream()
                .map(form -> form.write(text))
                .flatMap(Optional::stream)
                .toList();
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
                real(text)
                        .map(number -> NumberForms.fixed(
                                Double.doubleToRawLongBits(number), Double.BYTES, ByteOrder.LITTLE_ENDIAN)),
                Optional.of(joined(NumberForms.leb128(NumberForms.zigzag(utf8.length)), utf8)));
        return all.flatMap(Optional::stream).toList();
    }

    /** The type may stand before the name (BSON 1.1). */
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
        Optional<byte[]> real =
                real(text).map(number -> joined(0x01, little(Double.doubleToRawLongBits(number), Double.BYTES)));
        byte[] utf8 = utf8(text + '\0');
        byte[] string = joined(0x02, joined(little(utf8.length, Integer.BYTES), utf8));
        return Stream.of(truth.or(() -> integer).or(() -> real).orElse(string));
    }

    private static Optional<Double> real(String text) {
        try {
            return Optional.of(Double.parseDouble(text))
                    .filter(_ -> !Character.isLetter(text.charAt(text.length() - 1)));
        } catch (NumberFormatException notNumber) {
            return Optional.empty();
        }
    }

    private static byte[] cborText(byte[] utf8) {
        return joined(ItemHeads.cbor(0x60, utf8.length), utf8);
    }

    /** Hessian 2.0, section 4.9: in one piece, of fewer than 65,536 characters. */
    private static Optional<byte[]> hessianText(String text) {
        int length = text.length();
        if (length > 0xFFFF) {
            return Optional.empty();
        }
        byte[] head = length < 32
                ? bytes(length)
                : length < 1024
                        ? NumberForms.fixed(0x3000 + length, 2, ByteOrder.BIG_ENDIAN)
                        : joined('S', NumberForms.fixed(length, 2, ByteOrder.BIG_ENDIAN));
        return Optional.of(joined(head, utf8(text)));
    }

    private static byte[] utf8(String text) {
        return text.substring(0, Math.min(LONGEST, text.length())).getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] big(double number) {
        return NumberForms.fixed(Double.doubleToRawLongBits(number), Double.BYTES, ByteOrder.BIG_ENDIAN);
    }

    private static byte[] little(long number, int size) {
        return NumberForms.fixed(number, size, ByteOrder.LITTLE_ENDIAN);
    }

    private static byte[] bytes(int only) {
        return new byte[] {(byte) only};
    }

    private static byte[] joined(int first, byte[] rest) {
        return joined(bytes(first), rest);
    }

    private static byte[] joined(byte[] first, byte[] rest) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(first);
        bytes.writeBytes(rest);
        return bytes.toByteArray();
    }
}
