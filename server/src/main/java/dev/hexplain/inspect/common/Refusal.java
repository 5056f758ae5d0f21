package dev.hexplain.inspect.common;

import dev.hexplain.inspect.view.DiagnosticView;
import dev.hexplain.store.DamagedDump;
import dev.hexplain.store.Deleted;
import dev.hexplain.tree.StorageFailure;
import java.util.List;
import java.util.Optional;

/** Thrown when a request cannot be carried out; the message says why, and what to do. */
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** The reason. */
    public enum Kind {
        /** Nothing has that name. */
        NOT_FOUND,
        /** The question makes no sense. */
        BAD_REQUEST,
        /** It cannot be done now. */
        CONFLICT,
        /** Others would change as well; the choices say how that is allowed. */
        SHARED,
        /** It is being made ready, and can be done in a moment. */
        NOT_READY,
        /** A name is in use. */
        TAKEN,
        /** There is no room for one more. */
        FULL,
        /** The text is invalid; the diagnostics give the places. */
        UNUSABLE,
        /** The upload is too large. */
        TOO_LARGE,
        /** Too much is being done already. */
        BUSY,
        /** Nobody waits for the answer any more. */
        GONE,
        /** What is kept is on another machine, which does not answer. */
        UNREACHABLE,
        /** Nothing more can be written; the operator can fix that. */
        NO_STORAGE,
        /** The content of a dump is damaged; uploading it again fixes that. */
        DAMAGED,
        /** The database is damaged; the operator can fix that. */
        DATABASE_DAMAGED
    }

    private final Kind kind;
    private final transient List<DiagnosticView> diagnostics;
    private final transient List<String> choices;
    private final transient Optional<Queue> queue;

    /**
     * What there is too much of.
     *
     * @param seconds after which there may be room
     */
    public record Queue(WorkPool pool, int seconds) {}

    private Refusal(Kind kind, String message) {
        this(kind, message, List.of(), List.of(), Optional.empty());
    }

    private Refusal(
            Kind kind, String message, List<DiagnosticView> diagnostics, List<String> choices, Optional<Queue> queue) {
        super(message, null, false, false);
        this.queue = queue;
        this.kind = kind;
        this.diagnostics = diagnostics;
        this.choices = choices;
    }

    /** The diagnostics of an invalid text. */
    public List<DiagnosticView> diagnostics() {
        return diagnostics;
    }

    /** What may be chosen so that it can be done; empty where nothing is. */
    public List<String> choices() {
        return choices;
    }

    /** What there is too much of, where that is one kind of work. */
    public Optional<Queue> queue() {
        return queue;
    }

    public Kind kind() {
        return kind;
    }

    /**
     * The refusal for a failure whose cause was the machine, its disk, or the concurrent deletion of a dump; empty for
     * a bug.
     */
    public static Optional<Refusal> of(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof Refusal refusal) {
                return Optional.of(refusal);
            }
            if (cause instanceof StorageFailure known) {
                return Optional.of(new Refusal(kind(known.reason()), String.valueOf(known.getMessage())));
            }
            if (cause instanceof DamagedDump damaged) {
                return Optional.of(new Refusal(Kind.DAMAGED, String.valueOf(damaged.getMessage())));
            }
            if (cause instanceof Deleted deleted) {
                return Optional.of(notFound(String.valueOf(deleted.getMessage())));
            }
        }
        return Optional.empty();
    }

    private static Kind kind(StorageFailure.Reason reason) {
        return switch (reason) {
            case NO_ROOM, NO_FILES, READ_ONLY -> Kind.NO_STORAGE;
            case NO_HANDLES, BUSY -> Kind.BUSY;
            case UNREACHABLE, STANDBY -> Kind.UNREACHABLE;
            case DAMAGED -> Kind.DATABASE_DAMAGED;
        };
    }

    public static Refusal notFound(String message) {
        return new Refusal(Kind.NOT_FOUND, message);
    }

    public static Refusal badRequest(String message) {
        return new Refusal(Kind.BAD_REQUEST, message);
    }

    public static Refusal conflict(String message) {
        return new Refusal(Kind.CONFLICT, message);
    }

    /** @param choices of which one lets it be done */
    public static Refusal shared(String message, List<String> choices) {
        return new Refusal(Kind.SHARED, message, List.of(), choices, Optional.empty());
    }

    public static Refusal notReady(String message) {
        return new Refusal(Kind.NOT_READY, message);
    }

    public static Refusal taken(String message) {
        return new Refusal(Kind.TAKEN, message);
    }

    public static Refusal full(String message) {
        return new Refusal(Kind.FULL, message);
    }

    public static Refusal unusable(String message, List<DiagnosticView> diagnostics) {
        return new Refusal(Kind.UNUSABLE, message, diagnostics, List.of(), Optional.empty());
    }

    public static Refusal tooLarge(String message) {
        return new Refusal(Kind.TOO_LARGE, message);
    }

    public static Refusal busy(String message) {
        return new Refusal(Kind.BUSY, message);
    }

    /**
     * There is too much work of a kind.
     *
     * @param seconds after which there may be room
     */
    public static Refusal busy(WorkPool pool, int seconds, String message) {
        return new Refusal(Kind.BUSY, message, List.of(), List.of(), Optional.of(new Queue(pool, seconds)));
    }

    /** The same where a moment is enough. */
    public static Refusal busy(WorkPool pool, String message) {
        return busy(pool, 1, message);
    }

    /** The client left before there was an answer. */
    public static Refusal gone(String message) {
        return new Refusal(Kind.GONE, message);
    }
}
