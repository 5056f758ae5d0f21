package dev.hexplain.decoders.fst;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.objects.ObjectLayout;
import dev.hexplain.decode.objects.PlainParts;
import dev.hexplain.decoders.fst.FstObjectContent.Part;
import dev.hexplain.decoders.fst.FstObjectContent.Place;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reads values that need no rows, with all that is in them: short ones, in which nothing is wrong. The grammar measures
 * them; where a tree is read, the same code makes their shapes ({@link PlainParts}).
 */
final class FstPlainValues {
    /** Bytes of the longest value that needs no row. */
    static final int LONGEST = 512;

    /** The answer where a row is needed. */
    static final long NOT_PLAIN = -1;

    private static final int MOST_ELEMENTS = 64;
    private final FstPlainInput in;
    private final FstClassModel bound;
    private final FstPlainClass.Numbered classes;
    private final FstPlainLeaves leaves;
    /** Offsets of the objects that were passed, which handles may mean. */
    private long[] objects = {};

    private int objectCount;
    /**
     * @param base the offset of the window's first byte
     * @param start of the stream
     */
    FstPlainValues(Window bytes, long base, long start, FstClassModel bound, FstPlainClass.Numbered classes) {
        this.in = new FstPlainInput(bytes, base, start);
        this.leaves = new FstPlainLeaves(in);
        this.bound = bound;
        this.classes = classes;
    }

    int fields() {
        return leaves.fields;
    }

    int levels() {
        return leaves.levels;
    }

    int objectCount() {
        return objectCount;
    }

    long object(int index) {
        return objects[index];
    }

    private void begin(long at, long limit, int room) {
        leaves.begin(room);
        objectCount = 0;
        in.end = Math.min(limit, at + LONGEST);
    }

    /**
     * Reads a member or part.
     *
     * @param limit where it must end
     * @param room how many levels there may be
     * @param into where its shape goes; null to measure
     * @return the offset after it, or {@link #NOT_PLAIN}
     */
    long part(long at, long limit, int room, Part part, @Nullable PlainParts into) {
        begin(at, limit, room);
        return part(at, part, into);
    }

    /** The same for an element with its tag. */
    long element(long at, long limit, int room, @Nullable PlainParts into) {
        begin(at, limit, room);
        return value(at, FstClassModel.ELEMENT, Place.Value.ANY, into);
    }

    /** The same for an entry of a map. */
    long entry(long at, long limit, int room, @Nullable PlainParts into) {
        begin(at, limit, room);
        return entry(at, into);
    }

    private long part(long at, Part part, @Nullable PlainParts into) {
        return switch (part.place()) {
            case Place.Value expected -> value(at, part.name(), expected, into);
            case Place.Raw(int leaf) -> leaves.raw(at, part.name(), leaf, into);
            case Place.RawText text -> leaves.text(at, part.name(), 0, 0, false, into);
            case Place.Bit(int bit, boolean last) ->
                leaves.leaf(at, part.name(), FstLeafKinds.FIRST_BIT + bit, 1, into);
            case Place.Marked marked -> NOT_PLAIN;
        };
    }

    private long value(long at, int called, Place.Value expected, @Nullable PlainParts into) {
        if (at >= in.end) {
            return NOT_PLAIN;
        }
        int tag = in.s1(at);
        return switch (tag) {
            case FstTag.NULL -> leaves.leaf(at, called, FstLeafKinds.NULL, 1, into);
            case FstTag.BIG_BOOLEAN_TRUE, FstTag.BIG_BOOLEAN_FALSE ->
                leaves.leaf(at, called, FstLeafKinds.BIG_BOOLEAN, 1, into);
            case FstTag.BIG_INT -> leaves.boxed(at, called, FstLeafKinds.INT, bound.plain.integer, into);
            case FstTag.BIG_LONG -> leaves.boxed(at, called, FstLeafKinds.LONG, bound.plain.longInteger, into);
            case FstTag.HANDLE -> leaves.handle(at, called, into);
            case FstTag.ENUM -> {
                int width = in.shortWidth(at + 1);
                FstPlainClass of = width == 0 ? FstPlainClass.NONE : classes.of(in.shortNumber(at + 1, width));
                yield leaves.enumeration(at, called, of, width, into);
            }
            case FstTag.STRING -> {
                object(at);
                yield leaves.text(at + 1, called, bound.plain.text, 0, true, into);
            }
            case FstTag.TYPED -> {
                object(at);
                yield content(at + 1, called, bound.plain.declared(expected.declared()), 0, into);
            }
            case FstTag.OBJECT -> {
                int width = in.shortWidth(at + 1);
                if (width == 0) {
                    yield NOT_PLAIN;
                }
                object(at);
                yield content(at + 1 + width, called, classes.of(in.shortNumber(at + 1, width)), width, into);
            }
            default -> NOT_PLAIN;
        };
    }

