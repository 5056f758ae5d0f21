package dev.hexplain.ksy.expr;

import dev.hexplain.ksy.expr.Expr.BinaryOp;
import dev.hexplain.ksy.expr.Expr.TypeName;
import dev.hexplain.ksy.expr.Expr.UnaryOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;

/**
 * Parses expressions. Operators from lowest to highest precedence:
 *
 * <pre>
 *   c ? a : b
 *   or
 *   and
 *   not
 *   == != &lt; &lt;= &gt; &gt;=        which do not chain
 *   |
 *   ^
 *   &amp;
 *   &lt;&lt; &gt;&gt;
 *   + -
 *   * / %
 *   - + ~                      with one operand
 *   .member .method(…) .as&lt;type&gt; [index]
 * </pre>
 *
 * <p>The depth of expressions is bounded, so that recursion over the tree cannot overflow the stack.
 */
public final class ExpressionParser {
    /** Maximum nesting of brackets. */
    private static final int MAX_NESTING = 200;

    /** Maximum depth of the tree; a chain of operators is as deep as it is long. */
    private static final int MAX_DEPTH = 1000;

    private final ExpressionScanner scanner;
    private final LiteralSyntax literals;
    private final Operators operators;
    private final TypeNameSyntax typeNames;
    private int nesting;

    private ExpressionParser(String text) {
        this(text, false);
    }

    private ExpressionParser(String text, boolean anyNames) {
        this(new ExpressionScanner(text, anyNames));
    }

    ExpressionParser(ExpressionScanner scanner) {
        this.scanner = scanner;
        this.literals = new LiteralSyntax(scanner);
        this.operators = new Operators(scanner);
        this.typeNames = new TypeNameSyntax(scanner);
    }

    /**
     * Parses the whole text as an expression.
     *
     * @throws ExpressionSyntaxException where it is malformed
     */
    public static Expr parse(String text) {
        return parsed(new ExpressionParser(text));
    }

    /**
     * The same of an expression on values, whose names are what people chose: {@code orderId}, {@code $type}.
     *
     * @throws ExpressionSyntaxException where it is malformed
     */
    public static Expr parseOnValues(String text) {
        return parsed(new ExpressionParser(text, true));
    }

    private static Expr parsed(ExpressionParser parser) {
        Expr parsed = parser.expression();
        parser.end("an operator or the end of the expression");
        return bounded(parsed);
    }

    /**
     * The name of a type or enum: {@code a::b}, {@code ::a}, {@code u1[]}.
     *
     * @throws ExpressionSyntaxException where it is malformed
     */
    public static TypeName parseTypeName(String text) {
        ExpressionParser parser = new ExpressionParser(text);
        TypeName name = parser.typeNames.typeName();
        parser.end("'::' or the end of the name");
        return name;
    }

    /**
     * A type with its arguments, if it has any: {@code a::b(1, x)}.
     *
     * @throws ExpressionSyntaxException where it is malformed
     */
    public static CallSyntax.OfType parseTypeCall(String text) {
        ExpressionParser parser = new ExpressionParser(text);
        TypeName name = parser.typeNames.typeName();
        List<Expr> arguments = parser.optionalArguments();
        parser.end("'(' or the end of the type");
        arguments.forEach(ExpressionParser::bounded);
        return new CallSyntax.OfType(name, arguments);
    }

    /**
     * A process with its arguments, if it has any: {@code xor(0x5f)}, {@code some.custom_one(1)}.
     *
     * @throws ExpressionSyntaxException where it is malformed
     */
    public static CallSyntax.OfProcess parseProcess(String text) {
        ExpressionParser parser = new ExpressionParser(text);
        StringBuilder name = new StringBuilder(parser.scanner.name("the name of a process"));
        while (parser.scanner.accept(".")) {
            name.append('.').append(parser.scanner.name("a name"));
        }
        List<Expr> arguments = parser.optionalArguments();
        parser.end("'(' or the end of the process");
        arguments.forEach(ExpressionParser::bounded);
        return new CallSyntax.OfProcess(name.toString(), arguments);
    }

    private void end(String expected) {
        if (!scanner.atEnd()) {
            throw scanner.expected(expected);
        }
    }

    Expr expression() {
        enter();
        Expr condition = binary(1);
        if (scanner.accept("?")) {
            Expr ifTrue = expression();
            scanner.expect(":");
            Expr ifFalse = expression();
            condition = new Expr.Ternary(condition, ifTrue, ifFalse, condition.at());
        }
        nesting--;
        return condition;
    }

