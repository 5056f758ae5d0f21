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
import dev.hexplain.values.WalkRemarks;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.Supplier;
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
     * @param notes on them, a sentence each
     * @param most that are listed
     */
    public static DifferencesView of(
            FieldTree before, FieldTree after, DifferenceKind as, boolean typed, DifferenceNotes notes, int most) {
        CountedDifferences counted = new CountedDifferences(most);
        WalkRemarks remarks = tell(before, after, as, typed, counted);
        return counted.view(as, remarks, notes);
    }

    /** Hears of differences. */
    @FunctionalInterface
    interface Listener {
        /**
         * Hears of one.
         *
         * @param said made when asked for: of very many, few are listed
         * @return whether to go on
         */
        boolean hear(String kind, Supplier<Difference> said);
    }

    /** Tells differences as long as somebody listens. */
    static WalkRemarks tell(FieldTree before, FieldTree after, DifferenceKind as, boolean typed, Listener listener) {
        Differences differences = new Differences(before, after);
        return switch (as) {
            case VALUES -> differences.tellValues(typed, listener);
            case FIELDS ->
                ValueDiff.tell(
                        DiffSide.fields(before),
                        DiffSide.fields(after),
                        typed,
                        change -> listener.hear(kind(change.kind()), () -> differences.ofField(change)));
            case BYTES -> differences.tellBytes(listener);
        };
    }

    /** What was not read of a source says nothing: of two that are not the same, it was not compared. */
    private WalkRemarks tellValues(boolean typed, Listener listener) {
        TreeValues values = new TreeValues(before);
        TreeValues newValues = new TreeValues(after);
        WalkRemarks remarks = ValueDiff.tell(
                DiffSide.values(values),
                DiffSide.values(newValues),
                typed,
                change -> listener.hear(kind(change.kind()), () -> ofValue(change)));
        if (before.source().segment().mismatch(after.source().segment()) >= 0) {
            values.tellLeftOut(remarks);
            newValues.tellLeftOut(remarks);
        }
        return remarks;
    }

    private WalkRemarks tellBytes(Listener listener) {
        WalkRemarks remarks = new WalkRemarks("compared");
        ByteEdits edits = ByteDiff.of(before.source(), after.source());
        for (ByteEdit edit : edits.edits()) {
            if (!listener.hear(kind(edit), () -> ofBytes(edit))) {
                remarks.end();
                return remarks;
            }
        }
        if (!edits.shortest()) {
            remarks.say("Some bytes are paired by position, since they differ too much to look for the best alignment");
        }
        if (!edits.complete()) {
            remarks.say("Behind so many differences, all that is left is one");
            remarks.end();
        }
        return remarks;
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

    private static String kind(ByteEdit edit) {
        return edit.length() == 0 ? "added" : edit.newLength() == 0 ? "removed" : "changed";
    }

    private Difference ofBytes(ByteEdit edit) {
        return new Difference(
                kind(edit),
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
