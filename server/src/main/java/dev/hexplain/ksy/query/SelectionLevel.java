package dev.hexplain.ksy.query;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ValuePath;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The values that one step of a selection leads to from one value, in their order. */
final class SelectionLevel {
    private static final int PAGE = 64;

    private final @Nullable LogicalValue self;
    private final SelectionPath path;
    private final Paged<Part> parts;
    private final int step;
    private List<Part> page = List.of();
    private long pageStart;
    private long next;

    /**
     * A value that a step leads to.
     *
     * @param index its number among the parts of the value around it
     * @param step number of the step that leads on from it
     */
    record Candidate(SelectionPath path, Part part, long index, int step) {}

    /** A part of a value: of a map with its key, of a structure with its name. */
    record Part(
            LogicalValue value,
            @Nullable LogicalValue key,
            @Nullable String name) {
        static Part of(LogicalValue element) {
            return new Part(element, null, null);
        }

        private String step(long index) {
            return name != null ? ValuePath.member(name) : key != null ? ValuePath.key(key) : ValuePath.element(index);
        }
    }

    private SelectionLevel(SelectionPath path, Paged<Part> parts, int step, @Nullable LogicalValue self) {
        this.self = self;
        this.path = path;
        this.parts = parts;
        this.step = step;
    }

    /** The parts of a value. */
    static SelectionLevel parts(SelectionPath path, LogicalValue of, int step) {
        return new SelectionLevel(path, parts(of), step, null);
    }

    /** The value itself, and then its parts, from which the same step leads on. */
    static SelectionLevel anywhere(SelectionPath path, LogicalValue of, int step) {
        return new SelectionLevel(path, parts(of), step, of);
    }

    private static Paged<Part> parts(LogicalValue of) {
        return switch (of) {
            case LogicalValue.Sequence sequence -> sequence.elements().map(Part::of);
            case LogicalValue.Mapping map -> map.entries().map(entry -> new Part(entry.value(), entry.key(), null));
            case LogicalValue.Structure structure ->
                structure.members().map(member -> new Part(member.value(), null, member.name()));
            case LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Reference _ -> Paged.of(List.of());
        };
    }

    /** Of the value that they are parts of. */
    SelectionPath path() {
        return path;
    }

    /** Number of the step that leads to these. */
    int step() {
        return step;
    }

    /** How many of them are behind. */
    long position() {
        return next;
    }

    void goTo(long position) {
        next = position;
    }

    /** The next one; null at the end. */
    @Nullable Candidate next() {
        if (self != null && next == 0) {
            next++;
            return new Candidate(path, Part.of(self), 0, step + 1);
        }
        long index = self == null ? next : next - 1;
        if (index < pageStart || index >= pageStart + page.size()) {
            pageStart = index;
            page = parts.page(index, PAGE);
        }
        if (page.isEmpty()) {
            return null;
        }
        next++;
        Part part = page.get((int) (index - pageStart));
        return new Candidate(path.to(part.step(index)), part, index, self == null ? step + 1 : step);
    }
}
