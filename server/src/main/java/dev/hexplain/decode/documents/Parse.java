package dev.hexplain.decode.documents;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Limits;
import dev.hexplain.decode.Progress;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.TreeWriter;
import java.lang.foreign.MemorySegment;
import java.util.function.Function;

/**
 * Reading one source by one grammar: where it is, what it has written, what is open, what it may cost. Every open row
 * has a frame. Malformed bytes and limits end here, as issues.
 */
public final class Parse {
    private static final int TICKS = 1 << 12;

    public final Input in;
    public final TreeWriter out;
    public final Frames frames;

    private final Limits limits;
    private final Progress progress;
    private final long deadline;
    private final Grammar grammar;
    /** Number of the source that is read; 0 is the dump. */
    private final int source;
    /** Frames of another grammar, which this one's documents stand in. */
    private int floor;

    private int ticks;

    private Parse(
            Input in,
            TreeWriter out,
            Frames frames,
            Limits limits,
            Progress progress,
            long deadline,
            int source,
            Function<Parse, ? extends Grammar> grammar) {
        this.in = in;
        this.out = out;
        this.frames = frames;
        this.limits = limits;
        this.progress = progress;
        this.deadline = deadline;
        this.source = source;
        this.grammar = grammar.apply(this);
    }

    /** Decodes a source; what stands before the offset of the options is a gap in a row of the shape {@link ShapeTable#DUMP}. */
    public static FieldTree decode(
            Source source,
            DecodeOptions options,
            TreeStorage storage,
            Progress progress,
            Shapes shapes,
            Function<Parse, ? extends Grammar> grammar) {
        TreeWriter out = new TreeWriter(source, storage);
        Input in = new Input(source, Math.min(options.offset(), source.length()));
        long deadline = System.nanoTime() + options.limits().time().toNanos();
        try (Frames frames = new Frames()) {
            new Parse(in, out, frames, options.limits(), progress, deadline, 0, grammar).run();
        }
        return out.finish(shapes, 0);
    }

    /**
     * Reads bytes that were derived from others by a grammar of their own, as the rows of the strand that is open.
     *
     * @param number of the source, as {@link TreeWriter#derive} returned it
     */
    public void derived(int number, byte[] bytes, Function<Parse, ? extends Grammar> rules) {
        Input derived = new Input(MemorySegment.ofArray(bytes), 0);
        try (Frames own = new Frames()) {
            new Parse(derived, out, own, limits, progress, deadline, number, rules).run();
        }
    }

    /** Documents of another format inside those of this one, in place. */
    public Inset inset(Embeddable format) {
        Parse inner = new Parse(in.part(), out, frames, limits, progress, deadline, source, format::document);
        return new Inset(this, inner);
    }

    /** Number of the source that is read; 0 is the dump. */
    public int source() {
        return source;
    }

    /** Bytes that sources made from this one may still take. */
    public long derivableBytes() {
        return limits.derivedBytes() - out.derivedBytes();
    }

    /** Reports what is wrong at an offset of the source that is read. */
    public void issue(Issue issue) {
        out.issue(source == 0 ? issue : issue.of(out.current(), source));
    }

    private void run() {
        boolean foreign = in.pos > 0;
        if (foreign) {
            out.open(ShapeTable.DUMP, 0);
            out.gap(0, in.pos);
        }
        read();
        if (foreign) {
            out.close(in.end);
        }
    }

    /** Reads what the grammar begins, until all of it is closed. */
    void read() {
        floor = frames.depth();
        grammar.begin();
        while (frames.depth() > floor) {
            try {
                while (frames.depth() > floor) {
                    grammar.step();
                }
            } catch (Malformed malformed) {
                recover(malformed);
            }
        }
    }

    private void recover(Malformed malformed) {
        issue(malformed.issue());
        long end = malformed.hasStopped() ? in.end : Math.min(in.end, grammar.knownEnd());
        grammar.brokenOff(this, end);
        in.pos = end;
        do {
            close();
        } while (in.atEnd() && frames.depth() > floor);
    }

    /**
     * Opens a row with a frame and moves to its body; fails where a limit forbids it.
     *
     * @param at where the row starts: at its head, or the key before that
     * @param body the offset after what its layout computes
     */
    public void open(int shape, long at, long body, long word, long left) {
        if (frames.depth() >= limits.depth()) {
            throw Malformed.stopped(at, "Fields are nested deeper than the limit allows", "at most " + limits.depth());
        }
        tick();
        out.open(shape, at);
        frames.push(word, left);
        in.pos = body;
    }

    /** Closes the row and the frame on top, at the current position. */
    public void close() {
        out.close(in.pos);
        frames.pop();
    }

    /** Writes a row without rows in it and moves behind it. */
    public void leaf(int shape, long at, long end) {
        tick();
        out.leaf(shape, at, end - at);
        in.pos = end;
    }

    /**
     * Moves behind a field that needs no row: its container has a {@link Tail.Scanned}, which will find it.
     *
     * @param fields that it consists of, itself included
     */
    public void passed(long end, long fields) {
        tick();
        out.computed(fields);
        in.pos = end;
    }

    /** Moves behind bytes that nobody has, if the next one is such: they are no content, whatever they read as. */
    public boolean passGap() {
        long end = in.gapEnd();
        if (end == in.pos) {
            return false;
        }
        tick();
        out.gap(in.pos, end - in.pos);
        in.pos = end;
        return true;
    }

    /** Called for each row: looks now and then whether decoding should stop. */
    public void tick() {
        if (++ticks % TICKS == 0) {
            checkLimits();
        }
    }

    private void checkLimits() {
        progress.at(in.pos);
        if (progress.cancelled()) {
            throw Malformed.stopped(in.pos, "Decoding was cancelled", "");
        }
        if (System.nanoTime() > deadline) {
            String most = "at most " + limits.time().toSeconds() + " s";
            throw Malformed.stopped(in.pos, "Decoding takes longer than the limit allows", most);
        }
        if (out.rowCount() > limits.rows() - TICKS) {
            String most = "at most " + limits.rows() + " rows";
            throw Malformed.stopped(in.pos, "There are more fields than the limit allows", most);
        }
    }

    /** Reports text that is not UTF-8. What follows it can be read all the same. */
    public void checkUtf8(long at, long length) {
        if (!in.bytes.isAscii(at, length)) {
            long invalid = Utf8.firstInvalid(in.bytes, at, at + length);
            if (invalid >= 0) {
                issue(Malformed.notUtf8(invalid, in.bytes.u1(invalid)));
            }
        }
    }
}
