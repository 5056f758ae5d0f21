package dev.hexplain.diff;

/** Parts of two values, which are told one after the other, so that what stands in them is compared before the next ones. */
@FunctionalInterface
interface PairedParts {
    /** Tells of what comes next; returns false where that was the end, and nothing in it is to be compared. */
    boolean next();
}
