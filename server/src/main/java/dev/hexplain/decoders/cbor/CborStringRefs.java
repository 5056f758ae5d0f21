package dev.hexplain.decoders.cbor;

import dev.hexplain.tree.Issue;
import dev.hexplain.tree.TreeWriter;

/**
 * The strings that tag 25 may refer to: those of the innermost namespace (tag 256) that are longer than a reference
 * (http://cbor.schmorp.de/stringref). They are handles of the tree, with an epoch for each namespace; when an inner
 * namespace ends, those of the outer one are defined again.
 */
final class CborStringRefs {
    /** The bound on redefinitions after inner namespaces, so that hostile input cannot make them endless. */
    private static final int MAX_AGAIN = 1 << 20;

    private static final long NO_NAMESPACE = -1;

    private final TreeWriter out;
    private int first;
    private int count;
    private boolean active;
    private int again;

    CborStringRefs(TreeWriter out) {
        this.out = out;
    }

    /** Begins a namespace at an offset. Returns what {@link #end} needs to restore the outer one. */
    long begin(long at) {
        long outer = active ? (long) first << Integer.SIZE | count : NO_NAMESPACE;
        restart(at);
        active = true;
        return outer;
    }

    /** Restores the outer namespace, at the offset after the inner one. */
    void end(long outer, long at) {
        restart(at);
        active = outer != NO_NAMESPACE;
        if (!active) {
            return;
        }
        int outerFirst = (int) (outer >>> Integer.SIZE);
        int outerCount = (int) outer;
        again += outerCount;
        if (again > MAX_AGAIN) {
            out.issue(Issue.note(at, 0, "References behind this inner namespace are not resolved: there are too many"));
            return;
        }
        for (int i = 0; i < outerCount; i++) {
            out.define(out.handleOffset(outerFirst + i));
        }
        count = outerCount;
    }

    private void restart(long at) {
        out.resetHandles(at);
        first = out.handleCount();
        count = 0;
    }

    /** Whether the strings that are read now may be referred to. */
    boolean areNumbered() {
        return active;
    }

    /** Takes a string of a length, which is not a chunk, and numbers it. */
    void read(long at, long length) {
        if (length >= shortest()) {
            out.define(at);
            count++;
        }
    }

    /** Shorter strings are not numbered: a reference would be no shorter. */
    private int shortest() {
        if (count < 24) {
            return 3;
        }
        return count < 1 << 8 ? 4 : count < 1 << 16 ? 5 : 7;
    }

    /** The offset of the string with an index; -1 for none. */
    long resolve(long number) {
        return number >= 0 && number < count ? out.handleOffset(first + (int) number) : -1;
    }

    String expected() {
        return !active
                ? "a namespace around it, tag 256"
                : count == 0 ? "a string before it, in the same namespace" : "a number from 0 to " + (count - 1);
    }
}
