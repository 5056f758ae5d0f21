package dev.hexplain.values;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The entries of a map of which some have keys that are no names: objects, lists, null; and of a large one. They are no
 * members then, and all keys are values.
 */
final class EntryFields {
    private static final String ENTRY = "entry";
    /** Some of the entries of a map, which is written in several such blocks. */
    private static final String BLOCK = "entries";

    static final String KEY = "key";
    private static final String VALUE = "value";
    /** Fields before the entries: flags, types, lengths; and those of a key that is a scalar. */
    private static final int MOST_PARTS = 12;
    /** Fields around the entries, which only hold them. */
    private static final int MOST_HOLDERS = 2;

    private static final int MOST_BLOCKS = 1 << 16;

    private static final String TOO_MANY_BLOCKS =
            "Entries of a map are those of its first %,d blocks".formatted(MOST_BLOCKS);
    private static final int PAGE = 64;
    private static final int MOST_MEMBERS = 1 << 10;

    private final TreeValues values;
    private final FieldTree tree;

    private EntryFields(TreeValues values) {
        this.values = values;
        this.tree = values.tree();
    }

    /** The entries in a field that is such a map, or holds one and no other value; empty where they are members. */
    static Optional<Paged<LogicalValue.Entry>> of(TreeValues values, Field field) {
        EntryFields fields = new EntryFields(values);
        return fields.in(field, MOST_HOLDERS).filter(fields::areNoMembers).map(entries -> entries.map(fields::entry));
    }

    private Optional<Paged<Field>> in(Field field, int holders) {
        Optional<Field> value = isEntry(field) ? tree.child(field, VALUE).filter(this::mayHold) : Optional.empty();
        return value.isPresent() ? inHeld(field, value.get(), holders) : behindSlots(field, holders);
    }

    private Optional<Paged<Field>> inHeld(Field field, Field held, int holders) {
        return holders > 0 && tree.logicalStep(field, held).isEmpty() ? in(held, holders - 1) : Optional.empty();
    }

    private Optional<Paged<Field>> behindSlots(Field field, int holders) {
        ChildFields behind = ChildFields.behindSlots(tree, field);
        // What holds one value has it in a slot.
        ChildFields all = behind.count() > 0 ? behind : new ChildFields(tree, field, 0, tree.childCount(field));
        List<Field> first = all.page(0, MOST_PARTS);
        OptionalInt holder = IntStream.range(0, first.size())
                .filter(index -> isEntry(first.get(index)) || isBlock(first.get(index)))
                .findFirst();
        int before = holder.orElseGet(() -> IntStream.range(0, first.size())
                .filter(index -> mayHold(first.get(index)))
                .findFirst()
                .orElse(first.size()));
        if (before == first.size()) {
            return Optional.empty();
        }
        ChildFields run = new ChildFields(tree, field, all.first() + before, all.count() - before);
        Field one = first.get(before);
        if (isEntry(one)) {
            return Optional.of(withoutEnd(run));
        }
        if (isBlock(one)) {
            return Optional.of(joined(run));
        }
        boolean alone =
                run.count() == 1 || (run.count() == 2 && !mayHold(run.page(1, 1).getFirst()));
        return alone ? inHeld(field, one, holders) : Optional.empty();
    }

    private boolean mayHold(Field field) {
        return field.role() == Role.VALUE
                && !tree.isBare(field)
                && !field.name().equals(KEY);
    }

    private boolean isEntry(Field field) {
        return field.shape().production().equals(ENTRY);
    }

    private static boolean isBlock(Field field) {
        return field.shape().production().equals(BLOCK);
    }

    /** Behind the last block that is looked at, the next one stands for all others. */
    private Paged<Field> joined(ChildFields blocks) {
        List<ChildFields> runs = new ArrayList<>();
        for (Field block : blocks.page(0, MOST_BLOCKS)) {
            ChildFields parts = ChildFields.behindSlots(tree, block);
            long first = firstEntry(parts);
            runs.add(new ChildFields(tree, block, parts.first() + first, parts.count() - first));
        }
        return new JoinedFields(runs).then(Paged.of(blocks.page(MOST_BLOCKS, 1)));
    }

    /** The entries of a block are its last fields: before them, a class may be defined. */
    private long firstEntry(ChildFields parts) {
        long first = 0;
        for (List<Field> page = parts.page(0, PAGE); !page.isEmpty(); page = parts.page(first, PAGE)) {
            int heads = 0;
            while (heads < page.size() && !isEntry(page.get(heads))) {
                heads++;
            }
            first += heads;
            if (heads < page.size()) {
                break;
            }
        }
        return first;
    }

    /** Behind the entries, the end of the map may stand. */
    private ChildFields withoutEnd(ChildFields run) {
        boolean end = run.page(run.count() - 1, 1).stream().noneMatch(this::isEntry);
        return new ChildFields(tree, run.of(), run.first(), run.count() - (end ? 1 : 0));
    }

    /** Entries that are too many to look at all at once are none either. */
    private boolean areNoMembers(Paged<Field> entries) {
        return entries.count() > MOST_MEMBERS
                || !entries.page(0, MOST_MEMBERS).stream().allMatch(this::isNamed);
    }

    private boolean isNamed(Field entry) {
        String step =
                tree.parent(entry.id()).map(map -> tree.logicalStep(map, entry)).orElse("");
        return !step.isEmpty() && !step.startsWith("[") && isNameOf(entry, step);
    }

    /** A name that was cut or escaped is not the key, and the text of a number or of null is another key than it. */
    private boolean isNameOf(Field entry, String step) {
        return !(key(entry, values.inside()) instanceof LogicalValue.Scalar key
                        && !key.field().equals(entry))
                || ((key.kind() == ScalarKind.TEXT || key.kind() == ScalarKind.NAME)
                        && !key.text().isLongerThan(step.length())
                        && key.text().first(step.length()).equals(step));
    }

    private LogicalValue.Entry entry(Field entry) {
        if (isBlock(entry)) {
            LogicalValue others = ReadValues.leftOut(entry, TOO_MANY_BLOCKS);
            return new LogicalValue.Entry(others, others);
        }
        return new LogicalValue.Entry(key(entry, values.later()), values.later().of(entry));
    }

    private LogicalValue key(Field entry, TreeValues through) {
        return tree.children(entry, 0, 1).stream()
                .filter(first -> first.name().equals(KEY))
                .findFirst()
                .map(key -> named(key).orElseGet(() -> through.of(key)))
                .orElseGet(() -> LogicalValue.Scalar.absent(entry)); // null may need no bytes
    }

    /** A key that is a scalar is a name to the tree, and has no part that is a value. */
    private Optional<LogicalValue> named(Field key) {
        return tree.children(key, 0, MOST_PARTS).reversed().stream()
                .filter(part -> part.role() == Role.NAME && part.shape().isLeaf())
                .findFirst()
                .map(name -> HeldScalars.of(tree, key, name));
    }
}
