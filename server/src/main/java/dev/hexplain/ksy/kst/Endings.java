package dev.hexplain.ksy.kst;

import dev.hexplain.ksy.eval.EvalException;

/** What specs call failures. */
public final class Endings {
    private Endings() {}

    /** The exception of an expression that has no value. */
    public static ExceptionName of(EvalException.Kind kind) {
        return new ExceptionName(
                switch (kind) {
                    case CONVERSION -> "ConversionError";
                    case UNKNOWN_ENCODING -> "UnknownEncodingError";
                    case DIVISION_BY_ZERO -> "DivisionByZeroError";
                    case OUT_OF_BOUNDS -> "OutOfBoundsError";
                    case UNKNOWN_NAME -> "UnknownNameError";
                    case NOT_READ -> "NotReadError";
                    case WRONG_TYPE -> "WrongTypeError";
                    case LIMIT -> "LimitError";
                },
                "");
    }
}
