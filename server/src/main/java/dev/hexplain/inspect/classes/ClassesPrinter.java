package dev.hexplain.inspect.classes;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hexplain.inspect.view.ClassChangesView;
import dev.hexplain.inspect.view.ClassesView;
import dev.hexplain.inspect.view.ClassesView.FieldVerdictView;
import dev.hexplain.inspect.view.ClassesView.RemedyView;
import dev.hexplain.inspect.view.ClassesView.StreamedClassView;
import dev.hexplain.inspect.view.ClassesView.ThrownView;
import dev.hexplain.inspect.view.ClassesView.VerdictView;
import dev.hexplain.inspect.view.ViewJson;
import dev.hexplain.tree.Quoted;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Prints the classes of streams; {@code docs/cli.md} has the shapes. */
public final class ClassesPrinter {
    private static final JsonMapper JSON = ViewJson.mapper();

    private static final String NOT_COMPARED = "not compared";

    /** Outcomes from worst to best, as they are said. */
    private static final List<Map.Entry<String, String>> OUTCOMES = List.of(
            Map.entry("fails", "fails"),
            Map.entry("missing", "not here"),
            Map.entry("depends", "depends"),
            Map.entry("readable", "differs, readable"),
            Map.entry("same", "same"),
            Map.entry("", NOT_COMPARED));

    private static final Map<String, String> WHEN = Map.of(
            "descriptor", "at its class descriptor",
            "object", "at its first object",
            "value", "at a value that does not fit");

    private final PrintWriter out;

    public ClassesPrinter(PrintWriter out) {
        this.out = out;
    }

    /** One object on a line. */
    public void json(String file, ClassesView classes) {
        ObjectNode json = JSON.createObjectNode().put("file", file);
        json.setAll((ObjectNode) JSON.valueToTree(classes));
        json(json);
    }

    /** One object on a line. */
    public void json(ClassChangesView changes) {
        json((Object) changes);
    }

    private void json(Object view) {
        out.append(ViewJson.line(view)).append('\n');
    }

    /** A line for each class, and below it what is known of it. */
    public void text(String file, ClassesView classes) {
        line("# %s: %d %s: %s"
                .formatted(
                        file,
                        classes.classCount(),
                        classes.classCount() == 1 ? "class" : "classes",
                        outcomes(classes.classes())));
        line("# compared with " + String.join(", ", classes.comparedWith()));
        classes.notes().forEach(note -> line("# " + note));
        classes.classes().forEach(this::text);
        long left = classes.classCount() - classes.classes().size();
        if (left > 0) {
            line("… %d more".formatted(left));
        }
    }

    private static String outcomes(List<StreamedClassView> classes) {
        Map<String, Integer> counts = new TreeMap<>();
        classes.forEach(each -> counts.merge(outcome(each.verdict()), 1, Integer::sum));
        return String.join(
                ", ",
                OUTCOMES.stream()
                        .filter(each -> counts.containsKey(each.getKey()))
                        .map(each -> counts.get(each.getKey()) + " " + each.getValue())
                        .toList());
    }

    private static String outcome(@Nullable VerdictView verdict) {
        return verdict == null ? "" : verdict.outcome();
    }

    private static String said(String outcome) {
        return OUTCOMES.stream()
                .filter(each -> each.getKey().equals(outcome))
                .findFirst()
                .orElseThrow()
                .getValue();
    }

    private void text(StreamedClassView type) {
        line("%08X  %s  %s".formatted(type.offset(), type.name(), said(outcome(type.verdict()))));
        line("  %s%s, %d %s, %s"
                .formatted(
                        type.kind().equals("neither") ? "not serializable" : type.kind(),
                        type.writeObject() ? " by writeObject" : "",
                        type.instances(),
                        type.instances() == 1 ? "object" : "objects",
                        type.path()));
        if (type.superClass() != null) {
            line("  extends " + type.superClass());
        }
        if (!type.interfaces().isEmpty()) {
            line("  implements " + String.join(", ", type.interfaces()));
        }
        uid(type);
        if (type.verdict() == null) {
            fields(type);
        } else {
            text(type, type.verdict());
        }
    }

    /** Proxies have none, and nobody looks at those of arrays. */
    private void uid(StreamedClassView type) {
        if (type.kind().equals("proxy") || type.kind().equals("array")) {
            return;
        }
        VerdictView verdict = type.verdict();
        String stream = "  serialVersionUID %sL".formatted(type.serialVersionUID());
        if (verdict == null || verdict.uidOrigin() == null) {
            line(stream);
        } else if (verdict.uid() == null) {
            line(stream + " in the stream; that of the class is computed by code");
        } else if (verdict.uid().equals(type.serialVersionUID())) {
            line(stream + ", " + verdict.uidOrigin());
        } else {
            line(stream + " in the stream, %sL here, %s".formatted(verdict.uid(), verdict.uidOrigin()));
        }
    }

    private void fields(StreamedClassView type) {
        type.fields().forEach(field -> line("  %s %s".formatted(field.type(), field.name())));
        int left = type.fieldCount() - type.fields().size();
        if (left > 0) {
            line("  … %d more".formatted(left));
        }
    }

    private void text(StreamedClassView type, VerdictView verdict) {
        if (verdict.where() != null) {
            line("  in " + verdict.where());
        }
        if (verdict.matchesIf() != null) {
            line("  the UID matches if " + String.join("; and ", verdict.matchesIf()));
        }
        if (verdict.thrown() != null) {
            thrown(verdict.thrown());
        }
        if (verdict.fields().isEmpty()) {
            fields(type);
        }
        verdict.fields().forEach(this::field);
        verdict.notes().forEach(note -> line("  note: " + note));
        verdict.remedies().forEach(this::remedy);
    }

    private void thrown(ThrownView thrown) {
        String said = thrown.message().isEmpty() ? "" : ": " + thrown.message();
        line("  throws %s%s (%s)".formatted(thrown.exception(), said, Objects.requireNonNull(WHEN.get(thrown.when()))));
    }

    private void field(FieldVerdictView field) {
        String types = switch (field.kind()) {
            case "missing-in-stream" -> field.classType();
            case "same", "missing-in-class" -> field.streamType();
            default -> field.streamType() + " -> " + field.classType();
        };
        String kind = field.kind().equals("same") ? "" : "  " + field.kind().replace('-', ' ');
        line("  %s %s%s%s".formatted(types, field.name(), kind, field.effect().isEmpty() ? "" : ": " + field.effect()));
    }

    private void remedy(RemedyView remedy) {
        line("  to do: " + remedy.advice());
        remedy.code().lines().forEach(code -> line("      " + code));
    }

    /** What changed: a line for each class, and below it what did. */
    public void text(ClassChangesView changes) {
        line("# %s -> %s: %d changed, %d the same"
                .formatted(changes.before(), changes.after(), changes.changedCount(), changes.same()));
        for (ClassChangesView.ClassChangeView change : changes.changed()) {
            line(change.name());
            change.fields().forEach(this::field);
            change.notes().forEach(note -> line("  note: " + note));
        }
        changes.onlyBefore().forEach(name -> line("only in %s: %s".formatted(changes.before(), name)));
        changes.onlyAfter().forEach(name -> line("only in %s: %s".formatted(changes.after(), name)));
    }

    private void line(String text) {
        out.append(Quoted.visible(text)).append('\n');
    }
}
