package dev.hexplain.ksy.expr;

import dev.hexplain.ksy.expr.Expr.TypeName;
import java.util.List;

/** A name with arguments, in {@code type} and {@code process}: {@code record(4, true)}. */
public sealed interface CallSyntax {
    List<Expr> arguments();

    /** {@code some_type::nested(1, x)}. */
    record OfType(TypeName name, List<Expr> arguments) implements CallSyntax {}

    /** {@code xor(key)}, {@code some.custom_one(1)}. */
    record OfProcess(String name, List<Expr> arguments) implements CallSyntax {}
}
