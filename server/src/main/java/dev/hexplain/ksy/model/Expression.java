package dev.hexplain.ksy.model;

import dev.hexplain.ksy.expr.Expr;

/** An expression and where it was written. */
public record Expression(Expr tree, String text, Location at) {
    @Override
    public String toString() {
        return text;
    }
}