    private void object(long at) {
        if (objectCount == objects.length) {
            objects = Arrays.copyOf(objects, Math.max(16, 2 * objectCount));
        }
        objects[objectCount++] = in.base + at;
    }

    // -- contents

    private long content(long pos, int called, FstPlainClass of, int classWidth, @Nullable PlainParts into) {
        int head = classWidth > 0 ? 3 : 2;
        return switch (of.content()) {
            case FstObjectContent.Members members ->
                parts(pos, called, of, classWidth, of.parts(), FstLeafKinds.OBJECT, into);
            case FstObjectContent.Parts(var parts, int form) ->
                parts(pos, called, of, classWidth, of.parts(), form, into);
            case FstObjectContent.Time time -> {
                Part[] parts = pos < in.end ? bound.fixedTime(in.s1(pos)) : null;
                yield parts == null
                        ? NOT_PLAIN
                        : parts(pos, called, of, classWidth, parts, FstComposites.formOf("java.time.Ser"), into);
            }
            case FstObjectContent.Counted(boolean entries) -> counted(pos, called, of, classWidth, entries, into);
            case FstObjectContent.Scalar(int leaf) -> {
                int width = leaves.width(pos, leaf);
                if (width == 0) {
                    yield NOT_PLAIN;
                }
                leaves.fields += head + 1;
                if (into != null) {
                    into.add(
                            leaves.head(called, of.code(), classWidth, true).slot(leaf, width), FstLeafKinds.SCALAR, 0);
                }
                yield pos + width;
            }
            case FstObjectContent.Text text -> leaves.text(pos, called, of.code(), classWidth, true, into);
            case FstObjectContent.Bytes(int leaf) -> leaves.bytes(pos, called, of, classWidth, leaf, into);
            case FstObjectContent.ClassName named -> NOT_PLAIN;
            case FstObjectContent.EnumSet set -> NOT_PLAIN;
        };
    }

    private long parts(
            long pos, int called, FstPlainClass of, int classWidth, Part[] parts, int form, @Nullable PlainParts into) {
        if (leaves.enter()) {
            return NOT_PLAIN;
        }
        PlainParts inside = into == null ? null : into.inside();
        long next = pos;
        for (int i = 0; i < parts.length && next >= 0; i++) {
            next = part(next, parts[i], inside);
        }
        leaves.depth--;
        leaves.fields += classWidth > 0 ? 3 : 2;
        if (next >= 0 && into != null) {
            into.add(leaves.head(called, of.code(), classWidth, true), form, inside);
        }
        return next;
    }

    private long counted(
            long pos, int called, FstPlainClass of, int classWidth, boolean entries, @Nullable PlainParts into) {
        int width = in.width(pos, false);
        long count = width == 0 ? -1 : in.integer(pos, width);
        if (count < 0 || count > MOST_ELEMENTS || leaves.enter()) {
            return NOT_PLAIN;
        }
        PlainParts inside = into == null ? null : into.inside();
        long next = pos + width;
        for (long i = 0; i < count && next >= 0; i++) {
            next = entries ? entry(next, inside) : value(next, FstClassModel.ELEMENT, Place.Value.ANY, inside);
        }
        leaves.depth--;
        leaves.fields += classWidth > 0 ? 4 : 3;
        if (next >= 0 && into != null) {
            ObjectLayout counted =
                    leaves.head(called, of.code(), classWidth, true).slot(FstLeafKinds.LENGTH, width);
            into.add(counted, entries ? FstLeafKinds.MAP : FstLeafKinds.LIST, inside);
        }
        return next;
    }

    private long entry(long at, @Nullable PlainParts into) {
        if (leaves.enter()) {
            return NOT_PLAIN;
        }
        PlainParts inside = into == null ? null : into.inside();
        leaves.key = 0;
        long next = value(at, FstClassModel.KEY, Place.Value.ANY, inside);
        long named = leaves.key;
        leaves.key = 0;
        next = next < 0 ? next : value(next, FstClassModel.VALUE, Place.Value.ANY, inside);
        leaves.depth--;
        leaves.fields++;
        if (next >= 0 && into != null && inside != null) {
            into.addEntry(leaves.entry(named), FstLeafKinds.ENTRY, inside);
        }
        return next;
    }
}
