package dev.hexplain.decode.documents;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Budget;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.embedding.Embeddable;
import dev.hexplain.decode.embedding.EmbeddedDecoder;
import dev.hexplain.decode.embedding.EmbeddedObjectStreams;
import dev.hexplain.decode.embedding.EmbeddedObjects;
import dev.hexplain.decode.embedding.EmbeddingSite;
import dev.hexplain.decode.packed.Packing;
import dev.hexplain.decode.packed.Unpacked;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.TreeWriter;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Runs a {@link Grammar} over one source: keeps the position, the open rows with their frames, the tree being written
 * and the budget. Every open row has a frame. Catches malformed input and limits, and reports them as issues.
 */
public final class Parse {
    public final ParseInput in;
    public final TreeWriter out;
    public final FrameStack frames = new FrameStack();
    public final Certainty certainty;

    /** Bytes read between two checks of the limits. */
    private static final int STRETCH = 1 << 19;

    /** Moves of the window between two checks of the limits. */
    private static final int MOVES = 8;

    private final Budget budget;
    private final Grammar grammar;
    /** Number of the source that is read; 0 is the dump. */
    private final int source;

    private final List<EmbeddedDecoder> embeddedDecoders = new ArrayList<>(0);
    private final List<EmbeddedObjects> embeddedObjects = new ArrayList<>(0);
    /** Rows that were open when reading began. */
    private int outerDepth;

    /** Bytes searched since the last check of the limits. */
    private long unseen;

    private int moves;

    /** Whether exceptions thrown now are caught here. */
    private boolean reading;

    /** Open rows of the format around an embedded one. */
    private int depthAround;

    private Parse(
            ParseInput in, TreeWriter out, Budget budget, int source, Function<Parse, ? extends Grammar> grammar) {
        this.in = in;
        this.out = out;
        this.budget = budget;
        this.source = source;
        this.certainty = new Certainty(this);
        this.grammar = grammar.apply(this);
    }

    /** Tokens may be as long as the source, so the limits are also checked while their ends are searched. */
    private void moved() {
        if (reading && ++moves % MOVES == 0) {
            look();
        }
    }

    /**
     * Decodes a source; bytes before the offset of the options are a gap in a row of the shape {@link ShapeTable#DUMP}.
     */
    public static FieldTree decode(
            Source source,
            DecodeOptions options,
            TreeStorage storage,
            Progress progress,
            Shapes shapes,
            Function<Parse, ? extends Grammar> grammar) {
        return decode(source, options, storage, progress, shapes, 0, grammar);
    }

    /**
     * The same where handles are not counted from 0.
     *
     * @param handleBase the number of an epoch's first handle
     */
    public static FieldTree decode(
            Source source,
            DecodeOptions options,
            TreeStorage storage,
            Progress progress,
            Shapes shapes,
            int handleBase,
            Function<Parse, ? extends Grammar> grammar) {
        TreeWriter out = new TreeWriter(source, storage);
        ParseInput in = new ParseInput(source, Math.min(options.offset(), source.length()));
        new Parse(in, out, new Budget(options.limits(), progress), 0, grammar).run();
        return out.finish(shapes, handleBase);
    }

    /**
     * Decodes a derived source with a grammar of its own into the open substream.
     *
     * @param number of the source, as {@link TreeWriter#derive} returned it
     */
    public void derived(int number, byte[] bytes, Function<Parse, ? extends Grammar> rules) {
        ParseInput derived = new ParseInput(MemorySegment.ofArray(bytes), 0);
        new Parse(derived, out, budget, number, rules).run();
    }

    /** A decoder of documents embedded in another format. Each is read by the same grammar from its beginning. */
    public static EmbeddedDecoder embeddedDecoder(EmbeddingSite site, Function<Parse, ? extends Grammar> grammar) {
        ParseInput in = new ParseInput(site.bytes(), site.gaps(), 0);
        return new Documents(site, new Parse(in, site.out(), site.budget(), site.source(), grammar));
    }

    /** Opens a decoder of another format embedded in this one, until this parse ends. */
    public EmbeddedDecoder enter(Embeddable format) {
        EmbeddedDecoder embeddedDecoder = format.enter(new EmbeddingSite(source, in.bytes, in.gaps, out, budget));
        embeddedDecoders.add(embeddedDecoder);
        return embeddedDecoder;
    }

    /** The same for the objects of an object stream. */
    public EmbeddedObjects enterObjects(EmbeddedObjectStreams format) {
        EmbeddedObjects objects = format.objects(new EmbeddingSite(source, in.bytes, in.gaps, out, budget));
        embeddedObjects.add(objects);
        return objects;
    }

    /** A parse of embedded documents. */
    private static final class Documents extends EmbeddedDecoder {
        private final Parse parse;

        Documents(EmbeddingSite site, Parse parse) {
            super(site);
            this.parse = parse;
        }

        @Override
        protected long read(long offset, long end) {
            parse.in.pos = offset;
            parse.in.end = end;
            parse.depthAround = parse.out.depth();
            parse.read();
            return parse.in.pos;
        }

        @Override
        public void close() {
            parse.end();
        }
    }

    /** Number of the source that is read; 0 is the dump. */
    public int source() {
        return source;
    }

    /** Bytes left for derived sources. */
    public long derivableBytes() {
        return budget.derivableBytes(out);
    }

    /** Decompresses a piece to as many bytes as may be derived. What it makes counts as work. */
    public Unpacked unpack(Packing packing, byte[] packed) {
        return packing.unpack(packed, derivableBytes(), this::searched);
    }

    /** Reports what is wrong at an offset of the source that is read. */
    public void issue(Issue issue) {
        out.issue(source == 0 ? issue : issue.of(out.current(), source));
    }

