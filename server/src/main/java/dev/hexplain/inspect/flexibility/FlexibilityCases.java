package dev.hexplain.inspect.flexibility;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.evolution.ChangeTrial;
import dev.hexplain.codecs.evolution.Direction;
import dev.hexplain.codecs.evolution.Outcome;
import dev.hexplain.codecs.evolution.SchemaChange;
import dev.hexplain.codecs.evolution.SchemaChanges;
import dev.hexplain.codecs.evolution.Trial;
import dev.hexplain.codecs.evolution.VersionBytes;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.encodings.CheckedRequest;
import dev.hexplain.inspect.encodings.EncodingViews;
import dev.hexplain.inspect.flexibility.FlexibilityView.RowView;
import dev.hexplain.inspect.flexibility.FlexibilityView.TrialView;
import dev.hexplain.inspect.view.FlexibilityMatrixView.ChangeView;
import dev.hexplain.inspect.view.FlexibilityMatrixView.OutcomeView;
import dev.hexplain.text.NameSuggestion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Measures what codecs make of changed classes. Some overflow the stack or never come to an end: this is for a process
 * that ends when it has been done.
 */
public final class FlexibilityCases {
    /** Encodings that are part of a view. */
    static final int MOST_BYTES = 4 << 10;

    private FlexibilityCases() {}

    /**
     * Tries codecs with changes.
     *
     * @param codecs ids; empty for all
     * @param changes ids; empty for all
     * @throws Refusal where there is no such codec or change
     */
    public static FlexibilityView measured(Optional<List<String>> codecs, List<String> changes) {
        List<Codec> tried = CheckedRequest.codecs(codecs);
        List<SchemaChange> wanted = changes.isEmpty()
                ? SchemaChanges.all()
                : changes.stream().map(FlexibilityCases::named).toList();
        Map<Codec, List<TrialView>> cells = new LinkedHashMap<>();
        tried.forEach(codec -> cells.put(codec, new ArrayList<>()));
        for (SchemaChange change : wanted) {
            ChangeTrial trial = new ChangeTrial(change);
            for (Direction direction : change.directions()) {
                cells.forEach((codec, row) -> row.add(cell(change, direction, trial.run(codec, direction))));
            }
        }
        return new FlexibilityView(
                outcomes(),
                wanted.stream().map(FlexibilityCases::view).toList(),
                cells.entrySet().stream()
                        .map(each -> new RowView(
                                each.getKey().id(), EncodingViews.library(each.getKey()), List.copyOf(each.getValue())))
                        .toList());
    }

    /** Everything that may become of an object. */
    static List<OutcomeView> outcomes() {
        return Arrays.stream(Outcome.values())
                .map(each -> new OutcomeView(id(each), each.title(), each.sign(), each.meaning()))
                .toList();
    }

    /** @throws Refusal where there is no such change */
    static SchemaChange named(String id) {
        return SchemaChanges.named(id)
                .orElseThrow(() -> Refusal.badRequest("There is no change `%s`%s."
                        .formatted(
                                id,
                                NameSuggestion.hint(
                                        id,
                                        SchemaChanges.all().stream()
                                                .map(SchemaChange::id)
                                                .toList()))));
    }

    static ChangeView view(SchemaChange change) {
        return new ChangeView(
                change.id(),
                change.title(),
                change.theme().title(),
                change.directions().stream().map(FlexibilityCases::id).toList());
    }

    private static TrialView cell(SchemaChange change, Direction direction, Trial trial) {
        return new TrialView(
                change.id(),
                id(direction),
                id(trial.outcome()),
                trial.reason().isEmpty() ? null : trial.reason(),
                trial.written()
                        .map(VersionBytes::bytes)
                        .filter(bytes -> bytes.length <= MOST_BYTES)
                        .orElse(null));
    }

    /** As in JSON. */
    static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
