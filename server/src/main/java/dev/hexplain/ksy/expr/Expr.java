package dev.hexplain.ksy.expr;

import java.util.List;
import java.util.stream.Stream;

/**
 * The syntax tree of an expression of the Kaitai Struct language. Every node knows the character of the text where it
 * begins, from 0.
 */
public sealed interface Expr {
    int at();

    /** The expressions directly in this one, in the order written. */
    default List<Expr> parts() {
        return switch (this) {
            case FormatString format -> format.parts;
            case ArrayLiteral array -> array.elements;
            case Member member -> List.of(member.of);
            case Call call ->
                Stream.concat(Stream.of(call.of), call.arguments.stream()).toList();
            case Index indexed -> List.of(indexed.of, indexed.index);
            case Cast cast -> List.of(cast.of);
            case Unary unary -> List.of(unary.of);
            case Binary binary -> List.of(binary.left, binary.right);
            case Ternary ternary -> List.of(ternary.condition, ternary.ifTrue, ternary.ifFalse);
            case IntLiteral _, FloatLiteral _, BoolLiteral _, StringLiteral _, EnumLiteral _, Name _, SizeOf _ ->
                List.of();
        };
    }

    /** An integer; wider ones than 64 bits do not parse, unsigned ones of 64 bits keep their bits. */
    record IntLiteral(long value, int at) implements Expr {}

    record FloatLiteral(double value, int at) implements Expr {}

    record BoolLiteral(boolean value, int at) implements Expr {}

    record StringLiteral(String value, int at) implements Expr {}

    /** {@code f"text {expression} text"}; texts and expressions in order. */
    record FormatString(List<Expr> parts, int at) implements Expr {}

    /** {@code [1, 2, 3]}. */
    record ArrayLiteral(List<Expr> elements, int at) implements Expr {}

    /** {@code animal::cat}, {@code some_type::animal::cat}: the enum's name, and the member's. */
    record EnumLiteral(TypeName enumeration, String member, int at) implements Expr {}

    /** A name in scope: {@code len}, {@code _parent}, {@code _}. */
    record Name(String id, int at) implements Expr {}

    /** {@code of.name}: a field, or a method that takes no arguments. */
    record Member(Expr of, String name, int at) implements Expr {}

    /** {@code of.method(arguments)}. */
    record Call(Expr of, String method, List<Expr> arguments, int at) implements Expr {}

    /** {@code of[index]}. */
    record Index(Expr of, Expr index, int at) implements Expr {}

    /** {@code of.as<type>}. */
    record Cast(Expr of, TypeName type, int at) implements Expr {}

    /** {@code sizeof<type>}, or {@code bitsizeof<type>}. */
    record SizeOf(TypeName type, boolean bits, int at) implements Expr {}

    record Unary(UnaryOp op, Expr of, int at) implements Expr {}

    record Binary(BinaryOp op, Expr left, Expr right, int at) implements Expr {}

    record Ternary(Expr condition, Expr ifTrue, Expr ifFalse, int at) implements Expr {}

    /**
     * The name of a type or enum: {@code u4}, {@code bytes}, {@code some_type::nested}, {@code u1[]}.
     *
     * @param absolute whether it began with {@code ::}
     * @param array whether {@code []} follows it
     */
    record TypeName(List<String> path, boolean absolute, boolean array) {
        @Override
        public String toString() {
            return (absolute ? "::" : "") + String.join("::", path) + (array ? "[]" : "");
        }
    }

    /** Operators with one operand. */
    enum UnaryOp {
        MINUS("-"),
        INVERT("~"),
        NOT("not");

        private final String sign;

        UnaryOp(String sign) {
            this.sign = sign;
        }

        public String sign() {
            return sign;
        }
    }

    /** Operators with two operands. */
    enum BinaryOp {
        ADD("+", Kind.ARITHMETIC),
        SUBTRACT("-", Kind.ARITHMETIC),
        MULTIPLY("*", Kind.ARITHMETIC),
        DIVIDE("/", Kind.ARITHMETIC),
        MODULO("%", Kind.ARITHMETIC),
        SHIFT_LEFT("<<", Kind.BITS),
        SHIFT_RIGHT(">>", Kind.BITS),
        AND_BITS("&", Kind.BITS),
        OR_BITS("|", Kind.BITS),
        XOR_BITS("^", Kind.BITS),
        EQUAL("==", Kind.COMPARISON),
        NOT_EQUAL("!=", Kind.COMPARISON),
        LESS("<", Kind.COMPARISON),
        LESS_OR_EQUAL("<=", Kind.COMPARISON),
        GREATER(">", Kind.COMPARISON),
        GREATER_OR_EQUAL(">=", Kind.COMPARISON),
        AND("and", Kind.LOGIC),
        OR("or", Kind.LOGIC);

        private final String sign;
        private final Kind kind;

        BinaryOp(String sign, Kind kind) {
            this.sign = sign;
            this.kind = kind;
        }

        public String sign() {
            return sign;
        }

        public Kind kind() {
            return kind;
        }

        /** The kind of an operator. */
        public enum Kind {
            ARITHMETIC,
            BITS,
            COMPARISON,
            LOGIC
        }
    }
}
