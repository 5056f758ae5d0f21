package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.Budget;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.embedding.EmbeddingContext;
import dev.hexplain.decoders.javaserialization.blocks.BlockForms;
import dev.hexplain.text.ModifiedUtf8;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** The decoder's shared state: position, output, open frames, handles. */
final class JavaStreamState {
    private static final int MAX_TEXT_CHECKED = 1 << 20;

    final ParseInput in;
    final TreeWriter out;
    final JavaStreamFrameStack frames;
    final Budget budget;
    final JavaStreamExternalBodies bodies;
    final EmbeddingContext context;
    /** Whether the stream is embedded in another format. */
    final boolean embedded;

    final JavaStreamClassTable classes = new JavaStreamClassTable();
    final Deque<JavaStreamAlternative> choices = new ArrayDeque<>();

    /** The class descriptor read last, as an index into {@link #classes}; -1 for the null reference. */
    int described = -1;
    /** The current instruction of an object, while its frame is on top. */
    int address;
    /** The ordinal of the first valid handle. */
    long epochFirst;
    /** Before this offset only first readings are taken, because no other got further. */
    long settledUntil;

    /** Open rows without a frame: those of the embedding format. */
    int rowsBelowFrames;
    /** The numbers of the shapes of annotations that are rows, by the form of their blocks; 0 before the first. */
    private final int[] annotationShapes = new int[BlockForms.count() + 1];
    /** Whether the head of a class descriptor broke off inside a slot that has a row. */
    boolean headBegun;

    JavaStreamState(
            ParseInput in,
            TreeWriter out,
            JavaStreamFrameStack frames,
            JavaStreamExternalBodies bodies,
            EmbeddingContext context,
            Budget budget) {
        this.in = in;
        this.out = out;
        this.frames = frames;
        this.bodies = bodies;
        this.context = context;
        this.embedded = !context.equals(EmbeddingContext.NONE);
        this.budget = budget;
    }

    /** Resets the state for a stream at an offset, which ends at another at the latest. */
    void restart(long offset, long end) {
        in.pos = offset;
        in.end = end;
        rowsBelowFrames = out.depth();
        reset(offset);
        classes.truncate(0);
        choices.clear();
        settledUntil = 0;
    }

    /** Called for each row: checks from time to time whether decoding should stop. */
    void tick() {
        if (budget.isDue()) {
            look(in.pos);
        }
    }

    /** Checks at once: for searches over many offsets that write no row. */
    void look(long at) {
        stopIf(budget.spent(at, out));
    }

    private static void stopIf(@Nullable Issue reason) {
        if (reason != null) {
            throw MalformedJavaStream.stopped(reason);
        }
    }

    /** Opens the row of a stream whatever the limits are: they are checked in it, where reading can break off. */
    void openStream(int shape, long offset) {
        out.open(shape, offset);
        frames.push(JavaStreamFrameStack.Rule.CONTENTS, 0, 0, 0);
    }

    /** The shape of a row for what a class wrote by writeObject, in blocks of a form. */
    int annotationShape(int blockForm) {
        if (annotationShapes[blockForm] == 0) {
            annotationShapes[blockForm] =
                    out.shapeRef(new Shapes.ShapeRef(0, JavaStreamShapeVariant.annotation(blockForm), -1));
        }
        return annotationShapes[blockForm];
    }

    /** Opens a row for a rule of the grammar and pushes its frame. */
    void open(int shape, long offset, JavaStreamFrameStack.Rule rule, int step) {
        requireRoom(offset);
        out.open(shape, offset);
        frames.push(rule, step, 0, 0);
    }

    /** The same for what a class wrote by writeObject: the frame knows who can read its blocks. */
    void openAnnotation(int blockForm, int contextClassNumber) {
        requireRoom(in.pos);
        out.open(annotationShape(blockForm), in.pos);
        frames.push(JavaStreamFrameStack.Rule.OBJECT_ANNOTATION, 0, blockForm, contextClassNumber);
    }

    /** Stops where a limit forbids another row. Called before any of its bytes are read. */
    void requireRoom(long offset) {
        stopIf(budget.tooDeep(offset, frames.depth()));
        tick();
    }

    /** How many levels the limits allow inside those that have frames. */
    int room() {
        return budget.limits().depth() - frames.depth();
    }

    /** Closes the row and the frame on top, at the current position. */
    void close() {
        out.close(in.pos);
        frames.pop();
    }

    /** Whether a handle, as in a reference, is defined here. */
    boolean isDefined(int number) {
        long ordinal = ordinal(number);
        return ordinal >= epochFirst && ordinal < out.handleCount();
    }

    long ordinal(int number) {
        return epochFirst + number - JavaStreamTerminals.BASE_WIRE_HANDLE;
    }

    /** The index of the class with a handle, as in a reference; negative unless its instances can be read. */
    int readableClass(int number) {
        return isDefined(number) ? classes.findReadable((int) ordinal(number)) : -1;
    }

    /** Clears the handles, for what follows an offset. */
    void reset(long offset) {
        out.resetHandles(offset);
        epochFirst = out.handleCount();
    }

    void reportUndefined(long offset, int number) {
        String last = out.handleCount() == epochFirst
                ? "no handle is defined yet"
                : "a handle from 0x%X to 0x%X"
                        .formatted(
                                JavaStreamTerminals.BASE_WIRE_HANDLE,
                                JavaStreamTerminals.BASE_WIRE_HANDLE + (out.handleCount() - 1 - epochFirst));
        out.issue(Issue.error(
                offset + 1, 4, "The handle refers to nothing written before", last, "0x%X".formatted(number)));
    }

    /** Reports text that is not modified UTF-8. */
    void checkText(long offset, long length) {
        if (length > MAX_TEXT_CHECKED || in.bytes.isAscii(offset, length)) {
            return;
        }
        byte[] bytes = in.bytes.copy(offset, (int) length);
        int invalid = ModifiedUtf8.firstInvalid(bytes);
        if (invalid >= 0) {
            out.issue(Issue.error(
                    offset + invalid,
                    1,
                    "The text is not modified UTF-8",
                    "the lead byte of a character and its continuation",
                    "0x%02X".formatted(bytes[invalid] & 0xFF)));
        }
    }

    /** Lets the embedding context write the fields of an open block; whether it did. */
    boolean readByContext(int classNumber, long start, long end) {
        boolean before = out.writingEmbedded(false);
        try {
            return context.block(classNumber, start, end);
        } finally {
            out.writingEmbedded(before);
        }
    }
}
