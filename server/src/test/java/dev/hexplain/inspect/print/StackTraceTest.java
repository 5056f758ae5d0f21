package dev.hexplain.inspect.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.decoders.javaserialization.Says;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.TreeValues;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A throwable is printed as the JDK prints it. */
@Slow
class StackTraceTest {
    private static final int GENERATED = 1000;

    static Stream<Throwable> throwables() {
        Exception closing = new IOException("already closed", new IllegalStateException());
        Exception suppressing = new IllegalStateException("of two", new IllegalArgumentException(closing));
        suppressing.addSuppressed(closing);
        suppressing.addSuppressed(new OrderException(null, null, true));
        Exception circular = new RuntimeException("a");
        circular.initCause(new RuntimeException("b", circular));
        Exception suppressesItsCause = new RuntimeException("c", suppressing);
        suppressing.addSuppressed(suppressesItsCause);
        return Stream.of(
                new RuntimeException(),
                new RuntimeException(""),
                new RuntimeException("two\nlines, and \"quotes\" \\ Zo\u00eb"),
                new RuntimeException("none", null),
                suppressing,
                circular,
                circular.getCause(),
                suppressesItsCause,
                new OrderException("without frames", new OrderException("with", closing, true), false),
                new InvocationTargetException(closing, "by reflection"),
                new ClassNotFoundException("a.B", closing),
                new Error(new StackOverflowError()));
    }

    @ParameterizedTest
    @MethodSource("throwables")
    void a_throwable_is_printed_as_the_jdk_prints_it(Throwable thrown) throws IOException {
        assertThat(printed(thrown)).isEqualTo(byJdk(thrown));
    }

    @Test
    void generated_throwables_are_printed_as_the_jdk_prints_them() throws IOException {
        for (int seed = 0; seed < GENERATED; seed++) {
            Throwable thrown = new Generated(seed).throwable(0);
            assertThat(printed(thrown)).as("seed %d", seed).isEqualTo(byJdk(thrown));
        }
    }

    @Test
    void what_classes_add_stands_behind_the_trace() throws IOException {
        DetailedException cause = new DetailedException("inner", null, List.of(1, 2));
        cause.setStackTrace(new StackTraceElement[] {new StackTraceElement("a.B", "c", "B.java", 7)});
        DetailedException thrown = new DetailedException("outer", cause, List.of("x"));
        thrown.setStackTrace(new StackTraceElement[0]);
        assertThat(printed(new Object[] {thrown, cause})).isEqualTo("""
                Object[2]
                  - %1$s: outer
                  Caused by: %1$s: inner &11
                  	at a.B.c(B.java:7)
                    notes: List[1]
                      - "x"
                    StackTraceTest$DetailedException.notes: List[2]
                      - 1
                      - 2
                  - *11
                """.formatted(DetailedException.class.getName()));
    }

    @Test
    void a_throwable_in_a_map_is_indented() throws IOException {
        Throwable thrown = new Error("e");
        thrown.setStackTrace(new StackTraceElement[] {new StackTraceElement("a.B", "c", null, -2)});
        assertThat(printed(new HashMap<>(Map.of("failure", thrown)))).isEqualTo("""
                HashMap{1}
                  failure: java.lang.Error: e
                  	at a.B.c(Native Method)
                """);
    }

    @Test
    void a_long_chain_of_causes_is_cut() throws IOException {
        Throwable thrown = new OrderException("0", null, false);
        for (int i = 1; i < 400; i++) {
            thrown = new OrderException(Integer.toString(i), thrown, false);
        }
        assertThat(printed(thrown))
                .endsWith(": 143\nCaused by: … (what is deeper, or behind many lines, is not printed)\n");
    }

    @Test
    void throwables_that_suppress_many_in_one_another_have_a_bound() throws IOException {
        Throwable often = new IllegalArgumentException("x".repeat(3000));
        Throwable thrown = often;
        for (int i = 0; i < 100; i++) {
            Throwable around = new IllegalStateException("around");
            around.addSuppressed(thrown);
            for (int j = 0; j < 1000; j++) {
                around.addSuppressed(often);
            }
            thrown = around;
        }
        assertThat(printed(thrown))
                .contains("Suppressed: … (what is deeper, or behind many lines, is not printed)\n")
                .hasSizeBetween(1 << 24, 20 << 20);
    }

