package dev.hexplain.inspect;

import dev.hexplain.bytes.Range;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.Peeled;
import dev.hexplain.inspect.view.OriginView;
import java.util.ArrayList;
import java.util.List;

/** Follows bytes back through the layers that were around them. */
record Origins(LayerPath path, List<Peeled> peeled) {
    /** Where a range came from: in what was around the innermost layer first, in the dump last. */
    List<OriginView> of(Range made) {
        List<OriginView> all = new ArrayList<>();
        Range range = made;
        for (int layer = peeled.size() - 1; layer >= 0; layer--) {
            range = peeled.get(layer).map().from(range);
            LayerPath around = new LayerPath(path.steps().subList(0, layer));
            all.add(new OriginView(
                    around.toString(), Titles.of(path.steps().get(layer)), range.offset(), range.length()));
        }
        return List.copyOf(all);
    }
}
