package dev.hexplain.tree;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * Writes and finds paths, the addresses of fields by name: {@code contents[0].classData[1].prices[3]}. The root has the
 * empty path.
 */
public final class Paths {
    /** Names in a path that is written whole. */
    public static final int MAX_NAMES = 200;

    /** Characters of a path that is written whole: there may be one for each field, and a long name in all of them. */
    public static final int MAX_LENGTH = 1 << 12;

    static final String ELISION = "…";

    private Paths() {}

    /** The path of a field; the outermost names of a very deep or long one are elided. */
    public static String of(FieldTree tree, Field field) {
        return of(tree.lineage(field.id(), MAX_NAMES));
    }

    /** The path of the last of these fields, each of which is in the one before it. */
    public static String of(List<Field> lineage) {
        return innermost(names(lineage).reversed().iterator(), MAX_LENGTH, isFromRoot(lineage));
    }

    /** The same, however long. */
    public static String whole(List<Field> lineage) {
        return innermost(names(lineage).reversed().iterator(), Integer.MAX_VALUE, isFromRoot(lineage));
    }

    private static List<String> names(List<Field> lineage) {
        return lineage.stream()
                .skip(isFromRoot(lineage) ? 1 : 0)
                .map(Field::name)
                .toList();
    }

    private static boolean isFromRoot(List<Field> lineage) {
        return lineage.isEmpty() || lineage.getFirst().id().equals(FieldId.ROOT);
    }

    /** A path by its names, the innermost first; of those around it, the ones that it has room for. */
    public static String innermost(Iterator<String> outwards) {
        return innermost(outwards, MAX_LENGTH, true);
    }

    /** @param whole whether the last name is the outermost one */
    static String innermost(Iterator<String> outwards, int most, boolean whole) {
        Deque<String> names = new ArrayDeque<>();
        long length = 0;
        boolean fits = true;
        while (fits && outwards.hasNext()) {
            String name = outwards.next();
            length += name.length() + 1L;
            fits = names.isEmpty() || length <= most;
            if (fits) {
                names.push(name);
            }
        }
        StringBuilder path = new StringBuilder(whole && fits ? "" : ELISION);
        names.forEach(name -> append(path, name));
        return path.toString();
    }

    /** Whether a path leads all the way from the root. */
    public static boolean isComplete(String path) {
        return !path.startsWith(ELISION);
    }

    /** Adds a name to a path. */
    public static void append(StringBuilder path, String name) {
        if (!path.isEmpty() && !name.isEmpty() && !name.startsWith("[")) {
            path.append('.');
        }
        path.append(name);
    }

    static Optional<Field> find(FieldTree tree, String path) {
        Field at = tree.root();
        String rest = path;
        while (!rest.isEmpty()) {
            Optional<Field> child = childAtStartOf(tree, at, rest);
            if (child.isEmpty()) {
                return Optional.empty();
            }
            at = child.get();
            rest = after(rest, at.name());
        }
        return Optional.of(at);
    }

    private static Optional<Field> childAtStartOf(FieldTree tree, Field of, String path) {
        long slots = tree.slotChildCount(of);
        for (Field child : tree.children(of, 0, Math.toIntExact(slots))) {
            if (startsWithName(path, child.name())) {
                return Optional.of(child);
            }
        }
        return tailChild(tree, of, path, slots);
    }

    private static Optional<Field> tailChild(FieldTree tree, Field of, String path, long slots) {
        int open = path.indexOf('[');
        int close = path.indexOf(']', open);
        if (open >= 0 && close > open) {
            Optional<Long> number = number(path.substring(open + 1, close));
            Optional<Field> numbered =
                    number.flatMap(n -> tree.children(of, slots + n, 1).stream().findFirst());
            if (numbered.isPresent() && startsWithName(path, numbered.get().name())) {
                return numbered;
            }
        }
        return childNear(tree, of, slots, path)
                .or(() -> childNear(tree, of, Math.max(slots, tree.childCount(of) - MAX_NAMES), path))
                .or(() -> tree.substreamChild(of, name -> startsWithName(path, name)));
    }

    /** Names without a number stand among the first of a tail, or behind its elements. */
    private static Optional<Field> childNear(FieldTree tree, Field of, long from, String path) {
        return tree.children(of, from, MAX_NAMES).stream()
                .filter(child -> startsWithName(path, child.name()))
                .findFirst();
    }

    private static Optional<Long> number(String digits) {
        try {
            long number = Long.parseLong(digits);
            return number < 0 ? Optional.empty() : Optional.of(number);
        } catch (NumberFormatException notANumber) {
            return Optional.empty();
        }
    }

    private static boolean startsWithName(String path, String name) {
        if (!path.startsWith(name) || name.isEmpty()) {
            return false;
        }
        return path.length() == name.length() || path.charAt(name.length()) == '.' || path.charAt(name.length()) == '[';
    }

    private static String after(String path, String name) {
        String rest = path.substring(name.length());
        return rest.startsWith(".") ? rest.substring(1) : rest;
    }
}
