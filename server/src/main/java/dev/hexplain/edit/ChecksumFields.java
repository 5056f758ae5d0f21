package dev.hexplain.edit;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.SourceStream;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;

/**
 * The checksums of a value and of what is around it: fields with that role that are the CRC-32, CRC-32C or Adler-32 of
 * what is before or behind them in a field that holds the value, too.
 */
final class ChecksumFields {
    private static final int SIZE = Integer.BYTES;
    private static final int DEEPEST = 1000;

    /** Children of a field that are looked at, from either end. */
    private static final int LOOKED_AT = 32;

    private static final int PIECE = 1 << 16;
    private static final List<Supplier<Checksum>> ALGORITHMS = List.of(CRC32::new, CRC32C::new, Adler32::new);

    private final FieldTree tree;
    private final ValueTarget target;
    /** Those with the shortest ranges first: they are in the ranges of the others. */
    private final List<ChecksumField> found = new ArrayList<>();

    /** A checksum with what it is of. */
    private record ChecksumField(Field field, Range range, Supplier<Checksum> algorithm, ByteOrder order) {}

    private ChecksumFields(FieldTree tree, ValueTarget target) throws IOException {
        this.tree = tree;
        this.target = target;
        for (Field around : tree.lineage(target.leaf().id(), DEEPEST)) {
            for (Field child : ends(around)) {
                look(child, around);
            }
        }
        found.sort(Comparator.comparingLong(each -> each.range.length()));
    }

    static ChecksumFields of(FieldTree tree, ValueTarget target) throws IOException {
        return new ChecksumFields(tree, target);
    }

    private List<Field> ends(Field around) {
        if (around.shape().isLeaf()) {
            return List.of();
        }
        long count = tree.childCount(around);
        List<Field> first = tree.children(around, 0, LOOKED_AT);
        return count <= LOOKED_AT
                ? first
                : Stream.concat(
                                first.stream(),
                                tree.children(around, Math.max(LOOKED_AT, count - LOOKED_AT), LOOKED_AT).stream())
                        .toList();
    }

    private void look(Field child, Field around) throws IOException {
        if (child.shape().isLeaf()) {
            consider(child, List.of(around));
            return;
        }
        if (child.offset() <= target.offset() && target.offset() < child.end()) {
            return;
        }
        for (Field inner : tree.children(child, 0, LOOKED_AT)) {
            consider(inner, List.of(around, child));
        }
    }

    private void consider(Field field, List<Field> around) throws IOException {
        boolean known = found.stream().anyMatch(each -> each.field.offset() == field.offset());
        if (known || field.role() != Role.CHECKSUM || field.length() != SIZE || field.source() != 0) {
            return;
        }
        for (Field each : around) {
            long before = field.offset() - each.offset();
            consider(field, new Range(each.offset(), Math.max(0, before)));
            consider(field, new Range(field.end(), Math.max(0, each.end() - field.end())));
        }
    }

    private void consider(Field field, Range range) throws IOException {
        if (range.offset() > target.offset() || target.offset() + target.length() > range.end()) {
            return;
        }
        byte[] says = tree.source().copy(field.offset(), SIZE);
        for (Supplier<Checksum> algorithm : ALGORITHMS) {
            int value = sum(algorithm.get(), new SourceStream(tree.source(), range));
            order(says, value).ifPresent(order -> found.add(new ChecksumField(field, range, algorithm, order)));
        }
    }

    private static Optional<ByteOrder> order(byte[] says, int value) {
        return Stream.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN)
                .filter(order -> Arrays.equals(says, NumberForms.fixed(value, SIZE, order)))
                .findFirst();
    }

    private static int sum(Checksum sum, InputStream stream) throws IOException {
        byte[] piece = new byte[PIECE];
        try (InputStream bytes = stream) {
            for (int read = bytes.read(piece); read >= 0; read = bytes.read(piece)) {
                sum.update(piece, 0, read);
            }
        }
        return (int) sum.getValue();
    }

    /** The patch with each checksum that its replacements touch. */
    Patch with(Patch patch) throws IOException {
        Patch whole = patch;
        for (ChecksumField each : found) {
            int value = sum(each.algorithm.get(), whole.stream(tree.source(), each.range));
            List<Replacement> all = new ArrayList<>(whole.replacements());
            all.add(new Replacement(each.field.offset(), SIZE, NumberForms.fixed(value, SIZE, each.order)));
            whole = Patch.of(all);
        }
        return whole;
    }
}
