package dev.hexplain.inspect.flexibility;

import dev.hexplain.codecs.evolution.Direction;
import dev.hexplain.codecs.evolution.Outcome;
import dev.hexplain.inspect.flexibility.FlexibilityView.RowView;
import dev.hexplain.inspect.flexibility.FlexibilityView.TrialView;
import dev.hexplain.inspect.view.FlexibilityMatrixView.ChangeView;
import dev.hexplain.inspect.view.FlexibilityMatrixView.OutcomeView;
import dev.hexplain.tree.Quoted;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes {@code docs/flexibility.md}. */
final class FlexibilityPage {
    private static final int LONGEST_REASON = 160;

    private static final String HEAD = """
            # When classes change

            What codecs make of bytes that were written with other classes than they are read with. `make flexibility` writes
            this page from one run; a test fails when outcomes are not what the code measures. `hexplain flexibility` measures it
            for codecs and changes of your choice, with `--as json` for the bytes of each; `/compare/changes` in the page shows all of
            it, and both encodings of each cell by member.

            For each change, old and new classes are defined in loaders of their own; an object of one version is written by the
            codec, and read with the other, in threads with 2 MB of stack. Codecs are set up as everywhere in the lab: registered
            classes have the same numbers on both sides, schemas are generated from the classes and an object of each side, and
            their fields numbered in order. Who keeps schemas by hand and never gives a number twice fares better with Protocol
            Buffers, Thrift and FlatBuffers, and with Avro who gives default values. Plain Avro is read with the reader's schema alone; the
            container file has the writer's. MongoDB BSON and Ion have no binding to classes: what is said of them is said of the
            lab's own.

            """;

    private final FlexibilityView view;
    private final Map<String, String> signs;

    FlexibilityPage(FlexibilityView view) {
        this.view = view;
        this.signs = view.outcomes().stream().collect(Collectors.toMap(OutcomeView::id, OutcomeView::sign));
    }

    String text() {
        StringBuilder text = new StringBuilder(HEAD);
        text.append("| sign | outcome | meaning |\n|---|---|---|\n");
        view.outcomes()
                .forEach(each -> text.append(
                        "| `%s` | %s | %s |\n".formatted(each.sign(), each.id().replace('_', ' '), each.meaning())));
        text.append("\nTwo signs: old bytes read with new classes, then new bytes read with old classes.\n");
        Map<String, List<ChangeView>> themes = view.changes().stream()
                .collect(Collectors.groupingBy(ChangeView::theme, LinkedHashMap::new, Collectors.toList()));
        themes.forEach((theme, changes) -> table(theme, changes, text));
        idle(text);
        text.append("\n# Reasons\n");
        view.changes().forEach(change -> reasons(change, text));
        return text.toString();
    }

    private List<RowView> writing() {
        return view.rows().stream().filter(row -> !isIdle(row)).toList();
    }

    private static boolean isIdle(RowView row) {
        return row.cells().stream().allMatch(cell -> cell.outcome().equals(FlexibilityCases.id(Outcome.NOT_WRITTEN)));
    }

    /** Codecs with the same signs share a row. */
    private void table(String theme, List<ChangeView> changes, StringBuilder text) {
        text.append("\n## ").append(theme).append("\n\n| codec |");
        changes.forEach(change -> text.append(' ').append(change.title()).append(" |"));
        text.append("\n|---|").append(":-:|".repeat(changes.size())).append('\n');
        Map<String, List<String>> rows = new LinkedHashMap<>();
        for (RowView row : writing()) {
            String signed = changes.stream()
                    .map(change -> " `" + signs(row, change) + "` |")
                    .collect(Collectors.joining());
            rows.computeIfAbsent(signed, _ -> new ArrayList<>()).add(row.codec());
        }
        rows.forEach((signed, codecs) -> text.append("| ")
                .append(String.join(", ", codecs))
                .append(" |")
                .append(signed)
                .append('\n'));
    }

    private String signs(RowView row, ChangeView change) {
        return cells(row, change).map(cell -> signs.get(cell.outcome())).collect(Collectors.joining());
    }

    private static Stream<TrialView> cells(RowView row, ChangeView change) {
        return row.cells().stream().filter(cell -> cell.change().equals(change.id()));
    }

    private void idle(StringBuilder text) {
        List<String> idle = view.rows().stream()
                .filter(FlexibilityPage::isIdle)
                .map(RowView::codec)
                .toList();
        if (!idle.isEmpty()) {
            text.append("\nNot tried, since they take objects of certain classes only: ")
                    .append(String.join(", ", idle))
                    .append(".\n");
        }
    }

    /** Codecs with the same reason share a line. */
    private void reasons(ChangeView change, StringBuilder text) {
        text.append("\n## ").append(change.title()).append("\n\n");
        Map<String, List<String>> lines = new LinkedHashMap<>();
        for (String direction : change.directions()) {
            for (RowView row : writing()) {
                cells(row, change)
                        .filter(cell -> cell.direction().equals(direction) && cell.reason() != null)
                        .forEach(cell -> lines.computeIfAbsent(line(change, cell), _ -> new ArrayList<>())
                                .add(row.codec()));
            }
        }
        lines.forEach((line, codecs) -> text.append(line.formatted(String.join(", ", codecs))));
        if (lines.isEmpty()) {
            text.append("The same for all.\n");
        }
    }

    private static String line(ChangeView change, TrialView cell) {
        String reason = String.valueOf(cell.reason());
        String shortened = Quoted.cut(reason, LONGEST_REASON);
        Direction direction = Direction.valueOf(cell.direction().toUpperCase(Locale.ROOT));
        String whence = change.directions().size() > 1 ? direction.title() + ", " : "";
        return "- %s**%s**: %%s: `%s`\n"
                .formatted(
                        whence,
                        cell.outcome().replace('_', ' '),
                        shortened.replace('`', '\'').replace("%", "%%"));
    }
}
