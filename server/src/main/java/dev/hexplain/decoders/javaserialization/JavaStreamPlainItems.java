package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decoders.javaserialization.views.UnusualBytesException;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/** Reads the heads of items in a run of bytes, and passes what nobody asks for. */
final class JavaStreamPlainItems {
    static final int DEEPEST = 64;

    private static final int REFERENCE_BYTES = 5;
    /** A token, and a reference to a class descriptor. */
    private static final int HEAD_BYTES = 1 + REFERENCE_BYTES;

    private static final ValueLayout.OfInt HANDLE = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

    final JavaStreamPlainBytes in;
    private final FieldTree tree;
    private final JavaStreamPlainClasses classes;

    /**
     * @param offset of the first byte in the source
     * @param most how many bytes at most
     */
    JavaStreamPlainItems(FieldTree tree, JavaStreamPlainClasses classes, long offset, long most) {
        this.tree = tree;
        this.classes = classes;
        this.in = new JavaStreamPlainBytes(
                tree.source().segment(), offset, Math.min(most, tree.source().length() - offset));
    }

    /** Passes the token and the class of an object, an array or a constant. */
    JavaStreamPlainClass head() {
        int start = in.at + 1;
        JavaStreamPlainClass found = classAt(start);
        in.at = start;
        passClass(0);
        return found;
    }

    private JavaStreamPlainClass classAt(int index) {
        return switch (in.u1(index)) {
            case JavaStreamTerminals.REFERENCE -> classes.named(in.offset(index), in.s4(index + 1));
            case JavaStreamTerminals.CLASSDESC -> classes.at(in.offset(index));
            default -> throw new UnusualBytesException();
        };
    }

    /** Passes a class descriptor, or a reference to one. */
    private void passClass(int depth) {
        int tag = in.tag();
        if (tag == JavaStreamTerminals.NULL || tag == JavaStreamTerminals.REFERENCE) {
            pass(DEEPEST);
            return;
        }
        if (tag != JavaStreamTerminals.CLASSDESC || depth == DEEPEST) {
            throw new UnusualBytesException();
        }
        in.skip(3L + in.u2(in.at + 1) + Long.BYTES + 1);
        int fields = in.u2(in.at);
        in.skip(Short.BYTES);
        for (int i = 0; i < fields; i++) {
            int typecode = in.tag();
            in.skip(3L + in.u2(in.at + 1));
            if (JavaStreamTerminals.isReference(typecode)) {
                pass(DEEPEST);
            }
        }
        passAnnotation(DEEPEST);
        passClass(depth + 1);
    }

    /** Those at an offset of the source. */
    JavaStreamPlainItems at(long offset, long most) {
        return new JavaStreamPlainItems(tree, classes, offset, most);
    }

    /** The class of the object or array at an offset of the source. */
    JavaStreamPlainClass headAt(long offset) {
        MemorySegment source = tree.source().segment();
        if (offset + HEAD_BYTES > source.byteSize()) {
            throw new UnusualBytesException();
        }
        return switch (source.get(ValueLayout.JAVA_BYTE, offset + 1)) {
            case JavaStreamTerminals.REFERENCE -> classes.named(offset + 1, source.get(HANDLE, offset + 2));
            case JavaStreamTerminals.CLASSDESC -> classes.at(offset + 1);
            default -> throw new UnusualBytesException();
        };
    }

    JavaStreamKnownScalars known() {
        return classes.scalars();
    }

    /** The handle that the reference here names, which is passed. */
    Handles.Handle referred() {
        Handles.Handle handle = tree.handles().at(in.offset(in.at), in.s4(in.at + 1));
        in.skip(REFERENCE_BYTES);
        if (!handle.isDefined()) {
            throw new UnusualBytesException();
        }
        return handle;
    }

    /** Passes a field of a class. */
    void passField(JavaStreamPlainClass.Field field, int depth) {
        if (field.bytes() > 0) {
            in.skip(field.bytes());
        } else {
            pass(depth + 1);
        }
    }

    /** Passes what a writeObject or writeExternal wrote. */
    void passAnnotation(int depth) {
        int tag = in.tag();
        for (; tag != JavaStreamTerminals.ENDBLOCKDATA; tag = in.tag()) {
            if (tag == JavaStreamTerminals.BLOCKDATA) {
                in.skip(2L + in.u1(in.at + 1));
            } else {
                pass(depth + 1);
            }
        }
        in.skip(1);
    }

    /** Passes a value. */
    void pass(int depth) {
        if (depth > DEEPEST) {
            throw new UnusualBytesException();
        }
        switch (in.tag()) {
            case JavaStreamTerminals.NULL -> in.skip(1);
            case JavaStreamTerminals.REFERENCE -> in.skip(REFERENCE_BYTES);
            case JavaStreamTerminals.STRING -> in.skip(3L + in.u2(in.at + 1));
            case JavaStreamTerminals.ENUM -> {
                head();
                pass(depth + 1);
            }
            case JavaStreamTerminals.ARRAY -> {
                int typecode = head().elements();
                int size = in.s4(in.at);
                in.skip(Integer.BYTES + (long) Math.max(0, size) * JavaStreamTerminals.sizeOf(typecode));
                for (int i = 0; i < size && JavaStreamTerminals.isReference(typecode); i++) {
                    pass(depth + 1);
                }
            }
            case JavaStreamTerminals.OBJECT -> {
                for (JavaStreamPlainClass.Level level : head().levels()) {
                    for (JavaStreamPlainClass.Field field : level.fields()) {
                        passField(field, depth);
                    }
                    if (level.annotated()) {
                        passAnnotation(depth + 1);
                    }
                }
            }
            default -> throw new UnusualBytesException();
        }
    }
}
