package dev.hexplain.inspect.dumps;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Formats;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.carve.CarvedCandidate;
import dev.hexplain.ingest.carve.CarvedKind;
import dev.hexplain.ingest.carve.Carver;
import dev.hexplain.inspect.layers.LayerDetector;
import dev.hexplain.inspect.view.CarvingView;
import dev.hexplain.inspect.view.CarvingsView;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Lists the formats embedded in bytes, by page. One carving pass serves all pages; the latest results are cached. */
public final class Carvings {
    private static final int KEPT = 8;

    /** Least confidence of a format that is reported. */
    private static final int LIKELY = 50;

    private final Formats formats;
    private final Map<String, Carver.Carving> kept = new LinkedHashMap<>(16, 0.75f, true);

    public Carvings(Formats formats) {
        this.formats = formats;
    }

    /**
     * A page of the formats embedded in some bytes.
     *
     * @param name of these bytes, the same for no others
     * @param around the layers that were removed from them
     */
    public CarvingsView page(String name, Source source, LayerPath around, long from, int limit) {
        return page(name, source, around, from, limit, () -> false);
    }

    /**
     * The same with cancellation.
     *
     * @param cancelled whether that happened
     */
    CarvingsView page(String name, Source source, LayerPath around, long from, int limit, BooleanSupplier cancelled) {
        Carver.Carving carving = carving(name + " " + around, source, cancelled);
        List<CarvingView> items = carving.findings().stream()
                .skip(from)
                .limit(limit)
                .map(finding -> view(source, around, finding))
                .toList();
        return new CarvingsView(
                around.toString(),
                source.length(),
                from,
                carving.findings().size(),
                carving.more(),
                carving.searched(),
                items);
    }

    /** Passes over different bytes do not wait for each other. */
    private Carver.Carving carving(String key, Source source, BooleanSupplier cancelled) {
        synchronized (kept) {
            Carver.Carving known = kept.get(key);
            if (known != null) {
                return known;
            }
        }
        Carver.Carving carving = Carver.carve(source, cancelled);
        synchronized (kept) {
            kept.put(key, carving);
            if (kept.size() > KEPT) {
                kept.remove(kept.keySet().iterator().next());
            }
        }
        return carving;
    }

    private CarvingView view(Source source, LayerPath around, CarvedCandidate found) {
        CarvedCandidate finding = new StreamEnds(formats).bounded(source, found);
        LayerPath path = finding.path(LayerPath.NONE);
        LayerDetector.Chain inside = new LayerDetector(formats).beyond(source, path);
        return new CarvingView(
                finding.range().offset(),
                finding.range().length(),
                finding.bounded(),
                finding.kind().id(),
                finding.kind().title(),
                around.then(inside.path()).toString(),
                format(finding.kind(), inside),
                finding.confidence(),
                finding.reason());
    }

    private @Nullable String format(CarvedKind kind, LayerDetector.Chain inside) {
        if (kind.format().isPresent()) {
            return kind.format().get();
        }
        Candidate likeliest = formats.likeliest(inside.inside());
        return likeliest.confidence() >= LIKELY ? likeliest.format() : null;
    }
}
