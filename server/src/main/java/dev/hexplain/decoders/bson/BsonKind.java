package dev.hexplain.decoders.bson;

import dev.hexplain.decode.documents.Productions;
import dev.hexplain.tree.ShapeKind;

/**
 * An element, or its value.
 *
 * @param type a {@link BsonType}
 * @param typed whether it is a value after the name of its Java type, or such a name
 */
record BsonKind(int type, boolean typed) implements ShapeKind {
    static BsonKind of(int type) {
        return new BsonKind(type, false);
    }

    @Override
    public String label() {
        if (typed) {
            return type == BsonType.STRING ? "type name" : Productions.TYPED;
        }
        return type == BsonType.END ? "broken" : BsonType.alias(type);
    }
}
