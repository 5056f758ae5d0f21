package dev.hexplain.tree;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * A file could not be written or opened for a reason outside of Hexplain and the dump: a full disk, permissions, open
 * files. The message names the reason and the remedy. The writer deletes what it had begun.
 */
public final class StorageFailure extends UncheckedIOException {
    private static final long serialVersionUID = 1;

    /** With fewer free bytes than this, a write that failed for no known reason failed because the disk is full. */
    private static final long HARDLY_ANY = 1 << 16;

    /** What is wrong. */
    public enum Reason {
        /** The volume is full, or may not be filled further. */
        NO_ROOM,
        /** The volume has room for bytes, but for no more files. */
        NO_FILES,
        /** Nothing may be written there. */
        READ_ONLY,
        /** This process may open no more files. */
        NO_HANDLES,
        /** Another process holds the lock for longer than the timeout. */
        BUSY,
        /** What is kept is on another machine, which does not answer. */
        UNREACHABLE,
        /** The database that is connected to takes no changes: another one is the primary now. */
        STANDBY,
        /** The database holds something else than was written to it. */
        DAMAGED
    }

    private final Reason reason;

    public StorageFailure(Reason reason, String message) {
        this(reason, message, new IOException(message));
    }

    private StorageFailure(Reason reason, String message, IOException cause) {
        super(message, cause);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }

    /**
     * The exception to throw where a file could not be written or opened.
     *
     * @param the operation: {@code write}
     */
    public static UncheckedIOException of(String what, Path file, IOException failure) {
        Optional<StorageFailure> known = known(file, failure);
        return known.isPresent()
                ? known.get()
                : new UncheckedIOException("Cannot %s %s".formatted(what, file), failure);
    }

    /** Throws an exception as a storage failure, where it is one; returns it otherwise. */
    public static IOException translate(Path file, IOException failure) {
        Optional<StorageFailure> known = known(file, failure);
        if (known.isPresent()) {
            throw known.get();
        }
        return failure;
    }

    /** The storage failure that an exception stands for, if any. */
    public static Optional<StorageFailure> known(Path at, Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof StorageFailure known) {
                return Optional.of(known);
            }
        }
        return failure instanceof IOException io
                ? reason(at, io).map(reason -> new StorageFailure(reason, message(reason), io))
                : Optional.empty();
    }

    /** A failure for this reason, with the default message. */
    public static StorageFailure of(Reason reason) {
        return new StorageFailure(reason, message(reason));
    }

    /**
     * Java has no exception types for these: only the operating system's message and the free space tell them apart.
     */
    private static Optional<Reason> reason(Path at, IOException failure) {
        String said = String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT);
        if (said.contains("too many open files")) {
            return Optional.of(Reason.NO_HANDLES);
        }
        if (said.contains("quota exceeded") || usable(at) < HARDLY_ANY) {
            return Optional.of(Reason.NO_ROOM);
        }
        if (said.contains("no space left") || said.contains("not enough space")) {
            // The system has one error for both: the exception names a file that cannot be created, and none for a
            // failed write.
            return Optional.of(failure instanceof FileSystemException ? Reason.NO_FILES : Reason.NO_ROOM);
        }
        return said.contains("read-only") || failure instanceof AccessDeniedException
                ? Optional.of(Reason.READ_ONLY)
                : Optional.empty();
    }

    private static long usable(Path at) {
        try {
            Path there = at;
            while (there.getParent() != null && !Files.exists(there)) {
                there = there.getParent();
            }
            return Files.getFileStore(there).getUsableSpace();
        } catch (IOException unknown) {
            return Long.MAX_VALUE;
        }
    }

    private static String message(Reason reason) {
        return switch (reason) {
            case NO_ROOM ->
                "The disk is full: nothing more can be written. Delete dumps, or make room on the volume, and try"
                        + " again.";
            case NO_FILES ->
                "The volume can hold no more files (it is out of inodes). Delete dumps, or other files there, and try"
                        + " again.";
            case READ_ONLY ->
                "Nothing can be written: the folder is read-only, or belongs to somebody else. Make it writable for the"
                        + " user who runs Hexplain, and try again.";
            case NO_HANDLES ->
                "This process has too many files and connections open. Try again in a moment; if it stays so, allow"
                        + " more of them (`ulimit -n`).";
            case BUSY ->
                "The database was busy for longer than one waits. Try again in a moment; if it stays so, another"
                        + " program has it open.";
            case UNREACHABLE, STANDBY ->
                "The machine that keeps dumps does not answer. Try again in a moment; if it stays so, look whether it"
                        + " runs.";
            case DAMAGED ->
                "The database is damaged: some of what it keeps cannot be read. Who runs the server finds in its log"
                        + " which file that is; it is to be restored from a backup, and not to be deleted.";
        };
    }
}
