package dev.hexplain.inspect.trees;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.dumps.CandidateViews;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.layers.LayerTitles;
import dev.hexplain.inspect.view.CandidatesView;
import dev.hexplain.inspect.view.InsideView;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Detects the format of bytes of a tree: of a field (a payload, a string, a record's value), or of any range. */
record FieldInspector(OpenTree open, Detector detector) {
    /** Bytes of derived sources are copied, up to so many. */
    private static final int MOST_COPIED = 16 << 20;

    /** Parts of an array that may be before its elements, and the first of these. */
    private static final int MOST_BEFORE = 8;

    private static final String PART = "part";

    /** Stores bytes as a dump, and returns its id. */
    @FunctionalInterface
    interface Keeper {
        String keep(String name, byte[] content);
    }

    InsideView of(String id, Keeper keeper) {
        Field field = FieldId.parse(id)
                .flatMap(open.tree()::field)
                .orElseThrow(() -> Refusal.notFound("Field not found: this tree has no field `%s`.".formatted(id)));
        return of(field.source(), content(field), field.name(), keeper);
    }

    /** The bytes that a field says, without the type and the length before them; all of one that says no bytes. */
    private Range content(Field field) {
        Range whole = new Range(field.offset(), field.length());
        if (field.shape().isLeaf()) {
            return whole;
        }
        Optional<Field> value =
                open.tree().child(field, "value").filter(part -> part.shape().isLeaf());
        Optional<Field> first = open.tree().children(field, 0, MOST_BEFORE).stream()
                .filter(part -> part.name().equals("[0]") && part.length() == 1)
                .findFirst();
        return value.map(part -> new Range(part.offset(), part.length()))
                .or(() -> first.map(part -> new Range(part.offset(), whole.end() - part.offset())))
                .orElse(whole);
    }

    /**
     * The same for bytes of a source.
     *
     * @param range in the source
     * @param name of the dump that bytes of a derived source become
     */
    InsideView of(int number, Range range, String name, Keeper keeper) {
        Source around = open.tree().source(number).orElseThrow();
        Source bytes = around.slice(range.offset(), range.length());
        CandidatesView found = new CandidateViews(detector).of(bytes, DecodeChoices.AUTO);
        String title = LayerTitles.of(Detector.path(found.layers()));
        if (number == 0) {
            LayerStep part = LayerStep.of(PART, range);
            LayerPath path = then(open.layers().then(part), Detector.path(found.layers()));
            return new InsideView(open.entry().dump(), path.toString(), title, found.formats());
        }
        if (range.length() > MOST_COPIED) {
            throw Refusal.tooLarge("Only %d bytes of a derived source can be opened for themselves, and these are %d."
                    .formatted(MOST_COPIED, range.length()));
        }
        String dump = keeper.keep(name, bytes.copy(0, (int) range.length()));
        return new InsideView(dump, found.layers(), title, found.formats());
    }

    private static LayerPath then(LayerPath outer, LayerPath inner) {
        List<LayerStep> steps = new ArrayList<>(outer.steps());
        steps.addAll(inner.steps());
        return new LayerPath(steps);
    }
}
