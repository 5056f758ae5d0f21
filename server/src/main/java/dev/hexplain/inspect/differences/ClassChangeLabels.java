package dev.hexplain.inspect.differences;

import dev.hexplain.inspect.view.ClassChangesView;
import dev.hexplain.inspect.view.ClassChangesView.ClassChangeView;
import dev.hexplain.inspect.view.ClassesView.FieldVerdictView;
import java.util.ArrayList;
import java.util.List;

/** What changed in the classes of two streams, a line for each class: {@code class shop.Order gained discount}. */
public final class ClassChangeLabels {
    private ClassChangeLabels() {}

    public static List<String> of(ClassChangesView changes) {
        return changes.changed().stream().map(ClassChangeLabels::line).toList();
    }

    private static String line(ClassChangeView changed) {
        List<String> words = new ArrayList<>();
        for (FieldVerdictView field : changed.fields()) {
            words.add(
                    switch (field.kind()) {
                        case "missing-in-stream" -> "gained " + field.name();
                        case "missing-in-class" -> "lost " + field.name();
                        default ->
                            "has %s as %s instead of %s".formatted(field.name(), field.classType(), field.streamType());
                    });
        }
        if (!changed.serialVersionUIDBefore().equals(changed.serialVersionUIDAfter())) {
            words.add("has the serialVersionUID %s instead of %s"
                    .formatted(changed.serialVersionUIDAfter(), changed.serialVersionUIDBefore()));
        }
        words.addAll(words.isEmpty() ? changed.notes() : List.of());
        return "class " + changed.name() + " " + (words.isEmpty() ? "changed" : String.join(", ", words));
    }
}
