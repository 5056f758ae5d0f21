package dev.hexplain.search;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.tree.Walk;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Searches the names of fields: for a part of a name, or, with dots or brackets in it, for the end of a path. Elements of
 * arrays of plain values have numbers and no names, and are passed. Not for several threads.
 */
public final class NameSearch {
    /** Fields between two looks at the clock. */
    private static final int BETWEEN_LOOKS = 1 << 10;

    private final FieldTree tree;
    /** A part of the field's name. */
    private final KnuthMorrisPratt name;
    /** The end of the path to what the field is in; empty for anything. */
    private final String around;

    private final boolean ignoresCase;
    /** Whether it is the number of an element that is looked for. */
    private final boolean isElement;

    private Walk walk;
    private boolean hasBegun;
    private boolean isOver;

    /** A found field, with its path. */
    public record Named(Field field, String path) {}

    /** The fields of a tree whose name or path a text is a part of. */
    public NameSearch(FieldTree tree, SearchRequest request) {
        String text = request.words();
        int lastStep = Math.max(text.lastIndexOf('.') + 1, Math.max(0, text.lastIndexOf('[')));
        this.tree = tree;
        this.name = new KnuthMorrisPratt(text.substring(lastStep), request.ignoresCase());
        this.around = text.substring(0, lastStep);
        this.ignoresCase = request.ignoresCase();
        this.isElement = text.startsWith("[", lastStep);
        this.walk = new Walk(tree);
    }

    /**
     * Goes on where another search for the same stopped; false where that is no field.
     *
     * @param position as {@link #position} gave it
     */
    public boolean goTo(String position) {
        Optional<FieldId> id =
                FieldId.parse(position).filter(each -> tree.field(each).isPresent());
        id.ifPresent(each -> walk = Walk.at(tree, each));
        hasBegun = id.isPresent();
        return id.isPresent();
    }

    /** The next field; null at the end, and where the request's deadline is over: {@link #isOver} tells. */
    public @Nullable Named next() {
        for (int passed = 1; passed % BETWEEN_LOOKS != 0 || !RequestDeadline.isOver(); passed++) {
            hasBegun = true;
            if (!walk.next()) {
                isOver = true;
                return null;
            }
            if (name.isIn(walk.name())) {
                String path = walk.path();
                if (isAround(path.substring(
                        0, Math.max(0, path.length() - walk.name().length())))) {
                    return new Named(walk.field(), path);
                }
            } else if (!isElement) {
                walk.skipElements();
            }
        }
        return null;
    }

    private boolean isAround(String path) {
        return path.regionMatches(ignoresCase, path.length() - around.length(), around, 0, around.length());
    }

    /** Whether all fields are searched. */
    public boolean isOver() {
        return isOver;
    }

    /** The field it is at, from which another search goes on; empty before the first. */
    public String position() {
        return hasBegun ? walk.field().id().toString() : "";
    }
}
