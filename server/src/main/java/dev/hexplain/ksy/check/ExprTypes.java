package dev.hexplain.ksy.check;

/**
 * Constants for expression types that have no parameters.
 * <p>Not in {@link ExprType}, because initializing the interface and its subtypes from two threads would deadlock.
 */
final class ExprTypes {
    static final ExprType INT = new ExprType.Int();
    static final ExprType REAL = new ExprType.Real();
    static final ExprType BOOLEAN = new ExprType.Bool();
    static final ExprType TEXT = new ExprType.Text();
    static final ExprType BYTES = new ExprType.Bytes();
    static final ExprType STREAM = new ExprType.Stream();
    static final ExprType ANY_STRUCT = new ExprType.AnyStruct();
    static final ExprType ANY = new ExprType.Any();
    static final ExprType UNKNOWN = new ExprType.Unknown();

    private ExprTypes() {}
}
