package dev.hexplain.decoders.javaserialization;

import dev.hexplain.bytes.Window;
import dev.hexplain.tree.TreeWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A class descriptor in a stream that was written as text. Names, flags and counts are ASCII, and as they were; of the
 * serialVersionUID, and of handles, each lost byte or some of them in a row became three.
 *
 * @param uid where the serialVersionUID begins
 * @param flags where it ends
 */
record JavaStreamDamagedClass(long offset, long uid, long flags, List<FieldAt> fields, long end) {
    private static final int UID_BYTES = 8;
    private static final int HANDLE_BYTES = 4;
    /** A class with more of them is not looked for. */
    private static final int MOST_FIELDS = 1 << 10;

    /**
     * A field of the class.
     *
     * @param type where the type of a reference begins; where the field ends, of a primitive
     */
    record FieldAt(long offset, int typecode, long type, long end) {}

    /** The class descriptor at an offset; null where there is none. */
    static @Nullable JavaStreamDamagedClass at(JavaStreamDamagedText in, long offset) {
        if (in.u1(offset) != JavaStreamTerminals.CLASSDESC) {
            return null;
        }
        long uid = in.endOfName(offset + 1);
        for (long flags : uid < 0 ? List.<Long>of() : in.endsOf(uid, UID_BYTES)) {
            if (JavaStreamRecognizer.areFlags(in.u1(flags))) {
                JavaStreamDamagedClass found = withFields(in, offset, uid, flags);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private static @Nullable JavaStreamDamagedClass withFields(
            JavaStreamDamagedText in, long offset, long uid, long flags) {
        int count = in.u2(flags + 1);
        List<FieldAt> fields = new ArrayList<>();
        long at = flags + 3;
        while (count <= MOST_FIELDS && fields.size() < count) {
            FieldAt field = field(in, at);
            if (field == null) {
                return null;
            }
            fields.add(field);
            at = field.end;
        }
        boolean whole = count >= 0 && fields.size() == count && in.mayEndAt(at);
        return whole ? new JavaStreamDamagedClass(offset, uid, flags, List.copyOf(fields), at) : null;
    }

    private static @Nullable FieldAt field(JavaStreamDamagedText in, long at) {
        int typecode = in.u1(at);
        long type = in.endOfName(at + 1);
        if (type < 0) {
            return null;
        }
        if (JavaStreamTerminals.sizeOf(typecode) > 0) {
            return new FieldAt(at, typecode, type, type);
        }
        long end = !JavaStreamTerminals.isReference(typecode)
                ? -1
                : switch (in.u1(type)) {
                    case JavaStreamTerminals.STRING -> in.endOfName(type + 1);
                    case JavaStreamTerminals.REFERENCE -> endOfReference(in, type);
                    default -> -1;
                };
        return end < 0 ? null : new FieldAt(at, typecode, type, end);
    }

    /** The first end behind which another field, or the end of all, may stand. */
    private static long endOfReference(JavaStreamDamagedText in, long reference) {
        for (long end : in.endsOf(reference + 1, HANDLE_BYTES)) {
            if (in.mayEndAt(end) || in.endOfName(end + 1) > 0) {
                return end;
            }
        }
        return -1;
    }

    /** Writes the row of the class, and the rows in it. */
    void write(TreeWriter out, Window bytes) {
        out.open(JavaStreamGrammarShapes.DAMAGED_CLASS, offset);
        out.computed(5);
        if (flags - uid == UID_BYTES && !JavaStreamDamagedText.hasLost(bytes, uid, flags)) {
            out.leaf(JavaStreamGrammarShapes.DAMAGED_UID, uid, UID_BYTES);
        } else {
            out.unparsed(uid, flags - uid);
        }
        out.open(JavaStreamGrammarShapes.DAMAGED_FIELDS, flags + 1);
        out.computed(1);
        for (FieldAt field : fields) {
            write(out, bytes, field);
        }
        out.close(end);
        out.close(end);
    }

    private static void write(TreeWriter out, Window bytes, FieldAt field) {
        boolean reference = JavaStreamTerminals.isReference(field.typecode);
        if (reference && bytes.u1(field.type) == JavaStreamTerminals.REFERENCE) {
            out.open(JavaStreamGrammarShapes.DAMAGED_FIELD, field.offset);
            out.computed(4);
            out.unparsed(field.type, field.end - field.type);
        } else {
            out.open(
                    reference ? JavaStreamGrammarShapes.OBJECT_DESC : JavaStreamGrammarShapes.PRIMITIVE_DESC,
                    field.offset);
            out.computed(reference ? 8 : 4);
        }
        out.close(field.end);
    }
}
