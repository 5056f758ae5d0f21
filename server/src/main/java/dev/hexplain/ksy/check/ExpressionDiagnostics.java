package dev.hexplain.ksy.check;

/** Receives the errors in an expression. */
@FunctionalInterface
interface ExpressionDiagnostics {
    ExpressionDiagnostics NONE = (at, message) -> {};

    /** Reports an error at a character of the expression, from 0. */
    void error(int at, String message);
}
