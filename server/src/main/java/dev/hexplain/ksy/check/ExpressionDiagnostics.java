package dev.hexplain.ksy.check;

/** Hears what is wrong in an expression. */
@FunctionalInterface
interface ExpressionDiagnostics {
    ExpressionDiagnostics NONE = (at, message) -> {};

    /** Something wrong at a character of the expression, from 0. */
    void complain(int at, String message);
}
