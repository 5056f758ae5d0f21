package dev.hexplain.inspect.classes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.classes.CompilersForTests;
import dev.hexplain.classes.verdict.ClassVerdict;
import dev.hexplain.classes.verdict.ClassVerdict.FieldKind;
import dev.hexplain.classes.verdict.ClassVerdict.FieldVerdict;
import dev.hexplain.classes.verdict.ClassVerdict.Thrown;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.tools.JavaCompiler;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Verdicts are what {@code ObjectInputStream} does: for each change of a class (Java Object Serialization Specification,
 * 5.6) a stream of one version is read with the other, by each compiler, and exception or values are compared.
 */
@Slow
class ClassVerdictsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @MethodSource("dev.hexplain.inspect.classes.CompatibleChanges#all")
    void what_can_be_read_has_the_values_that_are_foretold(ChangedClass change) throws Exception {
        for (TwoVersions versions : compiled(change)) {
            TwoVersions.Read read = versions.read();
            List<ClassVerdict> verdicts = versions.verdicts();

            assertThat(read.failure()).isEmpty();
            assertThat(ofOrder(verdicts).outcome()).isEqualTo(change.expected());
            for (FieldVerdict field : ofOrder(verdicts).fields()) {
                assertValue(field, read);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("dev.hexplain.inspect.classes.IncompatibleChanges#all")
    void what_cannot_be_read_fails_as_foretold(ChangedClass change) throws Exception {
        for (TwoVersions versions : compiled(change)) {
            Throwable failure = versions.read().failure().orElseThrow();
            List<ClassVerdict> verdicts = versions.verdicts();
            Thrown thrown = first(verdicts).orElseThrow();

            assertThat(thrown.exception()).isEqualTo(failure.getClass().getName());
            assertThat(thrown.message()).isEqualTo(Objects.requireNonNullElse(failure.getMessage(), ""));
            assertThat(ofOrder(verdicts).outcome()).isEqualTo(change.expected());
        }
    }

    /** Each compiler's writer with each compiler's reader. */
    private List<TwoVersions> compiled(ChangedClass change) throws IOException {
        List<JavaCompiler> compilers = new ArrayList<>(List.of(CompilersForTests.javac()));
        CompilersForTests.ecj().ifPresent(compilers::add);
        List<TwoVersions> pairs = new ArrayList<>();
        List<Path> readers = new ArrayList<>();
        for (JavaCompiler by : compilers) {
            readers.add(TwoVersions.compile(folder.resolve("reader" + readers.size()), by, change.read()));
        }
        for (JavaCompiler by : compilers) {
            Path writer = TwoVersions.compile(folder.resolve("writer" + pairs.size()), by, change.written());
            readers.forEach(reader -> pairs.add(new TwoVersions(writer, reader)));
        }
        return pairs;
    }

    private static ClassVerdict ofOrder(List<ClassVerdict> verdicts) {
        return verdicts.stream()
                .filter(each -> each.stream().name().contains("Order")
                        || each.stream().interfaces().contains("shop.Order"))
                .findFirst()
                .orElseThrow();
    }

    /** Descriptors are read before objects are, and those before values are assigned. */
    private static Optional<Thrown> first(List<ClassVerdict> verdicts) {
        return verdicts.stream()
                .map(ClassVerdict::thrown)
                .flatMap(Optional::stream)
                .min(Comparator.comparing(Thrown::when));
    }

    private static void assertValue(FieldVerdict field, TwoVersions.Read read) throws ReflectiveOperationException {
        if (field.kind() == FieldKind.SAME || field.kind() == FieldKind.WIDER) {
            assertThat(value(read.object(), field.name())).isEqualTo(value(read.written(), field.name()));
        }
        if (field.kind() == FieldKind.MISSING_IN_STREAM) {
            Object value = value(read.object(), field.name());
            assertThat(field.effect()).contains(" " + value);
        }
    }

    private static Object value(Object of, String name) throws ReflectiveOperationException {
        Field field = of.getClass().getDeclaredField(name);
        field.setAccessible(true);
        return field.get(of);
    }
}
