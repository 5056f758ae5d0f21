package dev.hexplain.timing;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.codecs.Encoding;
import dev.hexplain.codecs.samples.WrongSampleValues;
import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * The program that measures: reads a {@link TimingRequest} as JSON from standard input, and writes {@link TimingEvent}s
 * as JSON to standard output, one a line. A process of its own, because JMH cannot be cancelled; its parent ends it.
 */
final class TimingWorker {
    private static final JsonMapper JSON = TimingJson.mapper();

    /** What results say of an object that is of no sample. */
    private static final TimedSubject.OfSample OF_OBJECT = new TimedSubject.OfSample("object", "{}", 0);

    /** Of a single iteration, after which JMH interrupts the codec. */
    private static final TimeValue LONGEST = TimeValue.seconds(30);

    /** Of an encoding: a process that measures has a heap of 512 MB. */
    private static final int MOST_BYTES = 64 << 20;

    private final TimingRequest request;
    private final PrintStream out;
    private final List<RunResult> results = new ArrayList<>();

    private TimingWorker(TimingRequest request, PrintStream out) {
        this.request = request;
        this.out = out;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        // What libraries print must not come between events: it goes where errors go.
        System.setOut(System.err);
        PrintStream events = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        new TimingWorker(JSON.readValue(System.in, TimingRequest.class), events).run();
        System.exit(0); // a library may have left threads
    }

    private void run() throws IOException, InterruptedException {
        try (BenchmarkLock _ = BenchmarkLock.acquire(() -> tell(new TimingEvent.Waiting()))) {
            for (String codec : request.codecs()) {
                for (TimedSubject subject : request.subjects()) {
                    measure(codec, subject);
                }
            }
        }
        tell(new TimingEvent.Finished(jmh()));
    }

    private void measure(String codec, TimedSubject subject) throws IOException {
        TimedCodec timed = timed(codec, subject);
        Encoding encoding = timed.codec().run(timed.subject(), timed.object());
        int elements = subject.elements();
        switch (encoding) {
            case Encoding.Unsupported(String reason) -> tell(new TimingEvent.Refused(codec, elements, reason));
            case Encoding.Unavailable(String reason) -> tell(new TimingEvent.Refused(codec, elements, reason));
            case Encoding.Encoded encoded
            when encoded.bytes().length > MOST_BYTES ->
                tell(new TimingEvent.Refused(
                        codec,
                        elements,
                        "It writes %,d bytes; what is measured has at most %,d"
                                .formatted(encoded.bytes().length, MOST_BYTES)));
            case Encoding.Encoded encoded -> measure(timed, subject, encoded.bytes().length);
        }
    }

    private TimedCodec timed(String codec, TimedSubject subject) throws IOException {
        try {
            return TimedCodec.of(codec, subject);
        } catch (WrongSampleValues impossible) {
            throw new IllegalArgumentException("The values were checked before", impossible);
        }
    }

    private void measure(TimedCodec timed, TimedSubject subject, int size) {
        int elements = subject.elements();
        String codec = timed.codec().id();
        ProgressOutput progress = new ProgressOutput(request.plan(), this::tell);
        Collection<RunResult> measured;
        try (Heartbeat _ = new Heartbeat(() -> tell(new TimingEvent.Alive()), progress::lastNanos)) {
            measured = new Runner(options(codec, subject), progress).run();
        } catch (RunnerException e) {
            tell(new TimingEvent.Failed(codec, elements, String.valueOf(e.getMessage()), progress.log()));
            return;
        }
        if (measured.size() < TimedOperation.values().length) {
            tell(new TimingEvent.Failed(codec, elements, "A process that measured it ended early.", progress.log()));
            return;
        }
        results.addAll(measured);
        List<OperationTime> times = measured.stream().map(OperationTime::of).toList();
        tell(new TimingEvent.Measured(codec, elements, size, timed.coder().reused(), times));
    }

    private Options options(String codec, TimedSubject subject) {
        TimedSubject.OfSample named = subject instanceof TimedSubject.OfSample sample ? sample : OF_OBJECT;
        return request.plan()
                .apply(new OptionsBuilder()
                        .include("^" + CodecTiming.class.getName().replace(".", "\\.") + "\\..*")
                        .param("sample", named.id())
                        .param("values", named.values())
                        .param("size", Integer.toString(subject.elements()))
                        .param("codec", codec)
                        .jvmArgs(JvmFlags.ofForks())
                        .addProfiler(GCProfiler.class)
                        .timeout(LONGEST)
                        .shouldFailOnError(false))
                .build();
    }

    private String jmh() {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        try (PrintStream to = new PrintStream(text, false, StandardCharsets.UTF_8)) {
            ResultFormatFactory.getInstance(ResultFormatType.JSON, to).writeOut(results);
        }
        return text.toString(StandardCharsets.UTF_8);
    }

    private synchronized void tell(TimingEvent event) {
        try {
            out.println(JSON.writeValueAsString(event));
        } catch (IOException impossible) {
            throw new IllegalStateException("Events are plain", impossible);
        }
        if (out.checkError()) {
            System.exit(1); // nobody listens any more
        }
    }
}
