package dev.hexplain.ksy.kst;

import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.kst.DecodedFile.Ending;
import dev.hexplain.ksy.run.ReadFailure;
import java.util.regex.Pattern;

/** Maps failures of decoding to the names of exceptions in specs. */
final class FailureNames {
    private static final Pattern ORDER = Pattern.compile("(?<=^[usf][1248])[lb]e$");

    private FailureNames() {}

    /** The failure of an expression without a value. */
    static Ending of(EvalException thrown) {
        String name = switch (thrown.kind()) {
            case CONVERSION -> "ConversionError";
            case UNKNOWN_ENCODING -> "UnknownEncodingError";
            case DIVISION_BY_ZERO -> "DivisionByZeroError";
            case OUT_OF_BOUNDS -> "OutOfBoundsError";
            case UNKNOWN_NAME -> "UnknownNameError";
            case NOT_READ -> "NotReadError";
            case WRONG_TYPE -> "WrongTypeError";
            case LIMIT -> "LimitError";
        };
        return new Ending(new ExceptionName(name, ""), String.valueOf(thrown.getMessage()));
    }

    /** The failure of decoding that broke off. Specs do not give the byte order of a number. */
    static Ending of(ReadFailure failure) {
        String where = "at offset " + failure.offset()
                + (failure.attribute().isEmpty() ? "" : ", " + failure.attribute()) + ": ";
        String type = ORDER.matcher(failure.typeName()).replaceFirst("");
        return new Ending(new ExceptionName(name(failure.kind()), type), where + failure.inWords());
    }

    private static String name(ReadFailure.Kind kind) {
        return switch (kind) {
            case END_OF_STREAM, NO_TERMINATOR, POSITION -> "EndOfStreamError";
            case NOT_EQUAL -> "ValidationNotEqualError";
            case LESS_THAN -> "ValidationLessThanError";
            case GREATER_THAN -> "ValidationGreaterThanError";
            case NOT_ANY_OF -> "ValidationNotAnyOfError";
            case NOT_IN_ENUM -> "ValidationNotInEnumError";
            case NOT_SATISFIED -> "ValidationExprError";
            case UNDECIDED_ENDIANNESS -> "UndecidedEndiannessError";
            case CONVERSION -> "ConversionError";
            case UNKNOWN_ENCODING -> "UnknownEncodingError";
            case EXPRESSION -> "ExpressionError";
            case PROCESS -> "ProcessError";
            case NO_PROGRESS, LIMIT, CANCELLED -> "LimitError";
        };
    }
}
