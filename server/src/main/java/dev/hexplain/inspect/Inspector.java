package dev.hexplain.inspect;

import dev.hexplain.decode.FormatShelf;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.inspect.access.AccessCases;
import dev.hexplain.inspect.access.AuditCases;
import dev.hexplain.inspect.captures.CaptureCases;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.dumps.DumpCases;
import dev.hexplain.inspect.dumps.Retention;
import dev.hexplain.inspect.encodings.EncodingCases;
import dev.hexplain.inspect.encodings.ImportedObjects;
import dev.hexplain.inspect.flexibility.FlexibilityMatrix;
import dev.hexplain.inspect.formats.FormatLibrary;
import dev.hexplain.inspect.formats.SampleDumps;
import dev.hexplain.inspect.layers.LayerStore;
import dev.hexplain.inspect.messages.MessageCases;
import dev.hexplain.inspect.monitoring.HealthCheck;
import dev.hexplain.inspect.monitoring.HeapShortage;
import dev.hexplain.inspect.monitoring.Metrics;
import dev.hexplain.inspect.monitoring.ProcessMemory;
import dev.hexplain.inspect.monitoring.Readiness;
import dev.hexplain.inspect.monitoring.Telemetry;
import dev.hexplain.inspect.notes.NoteCases;
import dev.hexplain.inspect.populations.PopulationCases;
import dev.hexplain.inspect.storage.StorageLimits;
import dev.hexplain.inspect.storage.StorageSettings;
import dev.hexplain.inspect.timings.TimingCases;
import dev.hexplain.inspect.trees.ClassCases;
import dev.hexplain.inspect.trees.TreeCases;
import dev.hexplain.inspect.view.StorageView;
import dev.hexplain.inspect.view.WorkView;
import dev.hexplain.inspect.work.Answers;
import dev.hexplain.inspect.work.OtherWork;
import dev.hexplain.inspect.work.Workers;
import dev.hexplain.store.Deletion;
import dev.hexplain.store.FreeSpace;
import dev.hexplain.store.SpaceAccess;
import dev.hexplain.store.Store;
import dev.hexplain.store.StoreShare;
import dev.hexplain.store.StoreUsage;
import dev.hexplain.tree.Quoted;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** The use cases over one data folder, grouped by what they act on. Safe for many threads. */
public final class Inspector implements AutoCloseable {
    private static final int LONGEST_SHOWN = 40;

    private final Store store;
    private final Workers workers = new Workers(Workers.Sizes.USUAL);
    private final Answers answers = new Answers();
    private final Workers questions = new Workers(Workers.Sizes.ELSEWHERE);
    private final OtherWork otherWork = new OtherWork();
    private final DumpCases dumps;
    private final TreeCases trees;
    private final CaptureCases captures;
    private final NoteCases notes;
    private final FormatCases formats;
    private final SharingCases sharing;
    private final EditCases edits;
    private final EncodingCases encodings;
    private final FlexibilityMatrix flexibility;
    private final PopulationCases populations;
    private final TimingCases timings;
    private final MessageCases messages;
    private final ClassCases classes;
    private final Metrics metrics;
    private final AccessCases access;
    private final Readiness readiness;
    private final Retention retention;

