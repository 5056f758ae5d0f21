package dev.hexplain.decoders.fst;

import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Tail;

/** The fixed shapes, which do not depend on a class list. */
final class FstFixedShapes {
    static final ShapeTable TABLE = new ShapeTable();

    static final int STREAM = TABLE.add(Shape.group("fst", "FST stream")
            .doc("Objects one after the other.")
            .tail(new Tail.Rows("object"))
            .build());

    private FstFixedShapes() {}
}
