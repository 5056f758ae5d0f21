package dev.hexplain.inspect.dumps;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.KeptText;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.Use;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.formats.SampleDumps;
import dev.hexplain.inspect.layers.LayerStore;
import dev.hexplain.inspect.view.CandidatesView;
import dev.hexplain.inspect.view.CarvingsView;
import dev.hexplain.inspect.view.DumpView;
import dev.hexplain.inspect.view.Page;
import dev.hexplain.inspect.view.SampleDumpView;
import dev.hexplain.inspect.work.Answers;
import dev.hexplain.inspect.work.AwaitedJob;
import dev.hexplain.inspect.work.Job;
import dev.hexplain.inspect.work.Pool;
import dev.hexplain.inspect.work.Workers;
import dev.hexplain.store.Deleted;
import dev.hexplain.store.Dump;
import dev.hexplain.store.DumpFilter;
import dev.hexplain.store.QuotaExceeded;
import dev.hexplain.store.Store;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.LongAdder;

/** Use cases of dumps: upload, list and delete them, detect their candidates, and carve them. */
public final class DumpCases implements AutoCloseable {
    private static final int DUMPS_OPEN = 32;
    private static final String NAME = "The name of a dump";

    private final Store store;
    private final long quota;
    private final SampleDumps samples;
    private final Detector detector;
    private final LayerStore sources;
    private final Workers workers;
    private final Answers answers;
    private final Carvings carvings;
    private final Pool<String, OpenDump> open;
    private final LongAdder lookups = new LongAdder();

    private record OpenDump(Source source) implements Pool.Member {
        @Override
        public void close() {
            source.close();
        }
    }

    public DumpCases(
            Store store,
            long quota,
            SampleDumps samples,
            Detector detector,
            LayerStore sources,
            Workers workers,
            Answers answers) {
        this.answers = answers;
        this.store = store;
        this.quota = quota;
        this.samples = samples;
        this.detector = detector;
        this.sources = sources;
        this.workers = workers;
        this.carvings = new Carvings(detector.formats());
        this.open = new Pool<>(DUMPS_OPEN, id -> open(find(id)));
    }

    /** Bytes that one upload may hold. */
    public long quota() {
        return quota;
    }

    /** A folder of the same file system for what is on its way in; emptied at the next start. */
    public Path incoming() {
        return store.incoming();
    }

    public List<SampleDumpView> sampleDumps() {
        return samples.list();
    }

    /** Makes a dump of a sample. */
    public DumpView openSampleDump(String id) throws IOException {
        try (InputStream bytes = samples.open(id)) {
            return upload(samples.fileName(id), bytes);
        }
    }

    /**
     * Receives a dump to the end of the stream.
     *
     * @throws Refusal where it is too large, or has a name that is not kept
     */
    public DumpView upload(String name, InputStream bytes) throws IOException {
        KeptText.require(NAME, name);
        try {
            return view(store.dumps().add(name, bytes, quota));
        } catch (QuotaExceeded e) {
            throw tooLarge();
        }
    }

    /** Keeps bytes that were made of another dump; those that are here already keep their name. */
    public DumpView make(String name, InputStream bytes) throws IOException {
        try {
            return view(store.dumps().addMade(name, bytes, quota));
        } catch (QuotaExceeded e) {
            throw tooLarge();
        }
    }

    /**
     * Gives a dump another name.
     *
     * @throws Refusal where the name is blank or not kept, or there is no such dump
     */
    public DumpView rename(String id, String name) throws IOException {
        String stripped = KeptText.require(NAME, name).strip();
        if (stripped.isEmpty()) {
            throw Refusal.badRequest("A dump has a name of at least one character.");
        }
        store.dumps().keep(id);
        return view(store.dumps().rename(id, stripped).orElseThrow(() -> noDump(id)));
    }

    /** Receives files that are not kept, within the quota of an upload. */
    public ReceivedFiles receiving() {
        return new ReceivedFiles(store.dumps(), quota);
    }

    /** Refuses an upload before it is read for which there is no room. */
    public void requireRoom(long bytes) {
        store.requireRoom(bytes);
    }

    /** Closes a dump's bytes. */
    public void drop(String dump) {
        open.drop(dump);
    }

    /** The error for an upload that is over the quota. */
    public Refusal tooLarge() {
        return Refusal.tooLarge(
                "A dump may hold at most %d bytes here. Upload a part of it, or start the server with a larger --max-upload."
                        .formatted(quota));
    }

    /**
     * A page of dumps; the most recently uploaded come first.
     *
     * @param space of those listed; empty for all that the caller sees
     * @param words all of which occur in the name or the format of those listed
     */
    public Page<DumpView> page(String words, Optional<String> space, long from, int limit) {
        DumpFilter filter = space.map(DumpFilter.of(words)::in).orElse(DumpFilter.of(words));
        List<Dump> found = store.dumps().page(filter, from, limit);
        // Counting looks at every name: a page that ends the list tells its length, too.
        boolean isLast = found.size() < limit && (from == 0 || !found.isEmpty());
        long total = isLast ? from + found.size() : store.dumps().count(filter);
        return new Page<>(from, total, found.stream().map(DumpCases::view).toList());
    }

