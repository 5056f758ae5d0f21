package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.process.ProcessException;
import dev.hexplain.ksy.run.ReadFailure.Kind;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.TreeWriter;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Records failures as issues of the tree, and keeps the first failure of the main reading. */
final class FailureLog {
    private static final int NO_ROW = -1;

    private final TreeWriter tree;
    private final Program program;
    private @Nullable ReadFailure first;

    FailureLog(TreeWriter tree, Program program) {
        this.tree = tree;
        this.program = program;
    }

    Optional<ReadFailure> first() {
        return Optional.ofNullable(first);
    }

    private ReadFailure failure(RuntimeException cause, KsyStream io, @Nullable Attribute attribute) {
        return switch (cause) {
            case ParseFailure failure -> failure.failure();
            case EvalException failure -> of(kind(failure.kind()), failure.getMessage(), io, attribute);
            case ProcessException failure -> of(Kind.PROCESS, failure.getMessage(), io, attribute);
            default -> throw cause;
        };
    }

    private ReadFailure of(Kind kind, @Nullable String message, KsyStream io, @Nullable Attribute attribute) {
        return new ReadFailure(
                kind,
                "",
                io.at(),
                attribute == null ? "" : attribute.id(),
                "",
                "",
                attribute == null ? program.top().spec().at() : attribute.at(),
                message == null ? "" : message);
    }

    private static Kind kind(EvalException.Kind kind) {
        return switch (kind) {
            case CONVERSION -> Kind.CONVERSION;
            case UNKNOWN_ENCODING -> Kind.UNKNOWN_ENCODING;
            case LIMIT -> Kind.LIMIT;
            case DIVISION_BY_ZERO, OUT_OF_BOUNDS, UNKNOWN_NAME, NOT_READ, WRONG_TYPE -> Kind.EXPRESSION;
        };
    }

    /**
     * Makes an issue of an exception, whose failure it returns. Bytes that an object misses at the end of the frame
     * around it are reported for the object, since the bytes at that offset belong to the next field.
     */
    ReadFailure record(RuntimeException cause, ObjectFrame top, boolean inTiling) {
        ReadFailure failure = failure(cause, top.io, top.attribute());
        long end = top.io.end();
        boolean ofObject = inTiling
                && failure.offset() == end
                && end < top.io.medium().bytes().byteSize();
        return record(failure, cause, top.io, inTiling, ofObject ? top.struct.row : NO_ROW);
    }

    /** Makes an issue of an exception, whose failure it returns. */
    ReadFailure record(RuntimeException cause, KsyStream io, @Nullable Attribute attribute, boolean inTiling) {
        return record(failure(cause, io, attribute), cause, io, inTiling, NO_ROW);
    }

    private ReadFailure record(ReadFailure failure, RuntimeException cause, KsyStream io, boolean inTiling, int row) {
        if (inTiling && first == null) {
            first = failure;
        }
        Issue found = issue(failure, cause instanceof ParseFailure broken ? broken.medium() : io.medium(), row);
        Issue issue = failure.kind() == Kind.PROCESS ? found.leavingPacked() : found;
        if (breaksOff(failure.kind())) {
            tree.brokenOff(issue);
        } else {
            tree.issue(issue);
        }
        return failure;
    }

    private static boolean breaksOff(Kind kind) {
        return switch (kind) {
            case END_OF_STREAM, NO_TERMINATOR, NO_PROGRESS, LIMIT, CANCELLED -> true;
            default -> false;
        };
    }

    /** The issue is at the offset of the failure, or at the origin of bytes that are not in the tree. */
    private Issue issue(ReadFailure failure, StreamBytes medium, int row) {
        String what = failure.attribute().isEmpty() ? "" : failure.attribute() + ": ";
        long offset = medium.isInTree() ? failure.offset() : medium.offsetInSource(failure.offset());
        String said = failure.said().isEmpty() ? "." : ": " + failure.said() + ".";
        return Issue.error(offset, 0, what + message(failure) + said, failure.expected(), failure.actual())
                .of(row, medium.isInTree() ? medium.number(tree) : 0);
    }

    private static String message(ReadFailure failure) {
        return switch (failure.kind()) {
            case END_OF_STREAM -> "the stream ends too early";
            case NO_TERMINATOR -> "the terminator is missing";
            case NOT_EQUAL, LESS_THAN, GREATER_THAN, NOT_ANY_OF, NOT_IN_ENUM, NOT_SATISFIED ->
                "the value is not a valid one";
            case UNDECIDED_ENDIANNESS -> "no case of the byte order fits";
            case EXPRESSION -> "an expression has no value";
            case CONVERSION -> "a value cannot be converted";
            case UNKNOWN_ENCODING -> "the encoding is not known";
            case PROCESS -> "the bytes cannot be unpacked";
            case POSITION -> "it would stand outside the stream";
            case NO_PROGRESS -> "the repetition would never end";
            case LIMIT -> "a limit of decoding is reached; what follows was not read";
            case CANCELLED -> "decoding was ended on request";
        };
    }
}
