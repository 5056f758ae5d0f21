package dev.hexplain.inspect.flexibility;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.evolution.ChangeTrial;
import dev.hexplain.codecs.evolution.Direction;
import dev.hexplain.codecs.evolution.SchemaChange;
import dev.hexplain.codecs.evolution.SchemaChanges;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.decode.Formats;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.encodings.EncodingViews;
import dev.hexplain.inspect.encodings.Explanations;
import dev.hexplain.inspect.view.FlexibilityMatrixView;
import dev.hexplain.inspect.view.FlexibilityMatrixView.CellView;
import dev.hexplain.inspect.view.FlexibilityMatrixView.ChangeView;
import dev.hexplain.inspect.view.FlexibilityMatrixView.CodecHeadView;
import dev.hexplain.inspect.view.FlexibilityMatrixView.PairView;
import dev.hexplain.inspect.view.FlexibilityMatrixView.ReadingView;
import dev.hexplain.tree.Quoted;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * All codecs and all changes of classes, for a server: tried once, in a process of its own, when somebody first asks. Safe
 * for many threads.
 */
public final class FlexibilityMatrix implements AutoCloseable {
    private static final long PATIENCE_MILLIS = 1000;

    /** A change in one direction: the cells of all codecs follow one another. */
    private record Column(SchemaChange change, Direction direction) {
        ClassLists classes() {
            ChangeTrial defined = new ChangeTrial(change);
            return new ClassLists(defined.writerClasses(direction), defined.readerClasses(direction));
        }
    }

    /** The classes of both sides, as class lists. */
    record ClassLists(String writer, String reader) {}

    private final List<Codec> codecs = Codecs.all();
    private final List<Column> columns = SchemaChanges.all().stream()
            .flatMap(change -> change.directions().stream().map(direction -> new Column(change, direction)))
            .toList();
    private final TrialCells cells = new TrialCells(codecs.size() * columns.size());
    private final TrialReadings readings;

    /** Made of classes that are defined for that, so that it takes a while. */
    private final Map<Column, ClassLists> classes = new ConcurrentHashMap<>();

    /** @param formats those that explain what codecs write */
    public FlexibilityMatrix(Formats formats) {
        this.readings = new TrialReadings(new Explanations(formats));
    }

    /**
     * The cells from a number on, as far as they have been tried; where none have yet, waits a second for some.
     *
     * @param from how many the client has already
     */
    public FlexibilityMatrixView from(int from) {
        List<CellView> items = new ArrayList<>();
        TrialCells.Part tried = tried(from);
        for (TrialCell cell : tried.cells()) {
            int number = from + items.size();
            Column column = columns.get(number / codecs.size());
            items.add(new CellView(
                    codecs.get(number % codecs.size()).id(),
                    column.change().id(),
                    FlexibilityCases.id(column.direction()),
                    cell.outcome(),
                    cell.reason().isEmpty() ? null : cell.reason()));
        }
        return new FlexibilityMatrixView(
                FlexibilityCases.outcomes(),
                codecs.stream()
                        .map(codec -> new CodecHeadView(codec.id(), codec.title(), EncodingViews.library(codec)))
                        .toList(),
                SchemaChanges.all().stream().map(FlexibilityCases::view).toList(),
                from,
                codecs.size() * columns.size(),
                tried.isMore(),
                items);
    }

    private TrialCells.Part tried(int from) {
        try {
            return cells.from(from, PATIENCE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new TrialCells.Part(List.of(), false);
        }
    }

    /**
     * A codec and a change, in each direction.
     *
     * @throws Refusal where there is no such codec or change, or it has not been tried yet
     */
    public PairView pair(String codecId, String changeId) {
        Codec codec = Codecs.get(codecId)
                .orElseThrow(() -> Refusal.notFound(
                        "There is no codec `%s`. GET /api/v1/codecs lists them.".formatted(Quoted.cut(codecId, 100))));
        SchemaChange change = SchemaChanges.named(changeId)
                .orElseThrow(() -> Refusal.notFound("There is no change `%s`. GET /api/v1/flexibility lists them."
                        .formatted(Quoted.cut(changeId, 100))));
        List<ReadingView> both = change.directions().stream()
                .map(direction -> {
                    Column column = new Column(change, direction);
                    TrialCell cell = tried(codec, column);
                    return readings.view(direction, cell, classes.computeIfAbsent(column, Column::classes));
                })
                .toList();
        ChangeView view = FlexibilityCases.view(change);
        return new PairView(codec.id(), EncodingViews.library(codec), view, both);
    }

    private TrialCell tried(Codec codec, Column column) {
        Optional<TrialCell> cell = cells.at(columns.indexOf(column) * codecs.size() + codecs.indexOf(codec));
        return cell.orElseThrow(() -> Refusal.conflict(
                "%s has not been tried with `%s` yet: that takes some seconds after the first question. Ask again."
                        .formatted(codec.title(), column.change().id())));
    }

    @Override
    public void close() {
        cells.close();
    }
}
