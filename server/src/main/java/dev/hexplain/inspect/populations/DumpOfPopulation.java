package dev.hexplain.inspect.populations;

import dev.hexplain.bytes.Source;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.Use;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.dumps.DumpCases;
import dev.hexplain.inspect.layers.LayerStore;
import dev.hexplain.inspect.trees.DirectTrees;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.store.Dump;
import dev.hexplain.store.TemporaryStore;
import java.io.IOException;

/**
 * A stored dump with objects of a population. It is decoded each time it is read, and nothing of that is stored: a thousand
 * trees would take the place of those that people look at.
 */
record DumpOfPopulation(Dump dump, DecodeChoices choices, Place place) implements PopulationSource {
    /** Where dumps are, and what reading one may cost. */
    record Place(DumpCases dumps, Detector detector, DumpLimits bounds, PopulationLimits limits) {
        Place {
            // What is inside layers may be a byte larger than a dump, which then is refused as too large.
            bounds = new DumpLimits(
                    bounds.rows(),
                    bounds.depth(),
                    bounds.time(),
                    Math.min(bounds.derivedBytes(), limits.largest() + 1),
                    bounds.indexPerByte());
        }
    }

    @Override
    public String name() {
        return dump.name();
    }

    @Override
    public <R> R read(Use<OpenTree, R> use) throws IOException {
        place.limits().requireSmall(dump.size());
        try {
            return place.dumps().read(dump, source -> decoded(source, use));
        } catch (RuntimeException failure) {
            throw Refusal.of(failure).<RuntimeException>map(why -> why).orElse(failure);
        }
    }

    private <R> R decoded(Source leased, Use<OpenTree, R> use) throws IOException {
        Source bytes = new Source.Held(leased.name(), leased.segment());
        try (TemporaryStore store = new TemporaryStore(bytes);
                DirectTrees trees = new DirectTrees(store, new LayerStore(store, place.bounds()), place.detector())) {
            return use.with(trees.decode(choices));
        }
    }
}
