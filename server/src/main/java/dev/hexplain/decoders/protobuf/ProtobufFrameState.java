package dev.hexplain.decoders.protobuf;

import dev.hexplain.decode.documents.FrameStack;
import dev.hexplain.decoders.protobuf.schema.ProtoMessageType;
import dev.hexplain.decoders.protobuf.schema.ProtoSchema;
import dev.hexplain.tree.Tail;
import org.jspecify.annotations.Nullable;

/**
 * The state of the frame on top: a message, a group, a run of fields with one number, or messages behind their lengths;
 * its type; and its end.
 */
final class ProtobufFrameState {
    private static final int MESSAGE = 0;
    private static final int GROUP = 1;
    private static final int RUN = 2;
    private static final int SEQUENCE = 3;
    private static final int KIND_BITS = 2;
    private static final long KNOWN = 1L << KIND_BITS;
    private static final long NAMED = KNOWN << 1;
    private static final int COUNT_SHIFT = KIND_BITS + 2;
    private static final int COUNT_BITS = 7;
    private static final int TYPE_SHIFT = COUNT_SHIFT + COUNT_BITS;
    private static final int TYPE_BITS = 24;
    private static final int ID_SHIFT = TYPE_SHIFT + TYPE_BITS;

    private final FrameStack frames;
    private final @Nullable ProtoSchema types;

    ProtobufFrameState(FrameStack frames, @Nullable ProtoSchema types) {
        this.frames = frames;
        this.types = types;
    }

    static long message(@Nullable ProtoMessageType type) {
        return MESSAGE | number(type) << TYPE_SHIFT;
    }

    /** @param field number, which the end tag must have */
    static long group(@Nullable ProtoMessageType type, int field) {
        return GROUP | number(type) << TYPE_SHIFT | (long) field << ID_SHIFT;
    }

    /**
     * A run in the message on top.
     *
     * @param id the index of a known field, or the number of an unknown one
     * @param named whether its elements have names of their own
     */
    long run(boolean known, int id, boolean named) {
        long type = frames.word() >>> TYPE_SHIFT & (1L << TYPE_BITS) - 1;
        return RUN | (known ? KNOWN : 0) | (named ? NAMED : 0) | type << TYPE_SHIFT | (long) id << ID_SHIFT;
    }

    private static long number(@Nullable ProtoMessageType type) {
        return type == null ? 0 : type.index() + 1L;
    }

    /** Messages of one type, each behind its length. */
    static long sequence(@Nullable ProtoMessageType type) {
        return SEQUENCE | number(type) << TYPE_SHIFT;
    }

    boolean isSequence() {
        return kind() == SEQUENCE;
    }

    boolean isGroup() {
        return kind() == GROUP;
    }

    boolean isRun() {
        return kind() == RUN;
    }

    private int kind() {
        return (int) frames.word() & (1 << KIND_BITS) - 1;
    }

    boolean known() {
        return (frames.word() & KNOWN) != 0;
    }

    boolean named() {
        return (frames.word() & NAMED) != 0;
    }

    /** Of a run: the index of its field, or its number. Of a group: the number. */
    int id() {
        return (int) (frames.word() >>> ID_SHIFT);
    }

    /** The type of the message, or of the one that contains a run. */
    @Nullable ProtoMessageType type() {
        int number = (int) (frames.word() >>> TYPE_SHIFT & (1L << TYPE_BITS) - 1);
        return number == 0 || types == null ? null : types.messages().get(number - 1);
    }

    /** How many of its fields were counted. */
    int counted() {
        return (int) (frames.word() >>> COUNT_SHIFT) & (1 << COUNT_BITS) - 1;
    }

    /** Counts fields, as long as some may have no row ({@link Tail.Scanned}). */
    void count(int fields) {
        int more = Math.min(fields, Tail.Scanned.MOST - counted());
        frames.word(frames.word() + ((long) more << COUNT_SHIFT));
    }

    /** The offset where it must end at the latest. */
    long end() {
        return frames.left();
    }

    /** The depth of the open message. */
    int messageDepth() {
        return frames.depth() - (isRun() ? 1 : 0);
    }
}
