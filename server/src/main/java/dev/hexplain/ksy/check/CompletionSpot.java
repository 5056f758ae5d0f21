package dev.hexplain.ksy.check;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The position being edited in a descriptor, found by indentation alone, because incomplete lines are rarely valid
 * YAML.
 *
 * @param path keys from the top; {@code -} for an item of a list; of a value, its key is the last
 * @param isKey whether a key is being typed, or a value
 * @param typed the part typed so far
 * @param siblings keys that are in the same map on other lines
 */
record CompletionSpot(List<String> path, boolean isKey, String typed, Set<String> siblings) {
    static final String ITEM = "-";

    /** The place before a column of a line, both from 1. */
    static CompletionSpot find(String text, int line, int column) {
        List<String> lines = text.lines().toList();
        int number = Math.max(0, line - 1);
        String current = number < lines.size() ? lines.get(number) : "";
        String before = current.substring(0, Math.clamp(column - 1L, 0, current.length()));
        return new Finder(lines, Math.min(number, lines.size())).find(before);
    }

    /** A dash or a key, where it is in its line. */
    private record Component(int column, String name, String value) {
        boolean opensBlock() {
            return value.startsWith("|") || value.startsWith(">");
        }
    }

    private static List<Component> components(String line) {
        List<Component> found = new ArrayList<>();
        int at = skipSpaces(line, 0);
        while (line.startsWith("- ", at) || (line.startsWith("-", at) && at + 1 == line.length())) {
            found.add(new Component(at, ITEM, ""));
            at = skipSpaces(line, Math.min(at + 2, line.length()));
        }
        int colon = colon(line, at);
        if (colon >= 0 && line.charAt(at) != '#') {
            found.add(new Component(
                    at,
                    unquoted(line.substring(at, colon)),
                    line.substring(colon + 1).strip()));
        }
        return found;
    }

    private static int skipSpaces(String line, int from) {
        int at = from;
        while (at < line.length() && line.charAt(at) == ' ') {
            at++;
        }
        return at;
    }

    /** The colon behind a key, or -1. */
    private static int colon(String line, int from) {
        for (int i = from; i < line.length(); i++) {
            if (line.charAt(i) == ':' && (i + 1 == line.length() || line.charAt(i + 1) == ' ')) {
                return i;
            }
        }
        return -1;
    }

    private static String unquoted(String key) {
        String stripped = key.strip();
        boolean quoted = stripped.length() > 1
                && (stripped.startsWith("'") || stripped.startsWith("\""))
                && stripped.charAt(0) == stripped.charAt(stripped.length() - 1);
        return quoted ? stripped.substring(1, stripped.length() - 1) : stripped;
    }

    /** Searches upwards from a line. */
    private record Finder(List<String> lines, int line) {
        CompletionSpot find(String before) {
            int brace = openBrace(before);
            return brace < 0 ? inBlock(before) : inFlow(before, brace);
        }

        private CompletionSpot inBlock(String before) {
            List<Component> own = components(before);
            int start = own.isEmpty() ? skipSpaces(before, 0) : own.getFirst().column();
            List<Component> above =
                    above(start, !own.isEmpty() && own.getFirst().name().equals(ITEM));
            if (!above.isEmpty() && above.getLast().opensBlock()) {
                return new CompletionSpot(names(above), false, before.stripLeading(), Set.of());
            }
            Component key = own.isEmpty() || own.getLast().name().equals(ITEM) ? null : own.getLast();
            List<String> path = names(above);
            own.forEach(component -> path.add(component.name()));
            if (key != null) {
                String value = before.substring(colon(before, key.column()) + 1).stripLeading();
                return new CompletionSpot(path, false, value, Set.of());
            }
            int column =
                    own.isEmpty() ? start : skipSpaces(before, own.getLast().column() + 1);
            return new CompletionSpot(
                    path, true, before.substring(Math.min(column, before.length())), siblings(column));
        }

        private CompletionSpot inFlow(String before, int brace) {
            CompletionSpot outer = inBlock(before.substring(0, brace));
            List<String> path = new ArrayList<>(outer.path());
            Set<String> siblings = new LinkedHashSet<>();
            String[] entries = before.substring(brace + 1).split(",", -1);
            String last = entries[entries.length - 1].stripLeading();
            for (String entry : entries) {
                int colon = colon(entry.strip(), 0);
                if (colon >= 0) {
                    siblings.add(unquoted(entry.strip().substring(0, colon)));
                }
            }
            int colon = colon(last, 0);
            if (colon < 0) {
                return new CompletionSpot(path, true, last, siblings);
            }
            path.add(unquoted(last.substring(0, colon)));
            return new CompletionSpot(path, false, last.substring(colon + 1).stripLeading(), Set.of());
        }

        /** The last brace of a line that is still open, or -1. */
        private static int openBrace(String before) {
            int depth = 0;
            for (int i = before.length() - 1; i >= 0; i--) {
                char c = before.charAt(i);
                depth += c == '}' ? 1 : c == '{' ? -1 : 0;
                boolean inFormat = i > 1 && before.lastIndexOf("f\"", i) >= 0;
                if (depth < 0 && !inFormat) {
                    return i;
                }
            }
            return -1;
        }

        /** The keys and dashes around a column of the line, outermost first. */
        private List<Component> above(int column, boolean item) {
            List<Component> found = new ArrayList<>();
            int limit = column;
            boolean below = item;
            for (int i = Math.min(line, lines.size()) - 1; i >= 0 && (limit > 0 || below); i--) {
                for (Component component : components(lines.get(i)).reversed()) {
                    // A list may follow its key without an indent.
                    boolean around = component.column() < limit
                            || (below
                                    && component.column() == limit
                                    && !component.name().equals(ITEM));
                    if (around) {
                        found.addFirst(component);
                        limit = component.column();
                        below = component.name().equals(ITEM);
                    }
                }
            }
            return found;
        }

        private static List<String> names(List<Component> components) {
            List<String> names = new ArrayList<>();
            components.forEach(component -> names.add(component.name()));
            return names;
        }

        /** Keys at the same column, up and down, as far as the map goes. */
        private Set<String> siblings(int column) {
            Set<String> found = new LinkedHashSet<>();
            for (int i = line - 1; i >= 0 && addSiblings(i, column, found, true); i--) {}
            for (int i = line + 1; i < lines.size() && addSiblings(i, column, found, false); i++) {}
            return found;
        }

        private boolean addSiblings(int number, int column, Set<String> into, boolean upwards) {
            String text = lines.get(number);
            if (text.isBlank()) {
                return true;
            }
            List<Component> components = components(text);
            boolean newItem = !components.isEmpty()
                    && components.getFirst().name().equals(ITEM)
                    && components.getFirst().column() < column;
            if (!upwards && newItem) {
                return false;
            }
            components.stream().filter(key -> key.column() == column).forEach(key -> into.add(key.name()));
            return !newItem && skipSpaces(text, 0) >= column;
        }
    }
}
