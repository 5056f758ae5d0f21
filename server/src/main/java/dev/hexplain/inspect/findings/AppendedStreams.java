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
    /** Contents of the first stream that are looked at. */
    private static final int CONTENTS = 1000;

    private AppendedStreams() {}

    static Optional<Finding> in(FieldTree tree, Decoder decoder) {
        if (!(decoder instanceof EmbeddedObjectStreams)) {
            return Optional.empty();
        }
        List<Field> behind = tree.children(first(tree), 0, CONTENTS).stream()
                .filter(child -> isStream(tree, child))
                .toList();
        return behind.stream().findFirst().map(second -> finding(second, behind.size()));
    }

    /** The first stream, which other bytes may precede. */
    private static Field first(FieldTree tree) {
        return isStream(tree, tree.root())
                ? tree.root()
                : tree.children(tree.root(), 0, CONTENTS).stream()
                        .filter(child -> isStream(tree, child))
                        .findFirst()
                        .orElse(tree.root());
    }

    /** Whether a content begins with a magic number, as only streams do. */
    private static boolean isStream(FieldTree tree, Field content) {
        return tree.children(content, 0, 1).stream().anyMatch(first -> first.role() == Role.MAGIC);
    }

    private static Finding finding(Field second, int behind) {
        return new Finding.Appended(
                behind == 1
                        ? "Two streams in one: a second one begins at 0x%X".formatted(second.offset())
                        : "%s streams in one: the second begins at 0x%X"
                                .formatted(behind < CONTENTS / 2 ? behind + 1 : "Many", second.offset()),
                "`ObjectInputStream` fails there with `StreamCorruptedException: invalid type code: AC`. Open a new"
                        + " `ObjectInputStream` for each stream; or, where the file is appended to, override"
                        + " `writeStreamHeader` of the writer so that it calls `reset`.",
                second.offset());
    }
}
