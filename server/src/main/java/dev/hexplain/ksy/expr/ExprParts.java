package dev.hexplain.ksy.expr;

import java.util.function.Consumer;

/** Visits the nodes of a syntax tree. */
public final class ExprParts {
    private ExprParts() {}

    /** Visits each operation, literal and name, an operation before its operands. */
    public static void forEach(Expr tree, Consumer<Expr> visitor) {
        visitor.accept(tree);
        switch (tree) {
            case Expr.Member member -> forEach(member.of(), visitor);
            case Expr.Call call -> {
                forEach(call.of(), visitor);
                call.arguments().forEach(each -> forEach(each, visitor));
            }
            case Expr.Index index -> {
                forEach(index.of(), visitor);
                forEach(index.index(), visitor);
            }
            case Expr.Cast cast -> forEach(cast.of(), visitor);
            case Expr.Unary unary -> forEach(unary.of(), visitor);
            case Expr.Binary binary -> {
                forEach(binary.left(), visitor);
                forEach(binary.right(), visitor);
            }
            case Expr.Ternary choice -> {
                forEach(choice.condition(), visitor);
                forEach(choice.ifTrue(), visitor);
                forEach(choice.ifFalse(), visitor);
            }
            case Expr.ArrayLiteral array -> array.elements().forEach(each -> forEach(each, visitor));
            case Expr.FormatString format -> format.parts().forEach(each -> forEach(each, visitor));
            case Expr.Name _,
                    Expr.IntLiteral _,
                    Expr.FloatLiteral _,
                    Expr.BoolLiteral _,
                    Expr.StringLiteral _,
                    Expr.EnumLiteral _,
                    Expr.SizeOf _ -> {}
        }
    }
}
