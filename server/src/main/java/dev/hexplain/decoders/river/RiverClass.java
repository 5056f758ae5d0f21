package dev.hexplain.decoders.river;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A class as a stream describes it, while it is decoded. */
final class RiverClass {
    /** The byte that says what kind of class it is. */
    final int token;
    /** The offset of its descriptor. */
    final long at;
    /** Its own number. */
    int number;
    /** The number of its superclass; {@link RiverClasses#NONE} for none. */
    int superclass = RiverClasses.NONE;

    /** The classes of its hierarchy that wrote something, the topmost first, once they are known. */
    @Nullable List<RiverClass> levels;

    private byte[] fields = {};
    /** The last field that needs no row; -1 for none. */
    private int lastInline = -1;

    private int fieldCount;

    RiverClass(int token, long at) {
        this.token = token;
        this.at = at;
    }

    void addField(int type) {
        if (fieldCount == fields.length) {
            fields = Arrays.copyOf(fields, Math.max(4, 2 * fieldCount));
        }
        lastInline = RiverToken.isPrimitive(type) ? fieldCount : lastInline;
        fields[fieldCount++] = (byte) type;
    }

    int fieldCount() {
        return fieldCount;
    }

    /** The token of a field's type. */
    int field(int index) {
        return fields[index];
    }

    /** Whether a field without a row comes behind one with a row. */
    boolean isInlineBehind(int index) {
        return index <= lastInline;
    }

    boolean isSerializable() {
        return token == RiverToken.SERIALIZABLE_CLASS || token == RiverToken.WRITE_OBJECT_CLASS;
    }

    /** Whether it wrote something behind its fields. */
    boolean isAnnotated() {
        return token != RiverToken.SERIALIZABLE_CLASS;
    }
}
