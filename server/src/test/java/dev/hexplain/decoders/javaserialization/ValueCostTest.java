package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.sun.management.ThreadMXBean;
import dev.hexplain.inspect.print.BothReadings;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.TreeValues;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is read to say a value does not multiply where each object refers to another one by several of its fields. */
@Slow
class ValueCostTest {
    private static final int OBJECTS = 120;
    private static final int DEEP = 400;
    private static final int BASE = 0x7E0000;
    private static final String STRING = "Ljava/lang/String;";

    /** A class with a view that reads these fields. */
    record Reading(String className, List<String> fields) {}

    static List<Reading> views() {
        return List.of(
                new Reading("java.lang.StackTraceElement", List.of("declaringClass", "fileName", "methodName")),
                new Reading("java.net.URL", List.of("authority", "file", "host", "protocol", "ref")),
                new Reading("java.math.BigDecimal", List.of("intVal")),
                new Reading("java.util.Optional", List.of("value")),
                new Reading("java.util.Collections$UnmodifiableMap", List.of("m")),
                new Reading("java.util.Collections$SetFromMap", List.of("m")),
                new Reading("java.util.concurrent.atomic.AtomicReference", List.of("value")),
                new Reading("java.lang.Throwable", List.of("cause", "detailMessage", "stackTrace")),
                new Reading("java.lang.reflect.Method", List.of("clazz", "name")),
                new Reading(
                        "java.lang.invoke.SerializedLambda", List.of("capturingClass", "implClass", "implMethodName")),
                new Reading("com.google.common.collect.ImmutableMap$SerializedForm", List.of("keys", "values")),
                new Reading("com.google.common.collect.Range", List.of("lowerBound", "upperBound")),
                new Reading("scala.Tuple2", List.of("_1", "_2")),
                new Reading("scala.math.BigDecimal", List.of("bigDecimal", "mc")),
                new Reading("org.hibernate.collection.internal.PersistentBag", List.of("bag")));
    }

    @ParameterizedTest
    @MethodSource("views")
    void objects_that_refer_to_one_another_are_read_once(Reading view) throws IOException {
        FieldTree tree = Decoding.of(chain(view));

        assertTimeoutPreemptively(
                Duration.ofSeconds(10),
                () -> assertThat(BothReadings.json(tree)).isNotEmpty());
    }

    @ParameterizedTest
    @MethodSource("views")
    void the_last_of_such_objects_is_read_alone(Reading view) throws IOException {
        FieldTree tree = Decoding.of(chain(view));

        assertTimeoutPreemptively(
                Duration.ofSeconds(10),
                () -> assertThat(new TreeValues(tree).find("[" + (OBJECTS - 1) + "]"))
                        .isPresent());
    }

    /** Each list of a chain is referred to behind it, from the outside and from the inside in turn. */
    @Test
    void paths_into_a_long_chain_begin_where_another_ended() throws IOException {
        List<Object> parts = new ArrayList<>();
        Object inner = "end";
        for (int depth = 0; depth < DEEP; depth++) {
            inner = new Object[] {inner};
            parts.add(inner);
        }
        List<Object> root = new ArrayList<>(List.of(inner));
        for (int i = 0; i < DEEP / 2; i++) {
            root.add(parts.get(i));
            root.add(parts.get(DEEP - 1 - i));
        }
        FieldTree tree = Decoding.of(Says.written(root));
        TreeValues values = new TreeValues(tree);
        ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();

        long before = thread.getCurrentThreadAllocatedBytes();
        BothReadings.json(tree);
        assertThat(thread.getCurrentThreadAllocatedBytes() - before).isLessThan(100_000L * DEEP);
        assertThat(values.find("[" + DEEP + "]")).isPresent();
    }

    /** Objects of a class, of which each field refers to the object before. */
    private static byte[] chain(Reading view) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xACED0005);
        out.write(0x73);
        out.write(0x72);
        out.writeUTF(view.className);
        out.writeLong(1);
        out.write(2);
        out.writeShort(view.fields.size());
        for (int i = 0; i < view.fields.size(); i++) {
            out.write('L');
            out.writeUTF(view.fields.get(i));
            if (i == 0) {
                out.write(0x74);
                out.writeUTF(STRING);
            } else {
                reference(out, 1);
            }
        }
        out.write(0x78);
        out.write(0x70);
        for (int i = 0; i < view.fields.size(); i++) {
            out.write(0x70);
        }
        for (int object = 1; object < OBJECTS; object++) {
            out.write(0x73);
            reference(out, 0);
            for (int i = 0; i < view.fields.size(); i++) {
                reference(out, object + 1);
            }
        }
        return bytes.toByteArray();
    }

    private static void reference(DataOutputStream out, int handle) throws IOException {
        out.write(0x71);
        out.writeInt(BASE + handle);
    }
}
