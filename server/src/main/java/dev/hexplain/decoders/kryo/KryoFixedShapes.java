package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Tail;

/** The fixed shapes, which do not depend on a class list. */
final class KryoFixedShapes {
    static final ShapeTable TABLE = new ShapeTable();

    static final int STREAM = TABLE.add(Shape.group("kryo", "Kryo stream")
            .doc("Objects one after the other, each with what it refers to.")
            .tail(new Tail.Rows("object"))
            .build());

    static final int EARLIER_STREAM = TABLE.add(Shape.group("kryo", "Kryo 4 stream")
            .doc("Objects as Kryo 4 writes them, one after the other, each with what it refers to.")
            .tail(new Tail.Rows("object"))
            .build());

    private KryoFixedShapes() {}
}
