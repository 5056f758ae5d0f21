package dev.hexplain.decoders.javaserialization.views;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.PrintedValues;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.RequestDeadline;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.ConstantPool;
import java.lang.classfile.constantpool.StringEntry;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Hostile objects of each class that has a view: each field that any view reads, and each object behind the fields, is
 * the object before. Reading them is work for a bounded number of looks at the time, and ends where there is none left.
 */
@Slow
class ViewWorkTest {
    /** Views that are tried where not all are. */
    private static final int FEW = 12;

    private static final int OBJECTS = 120;
    private static final int MOST_LOOKS = 4_000;
    private static final int MOST_LOOKS_BEHIND = 2 * OBJECTS;
    private static final int BASE = 0x7E0000;
    private static final int SC_WRITE_METHOD = 1;
    private static final Pattern NAME = Pattern.compile("[A-Za-z_$][\\w$]{0,40}");
    private static final List<String> FIELDS = namesInViews();

    static List<String> classes() {
        return Selection.of(JavaViews.classes().stream().sorted().toList(), FEW);
    }

    /** Names of fields are among the texts that views have. */
    private static List<String> namesInViews() {
        try (Stream<Path> files = Files.list(
                Path.of(JavaViews.class.getResource("JavaViews.class").toURI()).getParent())) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .flatMap(ViewWorkTest::texts)
                    .filter(NAME.asMatchPredicate())
                    .distinct()
                    .sorted()
                    .toList();
        } catch (IOException | URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Stream<String> texts(Path file) {
        try {
            ConstantPool pool = ClassFile.of().parse(file).constantPool();
            return StreamSupport.stream(pool.spliterator(), false)
                    .filter(StringEntry.class::isInstance)
                    .map(entry -> ((StringEntry) entry).stringValue());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("classes")
    void objects_that_refer_to_one_another_take_bounded_work(String view) throws IOException {
        for (boolean writes : List.of(false, true)) {
            int[] looks = new int[1];
            String printed = RequestDeadline.of(
                    Duration.ofDays(1),
                    () -> looks[0]++ < 0,
                    () -> PrintedValues.of("java_serialization", chain(view, writes)));

            assertThat(printed).isNotEmpty();
            assertThat(looks[0]).as("looks at the time").isLessThan(MOST_LOOKS);
        }
    }

    @ParameterizedTest
    @MethodSource("classes")
    void where_no_time_is_left_values_end_and_say_so(String view) throws IOException {
        for (boolean writes : List.of(false, true)) {
            int[] looks = new int[1];
            String printed = RequestDeadline.of(
                    Duration.ofDays(1),
                    () -> ++looks[0] > 0,
                    () -> PrintedValues.of("java_serialization", chain(view, writes)));

            assertThat(printed).contains("\"$cut\":\"Reading the values takes longer than the limit allows\"");
            assertThat(looks[0]).as("looks at the time").isLessThan(MOST_LOOKS_BEHIND);
        }
    }

    /** Objects of a class, of which each part is the object before. */
    private static byte[] chain(String className, boolean writes) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xACED0005);
        out.write(0x73);
        out.write(0x72);
        out.writeUTF(className);
        out.writeLong(1);
        out.write(writes ? 2 | SC_WRITE_METHOD : 2);
        out.writeShort(FIELDS.size());
        for (int i = 0; i < FIELDS.size(); i++) {
            out.write('L');
            out.writeUTF(FIELDS.get(i));
            if (i == 0) {
                out.write(0x74);
                out.writeUTF("Ljava/lang/Object;");
            } else {
                reference(out, 1);
            }
        }
        out.write(0x78);
        out.write(0x70);
        for (int object = 0; object < OBJECTS; object++) {
            if (object > 0) {
                out.write(0x73);
                reference(out, 0);
            }
            for (int i = 0; i < FIELDS.size() + (writes ? 3 : 0); i++) {
                if (i == FIELDS.size()) {
                    out.write(new byte[] {0x77, 12, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2});
                } else if (object == 0) {
                    out.write(0x70);
                } else {
                    reference(out, object + 1);
                }
            }
            out.write(writes ? new byte[] {0x78} : new byte[0]);
        }
        return bytes.toByteArray();
    }

    private static void reference(DataOutputStream out, int handle) throws IOException {
        out.write(0x71);
        out.writeInt(BASE + handle);
    }
}
