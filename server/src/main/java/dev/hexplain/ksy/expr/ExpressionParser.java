package dev.hexplain.ksy.expr;

import dev.hexplain.ksy.expr.Expr.BinaryOp;
import dev.hexplain.ksy.expr.Expr.TypeName;
import dev.hexplain.ksy.expr.Expr.UnaryOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads expressions. From what binds least to what binds most:
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
 * <p>How deep expressions nest is bounded, so that nobody who walks the tree runs out of stack.
 */
public final class ExpressionParser {
    /** Brackets in brackets. */
    private static final int MAX_NESTING = 200;

    /** From the top of the tree to a leaf; a chain of operators is as deep as it is long. */
    private static final int MAX_DEPTH = 1000;

    private static final int NOT_LEVEL = 3;
    private static final int COMPARISON_LEVEL = 4;

    private final Scanner scanner;
    private final Literals literals;
    private int nesting;

    private ExpressionParser(String text) {
        this.scanner = new Scanner(text);
        this.literals = new Literals(scanner);
    }

    /**
     * The expression that is the whole text.
     *
     * @throws ExpressionSyntaxException where it is none
     */
    public static Expr parse(String text) {
        ExpressionParser parser = new ExpressionParser(text);
        Expr parsed = parser.expression();
        parser.end("an operator or the end of the expression");
        return bounded(parsed);
    }

    /**
     * The name of a type or enum: {@code a::b}, {@code ::a}, {@code u1[]}.
     *
     * @throws ExpressionSyntaxException where the text is none
     */
    public static TypeName parseTypeName(String text) {
        ExpressionParser parser = new ExpressionParser(text);
        TypeName name = parser.typeName();
        parser.end("'::' or the end of the name");
        return name;
    }

    /**
     * A type with its arguments, if it has any: {@code a::b(1, x)}.
     *
     * @throws ExpressionSyntaxException where the text is none
     */
    public static Call.OfType parseTypeCall(String text) {
        ExpressionParser parser = new ExpressionParser(text);
        TypeName name = parser.typeName();
        List<Expr> arguments = parser.optionalArguments();
        parser.end("'(' or the end of the type");
        arguments.forEach(ExpressionParser::bounded);
        return new Call.OfType(name, arguments);
    }

    /**
     * A process with its arguments, if it has any: {@code xor(0x5f)}, {@code some.custom_one(1)}.
     *
     * @throws ExpressionSyntaxException where the text is none
     */
    public static Call.OfProcess parseProcess(String text) {
        ExpressionParser parser = new ExpressionParser(text);
        StringBuilder name = new StringBuilder(parser.scanner.name("the name of a process"));
        while (parser.scanner.accept(".")) {
            name.append('.').append(parser.scanner.name("a name"));
        }
        List<Expr> arguments = parser.optionalArguments();
        parser.end("'(' or the end of the process");
        arguments.forEach(ExpressionParser::bounded);
        return new Call.OfProcess(name.toString(), arguments);
    }

    private void end(String expected) {
        if (!scanner.atEnd()) {
            throw scanner.expected(expected);
        }
    }

    private Expr expression() {
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

    /** Operators that bind at least as much as a level says. */
    private Expr binary(int lowest) {
        Expr left = lowest <= NOT_LEVEL && scanner.looksAtWord("not") ? not() : unary();
        boolean compared = false;
        for (BinaryOp op = operator(); op != null && level(op) >= lowest; op = operator()) {
            if (level(op) == COMPARISON_LEVEL && compared) {
                throw scanner.wrong("comparisons do not chain: join them by 'and'", scanner.at());
            }
            compared = level(op) == COMPARISON_LEVEL;
            scanner.accept(op.sign());
            left = new Expr.Binary(op, left, binary(level(op) + 1), left.at());
        }
        return left;
    }

    private Expr not() {
        return prefixed(UnaryOp.NOT, () -> binary(NOT_LEVEL));
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

    /** Changes nothing, so the tree does not know it. */
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

    /** The operator here, not taken yet. */
    private @Nullable BinaryOp operator() {
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

    private static int level(BinaryOp op) {
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
            return new Expr.Cast(of, typeInAngles(), of.at());
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
        return scanner.looksAt("::") ? enumLiteral(true, at) : word(at);
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
            return new Expr.SizeOf(typeInAngles(), name.equals("bitsizeof"), at);
        }
        return scanner.looksAt("::") ? enumLiteral(name, at) : new Expr.Name(name, at);
    }

    private Expr enumLiteral(boolean absolute, int at) {
        scanner.expect("::");
        return enumLiteral(scanner.name("the name of an enum"), absolute, at);
    }

    private Expr enumLiteral(String first, int at) {
        return enumLiteral(first, false, at);
    }

    private Expr enumLiteral(String first, boolean absolute, int at) {
        List<String> path = path(first);
        if (path.size() == 1) {
            throw scanner.expected("'::' and the name of a member");
        }
        TypeName enumeration = new TypeName(List.copyOf(path.subList(0, path.size() - 1)), absolute, false);
        return new Expr.EnumLiteral(enumeration, path.getLast(), at);
    }

    private List<String> path(String first) {
        List<String> path = new ArrayList<>(List.of(first));
        while (scanner.accept("::")) {
            path.add(scanner.name("a name"));
        }
        return path;
    }

    private TypeName typeInAngles() {
        TypeName type = typeName();
        scanner.expect(">");
        return type;
    }

    private TypeName typeName() {
        boolean absolute = scanner.accept("::");
        List<String> path = path(scanner.name("the name of a type"));
        boolean array = scanner.accept("[");
        if (array) {
            scanner.expect("]");
        }
        return new TypeName(List.copyOf(path), absolute, array);
    }

    private List<Expr> optionalArguments() {
        return scanner.accept("(") ? listUntil(")") : List.of();
    }

    /** Expressions with commas between them; one more comma may stand behind the last. */
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

    private static Expr bounded(Expr tree) {
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
