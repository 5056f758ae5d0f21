package dev.hexplain.edit;

import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.util.Optional;

/** Where a value is that is to become another one. */
public sealed interface ValuePlace {
    /** What it is called in messages. */
    String words();

    Optional<LogicalValue> in(FieldTree tree);

    /** At the path of a value, or of a field where no value has it. */
    record At(String path) implements ValuePlace {
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
    record KeyOf(String map, long index) implements ValuePlace {
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
}
