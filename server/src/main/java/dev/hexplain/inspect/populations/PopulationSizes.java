package dev.hexplain.inspect.populations;

import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.populations.PopulationProgress.Pass;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;

/**
 * Encodes the objects: some, spread evenly, to train dictionaries; then all, to count. A few objects are held at a time.
 */
final class PopulationSizes implements AutoCloseable {
    /** Dictionaries are trained on every second object, or on fewer where there are many. */
    private static final int LEAST_STRIDE = 2;

    private static final int MOST_TRAINED = 2_000;
    private static final int BATCH = 64;

    private final PopulationOrder order;
    private final PopulationSurvey survey;
    private final PopulationProgress progress;
    private final Map<Class<?>, Subject> subjects;
    private final List<CodecCounts> tallies;
    private final CodecBatches batches;
    private final int stride;
    private int counted;

    /** An object that codecs are to encode. */
    private record Item(Subject subject, Object object, String name, boolean isTrainedOn) {}

    PopulationSizes(
            PopulationOrder order, PopulationSurvey survey, PopulationProgress progress, CodecBatches.Place place) {
        AllowedClasses classes = survey.subjects().classes();
        this.order = order;
        this.survey = survey;
        this.progress = progress;
        this.subjects = survey.subjects().subjects(classes);
        this.tallies = order.codecs().stream()
                .map(each -> new CodecCounts(each, classes))
                .toList();
        this.batches = new CodecBatches(tallies, place);
        this.stride = Math.max(LEAST_STRIDE, survey.count() / MOST_TRAINED);
    }

    void trainDictionaries() {
        pass(
                Pass.DICTIONARIES,
                60,
                items -> batches.each(tally -> items.stream()
                        .filter(Item::isTrainedOn)
                        .forEach(each -> tally.sample(each.subject(), each.object()))));
        batches.each(CodecCounts::train);
    }

    void count() {
        pass(Pass.SIZES, 100, items -> {
            batches.each(tally -> items.forEach(
                    each -> tally.count(each.subject(), each.object(), each.name(), !each.isTrainedOn())));
            counted += items.size();
        });
    }

    private interface Batch {
        void take(List<Item> items);
    }

    private void pass(Pass pass, int percent, Batch batch) {
        int most = Math.min(survey.count(), order.limits().objects());
        List<Item> items = new ArrayList<>();
        int[] number = new int[1];
        boolean[] isOver = new boolean[1];
        for (PopulationSource source : survey.usable()) {
            if (isOver[0] || survey.isLate(percent)) {
                break;
            }
            read(source, object -> {
                Subject subject = subjects.get(object.getClass());
                if (subject != null && number[0] < most && !isOver[0]) {
                    items.add(new Item(subject, object, source.name(), number[0]++ % stride == 0));
                }
                if (items.size() == BATCH) {
                    batch.take(items);
                    items.clear();
                    progress.at(pass, number[0], most);
                    isOver[0] = survey.isLate(percent);
                }
            });
            isOver[0] |= number[0] >= most;
        }
        batch.take(items);
        progress.at(pass, number[0], most);
    }

    private interface Taking {
        void take(Object object);
    }

    /** What fails now has succeeded before: its objects are fewer then. */
    private void read(PopulationSource source, Taking taking) {
        try {
            source.read(open -> {
                survey.objects().make(open, (object, _) -> taking.take(object), _ -> {});
                return true;
            });
        } catch (Refusal | IOException e) {
            survey.left().add("when it was read again: " + PopulationSurvey.reason(e), source.name());
        } catch (CancellationException cancelled) {
            throw cancelled;
        } catch (IllegalStateException | IllegalArgumentException e) {
            survey.left().add("it changed while it was read", source.name());
        }
    }

    /** How many objects were encoded. */
    int counted() {
        return counted;
    }

    List<CodecCounts> tallies() {
        return tallies;
    }

    /** Codecs that did not come to an end. */
    Map<CodecCounts, String> late() {
        return batches.late();
    }

    @Override
    public void close() {
        batches.close();
        tallies.stream().filter(each -> !late().containsKey(each)).forEach(CodecCounts::close);
    }
}
