package dev.hexplain.inspect.captures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Formats;
import dev.hexplain.decode.UnknownBytes;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.CaptureLimits;
import dev.hexplain.inspect.view.FlowView;
import dev.hexplain.testing.BigCaptures;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The flows of a page are looked at on as many threads as there are. */
class ParallelFlowsTest {
    private static final int FLOWS = 60;

    @TempDir
    private Path folder;

    @Test
    void a_page_is_the_same_on_one_thread_and_on_four() throws Exception {
        Formats formats = new Formats(NativeDecoders.all());

        List<FlowView> onOne = flows(1, formats);

        assertThat(onOne).hasSize(FLOWS);
        assertThat(onOne.stream().map(FlowView::number)).isSorted();
        assertThat(flows(4, formats)).isEqualTo(onOne);
    }

    @Test
    void formats_of_two_flows_are_detected_at_the_same_time() throws Exception {
        Meeting meeting = new Meeting();

        flows(2, new Formats(List.of(new Probed(meeting))));

        assertThat(meeting.happened).isTrue();
    }

    @Test
    void a_page_is_given_up_when_nobody_waits_for_it() {
        AtomicInteger probes = new AtomicInteger();
        Formats formats = new Formats(List.of(new Probed(probes::incrementAndGet)));

        assertThatThrownBy(() -> flows(2, formats, () -> probes.get() > 0))
                .hasRootCauseInstanceOf(CancellationException.class);

        assertThat(probes).hasValueLessThan(FLOWS);
    }

    private List<FlowView> flows(int threads, Formats formats) throws Exception {
        return flows(threads, formats, () -> false);
    }

    private List<FlowView> flows(int threads, Formats formats, BooleanSupplier gone) throws Exception {
        Path file = folder.resolve("many.pcap");
        BigCaptures.write(file, FLOWS, 200_000, 2000, 300);
        try (Source source = Source.ofFile(file);
                CaptureIndex index =
                        CaptureIndex.build(source, TreeStorage.inMemory(), CaptureLimits.USUAL, Progress.NONE);
                ForkJoinPool pool = new ForkJoinPool(threads)) {
            OpenCapture capture = new OpenCapture(LayerPath.NONE, Source.ofBytes("none", new byte[0]), index);
            Bindings bindings = Bindings.NONE;
            FlowOrder order = FlowOrder.of(FlowOrder.Key.NUMBER, false, "");
            CaptureReader reader = new CaptureReader(capture, formats, bindings);
            return pool.submit(() -> RequestDeadline.of(
                            Duration.ofMinutes(1),
                            gone,
                            () -> reader.flows(order, 0, FLOWS).items()))
                    .get();
        }
    }

    /** Asked by two threads at the same time, the first waits for the second. */
    private static final class Meeting implements Runnable {
        private static final long PATIENCE_SECONDS = 20;

        private final CountDownLatch two = new CountDownLatch(2);
        private final Set<Thread> met = ConcurrentHashMap.newKeySet();
        private volatile boolean happened;

        @Override
        public void run() {
            if (met.add(Thread.currentThread())) {
                two.countDown();
                happened = arrived();
            }
        }

        private boolean arrived() {
            try {
                return two.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
    }

    /** Tells when it is asked, and recognises nothing. */
    private static final class Probed implements Decoder {
        private final Decoder unknown = new UnknownBytes();
        private final Runnable asked;

        Probed(Runnable asked) {
            this.asked = asked;
        }

        @Override
        public List<Candidate> probe(Source source) {
            asked.run();
            return List.of();
        }

        @Override
        public FormatDescription description() {
            return unknown.description();
        }

        @Override
        public int version() {
            return unknown.version();
        }

        @Override
        public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
            return unknown.decode(source, options, storage, progress);
        }

        @Override
        public Shapes shapes() {
            return unknown.shapes();
        }
    }
}
