package dev.hexplain.decoders.jwt;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.values.ChildFields;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValueShapes;
import java.util.List;
import java.util.Optional;

/** The shape table of tokens, and what these say: each part as base64url has it. */
final class JwtTreeShapes implements ValueShapes {
    private static final int PARTS = 16;
    private static final int MOST_TOKENS = 1 << 16;

    @Override
    public Shape fixed(int number) {
        return JwtShapes.TABLE.fixed(number);
    }

    @Override
    public Optional<LogicalValue> value(TreeValues values, Field field) {
        FieldTree tree = values.tree();
        if (field.shape() == JwtShapes.TABLE.fixed(JwtShapes.ROOT)) {
            return Optional.of(tokens(values, field));
        }
        if (field.shape() == JwtShapes.TABLE.fixed(JwtShapes.TOKEN)) {
            return Optional.of(new LogicalValue.Structure(
                    field, field.type(), Paged.of(parts(tree, field)).map(part -> named(values, part))));
        }
        return tree.isBare(field)
                ? Optional.empty()
                : tree.child(field, "decoded").map(values.inside()::of);
    }

    /** One token is all that the bytes say. */
    private static LogicalValue tokens(TreeValues values, Field root) {
        List<Field> tokens = ChildFields.behindSlots(values.tree(), root).page(0, MOST_TOKENS).stream()
                .filter(each -> each.role() != Role.PADDING)
                .toList();
        return tokens.size() == 1
                ? values.inside().of(tokens.getFirst())
                : new LogicalValue.Sequence(root, root.type(), Paged.of(tokens).map(values.later()::of));
    }

    private static List<Field> parts(FieldTree tree, Field token) {
        return tree.children(token, 0, PARTS).stream()
                .filter(part -> !part.name().equals("period") && !part.name().equals("scheme"))
                .toList();
    }

    private static LogicalValue.Named named(TreeValues values, Field part) {
        return new LogicalValue.Named(part.name(), values.later().of(part));
    }
}
