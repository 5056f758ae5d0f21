package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Walk;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.util.Optional;
import java.util.stream.Stream;

/** Where a value is that is to become another one. */
public sealed interface ValueLocation {
    /** Fields before a value that are looked at for its name. */
    int LOOKED_AT = 16;

    int LONGEST = 1 << 16;

    /** A field of an entry. */
    String KEY = "key";

    /** What it is called in messages. */
    String words();

    Optional<LogicalValue> in(FieldTree tree);

    /** At the path of a value, or of a field where no value has it. */
    record At(String path) implements ValueLocation {
        @Override
        public String words() {
            return path;
        }

        @Override
        public Optional<LogicalValue> in(FieldTree tree) {
            TreeValues values = new TreeValues(tree);
            return values.find(path).or(() -> tree.find(path).map(values::of));
        }
    }

    /**
     * The key of an entry.
     *
     * @param map the path of the map
     * @param index the number of the entry
     */
    record KeyOf(String map, long index) implements ValueLocation {
        @Override
        public String words() {
            return "the key of entry %d of %s".formatted(index, map.isEmpty() ? "the map" : map);
        }

        @Override
        public Optional<LogicalValue> in(FieldTree tree) {
            TreeValues values = new TreeValues(tree);
            return values.find(map).flatMap(found -> entry(values, found)).map(LogicalValue.Entry::key);
        }

        private Optional<LogicalValue.Entry> entry(TreeValues values, LogicalValue found) {
            LogicalValue container = found instanceof LogicalValue.Reference reference ? values.of(reference) : found;
            return container instanceof LogicalValue.Mapping mapping
                    ? mapping.entries().page(index, 1).stream().findFirst()
                    : Optional.empty();
        }
    }

    /**
     * The name of a member, in formats that write it beside the value.
     *
     * @param structure the path of what has it
     * @param index the number of the member
     */
    record NameOf(String structure, long index) implements ValueLocation {
        @Override
        public String words() {
            return "the name of member %d of %s".formatted(index, structure.isEmpty() ? "the value" : structure);
        }

        @Override
        public Optional<LogicalValue> in(FieldTree tree) {
            TreeValues values = new TreeValues(tree);
            return values.find(structure)
                    .flatMap(found -> member(values, found))
                    .flatMap(each -> name(values, each));
        }

        private Optional<LogicalValue.Named> member(TreeValues values, LogicalValue found) {
            LogicalValue container = found instanceof LogicalValue.Reference reference ? values.of(reference) : found;
            return container instanceof LogicalValue.Structure object
                    ? object.members().page(index, 1).stream().findFirst()
                    : Optional.empty();
        }

        /** The leaf that has it, or the item that this leaf is in. */
        private static Optional<LogicalValue> name(TreeValues values, LogicalValue.Named member) {
            FieldTree tree = values.tree();
            Field value = member.value().field();
            Optional<Field> around = tree.parent(value.id());
            Optional<Field> leaf = firstName(tree, value)
                    .or(() -> around.flatMap(entry -> firstName(tree, entry)))
                    .or(() -> tree.child(value, KEY))
                    .or(() -> around.flatMap(entry -> tree.child(entry, KEY)));
            return leaf.filter(name -> name.role() != Role.REFERENCE).stream()
                    .flatMap(name -> Stream.concat(
                            tree
                                    .parent(name.id())
                                    .filter(item -> !item.id().equals(value.id()))
                                    .filter(item -> around.filter(item::equals).isEmpty())
                                    .stream(),
                            Stream.of(name)))
                    .map(values::of)
                    .filter(found -> found instanceof LogicalValue.Scalar scalar
                            && scalar.text().first(LONGEST).equals(member.name()))
                    .findFirst();
        }

        private static Optional<Field> firstName(FieldTree tree, Field around) {
            Walk walk = Walk.inside(tree, around.id());
            for (int seen = 0; seen < LOOKED_AT && walk.next(); seen++) {
                if (walk.field().role() == Role.NAME && ValueTarget.isLeaf(walk)) {
                    return Optional.of(walk.field());
                }
            }
            return Optional.empty();
        }
    }
}
