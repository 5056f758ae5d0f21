package dev.hexplain.inspect.layers;

import dev.hexplain.bytes.Range;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.UnwrapResult;
import dev.hexplain.inspect.view.OriginView;
import java.util.ArrayList;
import java.util.List;

/** Maps ranges of decoded bytes back through the layers to the dump. */
public record ByteOrigins(LayerPath path, List<UnwrapResult> unwrapped) {
    /** Where a range came from: in what was around the innermost layer first, in the dump last. */
    public List<OriginView> of(Range made) {
        List<OriginView> all = new ArrayList<>();
        Range range = made;
        for (int layer = unwrapped.size() - 1; layer >= 0; layer--) {
            range = unwrapped.get(layer).map().from(range);
            LayerPath around = new LayerPath(path.steps().subList(0, layer));
            all.add(new OriginView(
                    around.toString(), LayerTitles.of(path.steps().get(layer)), range.offset(), range.length()));
        }
        return List.copyOf(all);
    }
}
