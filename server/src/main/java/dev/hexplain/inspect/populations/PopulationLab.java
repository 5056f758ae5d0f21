package dev.hexplain.inspect.populations;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.PopulationView;
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
        return measure(order, progress, new GivenUpThreads());
    }

    /** @param givenUp where the threads of codecs go that do not come to an end */
    static PopulationView measure(PopulationOrder order, PopulationProgress progress, GivenUpThreads givenUp)
            throws IOException {
        long start = System.nanoTime();
        PopulationSurvey survey = new PopulationSurvey(order, progress, start);
        survey.collectClasses();
        survey.meetObjects();
        try (PopulationSizes sizes = new PopulationSizes(order, survey, progress, givenUp)) {
            sizes.trainDictionaries();
            sizes.count();
            return PopulationViews.of(survey, sizes, (System.nanoTime() - start) / 1e6);
        }
    }
}
