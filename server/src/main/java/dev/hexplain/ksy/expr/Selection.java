package dev.hexplain.ksy.expr;

import java.util.List;
import java.util.Optional;

/**
 * A path that many values may have: {@code orders[?price > 100].items[*].sku}, {@code ..price}.
 *
 * @param steps from the outermost value inwards
 */
public record Selection(List<Step> steps) {
    /** From a value to values in it. */
    public sealed interface Step {}

    /** {@code .name}: the member or the value of the key of that name. */
    public record Named(String name) implements Step {}

    /** {@code [2]}, {@code [-1]}, {@code ["a b"]}: an element, negative from the end, or the value of a key. */
    public record At(Expr key) implements Step {}

    /** {@code [*]} or {@code .*}: all elements, members, values of keys. */
    public record Every() implements Step {}

    /** {@code [?condition]}: those of them for which a condition holds, in which their own names are known. */
    public record Where(Expr condition) implements Step {}

    /** {@code ..}: the value itself and all that is in it. */
    public record Anywhere() implements Step {}

    /**
     * Parses a text; empty for one that an expression says as well: a single value, or one that is calculated.
     *
     * @throws ExpressionSyntaxException where it selects many and is malformed
     */
    public static Optional<Selection> parse(String text) {
        return new SelectionParser(text).selection();
    }
}
