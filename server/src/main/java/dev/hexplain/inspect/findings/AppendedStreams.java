package dev.hexplain.inspect.findings;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.embedding.EmbeddedObjectStreams;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import java.util.List;
import java.util.Optional;

/** Java streams in one file, one behind the other: each header but the first ends an {@code ObjectInputStream}. */
final class AppendedStreams {
    /** Fields before a stream, and behind the last one, that are looked at: bytes that belong to none are few fields. */
    private static final int AROUND = 1000;

    private AppendedStreams() {}

    static Optional<Finding> in(FieldTree tree, Decoder decoder) {
        if (!(decoder instanceof EmbeddedObjectStreams)) {
            return Optional.empty();
        }
        Field first = first(tree);
        long end = endOfStreams(tree, first);
        long second = second(tree, first, end);
        return second == end
                ? Optional.empty()
                : Optional.of(finding(tree.children(first, second, 1).getFirst(), end - second));
    }

    /** The first stream, which other bytes may precede. */
    private static Field first(FieldTree tree) {
        return isStream(tree, tree.root())
                ? tree.root()
                : tree.children(tree.root(), 0, AROUND).stream()
                        .filter(child -> isStream(tree, child))
                        .findFirst()
                        .orElse(tree.root());
    }

    /** The number of the content behind the last stream; 0 where there is none. */
    private static long endOfStreams(FieldTree tree, Field first) {
        long count = tree.childCount(first);
        long from = Math.max(0, count - AROUND);
        List<Field> last = tree.children(first, from, AROUND);
        int end = last.size();
        while (end > 0 && !isStream(tree, last.get(end - 1))) {
            end--;
        }
        return end == 0 ? 0 : from + end;
    }

    /** All that follows a second header is in streams: of the contents of the first one, which may be millions, few are looked at. */
    private static long second(FieldTree tree, Field first, long end) {
        long low = 0;
        long high = end;
        while (low < high) {
            long middle = (low + high) >>> 1;
            if (isStream(tree, tree.children(first, middle, 1).getFirst())) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /** Whether a content begins with a magic number, as only streams do. */
    private static boolean isStream(FieldTree tree, Field content) {
        return tree.children(content, 0, 1).stream().anyMatch(first -> first.role() == Role.MAGIC);
    }

    private static Finding finding(Field second, long behind) {
        return new Finding.Appended(
                behind == 1
                        ? "Two streams in one: a second one begins at 0x%X".formatted(second.offset())
                        : "%,d streams in one: the second begins at 0x%X".formatted(behind + 1, second.offset()),
                "`ObjectInputStream` fails there with `StreamCorruptedException: invalid type code: AC`. Open a new"
                        + " `ObjectInputStream` for each stream; or, where the file is appended to, override"
                        + " `writeStreamHeader` of the writer so that it calls `reset`.",
                second.offset());
    }
}
