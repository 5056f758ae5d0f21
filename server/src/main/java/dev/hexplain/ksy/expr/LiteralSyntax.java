package dev.hexplain.ksy.expr;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Parses number and string literals. */
final class LiteralSyntax {
    private static final int OCTAL_DIGITS = 3;

    private final ExpressionScanner scanner;

    LiteralSyntax(ExpressionScanner scanner) {
        this.scanner = scanner;
    }

    boolean looksAtNumber() {
        return ExpressionScanner.isDigit(scanner.peek())
                || (scanner.peek() == '.' && ExpressionScanner.isDigit(scanner.peek(1)));
    }

    Expr number() {
        int from = scanner.at();
        int radix = radix();
        if (radix != 10) {
            scanner.skip(2);
            digits(radix);
            return integer(from, from + 2, radix);
        }
        digits(10);
        boolean real = fraction();
        real |= exponent();
        return real ? real(from) : integer(from, from, 10);
    }

    private int radix() {
        return scanner.peek() != '0'
                ? 10
                : switch (scanner.peek(1)) {
                    case 'x', 'X' -> 16;
                    case 'b', 'B' -> 2;
                    case 'o', 'O' -> 8;
                    default -> 10;
                };
    }

    private void digits(int radix) {
        while (Character.digit(scanner.peek(), radix) >= 0 || scanner.peek() == '_') {
            scanner.skip(1);
        }
    }

    /** {@code 1.} and {@code 1.5} are numbers, {@code 1.to_s} is a method of 1. */
    private boolean fraction() {
        if (scanner.peek() != '.' || ExpressionScanner.isNameStart(scanner.peek(1))) {
            return false;
        }
        scanner.skip(1);
        digits(10);
        return true;
    }

    private boolean exponent() {
        if (scanner.peek() != 'e' && scanner.peek() != 'E') {
            return false;
        }
        int sign = scanner.peek(1) == '+' || scanner.peek(1) == '-' ? 1 : 0;
        if (!ExpressionScanner.isDigit(scanner.peek(1 + sign))) {
            return false;
        }
        scanner.skip(1 + sign);
        digits(10);
        return true;
    }

    private Expr real(int from) {
        double value = Double.parseDouble(scanner.since(from).replace("_", ""));
        endOfNumber(from);
        return new Expr.FloatLiteral(value, from);
    }

    private Expr integer(int from, int digitsFrom, int radix) {
        String digits = scanner.since(digitsFrom).replace("_", "");
        if (digits.isEmpty()) {
            throw scanner.expected("a digit of base " + radix);
        }
        if (radix == 10 && digits.length() > 1 && digits.startsWith("0")) {
            throw scanner.wrong(
                    "a number does not begin with 0: write 0o" + digits.replaceFirst("^0+", "") + " if it is octal",
                    from);
        }
        try {
            long value = Long.parseUnsignedLong(digits, radix);
            endOfNumber(from);
            return new Expr.IntLiteral(value, from);
        } catch (NumberFormatException tooLarge) {
            throw scanner.wrong("integer " + scanner.since(from) + " does not fit into 64 bits", from);
        }
    }

    private void endOfNumber(int from) {
        if (scanner.looksAtName()) {
            throw scanner.wrong("number " + scanner.since(from) + " is followed by '" + scanner.peek() + "'", from);
        }
        scanner.skipSpace();
    }

    boolean looksAtText() {
        return scanner.peek() == '"' || scanner.peek() == '\'';
    }

    /** A string literal, or several adjacent ones, which are joined. */
    Expr text() {
        int from = scanner.at();
        StringBuilder text = new StringBuilder();
        while (looksAtText()) {
            if (scanner.take() == '"') {
                escaped(text, from);
            } else {
                verbatim(text, from);
            }
            scanner.skipSpace();
        }
        return new Expr.StringLiteral(text.toString(), from);
    }

    private void verbatim(StringBuilder into, int from) {
        while (scanner.peek() != '\'' || scanner.atEnd()) {
            into.append(next("'", from));
        }
        scanner.skip(1);
    }

    private void escaped(StringBuilder into, int from) {
        while (scanner.peek() != '"' || scanner.atEnd()) {
            character(into, from);
        }
        scanner.skip(1);
    }

    private void character(StringBuilder into, int from) {
        char c = next("\"", from);
        if (c == '\\') {
            escape(into, from);
        } else {
            into.append(c);
        }
    }

    private char next(String quote, int from) {
        if (scanner.atEnd()) {
            throw new ExpressionSyntaxException(
                    "the text that begins at character " + (from + 1) + " has no end: expected " + quote,
                    scanner.at(),
                    quote);
        }
        return scanner.take();
    }

    private void escape(StringBuilder into, int from) {
        int at = scanner.at() - 1;
        char c = next("\"", from);
        if (c >= '0' && c <= '7') {
            into.append((char) octal(c));
            return;
        }
        switch (c) {
            case 'a' -> into.append('\u0007');
            case 'b' -> into.append('\b');
            case 'e' -> into.append('\u001b');
            case 'f' -> into.append('\f');
            case 'n' -> into.append('\n');
            case 'r' -> into.append('\r');
            case 't' -> into.append('\t');
            case 'v' -> into.append('\u000b');
            case 'u' -> into.append(unicode(at));
            case '\'', '"', '\\' -> into.append(c);
            default ->
                throw new ExpressionSyntaxException(
                        "escape \\" + c + " means nothing",
                        at,
                        "one of \\a \\b \\e \\f \\n \\r \\t \\v \\' \\\" \\\\ \\u \\0");
        }
    }

    private int octal(char first) {
        int value = first - '0';
        for (int digits = 1; digits < OCTAL_DIGITS && scanner.peek() >= '0' && scanner.peek() <= '7'; digits++) {
            value = value * 8 + (scanner.take() - '0');
        }
        return value;
    }

    private char unicode(int at) {
        int value = 0;
        for (int i = 0; i < 4; i++) {
            int digit = Character.digit(scanner.peek(), 16);
            if (digit < 0) {
                throw new ExpressionSyntaxException("\\u takes four hexadecimal digits", at, "a hexadecimal digit");
            }
            value = value * 16 + digit;
            scanner.skip(1);
        }
        return (char) value;
    }

    boolean looksAtFormat() {
        return scanner.looksAt("f\"");
    }

    /** {@code f"…{expression}…"}; a doubled brace is a brace. */
    Expr format(Supplier<Expr> expression) {
        int from = scanner.at();
        scanner.skip(2);
        List<Expr> parts = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        int textFrom = scanner.at();
        while (scanner.peek() != '"' || scanner.atEnd()) {
            if (scanner.looksAt("{{") || scanner.looksAt("}}")) {
                text.append(scanner.take());
                scanner.skip(1);
            } else if (scanner.peek() == '{') {
                flush(text, textFrom, parts);
                parts.add(embedded(expression));
                textFrom = scanner.at();
            } else {
                character(text, from);
            }
        }
        flush(text, textFrom, parts);
        scanner.skip(1);
        scanner.skipSpace();
        return new Expr.FormatString(List.copyOf(parts), from);
    }

    private Expr embedded(Supplier<Expr> expression) {
        scanner.expect("{");
        Expr part = expression.get();
        if (scanner.peek() != '}') {
            throw scanner.expected("'}'");
        }
        scanner.skip(1);
        return part;
    }

    private static void flush(StringBuilder text, int from, List<Expr> parts) {
        if (!text.isEmpty()) {
            parts.add(new Expr.StringLiteral(text.toString(), from));
            text.setLength(0);
        }
    }
}
