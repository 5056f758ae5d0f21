package dev.hexplain.inspect.edits;

import dev.hexplain.edit.EditRefused;
import dev.hexplain.edit.JointEdit;
import dev.hexplain.edit.Patch;
import dev.hexplain.edit.Replacement;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.EditView;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What was edited so far, and how it was. */
record EditsMade(EditAttempts attempts, List<EditView> edits, List<Patch> patches) {
    /** Makes the first of some changes in one pass; returns how many, and 0 where they have to be made one by one. */
    int atOnce(List<JointEdit.Change> changes) throws IOException {
        FieldTree before = attempts.current();
        Optional<JointEdit> joint = JointEdit.of(before, changes, attempts);
        if (joint.isEmpty()) {
            return 0;
        }
        List<Replacement> made = new ArrayList<>();
        for (Patch patch : joint.get().each()) {
            patch.replacements()
                    .forEach(part -> edits.add(ValueEdits.view(before, part).movedBy(growth(made, part))));
            made.addAll(patch.replacements());
        }
        keep(joint.get().patch());
        return joint.get().each().size();
    }

    /** By how many bytes those before it have moved a replacement, as if they were made one after the other. */
    private static long growth(List<Replacement> made, Replacement part) {
        long growth = 0;
        for (Replacement each : made) {
            growth += each.offset() < part.offset() ? each.inserted().length - each.removed() : 0;
        }
        return growth;
    }

    void oneByOne(List<EditStep> steps) throws IOException {
        for (EditStep step : steps) {
            FieldTree before = attempts.current();
            Patch patch = patch(step, before);
            patch.replacements().forEach(part -> edits.add(ValueEdits.view(before, part)));
            keep(patch);
        }
    }

    private void keep(Patch patch) throws IOException {
        patches.add(patch);
        attempts.keep(patch);
    }

    private Patch patch(EditStep step, FieldTree before) throws IOException {
        try {
            return step.patch(before, attempts);
        } catch (EditRefused refused) {
            String why = String.valueOf(refused.getMessage());
            throw refused.choices().isEmpty() ? Refusal.conflict(why) : Refusal.shared(why, refused.choices());
        }
    }
}
