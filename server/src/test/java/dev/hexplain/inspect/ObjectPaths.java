package dev.hexplain.inspect;

import dev.hexplain.codecs.graph.Parts;
import java.lang.reflect.Array;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The addresses of an object's parts.
 *
 * @param required those there is one way to
 * @param possible all; of an object that is there twice, an encoding may have the parts here or there
 */
record ObjectPaths(Set<String> required, Set<String> possible) {
    static ObjectPaths of(Object root) {
        Walk walk = new Walk();
        walk.visit(root, "", false);
        walk.possible.add("");
        return new ObjectPaths(walk.required, walk.possible);
    }

    private static final class Walk {
        final Set<String> required = new TreeSet<>();
        final Set<String> possible = new TreeSet<>();
        private final Map<Object, String> firstPaths = new IdentityHashMap<>();
        private final Set<Object> holders = Collections.newSetFromMap(new IdentityHashMap<>());

        void visit(@Nullable Object object, String path, boolean again) {
            possible.add(path);
            if (!again) {
                required.add(path);
            }
            if (object instanceof double[] || object instanceof long[]) {
                for (int i = 0; i < Array.getLength(object); i++) {
                    visit(null, path + "[" + i + "]", again);
                }
            } else if (object != null && !Parts.isValue(object) && holders.add(object)) {
                visitParts(object, path, again || isThereAlready(object, path));
                holders.remove(object);
            }
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
