package dev.hexplain.decode.objects;

import dev.hexplain.tree.Shapes;

/**
 * The layout of a value, as a sequence of parts: filled while the value is read, then packed into a shape reference,
 * and reused for the next value. Used again for the next value.
 *
 * <p>A shape reference's {@code offset} is the value's type; its {@code variant} and {@code cut} are, from the lowest
 * bit on, the name (16), the form (6), whether it defines a handle (1), the number of slots (3) and three slots of 10
 * bits each, three more in {@code cut}. A slot is a leaf (6) and its width (4), or {@link #ROW} and the name of a row.
 */
public final class ObjectLayout {
    static final int ROW = 63;

    private static final int MAX_SLOTS = 6;
    private static final int SLOT_BITS = 10;
    private static final int WIDTH_BITS = 4;
    private static final int FIRST_SLOTS = 3;
    private static final int FORM_SHIFT = 16;
    private static final int DEFINES_SHIFT = 22;
    private static final int COUNT_SHIFT = 23;
    private static final int SLOTS_SHIFT = 26;

    private int name;
    private long type;
    private long slots;
    private int count;
    private int inline;
    private boolean defines;

    /** Starts a new layout, with a name by number. */
    public ObjectLayout begin(int number) {
        name = number;
        type = 0;
        slots = 0;
        count = 0;
        inline = 0;
        defines = false;
        return this;
    }

    /** Sets the number of its type, which the format defines. */
    public ObjectLayout type(long code) {
        type = code;
        return this;
    }

    /** The next part is a leaf with so many bytes, 1 to 15. */
    public ObjectLayout slot(int leaf, int width) {
        inline++;
        return add(leaf, width);
    }

    /** The next part is a row, named like a leaf. */
    public ObjectLayout row(int named) {
        return add(ROW, named);
    }

    /** Marks the value as defining the next handle. */
    public ObjectLayout defines() {
        defines = true;
        return this;
    }

    public boolean definesHandle() {
        return defines;
    }

    /** Fields that the layout computes. */
    public int inline() {
        return inline;
    }

    public int count() {
        return count;
    }

    private ObjectLayout add(int leaf, int width) {
        if (count == MAX_SLOTS || width < 0 || width >= 1 << WIDTH_BITS) {
            throw new IllegalStateException("No layout has slot %d of %d bytes".formatted(count, width));
        }
        slots |= ((long) leaf << WIDTH_BITS | width) << (SLOT_BITS * count++);
        return this;
    }

    Shapes.ShapeRef shapeRef(int form) {
        long low = slots & (1L << (SLOT_BITS * FIRST_SLOTS)) - 1;
        long variant = name
                | (long) form << FORM_SHIFT
                | (defines ? 1L << DEFINES_SHIFT : 0)
                | (long) count << COUNT_SHIFT
                | low << SLOTS_SHIFT;
        return new Shapes.ShapeRef(type, variant, (int) (slots >>> (SLOT_BITS * FIRST_SLOTS)));
    }

    // Unpacking a shape reference.

    static int name(Shapes.ShapeRef shapeRef) {
        return (int) shapeRef.variant() & 0xFFFF;
    }

    static int form(Shapes.ShapeRef shapeRef) {
        return (int) (shapeRef.variant() >>> FORM_SHIFT) & 0x3F;
    }

    static boolean defines(Shapes.ShapeRef shapeRef) {
        return (shapeRef.variant() >>> DEFINES_SHIFT & 1) != 0;
    }

    static int count(Shapes.ShapeRef shapeRef) {
        return (int) (shapeRef.variant() >>> COUNT_SHIFT) & 7;
    }

    static int leaf(Shapes.ShapeRef shapeRef, int slot) {
        return slot(shapeRef, slot) >>> WIDTH_BITS;
    }

    static int width(Shapes.ShapeRef shapeRef, int slot) {
        return slot(shapeRef, slot) & (1 << WIDTH_BITS) - 1;
    }

    private static int slot(Shapes.ShapeRef shapeRef, int slot) {
        long bits = slot < FIRST_SLOTS
                ? shapeRef.variant() >>> (SLOTS_SHIFT + SLOT_BITS * slot)
                : shapeRef.cut() >>> (SLOT_BITS * (slot - FIRST_SLOTS));
        return (int) bits & (1 << SLOT_BITS) - 1;
    }
}
