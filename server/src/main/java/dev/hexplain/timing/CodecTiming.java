package dev.hexplain.timing;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.subjects.Subject;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Encodes an object with a codec, and reads back what it wrote: the same two methods that the codec lab calls. JMH makes
 * subclasses of it.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@SuppressWarnings("NullAway.Init") // JMH sets the fields
public class CodecTiming {
    @Param("order")
    public String sample;

    @Param("{}")
    public String values;

    @Param("0")
    public int size;

    @Param({"java", "kryo", "buffer-heap-be"})
    public String codec;

    private Subject of;
    private Object object;
    private Coder coder;
    private byte[] bytes;

    @Setup
    public void prepare() throws Exception {
        TimedCodec timed =
                TimedCodec.of(codec, TimedObjectFile.orSample(new TimedSubject.OfSample(sample, values, size)));
        of = timed.subject();
        object = timed.object();
        coder = timed.coder();
        bytes = coder.encode(of, object);
    }

    @Benchmark
    public byte[] encode() throws Exception {
        return coder.encode(of, object);
    }

    @Benchmark
    public Object decode() throws Exception {
        return coder.decode(of, bytes);
    }
}
