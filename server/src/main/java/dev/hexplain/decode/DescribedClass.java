package dev.hexplain.decode;

import java.util.List;

/**
 * A class that a tree describes, and what is there of it.
 *
 * @param instances objects whose own class it is
 * @param enumConstants names of the constants among them, each once, for an enum; at most {@value #MOST_CONSTANTS}
 */
public record DescribedClass(ClassDescriptor descriptor, long instances, List<String> enumConstants) {
    /** Classes of a tree that are listed. */
    public static final int MOST = 20_000;

    public static final int MOST_CONSTANTS = 10_000;
}
