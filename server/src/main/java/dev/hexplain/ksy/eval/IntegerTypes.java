package dev.hexplain.ksy.eval;

import dev.hexplain.ksy.expr.Expr;
import dev.hexplain.ksy.expr.Expr.Binary;
import dev.hexplain.ksy.expr.Expr.BinaryOp;
import dev.hexplain.ksy.expr.Expr.EnumLiteral;
import dev.hexplain.ksy.expr.Expr.IntLiteral;
import dev.hexplain.ksy.expr.Expr.Name;
import dev.hexplain.ksy.expr.Expr.SizeOf;
import dev.hexplain.ksy.expr.Expr.Unary;
import dev.hexplain.ksy.expr.Expr.UnaryOp;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.Instance;
import dev.hexplain.ksy.model.TypeSpec;

/**
 * Finds expressions that are certainly integers, so that they are compared without boxing. Returns false where it would
 * take full type inference, which only costs boxing.
 */
final class IntegerTypes {
    /** Maximum depth of a chain of calculated instances, and of a syntax tree. */
    private static final int MAX_DEPTH = 16;

    /** Whether an expression is an integer, or a member of an enum, which compares by its number. */
    boolean hasNumber(Expr tree, TypeSpec context) {
        return switch (tree) {
            case EnumLiteral _ -> true;
            case Name name when hasEnum(name.id(), context) -> true;
            default -> has(tree, context, 0);
        };
    }

    private static boolean hasEnum(String id, TypeSpec context) {
        return context.seq().stream()
                .anyMatch(attribute -> attribute.id().equals(id)
                        && attribute.enumeration() != null
                        && attribute.repeat() == null
                        && attribute.condition() == null);
    }

    private boolean has(Expr tree, TypeSpec context, int depth) {
        if (depth > MAX_DEPTH) {
            return false;
        }
        return switch (tree) {
            case IntLiteral _ -> true;
            case SizeOf _ -> true;
            case Unary unary ->
                unary.op() == UnaryOp.INVERT || (unary.op() == UnaryOp.MINUS && has(unary.of(), context, depth + 1));
            case Binary binary when binary.op().kind() == BinaryOp.Kind.BITS -> true;
            case Binary binary
            when binary.op().kind() == BinaryOp.Kind.ARITHMETIC ->
                has(binary.left(), context, depth + 1) && has(binary.right(), context, depth + 1);
            case Name name -> name.id().equals("_index") || hasField(name.id(), context, depth);
            default -> false;
        };
    }

    private boolean hasField(String id, TypeSpec context, int depth) {
        Instance instance = context.instances().get(id);
        if (instance != null) {
            return switch (instance) {
                case Instance.Calculated calculated ->
                    calculated.condition() == null
                            && calculated.enumeration() == null
                            && has(calculated.value().tree(), context, depth + 1);
                case Instance.Parsed parsed -> is(parsed.attribute());
            };
        }
        return context.seq().stream()
                .filter(attribute -> attribute.id().equals(id))
                .anyMatch(IntegerTypes::is);
    }

    private static boolean is(Attribute attribute) {
        return attribute.repeat() == null
                && attribute.condition() == null
                && attribute.enumeration() == null
                && switch (attribute.type()) {
                    case DataType.Int _ -> true;
                    case DataType.Bits bits -> bits.width() > 1;
                    default -> false;
                };
    }
}