    @Test
    void suppressed_ones_and_members_that_are_not_printed_are_said() throws IOException {
        Throwable suppressed = new OrderException("s", null, false);
        Throwable around = new Error("around");
        around.setStackTrace(new StackTraceElement[0]);
        for (int i = 0; i < (1 << 14) + 5; i++) {
            around.addSuppressed(suppressed);
        }
        assertThat(printed(around))
                .endsWith("\tSuppressed: … (what is deeper, or behind many lines, is not printed)\n");

        Throwable detailed = new Error("detailed");
        for (int i = 0; i < 1100; i++) {
            DetailedException each = new DetailedException("d" + i, null, List.of());
            each.setStackTrace(new StackTraceElement[0]);
            detailed.addSuppressed(each);
        }
        assertThat(printed(detailed)).contains("… (of many members of causes, the others are not printed)\n");
    }

    @Test
    void of_many_frames_the_first_are_printed() throws IOException {
        Throwable thrown = new Error("deep");
        StackTraceElement frame = new StackTraceElement("a.B", "c", "B.java", 3);
        thrown.setStackTrace(Stream.generate(() -> frame).limit(20_000).toArray(StackTraceElement[]::new));
        assertThat(printed(thrown).lines().toList())
                .hasSize(1 + (1 << 14) + 1)
                .endsWith("\tat a.B.c(B.java:3)", "\t… (of many frames, the others are not printed)");
    }

    private static String byJdk(Throwable thrown) {
        StringWriter text = new StringWriter();
        thrown.printStackTrace(new PrintWriter(text, true));
        return text.toString();
    }

    private static String printed(Object object) throws IOException {
        Source source = Source.ofBytes("object", Says.written(object));
        StringWriter text = new StringWriter();
        try (FieldTree tree =
                new JavaSerialization().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            TreeValues values = new TreeValues(tree);
            new ObjectPrinter(values, Ink.PLAIN, new PrintWriter(text)).print(values.root());
        }
        return text.toString();
    }

    private static class OrderException extends Exception {
        private static final long serialVersionUID = 1;

        OrderException(@Nullable String message, @Nullable Throwable cause, boolean traced) {
            super(message, cause, traced, traced);
        }
    }

    private static final class DetailedException extends OrderException {
        private static final long serialVersionUID = 1;

        @SuppressWarnings("unused") // is serialized
        private final List<?> notes;

        DetailedException(String message, @Nullable Throwable cause, List<?> notes) {
            super(message, cause, true);
            this.notes = notes;
        }
    }

    /** Throwables with frames, causes and suppressed ones by chance, some of which are the same again. */
    private static final class Generated {
        private static final List<String> NAMES = List.of("a.B", "a.C$D", "Main", "org.example.Order");

        private final SplittableRandom random;
        private final List<Throwable> made = new ArrayList<>();

        Generated(long seed) {
            random = new SplittableRandom(seed);
        }

        @SuppressWarnings("ReferenceEquality") // none is its own cause, whatever it equals
        Throwable throwable(int depth) {
            if (!made.isEmpty() && random.nextInt(5) == 0) {
                return made.get(random.nextInt(made.size()));
            }
            String message = random.nextInt(4) == 0 ? null : "message " + random.nextInt(100);
            Throwable thrown = switch (random.nextInt(4)) {
                case 0 -> new IllegalStateException(message);
                case 1 -> new Error(message);
                case 2 -> new UnsupportedOperationException(message);
                default -> new Exception(message);
            };
            made.add(thrown);
            thrown.setStackTrace(frames());
            if (depth < 5 && random.nextInt(3) > 0) {
                Throwable cause = throwable(depth + 1);
                if (cause != thrown) {
                    thrown.initCause(cause);
                }
            }
            for (int i = depth < 4 ? random.nextInt(3) : 0; i > 0; i--) {
                Throwable suppressed = throwable(depth + 1);
                if (suppressed != thrown) {
                    thrown.addSuppressed(suppressed);
                }
            }
            return thrown;
        }

        private StackTraceElement[] frames() {
            StackTraceElement[] frames = new StackTraceElement[random.nextInt(6)];
            for (int i = 0; i < frames.length; i++) {
                String module = random.nextInt(3) == 0 ? "module" : null;
                int line = random.nextInt(-2, 3);
                // What is not printed is the same in all of these: frames are compared as they are printed.
                frames[i] = new StackTraceElement(
                        random.nextInt(3) == 0 ? "loader" : null,
                        module,
                        module != null && random.nextBoolean() ? "1.0" : null,
                        NAMES.get(i % NAMES.size()),
                        "method" + i,
                        line == -1 ? null : "File.java",
                        line);
            }
            return frames;
        }
    }
}
