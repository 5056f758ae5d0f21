package dev.hexplain.ksy.read;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A YAML text as a tree whose parts know where they stand; aliases are replaced by what they name. */
sealed interface Yaml {
    /** From 1. */
    int line();

    /** From 1. */
    int column();

    /** What to call it in a message. */
    String kind();

    /** What a scalar is, by the rules of YAML 1.1. */
    enum ScalarKind {
        TEXT,
        INTEGER,
        REAL,
        TRUTH,
        NULL
    }

    /**
     * A text, a number, true, false or nothing.
     *
     * @param text as written; of integers the decimal digits, of truths {@code true} or {@code false}
     * @param written the text before that
     * @param contentLine where the text itself begins, behind quotes or the sign of a block
     */
    record Scalar(ScalarKind is, String text, String written, int line, int column, int contentLine, int contentColumn)
            implements Yaml {
        @Override
        public String kind() {
            return switch (is) {
                case TEXT -> "text '" + shortened() + "'";
                case INTEGER -> "integer " + text;
                case REAL -> "number " + text;
                case TRUTH -> text;
                case NULL -> "nothing";
            };
        }

        private String shortened() {
            return text.length() > 40 ? text.substring(0, 39) + "…" : text;
        }
    }

    record Sequence(List<Yaml> items, int line, int column) implements Yaml {
        @Override
        public String kind() {
            return "a list";
        }
    }

    /** Entries in the order written; keys differ. */
    record Mapping(List<Entry> entries, int line, int column) implements Yaml {
        @Override
        public String kind() {
            return "a map";
        }

        @Nullable Entry get(String key) {
            for (Entry entry : entries) {
                if (key.equals(entry.name())) {
                    return entry;
                }
            }
            return null;
        }
    }

    record Entry(Yaml key, Yaml value) {
        /** The key; null where it is a list or a map. */
        @Nullable String name() {
            return key instanceof Scalar scalar ? scalar.text() : null;
        }
    }
}