    private void run() {
        in.bytes.onMove(this::moved);
        try {
            boolean foreign = in.pos > 0;
            if (foreign) {
                out.open(ShapeTable.DUMP, 0);
                out.gap(0, in.pos);
            }
            read();
            if (foreign) {
                out.close(in.end);
            }
        } finally {
            end();
        }
    }

    private void end() {
        embeddedDecoders.forEach(EmbeddedDecoder::close);
        embeddedObjects.forEach(EmbeddedObjects::close);
        frames.close();
    }

    /** Runs the grammar until all its rows are closed. */
    private void read() {
        outerDepth = out.depth();
        reading = true;
        try {
            grammar.begin();
        } catch (MalformedInput malformed) {
            recover(malformed);
        }
        while (frames.depth() > 0) {
            try {
                while (frames.depth() > 0) {
                    grammar.step();
                }
            } catch (MalformedInput malformed) {
                recover(malformed);
            }
        }
        reading = false;
    }

    private void recover(MalformedInput malformed) {
        reading = false;
        goOnBehind(malformed);
        reading = true;
    }

    private void goOnBehind(MalformedInput malformed) {
        Issue issue = certainty.settle(malformed);
        out.brokenOff(source == 0 ? issue : issue.of(out.current(), source));
        while (out.depth() > outerDepth + frames.depth()) { // rows that were read in one go, without a frame
            out.close(in.pos);
        }
        if (frames.depth() == 0) { // not even the outermost row could be opened
            out.unparsed(in.pos, in.left());
            in.pos = in.end;
            return;
        }
        long end = Math.max(in.pos, malformed.hasStopped() ? in.end : knownEnd());
        grammar.brokenOff(this, end);
        in.pos = end;
        do {
            close();
        } while (in.atEnd() && frames.depth() > 0);
    }

    /** The offset where reading goes on; the end of the source where a limit ended the search. */
    private long knownEnd() {
        reading = true;
        try {
            return Math.min(in.end, grammar.knownEnd());
        } catch (MalformedInput stopped) {
            issue(stopped.issue());
            return in.end;
        } finally {
            reading = false;
        }
    }

    /**
     * Opens a row with a frame and moves to its body; fails at a limit.
     *
     * @param at where the row starts: at its head, or at the key before that
     * @param body the offset after what its layout computes
     */
    public void open(int shape, long at, long body, long word, long left) {
        Issue tooDeep = budget.tooDeep(at, depthAround + frames.depth());
        if (tooDeep != null) {
            throw MalformedInput.stopped(tooDeep);
        }
        tick();
        out.open(shape, at);
        frames.push(word, left);
        in.pos = body;
    }

    /**
     * The same, and counts the fields of the row's layout.
     *
     * @param fields that it consists of without its rows, itself included: {@link FieldCounts}
     */
    public void open(int shape, long at, long body, long word, long left, long fields) {
        open(shape, at, body, word, left);
        out.computed(fields - 1);
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

    /** The same for a shape that {@link dev.hexplain.tree.ShapeMark#OPAQUE} marks. */
    public void opaqueLeaf(int shape, long at, long end) {
        out.opaque(end - at);
        leaf(shape, at, end);
    }

    /**
     * The same, and counts the fields of the row's layout.
     *
     * @param fields that it consists of, itself included: {@link FieldCounts}
     */
    public void leaf(int shape, long at, long end, long fields) {
        leaf(shape, at, end);
        out.computed(fields - 1);
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

    /**
     * The same for a field with others inside.
     *
     * @param levels of fields inside each other, at most {@link #room}
     */
    public void passed(long end, long fields, int levels) {
        out.nested(levels);
        passed(end, fields);
    }

    /** How many levels the limits allow inside the open rows. */
    public int room() {
        return budget.limits().depth() - depthAround - frames.depth();
    }

    /** Moves behind missing bytes (a gap in the source), if the next one is missing: their zeros are not content. */
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

    /** Called for each row: checks from time to time whether decoding should stop. */
    public void tick() {
        if (budget.isDue()) {
            look();
        }
    }

    /**
     * Called for bytes that were searched and have no row yet: checks the limits from time to time, as {@link #tick}
     * does.
     */
    public void searched(long bytes) {
        unseen += bytes;
        if (unseen >= STRETCH) {
            unseen = 0;
            look();
        }
    }

    /** Checks the limits now: for work that takes long and writes no row. */
    public void look() {
        Issue spent = budget.spent(in.pos, out);
        if (spent != null) {
            throw MalformedInput.stopped(spent);
        }
    }

    /** Reports text that is not UTF-8; decoding goes on after it. */
    public void checkUtf8(long at, long length) {
        long end = at + length;
        long ascii = at;
        long stop = Math.min(end, ascii + STRETCH);
        while (ascii < end && in.bytes.isAscii(ascii, stop - ascii)) {
            lookFarFrom(at, stop);
            ascii = stop;
            stop = Math.min(end, ascii + STRETCH);
        }
        if (ascii < end) {
            checkCharacters(ascii, end);
        }
    }

    private void checkCharacters(long from, long end) {
        long at = from;
        while (at < end) {
            long stop = Math.min(end, at + STRETCH);
            Utf8.Checked checked = Utf8.check(in.bytes, at, stop, end);
            if (!checked.valid()) {
                issue(MalformedInput.notUtf8(checked.at(), in.bytes.u1(checked.at())));
                return;
            }
            at = checked.at();
            lookFarFrom(from, at);
        }
    }

    private void lookFarFrom(long start, long at) {
        if (at - start >= STRETCH) {
            look();
        }
    }
}
