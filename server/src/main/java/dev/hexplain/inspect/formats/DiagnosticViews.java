package dev.hexplain.inspect.formats;

import dev.hexplain.inspect.view.DiagnosticView;
import dev.hexplain.ksy.model.Diagnostic;
import dev.hexplain.ksy.model.Location;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Renders the diagnostics of a descriptor for the API. */
final class DiagnosticViews {
    private static final Pattern ID = Pattern.compile("(?m)^\\s+id:\\s*");

    private DiagnosticViews() {}

    /**
     * The mistakes in the order of the text. One of an imported descriptor is reported at the imports.
     *
     * @param file name of the text in the mistakes
     */
    static List<DiagnosticView> of(String file, String text, List<Diagnostic> diagnostics) {
        return diagnostics.stream()
                .map(diagnostic -> diagnostic.at().file().equals(file)
                                || diagnostic.at().file().isEmpty()
                        ? view(diagnostic, diagnostic.at(), diagnostic.message())
                        : view(diagnostic, imports(file, text), imported(diagnostic)))
                .sorted(Comparator.comparingInt(DiagnosticView::line).thenComparingInt(DiagnosticView::column))
                .toList();
    }

    /** That a descriptor's id is not the one it is to be saved under. */
    static DiagnosticView otherId(String text, String written, String wanted) {
        Location at = place(text, ID, "/meta/id");
        return new DiagnosticView(
                "error",
                at.line(),
                at.column(),
                at.column() + written.length(),
                at.path(),
                "expected `%s`, the id it is to be saved under, found `%s`".formatted(wanted, written));
    }

    private static DiagnosticView view(Diagnostic diagnostic, Location at, String message) {
        return new DiagnosticView(
                diagnostic.severity().name().toLowerCase(Locale.ROOT),
                Math.max(1, at.line()),
                Math.max(1, at.column()),
                null,
                at.path(),
                message);
    }

    private static String imported(Diagnostic diagnostic) {
        return "in the imported " + diagnostic.at() + ": " + diagnostic.message();
    }

    private static Location imports(String file, String text) {
        Location at = place(text, Pattern.compile("(?m)^\\s+(?=imports:)"), "/meta/imports");
        return new Location(file, at.line(), at.column(), at.path());
    }

    /** Behind the first match. */
    private static Location place(String text, Pattern before, String path) {
        Matcher found = before.matcher(text);
        if (!found.find()) {
            return new Location("", 1, 1, path);
        }
        String start = text.substring(0, found.end());
        int line = 1 + (int) start.chars().filter(c -> c == '\n').count();
        return new Location("", line, start.length() - start.lastIndexOf('\n'), path);
    }
}
