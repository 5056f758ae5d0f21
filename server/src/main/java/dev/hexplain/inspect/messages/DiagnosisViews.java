package dev.hexplain.inspect.messages;

import dev.hexplain.inspect.diagnosis.Diagnosis;
import dev.hexplain.inspect.trees.FieldViews;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.inspect.view.DiagnosisView;
import java.util.List;
import java.util.function.Function;

/** Renders diagnoses of exception messages for the API and the command line. */
public final class DiagnosisViews {
    private DiagnosisViews() {}

    /** Without a dump. */
    public static List<DiagnosisView> of(List<Diagnosis> found) {
        return of(found, clue -> List.of());
    }

    /** With the fields of a tree that they are about. */
    static List<DiagnosisView> of(List<Diagnosis> found, OpenTree open) {
        return of(found, new ClueFields(open)::of);
    }

    private static List<DiagnosisView> of(
            List<Diagnosis> found, Function<Diagnosis.Clue, List<DiagnosisView.Place>> places) {
        return found.stream()
                .map(each -> new DiagnosisView(
                        each.id(),
                        each.title(),
                        each.quote(),
                        FieldViews.said(each.bytes()),
                        each.why(),
                        each.remedies(),
                        places.apply(each.clue())))
                .toList();
    }
}
