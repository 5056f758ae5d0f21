package dev.hexplain.inspect;

import dev.hexplain.codecs.graph.Parts;
import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The addresses of an object's parts.
 *
 * @param required those of what has not its default value, and there is one way to
 * @param possible all; of an object that is there twice, an encoding may have the parts here or there
 * @param values those of what has no parts, or has them in the place it refers back to
 */
record ObjectPaths(Set<String> required, Set<String> possible, Set<String> values) {
    /** Those of which neither the part itself nor anything in it is among some addresses. */
    List<String> missingIn(Set<String> named) {
        return required.stream()
                .filter(path -> named.stream().noneMatch(each -> isIn(path, each)))
                .toList();
    }

    private static boolean isIn(String path, String each) {
        return each.startsWith(path)
                && (each.length() == path.length() || ".[".indexOf(each.charAt(path.length())) >= 0);
    }

    /** Whether an address is that of a part, or lies inside of a value, which encodings may take apart. */
    boolean has(String path) {
        String at = path;
        while (!possible.contains(at)) {
            int end = Math.max(at.lastIndexOf('.'), at.lastIndexOf('['));
            if (end < 0) {
                return false;
            }
            at = at.substring(0, end);
        }
        return at.length() == path.length() || values.contains(at);
    }

    static ObjectPaths of(Object root) {
        Walk walk = new Walk();
        walk.visit(root, "", false);
        walk.possible.add("");
        return new ObjectPaths(walk.required, walk.possible, walk.values);
    }

    private static final class Walk {
        final Set<String> required = new TreeSet<>();
        final Set<String> possible = new TreeSet<>();
        final Set<String> values = new TreeSet<>();
        private final Map<Object, String> firstPaths = new IdentityHashMap<>();
        private final Set<Object> holders = Collections.newSetFromMap(new IdentityHashMap<>());

        void visit(@Nullable Object object, String path, boolean again) {
            possible.add(path);
            if (object == null || Parts.isValue(object)) {
                values.add(path);
            }
            if (!again && !isDefault(object)) {
                required.add(path);
            }
            if (object instanceof double[] || object instanceof long[]) {
                for (int i = 0; i < Array.getLength(object); i++) {
                    visit(Array.get(object, i), path + "[" + i + "]", again);
                }
            } else if (object != null && !Parts.isValue(object)) {
                if (holders.add(object)) {
                    visitParts(object, path, again || isThereAlready(object, path));
                    holders.remove(object);
                } else {
                    values.add(path);
                }
            }
        }

        /** Formats with a schema leave out what a reader would assume anyway. */
        private static boolean isDefault(@Nullable Object object) {
            return switch (object) {
                case Boolean flag -> !flag;
                case Number number -> number.toString().matches("0(\\.0)?");
                case String text -> text.isEmpty();
                case Collection<?> all -> all.isEmpty();
                case null -> true;
                default -> false;
            };
        }

        private void visitParts(Object object, String path, boolean again) {
            for (Parts.Part part : Parts.of(object)) {
                String step = part.step();
                visit(part.value(), path + (path.isEmpty() || step.startsWith("[") ? "" : ".") + step, again);
            }
        }

        /** What stands in an object that is there twice may be missing in the first place as well as in the second. */
        private boolean isThereAlready(Object object, String path) {
            String first = firstPaths.putIfAbsent(object, path);
            if (first != null) {
                required.removeIf(each -> each.startsWith(first) && each.length() > first.length());
            }
            return first != null;
        }
    }
}
