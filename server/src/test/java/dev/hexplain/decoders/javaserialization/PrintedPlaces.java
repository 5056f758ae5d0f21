package dev.hexplain.decoders.javaserialization;

import dev.hexplain.tree.FieldId;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValuePath;
import dev.hexplain.values.ValueWalk;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Where a walk that prints values meets them. */
final class PrintedPlaces implements ValueWalk.Visitor {
    private final TreeValues values;
    private final Map<String, Set<String>> byPath = new HashMap<>();
    private final Set<FieldId> seen = new HashSet<>();
    private final List<LogicalValue.Reference> references = new ArrayList<>();
    private final List<String> twice = new ArrayList<>();
    private final Deque<Around> around = new ArrayDeque<>();
    private String step = "";
    /** Types of what is shown in the place of the next value, by wrappers of it. */
    private final Set<String> wrapped = new HashSet<>();

    private static final class Around {
        private final String path;
        private final LogicalValue value;
        private int elements;

        Around(String path, LogicalValue value) {
            this.path = path;
            this.value = value;
        }
    }

    private PrintedPlaces(TreeValues values) {
        this.values = values;
    }

    static PrintedPlaces of(TreeValues values) {
        PrintedPlaces places = new PrintedPlaces(values);
        ValueWalk.of(values.root(), places);
        return places;
    }

    List<LogicalValue.Reference> references() {
        return references;
    }

    /** The types of what is printed at a path: that of a wrapper, and that of what it shows in its place. */
    Set<String> typesAt(String path) {
        return byPath.getOrDefault(path, Set.of());
    }

    /** Paths of objects that are printed a second time. */
    List<String> twice() {
        return twice;
    }

    @Override
    public LogicalValue shown(LogicalValue.Reference reference) {
        LogicalValue shown = values.shown(reference);
        LogicalValue at = shown instanceof LogicalValue.Reference ? shown : reference;
        while (at instanceof LogicalValue.Reference wrapper && !(shown instanceof LogicalValue.Reference)) {
            at = values.of(wrapper);
            wrapped.add(at.type());
        }
        return shown;
    }

    @Override
    public void name(String name) {
        step = ValuePath.member(name);
    }

    @Override
    public void key(LogicalValue key) {
        step = ValuePath.key(key);
    }

    @Override
    public void begin(LogicalValue value) {
        Around outer = around.peek();
        StringBuilder path = new StringBuilder(outer == null ? "" : outer.path);
        ValuePath.append(
                path,
                outer != null && outer.value instanceof LogicalValue.Sequence
                        ? ValuePath.element(outer.elements++)
                        : step);
        wrapped.add(value.type());
        byPath.putIfAbsent(path.toString(), Set.copyOf(wrapped));
        wrapped.clear();
        switch (value) {
            case LogicalValue.Scalar _, LogicalValue.Opaque _ -> {}
            case LogicalValue.Reference reference -> references.add(reference);
            case LogicalValue.Sequence _, LogicalValue.Mapping _, LogicalValue.Structure _ -> {
                boolean again = outer != null && outer.value.field().equals(value.field());
                if (!seen.add(value.field().id()) && !again) {
                    twice.add(path.toString());
                }
                around.push(new Around(path.toString(), value));
            }
        }
    }

    @Override
    public void end(LogicalValue value) {
        around.pop();
    }
}
