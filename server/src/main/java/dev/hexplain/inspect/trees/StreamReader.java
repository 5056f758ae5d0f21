package dev.hexplain.inspect.trees;

import dev.hexplain.inspect.classes.GivenClasses;
import dev.hexplain.inspect.filters.FilterPattern;
import dev.hexplain.inspect.filters.FilterStyle;
import dev.hexplain.inspect.view.ClassesView;
import dev.hexplain.inspect.view.FilterTrialView;
import dev.hexplain.inspect.view.FilterView;
import dev.hexplain.inspect.view.RisksView;
import java.io.IOException;

/**
 * What a Java serialization stream means to a program that reads it: its classes, risks, and filters.
 *
 * <p>All of it throws a {@link dev.hexplain.inspect.common.Refusal} where a tree is of another format.
 */
public record StreamReader(OpenTree open) {
    /** Some of its classes, compared with the JDK's: those that are not among them with nothing. */
    public ClassesView classes(long from, int limit) throws IOException {
        try (GivenClasses jdk = GivenClasses.jdk()) {
            return classes(jdk, from, limit);
        }
    }

    /** The same, compared with those that were given. */
    ClassesView classes(GivenClasses given, long from, int limit) {
        return open.classes().view(given, from, limit);
    }

    public RisksView risks() {
        return open.risks();
    }

    /** A filter that accepts it, in all forms. */
    public FilterView filter(FilterStyle style) {
        return open.filter(style);
    }

    /** What a pattern says to it. */
    public FilterTrialView trial(FilterPattern pattern) {
        return open.trial(pattern);
    }
}
