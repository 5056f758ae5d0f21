package dev.hexplain.inspect.trees;

import dev.hexplain.decode.Decoder;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.monitoring.Metrics;
import dev.hexplain.inspect.work.Jobs;
import dev.hexplain.inspect.work.Workers;
import dev.hexplain.store.Dump;
import dev.hexplain.store.SpaceAccess;
import dev.hexplain.store.Store;
import dev.hexplain.store.TreeEntry;
import java.util.List;
import java.util.Optional;

/** The decode jobs in progress, by tree. */
final class Decodings {
    private final Store store;
    private final Detector detector;
    private final DumpLimits bounds;
    private final Metrics metrics;
    private final Jobs<String, DecodeJob> jobs;

    Decodings(Store store, Detector detector, DumpLimits bounds, Workers workers, Metrics metrics) {
        this.store = store;
        this.detector = detector;
        this.bounds = bounds;
        this.metrics = metrics;
        this.jobs = new Jobs<>(workers, WorkPool.DECODE, "Decoding");
    }

    /** Starts decoding a tree, or joins the job that does. */
    DecodeJob start(Dump dump, TreeEntry entry) {
        return jobs.start(entry.id(), () -> new DecodeJob(store, bounds, dump, entry, decoder(dump, entry), metrics));
    }

    /** The format of a tree, as the space of its dump has it: a request may have looked up dumps of several. */
    Decoder decoder(Dump dump, TreeEntry entry) {
        return SpaceAccess.in(dump.space(), () -> detector.decoder(entry.format()));
    }

    /** Whether there is that format. */
    boolean knows(Dump dump, TreeEntry entry) {
        return SpaceAccess.in(
                dump.space(), () -> detector.formats().get(entry.format()).isPresent());
    }

    /** How decoding failed, where it did; see {@link Jobs#failure}. */
    Optional<String> failure(String tree) {
        return jobs.failure(tree);
    }

    Optional<DecodeJob> running(String tree) {
        return jobs.running(tree);
    }

    /** The trees that are being decoded, or wait for it. */
    List<String> unfinished() {
        return jobs.keys();
    }

    /** Ends a job, where there is one, and waits until it has closed its files. */
    void cancel(String tree) {
        jobs.cancel(tree::equals);
    }
}
