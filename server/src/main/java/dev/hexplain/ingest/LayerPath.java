package dev.hexplain.ingest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The layers to remove from the upload, outermost first. Written {@code xxd/base64@12+300/gzip}, with {@code %2F} and
 * {@code %25} for a slash and a per cent sign in an entry's name; {@value #RAW} where there are none.
 */
public record LayerPath(List<LayerStep> steps) {
    /** How the path without steps is written. */
    public static final String RAW = "raw";

    public static final LayerPath NONE = new LayerPath(List.of());

    /** Longest path, in characters as written. */
    public static final int LONGEST = 1000;

    /** Most steps; more are an attack. */
    public static final int MOST = 16;

    public LayerPath {
        steps = List.copyOf(steps);
    }

    public static LayerPath of(LayerStep... steps) {
        return new LayerPath(List.of(steps));
    }

    /** Reads what {@link #toString} writes. */
    public static Optional<LayerPath> parse(String text) {
        if (text.equals(RAW)) {
            return Optional.of(NONE);
        }
        List<LayerStep> steps = new ArrayList<>();
        for (String part : text.split("/", -1)) {
            Optional<LayerStep> step = LayerStep.parse(part.replace("%2F", "/").replace("%25", "%"));
            if (step.isEmpty() || steps.size() == MOST) {
                return Optional.empty();
            }
            steps.add(step.get());
        }
        return Optional.of(new LayerPath(steps));
    }

    public boolean isEmpty() {
        return steps.isEmpty();
    }

    public LayerPath then(LayerStep step) {
        List<LayerStep> longer = new ArrayList<>(steps);
        longer.add(step);
        return new LayerPath(longer);
    }

    /** The steps of this path, and behind them those of another. */
    public LayerPath then(LayerPath inner) {
        List<LayerStep> longer = new ArrayList<>(steps);
        longer.addAll(inner.steps());
        return new LayerPath(longer);
    }

    /** The innermost step. */
    public LayerStep last() {
        return steps.getLast();
    }

    /** Without the innermost step. */
    public LayerPath parent() {
        return new LayerPath(steps.subList(0, steps.size() - 1));
    }

    @Override
    public String toString() {
        return isEmpty()
                ? RAW
                : steps.stream()
                        .map(step -> step.toString().replace("%", "%25").replace("/", "%2F"))
                        .collect(Collectors.joining("/"));
    }
}
