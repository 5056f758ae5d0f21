package dev.hexplain.ksy.query;

import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.eval.EvalException.Kind;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.Instance;
import dev.hexplain.tree.Field;
import org.jspecify.annotations.Nullable;

/** The extent of an object's stream: that of the nearest object around it with a size of its own. */
record StreamExtent(long size) {
    /** Maximum nesting of objects that share a stream. */
    private static final int MAX_DEPTH = 100_000;

    // Sources are the tree's, which closes them.
    static StreamExtent of(TreeStruct struct) {
        TreeStruct object = struct;
        for (int depth = 0; depth < MAX_DEPTH; depth++) {
            TreeStruct.Origin origin = object.origin().orElse(null);
            if (origin == null || origin.attribute().process() != null) {
                return new StreamExtent(object.tree().sourceOf(object.field()).length());
            }
            if (origin.attribute().sizing().confines()) {
                return confined(object, origin.attribute());
            }
            Expression io = stream(origin);
            if (io != null && origin.holder().asking().value(io, origin.scope()) instanceof TreeStream chosen) {
                return chosen.extent();
            }
            object = origin.holder();
        }
        throw new EvalException(Kind.LIMIT, "expected at most " + MAX_DEPTH + " objects in one stream, found more");
    }

    private static @Nullable Expression stream(TreeStruct.Origin origin) {
        Instance instance =
                origin.holder().type().instances().get(origin.attribute().id());
        return instance instanceof Instance.Parsed parsed ? parsed.io() : null;
    }

    private static StreamExtent confined(TreeStruct object, Attribute attribute) {
        Field field = object.field();
        boolean whole = !attribute.sizing().terminated() && attribute.sizing().padRight() < 0;
        long size = whole
                ? field.length()
                : LeafBytes.content(LeafBytes.of(object.tree(), field), attribute.sizing()).length;
        return new StreamExtent(size);
    }
}
