package dev.hexplain.decoders.river;

import dev.hexplain.tree.Shapes;

/**
 * What the shape of a row depends on, packed into a shape reference.
 *
 * @param token the byte that says what it is
 * @param about an offset by which its description is found: of the class descriptor, of the object referred to, of the
 *     text of a key; a class that a byte alone names is that byte, negative; 0 for none
 * @param size bytes of a text, slots to keep, or levels of a hierarchy; -1 for all
 */
record RiverLayout(RiverKind kind, int token, long about, int size) {
    static RiverLayout of(Shapes.ShapeRef shapeRef) {
        return new RiverLayout(
                RiverKind.of((int) shapeRef.variant() & 0xFF),
                (int) (shapeRef.variant() >>> Byte.SIZE) & 0xFF,
                shapeRef.offset(),
                shapeRef.cut());
    }

    Shapes.ShapeRef shapeRef() {
        return new Shapes.ShapeRef(about, kind.number() | (long) token << Byte.SIZE, size);
    }
}
