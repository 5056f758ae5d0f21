package dev.hexplain.ksy.read;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A YAML document as a tree with line and column of every node; aliases are resolved. */
sealed interface Yaml {
    /** From 1. */
    int line();

    /** From 1. */
    int column();

    /** Its name in messages. */
    String kind();

    /** The type of a scalar, by the rules of YAML 1.1. */
    enum ScalarKind {
        TEXT,
        INTEGER,
        REAL,
        BOOLEAN,
        NULL
    }

    /**
     * A string, a number, a boolean or null.
     *
     * @param text as written; of integers the decimal digits, of booleans {@code true} or {@code false}
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
                case BOOLEAN -> text;
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
