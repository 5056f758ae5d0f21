package dev.hexplain.inspect.populations;

import dev.hexplain.codecs.graph.RoundTripResult;
import dev.hexplain.inspect.encodings.EncodingViews;
import dev.hexplain.inspect.view.PopulationView;
import dev.hexplain.inspect.view.PopulationView.BestView;
import dev.hexplain.inspect.view.PopulationView.CodecSizesView;
import dev.hexplain.inspect.view.PopulationView.RootView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Renders what was measured. */
final class PopulationViews {
    private static final int MOST_ROOTS = 10;

    private PopulationViews() {}

    static PopulationView of(PopulationSurvey survey, PopulationSizes sizes, double millis) {
        int objects = sizes.counted();
        if (objects < survey.count()) {
            for (int i = objects; i < survey.count(); i++) {
                survey.left().add("objects beyond what a population may have, or there was no time for", "");
            }
        }
        List<CodecSizesView> codecs = sizes.tallies().stream()
                .map(each -> sizes.late().containsKey(each)
                        ? each.late(objects, Objects.requireNonNull(sizes.late().get(each)))
                        : each.view())
                .toList();
        return new PopulationView(
                survey.dumps(),
                survey.usable().size(),
                objects,
                survey.classes().definitions().size(),
                roots(survey),
                survey.left().views(),
                survey.incomplete().views(),
                codecs,
                best(codecs, objects),
                millis,
                objects < survey.count() ? null : survey.bytes().orElse(null));
    }

    private static List<RootView> roots(PopulationSurvey survey) {
        List<RootView> all = new ArrayList<>();
        survey.roots().forEach((type, count) -> all.add(new RootView(type.getTypeName(), count)));
        all.sort(Comparator.comparingLong(RootView::objects).reversed().thenComparing(RootView::className));
        return all.stream().limit(MOST_ROOTS).toList();
    }

    static BestView best(List<CodecSizesView> codecs, int objects) {
        List<CodecSizesView> whole = codecs.stream()
                .filter(each -> each.encoded() == objects && objects > 0 && !losesValues(each))
                .toList();
        return new BestView(
                smallest(
                        whole.stream(),
                        each -> Objects.requireNonNull(each.sizes()).total()),
                smallest(
                        whole.stream(),
                        each -> Objects.requireNonNull(each.compressed()).zstd()),
                smallest(whole.stream().filter(each -> each.dictionary() != null), PopulationViews::withDictionary));
    }

    private static boolean losesValues(CodecSizesView codec) {
        return codec.label() != null && codec.label().kind().equals(EncodingViews.kind(RoundTripResult.VALUES_LOST));
    }

    /** For all, and the dictionary itself. */
    static long withDictionary(CodecSizesView codec) {
        var dictionary = Objects.requireNonNull(codec.dictionary());
        return dictionary.estimate() + dictionary.size();
    }

    private static @Nullable String smallest(Stream<CodecSizesView> of, ToLongFunction<CodecSizesView> size) {
        return of.min(Comparator.comparingLong(size)).map(CodecSizesView::codec).orElse(null);
    }
}
