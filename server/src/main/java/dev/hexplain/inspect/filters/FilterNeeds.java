package dev.hexplain.inspect.filters;

import dev.hexplain.inspect.risks.FilterCheck;
import dev.hexplain.inspect.risks.FilterCheck.Cause;
import dev.hexplain.inspect.view.RisksView.CountsView;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** What streams need of a filter that accepts them and little else. */
public final class FilterNeeds {
    /** What a stream does not tell. */
    private static final String NOTE =
            "super classes of the reader's own classes that the stream does not name are checked as well, and so is"
                    + " what readResolve of classes outside the JDK returns, of which the filter allows the package where"
                    + " their name says that they stand for others: a filter made from streams alone can be too narrow.";

    /** What the names of the classes of lambdas have in them, behind the name of the class that made them. */
    private static final String LAMBDA = "$$Lambda";

    private final SortedSet<String> classes = new TreeSet<>();
    private final SortedSet<String> descriptors = new TreeSet<>();
    /** Parts for classes whose whole name no stream tells. */
    private final SortedSet<String> families = new TreeSet<>();

    private long depth;
    private long references;
    private long bytes;
    private long array;

    /** Adds a check of a stream. */
    public void add(FilterCheck check) {
        if (check.cause() == Cause.DESCRIPTOR) {
            descriptors.add(check.className());
        }
        array = Math.max(array, check.arrayLength());
        String name = ClassNames.checked(check.className());
        if (check.cause() == Cause.PROXY) {
            families.addAll(List.of("jdk.proxy*", "com.sun.proxy.**"));
        } else if (check.isOfFamily()) {
            families.add(name);
        } else if (name.endsWith(LAMBDA)) {
            families.add(name + "*");
        } else if (!name.isEmpty()) {
            classes.add(name);
        }
        if (check.cause() == Cause.INTERFACE) {
            String around = ClassNames.packageOf(name);
            families.add((around.isEmpty() ? "" : around + ".") + "$Proxy*");
        }
        if (name.equals("java.util.RegularEnumSet")) {
            classes.add("java.util.JumboEnumSet");
        }
    }

    /** Adds the sizes of a stream. */
    public void add(CountsView counts) {
        depth = Math.max(depth, counts.depth());
        references = Math.max(references, counts.references());
        bytes = Math.max(bytes, counts.bytes());
    }

    /** The pattern: limits where they are wanted, what is allowed, and that all else is rejected. */
    public String pattern(FilterStyle style) {
        List<String> parts = new ArrayList<>();
        if (style.sizes() == FilterSizes.LIMITED) {
            parts.add("maxdepth=" + rounded(depth));
            parts.add("maxrefs=" + rounded(references));
            parts.add("maxbytes=" + rounded(bytes));
            parts.add("maxarray=" + rounded(array));
        }
        parts.addAll(style.by() == FilterScope.CLASS ? classes : packages());
        parts.addAll(families);
        parts.add("!*");
        return String.join(";", parts);
    }

    private SortedSet<String> packages() {
        SortedSet<String> packages = new TreeSet<>();
        for (String name : classes) {
            String around = ClassNames.packageOf(name);
            packages.add(around.isEmpty() ? name : around + ".*");
        }
        return packages;
    }

    /** What is to be known of a pattern in any form. */
    public static String note(FilterStyle style) {
        return style.sizes().note().isEmpty()
                ? NOTE
                : NOTE + " And " + style.sizes().note();
    }

    /** How many classes it would name. */
    public int classCount() {
        return classes.size() + descriptors.size();
    }

    /** The names in class descriptors, arrays as the stream has them. */
    Stream<String> descriptors() {
        return descriptors.stream();
    }

    /** The next 1, 2 or 5 with zeros behind it. */
    private static long rounded(long value) {
        long unit = 1;
        while (unit * 10 <= value) {
            unit *= 10;
        }
        for (int digit : new int[] {1, 2, 5}) {
            if (unit * digit >= value) {
                return unit * digit;
            }
        }
        return unit * 10;
    }
}
