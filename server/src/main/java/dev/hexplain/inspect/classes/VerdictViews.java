package dev.hexplain.inspect.classes;

import dev.hexplain.classes.uid.ClassUid;
import dev.hexplain.classes.verdict.ClassChange;
import dev.hexplain.classes.verdict.ClassChanges;
import dev.hexplain.classes.verdict.ClassVerdict;
import dev.hexplain.classes.verdict.ClassVerdict.FieldVerdict;
import dev.hexplain.classes.verdict.ClassVerdict.Remedy;
import dev.hexplain.inspect.view.ClassChangesView;
import dev.hexplain.inspect.view.ClassChangesView.ClassChangeView;
import dev.hexplain.inspect.view.ClassesView.FieldVerdictView;
import dev.hexplain.inspect.view.ClassesView.RemedyView;
import dev.hexplain.inspect.view.ClassesView.ThrownView;
import dev.hexplain.inspect.view.ClassesView.VerdictView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Verdicts and changes as they are shown. */
final class VerdictViews {
    private static final String NOT_EVERYTHING = "Not everything is listed: there is too much of it";

    private VerdictViews() {}

    /** A verdict; where it does not fit into the answer, what comes last is left out, and a note says so. */
    static VerdictView of(ClassVerdict verdict, TextBudget budget) {
        List<FieldVerdict> fields = budget.take(
                verdict.fields(),
                field -> field.name().length() + field.effect().length());
        List<Remedy> remedies = budget.take(
                verdict.remedies(),
                remedy -> remedy.advice().length() + remedy.code().length());
        List<String> notes = new ArrayList<>(budget.take(verdict.notes(), String::length));
        if (fields.size() < verdict.fields().size()
                || remedies.size() < verdict.remedies().size()
                || notes.size() < verdict.notes().size()) {
            notes.add(NOT_EVERYTHING);
        }
        return new VerdictView(
                id(verdict.outcome()),
                verdict.where().orElse(null),
                verdict.uid().flatMap(ClassUid::value).map(String::valueOf).orElse(null),
                verdict.uid().map(uid -> id(uid.origin())).orElse(null),
                verdict.matchesIf().orElse(null),
                verdict.thrown()
                        .map(thrown -> new ThrownView(id(thrown.when()), thrown.exception(), thrown.message()))
                        .orElse(null),
                fields(fields),
                notes,
                remedies.stream()
                        .map(remedy -> new RemedyView(remedy.advice(), remedy.code()))
                        .toList());
    }

    /**
     * Changes, a page of them.
     *
     * @param from the first class that is listed of those that changed
     * @param most how many are listed of each kind
     */
    static ClassChangesView of(
            String before, String after, ClassChanges changes, long from, int most, TextBudget budget) {
        List<ClassChange> changed = changes.changed();
        int first = (int) Math.min(from, changed.size());
        return new ClassChangesView(
                before,
                after,
                changed.size(),
                changed.subList(first, first + Math.min(most, changed.size() - first)).stream()
                        .map(change -> of(change, budget))
                        .toList(),
                changes.same(),
                changes.onlyBefore().size(),
                names(changes.onlyBefore(), most, budget),
                changes.onlyAfter().size(),
                names(changes.onlyAfter(), most, budget));
    }

    private static List<String> names(List<String> all, int most, TextBudget budget) {
        return budget.take(all.subList(0, Math.min(most, all.size())), String::length);
    }

    private static ClassChangeView of(ClassChange change, TextBudget budget) {
        List<FieldVerdict> fields = budget.take(
                change.fields(), field -> field.name().length() + field.effect().length());
        List<String> notes = new ArrayList<>(budget.take(change.notes(), String::length));
        if (fields.size() < change.fields().size()
                || notes.size() < change.notes().size()) {
            notes.add(NOT_EVERYTHING);
        }
        return new ClassChangeView(
                change.after().name(),
                Long.toString(change.before().uid()),
                Long.toString(change.after().uid()),
                fields(fields),
                notes);
    }

    private static List<FieldVerdictView> fields(List<FieldVerdict> fields) {
        return fields.stream()
                .map(field -> new FieldVerdictView(
                        field.name(),
                        id(field.kind()),
                        field.streamType().orElse(null),
                        field.classType().orElse(null),
                        field.effect()))
                .toList();
    }

    private static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
