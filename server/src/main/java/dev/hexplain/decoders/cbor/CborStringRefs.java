package dev.hexplain.decoders.cbor;

import dev.hexplain.tree.Issue;
import dev.hexplain.tree.TreeWriter;

/**
 * The strings that tag 25 may refer to: those of the innermost namespace, tag 256, that a reference is shorter than
 * (http://cbor.schmorp.de/stringref). They are handles of the tree, an epoch for each namespace; when one inside another
 * ends, those of the outer are defined again.
 */
final class CborStringRefs {
    /** Strings that are defined again after inner namespaces, all in all: hostile input might have it done for ever. */
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

    /** Begins a namespace at an offset. Returns what {@link #end} needs of the one around it. */
    long begin(long at) {
        long outer = active ? (long) first << Integer.SIZE | count : NO_NAMESPACE;
        restart(at);
        active = true;
        return outer;
    }

    /** Goes back to the namespace around, at the offset behind the inner one. */
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

    /** Takes a scalar that is no chunk; strings are numbered. */
    void scalar(long at, int initial, long end) {
        if (active && CborInitialByte.isString(initial) && end - at - 1 - CborInitialByte.argumentSize(initial) >= shortest()) {
            out.define(at);
            count++;
        }
    }

    /** Strings no longer than a reference to them are left out. */
    private int shortest() {
        if (count < 24) {
            return 3;
        }
        return count < 1 << 8 ? 4 : count < 1 << 16 ? 5 : 7;
    }

    /** The offset of the string with a number; -1 where there is none. */
    long resolve(long number) {
        return number >= 0 && number < count ? out.handleOffset(first + (int) number) : -1;
    }

    String expected() {
        return !active
                ? "a namespace around it, tag 256"
                : count == 0 ? "a string before it, in the same namespace" : "a number from 0 to " + (count - 1);
    }
}
