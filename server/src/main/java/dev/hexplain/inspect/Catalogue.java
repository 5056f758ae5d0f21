package dev.hexplain.inspect;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.ingest.dialects.Dialects;
import dev.hexplain.inspect.view.DialectView;
import dev.hexplain.inspect.view.FormatView;
import java.util.List;

/** What can be read. */
public final class Catalogue {
    private Catalogue() {}

    /** Every format, in the order they are offered where they are equally likely. */
    public static List<FormatView> formats() {
        return new Detector().formats().all().stream().map(Catalogue::view).toList();
    }

    /** Every dialect, {@code raw} last. */
    public static List<DialectView> dialects() {
        return Dialects.all().stream()
                .map(dialect -> new DialectView(dialect.id(), dialect.title()))
                .toList();
    }

    private static FormatView view(Decoder decoder) {
        FormatDescription format = decoder.description();
        return new FormatView(
                format.id(),
                format.title(),
                format.category(),
                format.doc(),
                format.docRef(),
                !format.nativeDecoder().isEmpty());
    }
}
