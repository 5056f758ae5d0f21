package dev.hexplain.diff;

import dev.hexplain.bytes.Sha256;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Tail;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.ScalarText;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;

/** The fields of a tree as values, all of them: what is in slots by name, and what repeats as a list. */
record FieldSide(FieldTree tree) {
    /** Bytes of a leaf whose value says all of it. */
    private static final int LONGEST = 256;

    LogicalValue of(Field field) {
        if (tree.isBare(field)) {
            return leaf(field);
        }
        // Looked into when asked: to count the children of a field may take as long as to read them all.
        long slots = tree.slotChildCount(field);
        List<Field> next = tree.children(field, slots, 1);
        boolean repeats = !next.isEmpty() && repeats(field.shape().tail().stored());
        if (slots == 0 && next.isEmpty()) {
            return leaf(field);
        } else if (slots == 0 && repeats) {
            return new LogicalValue.Sequence(field, field.type(), from(field, 0, this::of));
        }
        return new LogicalValue.Structure(
                field, field.type(), Paged.later(() -> repeats ? withList(field, slots) : from(field, 0, this::named)));
    }

    /** Whether children have numbers instead of names of their own. */
    private static boolean repeats(Tail tail) {
        return switch (tail) {
            case Tail.Rows _, Tail.Repeat _, Tail.Counted _ -> true;
            case Tail.OwnRows _, Tail.Scanned _, Tail.Computed _ -> false;
        };
    }

    private LogicalValue.Named named(Field child) {
        return new LogicalValue.Named(child.name(), of(child));
    }

    /** The slots by name, and behind them what repeats. */
    private Paged<LogicalValue.Named> withList(Field field, long slots) {
        LogicalValue list = new LogicalValue.Sequence(field, "", from(field, slots, this::of));
        return from(field, 0, this::named).range(0, slots).then(Paged.of(List.of(new LogicalValue.Named("", list))));
    }

    private LogicalValue leaf(Field field) {
        String text = tree.fullValue(field).summary();
        if (field.length() > LONGEST && !text.isEmpty()) {
            text += " " + hash(field); // the value may be no more than the beginning
        }
        return text.isEmpty()
                ? new LogicalValue.Opaque(
                        field,
                        field.type(),
                        new ScalarText.Hex(tree.sourceOf(field).segment().asSlice(field.offset(), field.length())))
                : LogicalValue.Scalar.of(field, field.type(), ScalarKind.NAME, text);
    }

    private String hash(Field field) {
        MessageDigest digest = Sha256.digest();
        digest.update(tree.sourceOf(field)
                .segment()
                .asSlice(field.offset(), field.length())
                .asByteBuffer());
        return HexFormat.of().formatHex(digest.digest());
    }

    private interface Made<T> {
        T of(Field child);
    }

    /** The children of a field from one on. */
    private <T> Paged<T> from(Field field, long from, Made<T> made) {
        return new Paged<>() {
            @Override
            public long count() {
                return tree.childCount(field) - from;
            }

            @Override
            public List<T> page(long first, int limit) {
                return tree.children(field, from + first, limit).stream()
                        .map(made::of)
                        .toList();
            }
        };
    }
}
