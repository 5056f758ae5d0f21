package dev.hexplain.ksy.check;

/**
 * The types of expressions that have nothing to tell them apart but their kind.
 *
 * <p>Not in {@link ExprType}: a type and its own kinds would wait for each other where two threads begin at either end.
 */
final class ExprTypes {
    static final ExprType INT = new ExprType.Int();
    static final ExprType REAL = new ExprType.Real();
    static final ExprType TRUTH = new ExprType.Truth();
    static final ExprType TEXT = new ExprType.Text();
    static final ExprType BYTES = new ExprType.Bytes();
    static final ExprType STREAM = new ExprType.Stream();
    static final ExprType ANY_STRUCT = new ExprType.AnyStruct();
    static final ExprType ANY = new ExprType.Any();
    static final ExprType UNKNOWN = new ExprType.Unknown();

    private ExprTypes() {}
}
