package dev.hexplain.inspect.populations;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.PopulationView;
import dev.hexplain.inspect.work.WorkCosts;
import java.io.IOException;
import java.util.concurrent.CancellationException;

/** Measures populations. */
public final class PopulationLab {
    private PopulationLab() {}

    /**
     * Measures a population.
     *
     * @throws Refusal where nothing can be made of any dump
     * @throws CancellationException where the progress throws it
     */
    public static PopulationView measure(PopulationOrder order, PopulationProgress progress) throws IOException {
        return measure(order, progress, new CodecBatches.Place(new GivenUpThreads(), new WorkCosts()));
    }

    static PopulationView measure(PopulationOrder order, PopulationProgress progress, CodecBatches.Place place)
            throws IOException {
        long start = System.nanoTime();
        PopulationSurvey survey = new PopulationSurvey(order, progress, start);
        survey.collectClasses();
        survey.meetObjects();
        try (PopulationSizes sizes = new PopulationSizes(order, survey, progress, place)) {
            sizes.trainDictionaries();
            sizes.count();
            return PopulationViews.of(survey, sizes, (System.nanoTime() - start) / 1e6);
        }
    }
}