    private Inspector(Store store, long quota, DumpLimits bounds, FormatShelf natives, Telemetry telemetry) {
        SampleDumps samples = new SampleDumps();
        FormatLibrary library = new FormatLibrary(natives, store, samples);
        Detector detector = new Detector(library.formats());
        LayerStore sources = new LayerStore(store, bounds);
        this.store = store;
        this.dumps = new DumpCases(store, quota, samples, detector, sources, workers, answers);
        this.metrics = new Metrics(library::label, telemetry);
        this.trees = new TreeCases(store, dumps, detector, sources, bounds, workers, answers, metrics);
        this.captures = new CaptureCases(store, dumps, trees, detector, sources, workers, answers);
        this.notes = new NoteCases(
                store.notes(),
                dumps,
                (dump, place) -> trees.lengthOfSource(dump, place.layers(), place.format(), place.source()));
        this.formats = new FormatCases(library, trees, answers);
        this.sharing = new SharingCases(dumps, trees, formats, notes, new BundledNotes(bounds, detector), workers);
        this.edits = new EditCases(dumps, trees, notes, sources, bounds, workers, store::work);
        ImportedObjects objects = new ImportedObjects(dumps, trees, workers);
        this.encodings = new EncodingCases(store, trees, objects, library.passing(), detector, otherWork);
        this.flexibility = new FlexibilityMatrix(detector.formats());
        this.populations = new PopulationCases(dumps, detector, bounds, otherWork);
        this.timings = new TimingCases(objects, store.timings(), otherWork);
        this.messages = new MessageCases(detector, trees, answers);
        this.classes = new ClassCases(trees, answers);
        this.access = new AccessCases(store.tokens(), store.dumps()::spaces);
        this.readiness = new Readiness(List.of(
                new HealthCheck("database", store::checkDatabase),
                new HealthCheck("disk", store::checkDisk),
                new HealthCheck("blobs", store::checkObjects),
                new HealthCheck("records", false, store::checkRecords),
                new HealthCheck("pool", workers::check),
                HealthCheck.untilRestart("memory", HeapShortage::requireNone)));
        metrics.watchHeapShortages(HeapShortage::count);
        metrics.watchDisk(store.incoming());
        for (StoreShare share : StoreShare.values()) {
            metrics.watchStored(share.name().toLowerCase(Locale.ROOT), () -> store.used(share));
        }
        metrics.watchResident(
                "server",
                () -> ProcessMemory.resident(ProcessHandle.current().pid()).orElse(0));
        metrics.watchUnrecorded(() -> store.unrecorded().objects());
        metrics.watchDumps(dumps::lookups);
        captures.watchedBy(metrics);
        metrics.watchStuckCodecs(() -> encodings.stuck() + populations.givenUp());
        EnumSet.range(WorkPool.DECODE, WorkPool.OBJECT)
                .forEach(pool -> watch(pool, pool == WorkPool.QUESTION ? questions : workers));
        watch(WorkPool.ANSWER, answers.workers());
        this.retention = new Retention(store, this::deleteDump, this::forget);
        store.dumps().whenDamaged(dump -> drop(dump.id()));
        retention.start();
        trees.resume();
    }

    private void watch(WorkPool pool, Workers by) {
        metrics.watchQueue(
                pool.id(), () -> by.load(pool).running(), () -> by.load(pool).notRunning());
    }

    /**
     * Opens a data folder.
     *
     * @param quota bytes that one upload may hold
     * @param bounds what reading one dump may cost
     */
    public static Inspector open(Path folder, long quota, DumpLimits bounds) throws IOException {
        return open(folder, quota, bounds, FormatShelf.of(NativeDecoders.all()));
    }

    /** Opens a data folder whose dumps are read in these formats, besides those that descriptors describe. */
    public static Inspector open(Path folder, long quota, DumpLimits bounds, FormatShelf natives) throws IOException {
        return new Inspector(Store.open(folder), quota, bounds, natives, Telemetry.NONE);
    }

    /**
     * Opens a data folder that may take no more than that.
     *
     * @param home the durable storage
     * @param telemetry what a collector is sent
     */
    public static Inspector open(
            Path folder,
            StorageSettings home,
            long quota,
            DumpLimits bounds,
            StorageLimits storage,
            Telemetry telemetry)
            throws IOException {
        return over(Store.open(folder, home.home(), storage.limits(), FreeSpace::of), quota, bounds, telemetry);
    }

    /** Works over a store that is open, and closes it at the end. */
    public static Inspector over(Store store, long quota, DumpLimits bounds) {
        return over(store, quota, bounds, Telemetry.NONE);
    }

