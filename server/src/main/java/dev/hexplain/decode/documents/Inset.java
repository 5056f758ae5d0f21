package dev.hexplain.decode.documents;

/**
 * Documents of one format inside those of another, in place. The inner grammar knows nothing of it; its shapes stand
 * behind those of the outer format:
 *
 * <pre>{@code
 * public Shape fixed(int number) {
 *     return number < Inset.SHAPES ? NUMBERED.get(number) : inner.shapes().fixed(number - Inset.SHAPES);
 * }
 * }</pre>
 */
public final class Inset {
    /** Where the inner format's shapes begin in the outer one's table. */
    public static final int SHAPES = 1 << 24;

    private final Parse outer;
    private final Parse inner;

    Inset(Parse outer, Parse inner) {
        this.outer = outer;
        this.inner = inner;
    }

    /**
     * Reads a document at the current position and moves behind it.
     *
     * @param end the offset where it ends at the latest, which may be behind the source's end
     */
    public void read(long end) {
        inner.in.pos = outer.in.pos;
        inner.in.end = Math.min(end, outer.in.end);
        int before = outer.out.shapesFrom(SHAPES);
        try {
            inner.read();
        } finally {
            outer.out.shapesFrom(before);
        }
        outer.in.pos = inner.in.pos;
    }
}
