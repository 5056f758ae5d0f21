package dev.hexplain.inspect.edits;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.edit.Patch;
import dev.hexplain.edit.ValueEdit;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.store.WorkFiles;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.CutValue;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * What steps of an edit make of a dump: the bytes and the tree that the steps so far have left, and those of what is tried
 * next. Each attempt is decoded, with a bound on all of them together. Closing it leaves no files. For one thread.
 */
final class EditAttempts implements ValueEdit.Decoding, AutoCloseable {
    private static final long MOST = 8L << 30;

    private final FieldTree original;
    private final Decoder decoder;
    private final DecodeOptions options;
    private final EditContext work;
    private final Set<String> notes = new LinkedHashSet<>();
    private final long started = System.nanoTime();
    private long left = MOST;
    private @Nullable Attempt kept;
    private @Nullable Attempt tried;

    private record Attempt(Patch patch, FieldTree tree, WorkFiles files) implements AutoCloseable {
        @Override
        public void close() {
            tree.close();
            files.close();
        }
    }

    /** @param original the tree of the dump, which stays open */
    EditAttempts(FieldTree original, Decoder decoder, DecodeOptions options, EditContext work) {
        this.original = original;
        this.decoder = decoder;
        this.options = options;
        this.work = work;
    }

    @Override
    public long mostOfAllFields() {
        return work.mostOfAllFields();
    }

    /** The edit as a whole may take as long as decoding one source may. */
    @Override
    public void requireTime() {
        if (work.progress().cancelled()) {
            throw new CancellationException("The edit was cancelled");
        }
        long taken = System.nanoTime() - started - work.progress().heldUpNanos();
        Duration most = options.limits().time();
        if (taken > most.toNanos()) {
            throw Refusal.conflict(
                    "To change this takes longer than %d s: change fewer values at once, or a smaller dump."
                            .formatted(most.toSeconds()));
        }
    }

    @Override
    public void endedAt(CutValue value) {
        notes.add("From %s at byte %d (0x%X) on, it is not known whether values stayed as they were: %s."
                .formatted(value.words(), value.offset(), value.offset(), value.reason()));
    }

    /** Notes on the edit, a sentence each. */
    List<String> notes() {
        return List.copyOf(notes);
    }

    /** The tree that the steps so far have left. */
    FieldTree current() {
        return kept == null ? original : kept.tree;
    }

    /** @throws Refusal where too much was tried already */
    @Override
    public FieldTree decode(Patch patch) throws IOException {
        close(tried);
        tried = null;
        Attempt attempt = attempt(patch);
        tried = attempt;
        return attempt.tree;
    }

    private Attempt attempt(Patch patch) throws IOException {
        requireTime();
        Source before = current().source();
        long length = patch.length(before.length());
        left -= length;
        if (left < 0) {
            throw Refusal.conflict(
                    "To change this, more than %,d MiB would have to be decoded: change fewer values at once."
                            .formatted(MOST >> 20));
        }
        WorkFiles own = work.files().open();
        boolean whole = false;
        try {
            Source bytes = own.bytes(before.name(), patch.stream(before), length);
            Attempt made = new Attempt(patch, decoder.decode(bytes, options, own.index(length), work.progress()), own);
            whole = true;
            return made;
        } finally {
            if (!whole) {
                own.close();
            }
        }
    }

    /** A step is done: what it has made is what the next one begins with. */
    void keep(Patch patch) throws IOException {
        if (tried == null || tried.patch != patch) {
            decode(patch);
        }
        close(kept);
        kept = tried;
        tried = null;
    }

    private static void close(@Nullable Attempt attempt) {
        if (attempt != null) {
            attempt.close();
        }
    }

    @Override
    public void close() {
        close(tried);
        close(kept);
        tried = null;
        kept = null;
    }
}
