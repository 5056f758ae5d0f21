package dev.hexplain.ksy.expr;

import dev.hexplain.ksy.expr.Expr.BinaryOp;
import org.jspecify.annotations.Nullable;

/** The binary operators and their precedence levels. */
final class Operators {
    /** The precedence of {@code not}, which has one operand. */
    static final int NOT_LEVEL = 3;

    private static final int COMPARISON_LEVEL = 4;

    private final ExpressionScanner scanner;

    Operators(ExpressionScanner scanner) {
        this.scanner = scanner;
    }

    /** The operator at the current position, without taking it. */
    @Nullable BinaryOp next() {
        return switch (scanner.peek()) {
            case '+' -> BinaryOp.ADD;
            case '-' -> BinaryOp.SUBTRACT;
            case '*' -> BinaryOp.MULTIPLY;
            case '/' -> BinaryOp.DIVIDE;
            case '%' -> BinaryOp.MODULO;
            case '^' -> BinaryOp.XOR_BITS;
            case '&' -> scanner.looksAt("&&") ? null : BinaryOp.AND_BITS;
            case '|' -> scanner.looksAt("||") ? null : BinaryOp.OR_BITS;
            case '=' -> scanner.looksAt("==") ? BinaryOp.EQUAL : null;
            case '!' -> scanner.looksAt("!=") ? BinaryOp.NOT_EQUAL : null;
            case '<' -> less();
            case '>' -> greater();
            case 'a' -> scanner.looksAtWord("and") ? BinaryOp.AND : null;
            case 'o' -> scanner.looksAtWord("or") ? BinaryOp.OR : null;
            default -> null;
        };
    }

    private BinaryOp less() {
        return switch (scanner.peek(1)) {
            case '<' -> BinaryOp.SHIFT_LEFT;
            case '=' -> BinaryOp.LESS_OR_EQUAL;
            default -> BinaryOp.LESS;
        };
    }

    private BinaryOp greater() {
        return switch (scanner.peek(1)) {
            case '>' -> BinaryOp.SHIFT_RIGHT;
            case '=' -> BinaryOp.GREATER_OR_EQUAL;
            default -> BinaryOp.GREATER;
        };
    }

    /** Its precedence: the line in the table of {@link ExpressionParser}, from 1. */
    static int level(BinaryOp op) {
        return switch (op) {
            case OR -> 1;
            case AND -> 2;
            case EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> COMPARISON_LEVEL;
            case OR_BITS -> 5;
            case XOR_BITS -> 6;
            case AND_BITS -> 7;
            case SHIFT_LEFT, SHIFT_RIGHT -> 8;
            case ADD, SUBTRACT -> 9;
            case MULTIPLY, DIVIDE, MODULO -> 10;
        };
    }

    /** Comparisons do not chain. */
    static boolean isComparison(BinaryOp op) {
        return level(op) == COMPARISON_LEVEL;
    }
}
