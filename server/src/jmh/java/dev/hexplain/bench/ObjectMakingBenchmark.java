package dev.hexplain.bench;

import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.codecs.definitions.DefinedField;
import dev.hexplain.codecs.objects.DeclaredObject;
import dev.hexplain.codecs.objects.DeclaredObject.BadDeclarationsException;
import dev.hexplain.decode.classes.ClassList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What it takes to bring an object of one's own to the codec lab: its twenty classes, and itself. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class ObjectMakingBenchmark {
    private static final int CLASSES = 20;

    private final List<ClassDefinition> definitions = IntStream.range(0, CLASSES)
            .mapToObj(i -> ClassDefinition.of(
                    "com.acme.Part" + i,
                    1,
                    List.of(
                            new DefinedField("id", "J"),
                            new DefinedField("name", "Ljava/lang/String;"),
                            new DefinedField("prices", "[D"),
                            new DefinedField("next", "Lcom/acme/Part%d;".formatted((i + 1) % CLASSES)))))
            .toList();

    private final ClassList declared = ClassList.parse(IntStream.range(0, CLASSES)
            .mapToObj(i -> "record Part%d(long id, String name, double[] prices, List<Part%d> next) {}"
                    .formatted(i, (i + 1) % CLASSES))
            .collect(Collectors.joining("\n")));

    /** Writes and defines the classes. */
    @Benchmark
    public DefinedClasses define() {
        return DefinedClasses.of(definitions);
    }

    /** Defines declared classes, generates values, and makes an object of them. */
    @Benchmark
    public DeclaredObject generate() throws BadDeclarationsException {
        return DeclaredObject.generated(declared, "", 1);
    }
}
