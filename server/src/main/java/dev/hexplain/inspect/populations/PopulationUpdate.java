package dev.hexplain.inspect.populations;

import dev.hexplain.inspect.populations.PopulationProgress.Pass;
import dev.hexplain.inspect.view.PopulationView;

/** What there is to tell of a population that is being measured. */
public sealed interface PopulationUpdate {
    /** It goes on, and there is nothing new. */
    record Alive() implements PopulationUpdate {}

    /**
     * How far it is.
     *
     * @param done how many dumps, and in the last two passes how many objects
     */
    record At(Pass pass, int done, int total) implements PopulationUpdate {}

    /** The last update. */
    record Measured(PopulationView population) implements PopulationUpdate {}
}
