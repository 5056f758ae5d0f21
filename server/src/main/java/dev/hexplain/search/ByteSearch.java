package dev.hexplain.search;

import dev.hexplain.bytes.Characters;
import dev.hexplain.bytes.Source;
import dev.hexplain.search.ByteFinder.BlockHit;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.RequestDeadline;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;

/**
 * Searches the sources of a tree, one after the other, in blocks on the heap. A hit that ends where the one before ended,
 * or sooner, is left out: it is a part of that. Not for several threads.
 */
public final class ByteSearch {
    /** Bytes before a block that say whether a word, or the source, begins there. */
    private static final int BEFORE = 16;

    private final FieldTree tree;
    private final ByteFinder finder;
    private final int stretch;
    private byte[] block = {};
    private long base;
    private int filled;
    private int blockOf = -1;
    private SearchPosition at = SearchPosition.START;
    private @Nullable Source source;
    /** Where no hit begins any more that is looked for, in a search of one source only. */
    private long stop = Long.MAX_VALUE;

    public ByteSearch(FieldTree tree, ByteFinder finder) {
        this.tree = tree;
        this.finder = finder;
        this.stretch = finder.stretch();
        this.source = tree.source();
    }

    /** Goes on where another search for the same stopped. */
    public ByteSearch from(SearchPosition position) {
        at = position;
        source = tree.source(position.source()).orElse(null);
        return this;
    }

    /**
     * Searches some bytes of one source only: hits that begin there.
     *
     * @param number of the source; one that does not exist has no hits
     */
    public ByteSearch within(int number, long from, long to) {
        stop = to;
        return from(new SearchPosition(number, from, 0));
    }

    /** The next hit; null at the end, and where the request's deadline is over: {@link #isOver} tells. */
    public @Nullable Hit next() {
        while (source != null && !RequestDeadline.isOver()) {
            if (at.offset() >= stop) {
                source = null;
            } else if (at.offset() >= source.length()) {
                enter(at.source() + 1);
            } else {
                Hit hit = nextInBlock(source);
                if (hit != null) {
                    return hit;
                }
            }
        }
        return null;
    }

    /** Whether all sources are searched. */
    public boolean isOver() {
        return source == null;
    }

    /** Where it stands: before it no further hit begins. */
    public SearchPosition position() {
        return at;
    }

    private void enter(int number) {
        at = new SearchPosition(number, 0, 0);
        source = stop < Long.MAX_VALUE ? null : tree.source(number).orElse(null);
    }

    private @Nullable Hit nextInBlock(Source in) {
        fill(in);
        int from = (int) (at.offset() - base);
        int until = (int) Math.min(Math.min(filled, BEFORE + stretch), stop - base);
        BlockHit found = finder.first(block, from, until, filled);
        if (found == null) {
            at = new SearchPosition(at.source(), base + until, at.end());
            return null;
        }
        if (found.length() == 0) {
            at = new SearchPosition(at.source(), base + found.start(), at.end());
            return null;
        }
        Hit hit = new Hit(at.source(), base + found.start(), found.length(), found.is());
        boolean isInside = hit.end() <= at.end();
        long next = finder.overlaps() ? hit.offset() + 1 : Math.max(hit.end(), hit.offset() + 1);
        at = new SearchPosition(at.source(), next, Math.max(at.end(), hit.end()));
        return isInside ? null : hit;
    }

    /** Puts the bytes that hits from here on may need on the heap, unless they are there. */
    private void fill(Source in) {
        boolean isThere = blockOf == at.source() && at.offset() >= base && at.offset() < base + BEFORE + stretch;
        if (isThere && at.offset() < base + filled) {
            return;
        }
        blockOf = at.source();
        base = Math.max(0, at.offset() - BEFORE);
        filled = (int) Math.min(in.length() - base, (long) BEFORE + stretch + finder.reach());
        if (block.length < filled + Characters.MAX_LENGTH) {
            block = new byte[filled + Characters.MAX_LENGTH];
        }
        MemorySegment.copy(in.segment(), ValueLayout.JAVA_BYTE, base, block, 0, filled);
    }
}
