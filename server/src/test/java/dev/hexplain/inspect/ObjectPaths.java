package dev.hexplain.inspect;

import dev.hexplain.codecs.graph.ObjectParts;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The addresses of an object's parts.
 *
 * @param required those of what has not its default value, and there is one way to
 * @param possible all; of an object that is there twice, an encoding may have the parts here or there
 * @param cycles where the object holds itself, with the address it has outside
 */
record ObjectPaths(Set<String> required, Set<String> possible, Map<String, String> cycles) {
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

    /** Whether an address is that of a part; what holds itself may be written once more where it does. */
    boolean has(String path) {
        return possible.contains(path) || cycles.entrySet().stream().anyMatch(cycle -> isCopy(path, cycle));
    }

    private boolean isCopy(String path, Map.Entry<String, String> cycle) {
        String again = cycle.getKey();
        if (!isIn(again, path) || again.length() == path.length()) {
            return false;
        }
        String rest = path.substring(again.length());
        return possible.contains(cycle.getValue().isEmpty() ? rest.substring(1) : cycle.getValue() + rest);
    }

    static ObjectPaths of(Object root) {
        Walk walk = new Walk();
        walk.visit(root, "", false);
        walk.possible.add("");
        return new ObjectPaths(walk.required, walk.possible, walk.cycles);
    }

    private static final class Walk {
        final Set<String> required = new TreeSet<>();
        final Set<String> possible = new TreeSet<>();
        final Map<String, String> cycles = new TreeMap<>();
        private final Map<Object, String> firstPaths = new IdentityHashMap<>();
        private final Map<Object, String> holders = new IdentityHashMap<>();

        void visit(@Nullable Object object, String path, boolean again) {
            possible.add(path);
            if (!again && !isDefault(object)) {
                required.add(path);
            }
            if (object instanceof byte[] bytes) {
                elements(path, bytes.length);
            } else if (object instanceof BigDecimal decimal) {
                elements(path, decimal.unscaledValue().toByteArray().length); // where a schema has no decimals
            } else if (object instanceof Enum<?>) {
                possible.add(path + ".name"); // Hessian 1 writes the field that all enums have
            } else if (object instanceof double[] || object instanceof long[]) {
                for (int i = 0; i < Array.getLength(object); i++) {
                    visit(Array.get(object, i), path + "[" + i + "]", again);
                }
            } else if (object != null && !ObjectParts.isValue(object)) {
                String outside = holders.putIfAbsent(object, path);
                if (outside == null) {
                    visitParts(object, path, again || isThereAlready(object, path));
                    holders.remove(object);
                } else {
                    cycles.put(path, outside);
                }
            }
        }

        private void elements(String path, int count) {
            IntStream.range(0, count).forEach(i -> possible.add(path + "[" + i + "]"));
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
            for (ObjectParts.Part part : ObjectParts.of(object)) {
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