    /** The dump of some content: a page of one, or an empty one. */
    public Page<DumpView> withContent(String sha256) {
        List<DumpView> found =
                store.dumps().withContent(sha256).map(DumpCases::view).stream().toList();
        return new Page<>(0, found.size(), found);
    }

    public DumpView get(String id) {
        return view(find(id));
    }

    /**
     * Reads what is inside layers of a dump.
     *
     * @param layers a path of layers; {@code raw} for the dump's own bytes
     */
    public <R> R readInside(String id, String layers, Use<Source, R> use) throws IOException {
        LayerPath path = Detector.path(layers);
        if (path.isEmpty()) {
            return read(id, use);
        }
        Dump found = find(id);
        // Removing layers is work; what is inside is kept, and is there when it is read.
        AwaitedJob.by(workers, WorkPool.LAYER, "Removing layers of a dump", job -> {
            try (Source inside = sources.open(found, path, job::cancelled)) {
                return inside.length();
            }
        });
        try (Source inside = sources.open(found, path)) {
            return use.with(inside);
        }
    }

    /** Reads a dump's own bytes. */
    public <R> R read(String id, Use<Source, R> use) throws IOException {
        return read(find(id), use);
    }

    /** The same of a dump that was looked up. */
    public <R> R read(Dump dump, Use<Source, R> use) throws IOException {
        try (Pool<String, OpenDump>.Lease lease = open.lease(dump.id(), _ -> open(dump))) {
            return use.with(lease.value().source());
        }
    }

    private OpenDump open(Dump dump) throws IOException {
        return new OpenDump(store.dumps().open(dump));
    }

    /** Something done with the file that holds a dump. */
    @FunctionalInterface
    public interface FileUse<R> {
        R with(Path file, Job job) throws IOException;
    }

    /**
     * Puts a question to the file that holds a dump, and waits for the answer.
     *
     * @param asking run the question
     * @param what it is, for the log
     * @throws Refusal where the dump is kept in memory only, or too many wait
     */
    public <R> R withFile(Workers asking, String id, String what, FileUse<R> use) throws IOException {
        Dump found = find(id);
        return AwaitedJob.by(asking, WorkPool.QUESTION, what, job -> {
            try (Pool<String, OpenDump>.Lease _ = open.lease(id, _ -> open(found))) {
                Path file = store.dumps()
                        .file(found)
                        .orElseThrow(() -> Refusal.conflict("The dump is kept in memory only: upload it."));
                return use.with(file, job);
            }
        });
    }

    /** Computes an answer from a dump's bytes. */
    public <R> R answer(Dump dump, Use<Source, R> use) throws IOException {
        return answers.by("Looking at a dump", () -> read(dump, use));
    }

    /** How a dump can be read, most likely first. */
    public CandidatesView candidates(String dump, DecodeChoices choices) throws IOException {
        return answer(find(dump), source -> new CandidateViews(detector).of(source, choices));
    }

    /** A page of the formats embedded in a dump, or inside layers of it, as a proper part of those bytes. */
    public CarvingsView carvings(String dump, DecodeChoices choices, long from, int limit) throws IOException {
        Dump found = find(dump);
        LayerPath path =
                answer(found, source -> detector.layers(source, choices).path());
        // All of the bytes are looked through: on a thread that answers requests it would hold up others.
        return AwaitedJob.by(workers, WorkPool.CARVE, "Looking for what stands inside", job -> {
            try (Source inside = sources.open(found, path, job::cancelled)) {
                return carvings.page(found.id(), inside, path, from, limit, job::cancelled);
            }
        });
    }

    /** The layers to remove from a dump. Those that are named are not looked for, which costs more than a page. */
    public LayerPath layers(Dump dump, String layers) throws IOException {
        DecodeChoices choices = new DecodeChoices(DecodeChoices.DETECT, layers, OptionalLong.empty());
        if (!choices.detectsLayers()) {
            return Detector.path(layers);
        }
        return answer(dump, source -> detector.layers(source, choices).path());
    }

    /** Forgets a dump that nothing uses any more. */
    public void delete(String id) throws IOException {
        open.drop(id);
        store.dumps().delete(id);
    }

    /** The dump with an id: to be looked up once a request, and passed on from there. */
    public Dump find(String id) {
        lookups.increment();
        return store.dumps().get(id).orElseThrow(() -> noDump(id));
    }

    /** How often a dump was looked up. */
    public long lookups() {
        return lookups.sum();
    }

    public static Refusal noDump(String id) {
        return Refusal.of(Deleted.dump(id)).orElseThrow();
    }

    public static DumpView view(Dump dump) {
        return new DumpView(
                dump.id(),
                dump.name(),
                dump.size(),
                dump.sha256(),
                dump.space(),
                dump.createdAt().toString(),
                dump.format().orElse(null),
                dump.summary().orElse(null));
    }

    @Override
    public void close() {
        open.close();
    }
}
