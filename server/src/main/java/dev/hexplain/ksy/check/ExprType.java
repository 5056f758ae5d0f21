package dev.hexplain.ksy.check;

import dev.hexplain.ksy.model.EnumSpec;
import dev.hexplain.ksy.model.TypeSpec;

/** The static type of an expression, as far as it is known without input. */
public sealed interface ExprType {
    record Int() implements ExprType {}

    record Real() implements ExprType {}

    record Bool() implements ExprType {}

    record Text() implements ExprType {}

    record Bytes() implements ExprType {}

    record Stream() implements ExprType {}

    record Enumeration(EnumSpec enumeration) implements ExprType {}

    record Struct(TypeSpec type) implements ExprType {}

    /** An object, of a type that is not known or of several. */
    record AnyStruct() implements ExprType {}

    record Array(ExprType of) implements ExprType {}

    /** One of several types that have nothing in common, or any type: it must be cast before use. */
    record Any() implements ExprType {}

    /** The type of opaque types, and of expressions with an error already reported: it causes no diagnostics. */
    record Unknown() implements ExprType {}

    /** Its name in messages: {@code "an integer"}. */
    default String words() {
        return switch (this) {
            case Int _ -> "an integer";
            case Real _ -> "a floating-point number";
            case Bool _ -> "true or false";
            case Text _ -> "a text";
            case Bytes _ -> "bytes";
            case Stream _ -> "a stream";
            case Enumeration named -> "a value of enum '" + named.enumeration.id() + "'";
            case Struct struct -> "an object of type '" + struct.type + "'";
            case AnyStruct _ -> "an object of unknown type";
            case Array array -> "an array: each element " + array.of.words();
            case Any _ -> "a value of unknown type";
            case Unknown _ -> "something unknown";
        };
    }

    default boolean isNumber() {
        return this instanceof Int || this instanceof Real;
    }

    /** Whether it is unknown, and so causes no diagnostics. */
    default boolean isUnknown() {
        return this instanceof Unknown;
    }

    /** The common type of two alternatives. */
    static ExprType either(ExprType a, ExprType b) {
        if (a.equals(b)) {
            return a;
        }
        if (a.isUnknown() || b.isUnknown()) {
            return ExprTypes.UNKNOWN;
        }
        if (a.isNumber() && b.isNumber()) {
            return ExprTypes.REAL;
        }
        if (a instanceof Array first && b instanceof Array second) {
            return new Array(either(first.of, second.of));
        }
        return isObject(a) && isObject(b) ? ExprTypes.ANY_STRUCT : ExprTypes.ANY;
    }

    private static boolean isObject(ExprType type) {
        return type instanceof Struct || type instanceof AnyStruct;
    }

    /** Whether a value of another type is accepted where this type is expected. */
    default boolean takes(ExprType given) {
        if (equals(given) || given.isUnknown() || isUnknown() || this instanceof Any || given instanceof Any) {
            return true;
        }
        return switch (this) {
            case Real _ -> given.isNumber();
            case AnyStruct _ -> isObject(given);
            case Struct _ -> given instanceof AnyStruct;
            case Array array -> given instanceof Array other && array.of.takes(other.of);
            default -> false;
        };
    }

    /** Whether values of the two can be compared at all. */
    static boolean comparable(ExprType a, ExprType b) {
        return a.takes(b) || b.takes(a);
    }
}
