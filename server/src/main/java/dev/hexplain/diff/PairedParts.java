package dev.hexplain.diff;

/** Parts of two values, which come one after the other, so that what is in them is compared before the next ones. */
@FunctionalInterface
interface PairedParts {
    /** Tells of what comes next; returns false where that was the end, and nothing in it is to be compared. */
    boolean next();
}
