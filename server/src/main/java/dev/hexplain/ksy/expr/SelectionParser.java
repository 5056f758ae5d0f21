package dev.hexplain.ksy.expr;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parses selections; the conditions in them are expressions. */
final class SelectionParser {
    private static final int MOST_STEPS = 100;

    private final ExpressionScanner scanner;
    private final ExpressionParser expressions;
    private final List<Selection.Step> steps = new ArrayList<>();
    private boolean isSelection;

    SelectionParser(String text) {
        this.scanner = new ExpressionScanner(text, true);
        this.expressions = new ExpressionParser(scanner);
    }

    /** What turns out to be no selection is parsed again as an expression, which says what is wrong with it. */
    Optional<Selection> selection() {
        try {
            first();
            while (next()) {
                if (steps.size() > MOST_STEPS) {
                    throw scanner.wrong("a selection has at most " + MOST_STEPS + " steps", scanner.at());
                }
            }
            if (isSelection && !scanner.atEnd()) {
                throw scanner.expected("'.', '[' or the end of the selection");
            }
        } catch (ExpressionSyntaxException malformed) {
            if (isSelection) {
                throw malformed;
            }
        }
        return isSelection ? Optional.of(new Selection(List.copyOf(steps))) : Optional.empty();
    }

    private void first() {
        if (scanner.looksAt("..") || scanner.looksAt("[")) {
            return;
        }
        named();
    }

    private boolean next() {
        if (scanner.accept("..")) {
            isSelection = true;
            steps.add(new Selection.Anywhere());
            if (!scanner.looksAt("[")) {
                named();
            }
            return true;
        }
        if (scanner.accept(".")) {
            named();
            return true;
        }
        if (scanner.accept("[")) {
            bracketed();
            return true;
        }
        return false;
    }

    private void named() {
        if (scanner.accept("*")) {
            every();
            return;
        }
        String name = scanner.name("a name or '*'");
        boolean itself = steps.isEmpty() && name.equals("_");
        if (!itself) {
            steps.add(new Selection.Named(name));
        }
    }

    private void every() {
        isSelection = true;
        steps.add(new Selection.Every());
    }

    private void bracketed() {
        if (scanner.accept("*")) {
            every();
        } else if (scanner.accept("?")) {
            isSelection = true;
            steps.add(new Selection.Where(ExpressionParser.bounded(expressions.expression())));
        } else {
            Expr key = ExpressionParser.bounded(expressions.expression());
            isSelection |= isFromTheEnd(key);
            steps.add(new Selection.At(key));
        }
        scanner.expect("]");
    }

    /** A negative number counts from the end, which no expression does. */
    private static boolean isFromTheEnd(Expr key) {
        return key instanceof Expr.Unary negative && negative.op() == Expr.UnaryOp.MINUS;
    }
}
