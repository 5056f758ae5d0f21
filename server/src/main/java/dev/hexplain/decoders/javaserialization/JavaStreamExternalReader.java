package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;
import java.util.List;

/**
 * Reads external contents in the data blocks of one externalizable object. A block ends where the writer's buffer was
 * full, which may be inside a field: then both blocks have a part of it, with the same logical path.
 */
final class JavaStreamExternalReader {
    private final JavaStreamState state;
    private final ParseInput in;
    private final List<JavaStreamExternalField> fields;
    private final long start;

    /** The index of the current field. */
    private int at;
    /** Its length, once that is known; -1 before. */
    private long count = -1;
    /** The number of elements or bytes of text that were read. */
    private long done;
    /** Bytes that were read of an element that a block ended in. */
    private int begun;
    /** These bytes, as bits. */
    private long bits;

    JavaStreamExternalReader(JavaStreamState state, List<JavaStreamExternalField> fields) {
        this.state = state;
        this.in = state.in;
        this.fields = fields;
        this.start = in.pos;
    }

    /** Reads all complete blocks. What follows, such as the end of the annotation, is not read. */
    void read() {
        boolean fits = true;
        while (fits && isWholeBlock()) {
            fits = block();
        }
        if (fits && at < fields.size()) {
            misfit("The data ends before " + fields.get(at).name());
        }
    }

    private boolean isWholeBlock() {
        return in.left() > 0
                && switch (JavaStreamTerminals.tag(in)) {
                    case JavaStreamTerminals.BLOCKDATA -> in.left() >= 2 && in.left() - 2 >= in.bytes.u1(in.pos + 1);
                    case JavaStreamTerminals.BLOCKDATALONG ->
                        in.left() >= 5 && in.bytes.s4(in.pos + 1) >= 0 && in.left() - 5 >= in.bytes.s4(in.pos + 1);
                    default -> false;
                };
    }

    /** Reads a block; false where the class list does not fit it. */
    private boolean block() {
        boolean small = JavaStreamTerminals.tag(in) == JavaStreamTerminals.BLOCKDATA;
        int header = small ? 2 : 5;
        long size = small ? in.bytes.u1(in.pos + 1) : in.bytes.s4(in.pos + 1);
        int shape = small ? JavaStreamGrammarShapes.BLOCKDATA : JavaStreamGrammarShapes.BLOCKDATALONG;
        state.out.open(JavaStreamGrammarShapes.prefix(shape, 2), in.pos);
        state.out.computed(2);
        in.pos += header;
        long end = in.pos + size;
        boolean fits = true;
        while (fits && in.pos < end && at < fields.size()) {
            state.tick();
            fits = field(fields.get(at), end);
        }
        if (in.pos < end) {
            misfit(
                    fits
                            ? "There is more data than fields"
                            : "%s has a negative length"
                                    .formatted(fields.get(at).name()));
            state.out.opaqueLeaf(JavaStreamGrammarShapes.OPAQUE, in.pos, end - in.pos);
            in.pos = end;
            fits = false;
        }
        state.out.close(end);
        return fits;
    }

    /** Reads as much of a field as the block has; false where its length is invalid. */
    private boolean field(JavaStreamExternalField field, long end) {
        if (begun == 0 && count < 0 && whole(field, end)) {
            at++;
            return true;
        }
        if (field.form() == JavaStreamExternalField.Form.PRIMITIVE) {
            if (piece(
                    field.unit(),
                    field.shape(JavaStreamExternalField.WHOLE),
                    field.shape(JavaStreamExternalField.PART),
                    end)) {
                at++;
            }
            return true;
        }
        state.out.open(field.shape(JavaStreamExternalField.PART), in.pos);
        boolean fits = parts(field, end);
        state.out.close(in.pos);
        return fits;
    }

    /** Reads a field at once, where the block has all of it. */
    private boolean whole(JavaStreamExternalField field, long end) {
        int head = field.lengthBytes();
        if (end - in.pos < head) {
            return false;
        }
        long elements = switch (field.form()) {
            case PRIMITIVE -> 1;
            case TEXT -> in.bytes.u2(in.pos);
            case ARRAY -> in.bytes.s4(in.pos);
        };
        if (elements < 0 || elements * field.unit() > end - in.pos - head) {
            return false;
        }
        long length = head + elements * field.unit();
        state.out.leaf(field.shape(JavaStreamExternalField.WHOLE), in.pos, length);
        state.out.computed(
                switch (field.form()) {
                    case PRIMITIVE -> 0;
                    case TEXT -> 2;
                    case ARRAY -> 1 + elements;
                });
        in.pos += length;
        return true;
    }

    /** Reads a text or an array, part by part. */
    private boolean parts(JavaStreamExternalField field, long end) {
        if (count < 0) {
            int length = field.lengthBytes();
            if (!piece(
                    length,
                    field.shape(JavaStreamExternalField.LENGTH),
                    field.shape(JavaStreamExternalField.PART_OF_LENGTH),
                    end)) {
                return true;
            }
            count = field.form() == JavaStreamExternalField.Form.ARRAY ? (int) bits : bits;
            if (count < 0) {
                return false;
            }
        }
        if (field.form() == JavaStreamExternalField.Form.TEXT) {
            text(field, end);
        } else {
            elements(field, end);
        }
        if (done == count) {
            at++;
            count = -1;
            done = 0;
        }
        return true;
    }

    private void text(JavaStreamExternalField field, long end) {
        long length = Math.min(count - done, end - in.pos);
        if (length > 0) {
            state.out.leaf(field.shape(JavaStreamExternalField.PART_OF_TEXT), in.pos, length);
            in.pos += length;
            done += length;
        }
    }

    private void elements(JavaStreamExternalField field, long end) {
        while (done < count && in.pos < end) {
            state.tick();
            boolean whole = begun == 0 && end - in.pos >= field.unit();
            int shape = state.out.shapeRef(JavaStreamExternalBodies.element(field, done, whole));
            if (piece(field.unit(), shape, shape, end)) {
                done++;
            }
        }
    }

    /** Reads what is left of a few bytes; true once all are read. */
    private boolean piece(int bytes, int whole, int part, long end) {
        if (begun == 0) {
            bits = 0;
        }
        int length = (int) Math.min(bytes - begun, end - in.pos);
        if (length > 0) {
            state.out.leaf(length == bytes ? whole : part, in.pos, length);
        }
        for (int i = 0; i < length; i++) {
            bits = bits << 8 | in.bytes.u1(in.pos + i);
        }
        in.pos += length;
        begun += length;
        if (begun < bytes) {
            return false;
        }
        begun = 0;
        return true;
    }

    private void misfit(String what) {
        state.out.issue(Issue.warning(
                start,
                in.pos - start,
                what + ": the class is not written as the class list has it",
                "its fields in the order of the list",
                "something else"));
    }
}
