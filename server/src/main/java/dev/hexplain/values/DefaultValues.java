package dev.hexplain.values;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Tail;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The values of formats that say nothing about theirs: a leaf is a scalar, a field with numbered fields a sequence, and
 * any other one a structure of what is in it, without what only the encoding needs: magic, lengths, padding, checksums.
 */
final class DefaultValues {
    private static final Set<Role> OF_ENCODING = EnumSet.of(Role.MAGIC, Role.LENGTH, Role.PADDING, Role.CHECKSUM);

    private final TreeValues values;
    private final FieldTree tree;

    DefaultValues(TreeValues values) {
        this.values = values;
        this.tree = values.tree();
    }

    LogicalValue of(Field field) {
        if (tree.isBare(field)) {
            return LeafValues.of(tree, field);
        }
        long slots = ChildFields.slotCount(tree, field);
        List<Field> kept = tree.children(field, 0, Math.toIntExact(slots)).stream()
                .filter(each -> !OF_ENCODING.contains(each.role()))
                .toList();
        Paged<LogicalValue.Named> members = Paged.of(kept).map(this::named);
        long rest = tree.childCount(field) - slots;
        if (rest == 0) {
            return new LogicalValue.Structure(field, field.type(), members);
        }
        return switch (field.shape().tail().stored()) {
            case Tail.Rows(String name) -> withElements(field, members, name, slots, rest);
            case Tail.Repeat(String name, var _) -> withElements(field, members, name, slots, rest);
            case Tail.Counted(String name, var _) -> withElements(field, members, name, slots, rest);
            // Which of these the encoding needs is not known before they are looked at.
            case Tail _ ->
                new LogicalValue.Structure(
                        field,
                        field.type(),
                        members.then(children(field, slots, rest).map(this::named)));
        };
    }

    private LogicalValue withElements(
            Field field, Paged<LogicalValue.Named> members, String name, long slots, long count) {
        LogicalValue.Sequence elements = new LogicalValue.Sequence(
                field, field.type(), children(field, slots, count).map(values.later()::of));
        return members.count() == 0
                ? elements
                : new LogicalValue.Structure(
                        field, field.type(), members.then(Paged.of(List.of(new LogicalValue.Named(name, elements)))));
    }

    private LogicalValue.Named named(Field field) {
        return new LogicalValue.Named(field.name(), values.later().of(field));
    }

    private Paged<Field> children(Field of, long first, long count) {
        return new ChildFields(tree, of, first, count);
    }
}
