package dev.hexplain.inspect;

import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.dialects.DialectWriters;
import dev.hexplain.ingest.dialects.Dialects;
import dev.hexplain.ingest.layers.Layers;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.formats.FormatViews;
import dev.hexplain.inspect.formats.SampleDumps;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.inspect.view.FormatView;
import dev.hexplain.inspect.view.LayerView;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Lists the formats and layers that can be read. */
public final class Catalogue {
    private Catalogue() {}

    /** Every format that comes with Hexplain, in the order they are offered where they are equally likely. */
    public static List<FormatView> formats() {
        FormatViews views = new FormatViews(new SampleDumps());
        return Detector.standard().formats().all().stream()
                .map(decoder -> views.of(decoder.description(), SchemaFormats.takenBy(decoder.id()), Optional.empty()))
                .toList();
    }

    /** Every dialect that bytes are written in, as layers that read them. */
    public static List<LayerView> writtenDialects() {
        return DialectWriters.all().stream()
                .map(writer -> new LayerView(writer.id(), writer.title(), "dialect"))
                .toList();
    }

    /** Every layer. */
    public static List<LayerView> layers() {
        Stream<LayerView> dialects =
                Dialects.all().stream().map(dialect -> new LayerView(dialect.id(), dialect.title(), "dialect"));
        Stream<LayerView> ofBytes =
                Layers.ofBytes().stream().map(layer -> new LayerView(layer.id(), layer.title(), "bytes"));
        return Stream.concat(dialects, ofBytes)
                .filter(layer -> !layer.id().equals(LayerPath.RAW))
                .toList();
    }
}
