package dev.hexplain.decoders.fst;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.Differences;
import dev.hexplain.testing.EdgeObjects;
import dev.hexplain.testing.ObjectValues;
import dev.hexplain.testing.ReflectedClasses;
import dev.hexplain.testing.ReflectedValues;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTObjectOutput;

/** What the library writes of objects has each value that reflection finds, however it is set up. */
@Slow
class FstObjectsTest {
    private static final List<Class<?>> CLASSES = ReflectedClasses.in(EdgeObjects.class);
    private static final String LIST = ReflectedClasses.list(CLASSES);
    private static final int SHOWN_BYTES = 60;

    /** How a writer is set up. */
    enum Mode {
        DEFAULT(""),
        UNSHARED(""),
        UNSAFE("option coding = unsafe;"),
        REGISTERED(CLASSES.stream()
                .map(each -> "register " + each.getName() + ";\n")
                .collect(Collectors.joining()));

        private final String options;

        Mode(String options) {
            this.options = options;
        }

        /** With a configuration of its own, as streams of others would be used again. */
        byte[] bytes(Object object) throws IOException {
            FSTConfiguration configuration = this == UNSAFE
                    ? FSTConfiguration.createUnsafeBinaryConfiguration()
                    : FSTConfiguration.createDefaultConfiguration();
            configuration.setShareReferences(this != UNSHARED);
            if (this == REGISTERED) {
                configuration.registerClass(CLASSES.toArray(Class<?>[]::new));
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            FSTObjectOutput output = new FSTObjectOutput(bytes, configuration);
            output.writeObject(object);
            output.flush();
            return bytes.toByteArray();
        }

        Decoder decoder() {
            return new Fst().with(Schema.of("objects", "", options + LIST));
        }
    }

    @ParameterizedTest
    @EnumSource
    void every_value_is_what_was_written(Mode mode) throws IOException {
        Decoder decoder = mode.decoder();
        List<String> wrong = new ArrayList<>();
        for (Object object : EdgeObjects.all()) {
            if (mode != Mode.UNSHARED || !(object instanceof EdgeObjects.Knot)) {
                difference(decoder, mode.bytes(object), object)
                        .forEach(each -> wrong.add(object.getClass().getSimpleName() + ": " + each));
            }
        }
        assertThat(wrong).as(String.join("\n", wrong)).isEmpty();
    }

    private static List<String> difference(Decoder decoder, byte[] bytes, Object object) {
        FieldTree tree = new Survival(decoder).decode(bytes);
        if (!tree.facts().issues().isEmpty()) {
            return List.of(tree.facts().issues().getFirst() + " in "
                    + HexFormat.of().formatHex(bytes, 0, Math.min(SHOWN_BYTES, bytes.length)));
        }
        return Differences.of(ReflectedValues.of(object, each -> each), ObjectValues.of(tree));
    }
}
