package dev.hexplain.inspect.layers;

import dev.hexplain.ingest.Layer;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.layers.Layers;
import java.util.stream.Collectors;

/** Formats layers and layer paths for display. */
public final class LayerTitles {
    private LayerTitles() {}

    /** {@code zip META-INF/MANIFEST.MF}. */
    public static String of(LayerStep step) {
        String layer = Layers.byId(step.layer()).map(Layer::title).orElse(step.layer());
        return step.entry().isEmpty() ? layer : layer + " " + step.entry();
    }

    /** {@code base64 → gzip}; empty where there are none. */
    public static String of(LayerPath path) {
        return path.steps().stream().map(LayerTitles::of).collect(Collectors.joining(" → "));
    }
}
