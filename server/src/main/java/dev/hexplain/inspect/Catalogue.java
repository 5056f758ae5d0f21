package dev.hexplain.inspect;

import dev.hexplain.ingest.dialects.Dialects;
import dev.hexplain.inspect.view.DialectView;
import dev.hexplain.inspect.view.FormatView;
import java.util.List;
import java.util.Optional;

/** What can be read. */
public final class Catalogue {
    private Catalogue() {}

    /** Every format that comes with Hexplain, in the order they are offered where they are equally likely. */
    public static List<FormatView> formats() {
        FormatViews views = new FormatViews(new SampleDumps());
        return Detector.standard().formats().all().stream()
                .map(decoder -> views.of(decoder.description(), SchemaFormats.takenBy(decoder.id()), Optional.empty()))
                .toList();
    }

    /** Every dialect, {@code raw} last. */
    public static List<DialectView> dialects() {
        return Dialects.all().stream()
                .map(dialect -> new DialectView(dialect.id(), dialect.title()))
                .toList();
    }
}