    /** The same, and sends a collector what it does. */
    public static Inspector over(Store store, long quota, DumpLimits bounds, Telemetry telemetry) {
        return new Inspector(store, quota, bounds, FormatShelf.of(NativeDecoders.all()), telemetry);
    }

    public DumpCases dumps() {
        return dumps;
    }

    public TreeCases trees() {
        return trees;
    }

    public CaptureCases captures() {
        return captures;
    }

    public NoteCases notes() {
        return notes;
    }

    public FormatCases formats() {
        return formats;
    }

    public SharingCases sharing() {
        return sharing;
    }

    public EditCases edits() {
        return edits;
    }

    public EncodingCases encodings() {
        return encodings;
    }

    public FlexibilityMatrix flexibility() {
        return flexibility;
    }

    public LayoutCases layouts() {
        return new LayoutCases(dumps, workers);
    }

    public PopulationCases populations() {
        return populations;
    }

    public TimingCases timings() {
        return timings;
    }

    public MessageCases messages() {
        return messages;
    }

    public ClassCases classes() {
        return classes;
    }

    public AccessCases access() {
        return access;
    }

    public AuditCases audit() {
        return new AuditCases(store.audit());
    }

    /** Figures of all of this. */
    public Metrics metrics() {
        return metrics;
    }

    /** Whether it can do its work. */
    public Readiness readiness() {
        return readiness;
    }

    /** All work that is being done or waits. */
    public List<WorkView> work() {
        return Stream.of(workers.work(), questions.work(), answers.workers().work(), otherWork.work())
                .flatMap(List::stream)
                .toList();
    }

    /** What waits for the processes that answer questions. */
    public Workers questions() {
        return questions;
    }

    /** The work that has threads of its own, and long answers. */
    public OtherWork otherWork() {
        return otherWork;
    }

    /**
     * Ends work; the client that waits for its answer gets a message.
     *
     * @throws Refusal where there is no such work any more
     */
    public void endWork(String id) {
        if (!workers.end(id) && !questions.end(id) && !answers.workers().end(id) && !otherWork.end(id)) {
            throw Refusal.notFound("There is no work `%s`: it has ended.".formatted(Quoted.cut(id, LONGEST_SHOWN)));
        }
    }

    /** Deletes a dump and everything made from it. */
    public void deleteDump(String id) throws IOException {
        dumps.find(id);
        try (Deletion _ = store.dumps().deletion(id)) {
            trees.deleteOfDump(id);
            captures.drop(id);
            dumps.delete(id);
        }
    }

    /** Deletes what was made of a dump that another server deleted. */
    private void forget(String dump) throws IOException {
        drop(dump);
        store.dumps().forget(dump);
    }

    /** Drops everything made from a dump, or open of it, that is damaged or was deleted by another server. */
    private void drop(String dump) {
        captures.drop(dump);
        trees.dropOfDump(dump);
        dumps.drop(dump);
    }

    /** Storage use and limits. */
    public StorageView storage() {
        StoreUsage usage = store.usage();
        OptionalLong limit = usage.limits().maxStore();
        OptionalInt keepDays = usage.limits().keepDays(SpaceAccess.current().home());
        return new StorageView(
                usage.count(),
                usage.dumps(),
                usage.indexes(),
                usage.layers(),
                store.keepsDumps() ? null : usage.fetched(),
                limit.isPresent() ? limit.getAsLong() : null,
                keepDays.isPresent() ? keepDays.getAsInt() : null,
                usage.free(),
                usage.total(),
                usage.floor(),
                dumps.quota());
    }

    @Override
    public void close() {
        retention.close();
        trees.noteUnfinished();
        timings.close();
        populations.close();
        flexibility.close();
        encodings.close();
        answers.close();
        questions.close();
        workers.close();
        captures.close();
        trees.close();
        dumps.close();
        store.close();
        metrics.close();
    }
}