    /** Parses operators of at least a precedence level. */
    private Expr binary(int lowest) {
        Expr left = lowest <= Operators.NOT_LEVEL && scanner.looksAtWord("not") ? not() : unary();
        boolean compared = false;
        for (BinaryOp op = operators.next(); op != null && Operators.level(op) >= lowest; op = operators.next()) {
            if (compared && Operators.isComparison(op)) {
                throw scanner.wrong("comparisons do not chain: join them by 'and'", scanner.at());
            }
            compared = Operators.isComparison(op);
            scanner.accept(op.sign());
            left = new Expr.Binary(op, left, binary(Operators.level(op) + 1), left.at());
        }
        return left;
    }

    private Expr not() {
        return prefixed(UnaryOp.NOT, () -> binary(Operators.NOT_LEVEL));
    }

    private Expr unary() {
        if (scanner.peek() == '-') {
            return prefixed(UnaryOp.MINUS, this::unary);
        }
        if (scanner.peek() == '+') {
            return positive();
        }
        return scanner.peek() == '~' ? prefixed(UnaryOp.INVERT, this::unary) : postfix();
    }

    /** Unary plus, which has no node in the tree. */
    private Expr positive() {
        enter();
        scanner.accept("+");
        Expr operand = unary();
        nesting--;
        return operand;
    }

    private Expr prefixed(UnaryOp op, Supplier<Expr> operand) {
        int at = scanner.at();
        enter();
        scanner.accept(op.sign());
        Expr prefixed = new Expr.Unary(op, operand.get(), at);
        nesting--;
        return prefixed;
    }

    private Expr postfix() {
        Expr of = atom();
        while (true) {
            if (scanner.accept(".")) {
                of = member(of);
            } else if (scanner.accept("[")) {
                Expr index = expression();
                scanner.expect("]");
                of = new Expr.Index(of, index, of.at());
            } else {
                return of;
            }
        }
    }

    private Expr member(Expr of) {
        String name = scanner.name("the name of a member");
        if (name.equals("as") && scanner.accept("<")) {
            return new Expr.Cast(of, typeNames.inAngles(), of.at());
        }
        return scanner.peek() == '('
                ? new Expr.Call(of, name, optionalArguments(), of.at())
                : new Expr.Member(of, name, of.at());
    }

    private Expr atom() {
        int at = scanner.at();
        if (scanner.accept("(")) {
            Expr inner = expression();
            scanner.expect(")");
            return inner;
        }
        if (scanner.accept("[")) {
            return new Expr.ArrayLiteral(listUntil("]"), at);
        }
        if (literals.looksAtNumber()) {
            return literals.number();
        }
        if (literals.looksAtText()) {
            return literals.text();
        }
        if (literals.looksAtFormat()) {
            return literals.format(this::expression);
        }
        return scanner.looksAt("::") ? typeNames.absoluteMember(at) : word(at);
    }

    private Expr word(int at) {
        if (scanner.looksAtWord("and") || scanner.looksAtWord("or") || !scanner.looksAtName()) {
            throw scanner.expected("a value");
        }
        if (scanner.acceptWord("true")) {
            return new Expr.BoolLiteral(true, at);
        }
        if (scanner.acceptWord("false")) {
            return new Expr.BoolLiteral(false, at);
        }
        return name(at);
    }

    private Expr name(int at) {
        String name = scanner.name("a value");
        if ((name.equals("sizeof") || name.equals("bitsizeof")) && scanner.accept("<")) {
            return new Expr.SizeOf(typeNames.inAngles(), name.equals("bitsizeof"), at);
        }
        return scanner.looksAt("::") ? typeNames.member(name, at) : new Expr.Name(name, at);
    }

    private List<Expr> optionalArguments() {
        return scanner.accept("(") ? listUntil(")") : List.of();
    }

    /** Expressions with commas between them; a trailing comma is allowed. */
    private List<Expr> listUntil(String closing) {
        List<Expr> list = new ArrayList<>();
        while (!scanner.accept(closing)) {
            list.add(expression());
            if (!scanner.accept(",") && !scanner.looksAt(closing)) {
                throw scanner.expected("',' or '" + closing + "'");
            }
        }
        return List.copyOf(list);
    }

    private void enter() {
        if (++nesting > MAX_NESTING) {
            throw scanner.wrong("expression nests deeper than " + MAX_NESTING + " levels", scanner.at());
        }
    }

    static Expr bounded(Expr tree) {
        Deque<Expr> level = new ArrayDeque<>(List.of(tree));
        for (int depth = 1; !level.isEmpty(); depth++) {
            if (depth > MAX_DEPTH) {
                throw new ExpressionSyntaxException(
                        "expression has more than " + MAX_DEPTH + " operations in one another",
                        level.getFirst().at(),
                        "");
            }
            Deque<Expr> below = new ArrayDeque<>();
            level.forEach(part -> below.addAll(part.parts()));
            level = below;
        }
        return tree;
    }
}
