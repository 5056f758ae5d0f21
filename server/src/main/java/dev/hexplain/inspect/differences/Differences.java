package dev.hexplain.inspect.differences;

import dev.hexplain.diff.ByteDiff;
import dev.hexplain.diff.ByteEdit;
import dev.hexplain.diff.ByteEdits;
import dev.hexplain.diff.DiffSide;
import dev.hexplain.diff.ValueChange;
import dev.hexplain.diff.ValueDiff;
import dev.hexplain.inspect.view.DifferencesView;
import dev.hexplain.inspect.view.DifferencesView.Difference;
import dev.hexplain.inspect.view.DifferencesView.Side;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValueSummary;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Compares two trees, and tells each difference as it is shown. */
public final class Differences {
    private static final int BRIEF = 120;
    private static final int BYTES_SHOWN = 16;

    private final FieldTree before;
    private final FieldTree after;

    private Differences(FieldTree before, FieldTree after) {
        this.before = before;
        this.after = after;
    }

    /**
     * The first differences, and how many there are.
     *
     * @param typed whether types count: not where the trees have different formats
     * @param notes what else is to be said of them
     * @param most that are listed
     */
    public static DifferencesView of(
            FieldTree before, FieldTree after, DifferenceKind as, boolean typed, List<String> notes, int most) {
        CountedDifferences counted = new CountedDifferences(most);
        boolean complete = tell(before, after, as, typed, counted);
        return counted.view(as, complete, notes);
    }

    /**
     * Tells differences as long as somebody listens.
     *
     * @return whether all were told
     */
    static boolean tell(
            FieldTree before, FieldTree after, DifferenceKind as, boolean typed, Predicate<Difference> listener) {
        Differences differences = new Differences(before, after);
        return switch (as) {
            case VALUES ->
                ValueDiff.tell(
                        DiffSide.values(new TreeValues(before)),
                        DiffSide.values(new TreeValues(after)),
                        typed,
                        change -> listener.test(differences.ofValue(change)));
            case FIELDS ->
                ValueDiff.tell(
                        DiffSide.fields(before),
                        DiffSide.fields(after),
                        typed,
                        change -> listener.test(differences.ofField(change)));
            case BYTES -> differences.tellBytes(listener);
        };
    }

    private boolean tellBytes(Predicate<Difference> listener) {
        ByteEdits edits = ByteDiff.of(before.source(), after.source());
        for (ByteEdit edit : edits.edits()) {
            if (!listener.test(ofBytes(edit))) {
                return false;
            }
        }
        return edits.complete();
    }

    private Difference ofValue(ValueChange change) {
        return difference(change, change.path(), change.newPath());
    }

    /** By the paths of fields, which say more than those of what is compared. */
    private Difference ofField(ValueChange change) {
        Optional<String> path = change.before().map(value -> Paths.of(before, value.field()));
        Optional<String> newPath = change.after().map(value -> Paths.of(after, value.field()));
        return difference(
                change,
                path.or(() -> newPath).orElse(""),
                newPath.or(() -> path).orElse(""));
    }

    private static Difference difference(ValueChange change, String path, String newPath) {
        return new Difference(
                kind(change.kind()),
                path,
                newPath,
                change.before().map(Differences::side).orElse(null),
                change.after().map(Differences::side).orElse(null));
    }

    private static String kind(ValueChange.Kind kind) {
        return switch (kind) {
            case CHANGED -> "changed";
            case TYPE_CHANGED -> "type-changed";
            case ADDED -> "added";
            case REMOVED -> "removed";
            case MOVED -> "moved";
        };
    }

    private static Side side(LogicalValue value) {
        Field field = value.field();
        return new Side(
                ValueSummary.of(value, BRIEF),
                value.type(),
                field.id().toString(),
                field.source(),
                field.offset(),
                field.length());
    }

    private Difference ofBytes(ByteEdit edit) {
        String kind = edit.length() == 0 ? "added" : edit.newLength() == 0 ? "removed" : "changed";
        return new Difference(
                kind,
                path(before, edit.offset()),
                path(after, edit.newOffset()),
                bytes(before, edit.offset(), edit.length()),
                bytes(after, edit.newOffset(), edit.newLength()));
    }

    private static String path(FieldTree tree, long offset) {
        return tree.at(offset).map(field -> Paths.of(tree, field)).orElse("");
    }

    private static @Nullable Side bytes(FieldTree tree, long offset, long length) {
        if (length == 0) {
            return null;
        }
        byte[] shown = tree.source().copy(offset, (int) Math.min(BYTES_SHOWN, length));
        String text = HexFormat.ofDelimiter(" ").withUpperCase().formatHex(shown);
        String field = tree.at(offset).map(each -> each.id().toString()).orElse("");
        return new Side(length > BYTES_SHOWN ? text + " …" : text, "", field, 0, offset, length);
    }
}
