package dev.hexplain.tree;

/** Shapes that every tree has. */
final class CommonShapes {
    static final Shape GAP = Shape.leaf("gap", ValueType.BYTES, Role.GAP)
            .doc("Bytes that belong to no format.")
            .build();
    static final Shape UNPARSED = Shape.leaf("unparsed", ValueType.BYTES, Role.UNPARSED)
            .doc("Bytes that should have been understood and were not; an issue says why.")
            .build();

    private CommonShapes() {}
}
