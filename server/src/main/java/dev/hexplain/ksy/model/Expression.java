package dev.hexplain.ksy.model;

import dev.hexplain.ksy.expr.Expr;

/** A parsed expression and its location. */
public record Expression(Expr tree, String text, Location at) {
    @Override
    public String toString() {
        return text;
    }
}
