package dev.hexplain.inspect.edits;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.edit.ClassRename;
import dev.hexplain.edit.FieldDrop;
import dev.hexplain.edit.JointEdit;
import dev.hexplain.edit.PartChange;
import dev.hexplain.edit.PartEdit;
import dev.hexplain.edit.Patch;
import dev.hexplain.edit.Replacement;
import dev.hexplain.edit.SharedCopy;
import dev.hexplain.edit.ValueEdit;
import dev.hexplain.edit.ValueLocation;
import dev.hexplain.inspect.view.EditView;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * Changes values of one decoded dump, adds and removes some, one after the other: each sees what the one before left. Other
 * values in a row are made at once where they can be.
 *
 * @param options with which the tree was decoded
 */
public record ValueEdits(FieldTree tree, Decoder decoder, DecodeOptions options) {
    private static final int SHOWN = 16;
    private static final int MOST_AT_ONCE = 10_000;
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

    /**
     * What was edited.
     *
     * @param bytes inside the layers, until it is closed
     * @param edits what was replaced for each alteration, what counts the bytes of the value among it
     * @param patches one or more for each alteration, each of what the one before left
     * @param notes a sentence each: where the look at whether other values stayed as they were ended
     * @param end called when it is closed
     */
    public record Edited(Source bytes, List<EditView> edits, List<Patch> patches, List<String> notes, Runnable end)
            implements AutoCloseable {
        @Override
        public void close() {
            end.run();
        }
    }

    /**
     * Changes them.
     *
     * @param alterations one at least
     * @throws Refusal where a value cannot be changed; the message says which and why
     */
    public Edited apply(List<? extends Alteration> alterations, EditContext work) throws IOException {
        Optional<CompressedEdits> compressed = CompressedEdits.of(this, alterations);
        return compressed.isPresent() ? compressed.get().apply(alterations, work) : direct(alterations, work);
    }

    private Edited direct(List<? extends Alteration> alterations, EditContext work) throws IOException {
        EditAttempts attempts = new EditAttempts(tree, decoder, options, work);
        EditsMade made = new EditsMade(attempts, new ArrayList<>(), new ArrayList<>());
        int most = MOST_AT_ONCE;
        boolean whole = false;
        try {
            for (int at = 0; at < alterations.size(); ) {
                List<JointEdit.Change> together = together(alterations, at, most);
                if (together.size() < 2) {
                    made.oneByOne(steps(attempts.current(), alterations.get(at++)));
                    most = 2;
                } else {
                    int count = made.atOnce(together);
                    most = count == 0 ? together.size() / 2 : Math.min(2 * most, MOST_AT_ONCE);
                    at += count;
                }
            }
            whole = true;
            return new Edited(
                    attempts.current().source(), made.edits(), made.patches(), attempts.notes(), attempts::close);
        } finally {
            if (!whole) {
                attempts.close();
            }
        }
    }

    /** The next alterations that may be made at once: values that become others, and that no other refers to. */
    private static List<JointEdit.Change> together(List<? extends Alteration> alterations, int from, int most) {
        return alterations.stream()
                .skip(from)
                .limit(most)
                .takeWhile(each -> each instanceof Assignment assignment && assignment.shared() == SharedChange.REFUSE)
                .map(Assignment.class::cast)
                .map(each -> new JointEdit.Change(new ValueLocation.At(each.path()), each.text()))
                .toList();
    }

    private static List<EditStep> steps(FieldTree tree, Alteration alteration) {
        return switch (alteration) {
            case Assignment assignment -> steps(assignment);
            case Removal(String path) ->
                List.of((now, decoding) -> PartEdit.of(now, path, PartChange.REMOVED, decoding));
            case Copy(String path) -> List.of((now, decoding) -> AdditionSteps.copied(now, path, decoding));
            case Addition addition -> AdditionSteps.of(tree, addition);
            case FieldRemoval(String name, String field) ->
                List.of((now, decoding) -> FieldDrop.of(now, name, field, decoding));
            case ClassRenaming(String name, String newName, Optional<Long> uid) ->
                List.of((now, decoding) -> ClassRename.of(now, name, newName, uid, decoding));
        };
    }

    private static List<EditStep> steps(Assignment assignment) {
        ValueLocation place = new ValueLocation.At(assignment.path());
        EditStep change = (now, decoding) ->
                ValueEdit.of(now, place, assignment.text(), assignment.shared() == SharedChange.ALL, decoding);
        EditStep copy = (now, decoding) -> SharedCopy.of(now, place, decoding); // of the value, and of its digits
        return assignment.shared() == SharedChange.HERE ? List.of(copy, copy, change) : List.of(change);
    }

    static EditView view(FieldTree tree, Replacement part) {
        String path = tree.at(part.offset()).map(field -> Paths.of(tree, field)).orElse("");
        byte[] before = tree.source().copy(part.offset(), (int) Math.min(SHOWN, part.removed()));
        return new EditView(
                part.offset(), path, shown(before, part.removed()), shown(part.inserted(), part.inserted().length));
    }

    private static String shown(byte[] bytes, long length) {
        return HEX.formatHex(bytes, 0, Math.min(SHOWN, bytes.length)) + (length > SHOWN ? " …" : "");
    }
}
