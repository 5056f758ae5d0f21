package dev.hexplain.decoders;

import static org.assertj.core.api.Assertions.assertThat;

import com.caucho.hessian.io.Hessian2Output;
import com.esotericsoftware.kryo.io.Output;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.testing.EdgeObjects.Side;
import dev.hexplain.testing.ReflectedClasses;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalLeaves;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import one.nio.serial.Serializer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTObjectOutput;

/** An entry is called by the constant that is its key, in every codec: also where that was written before. */
class EnumKeysTest {
    private static final Schema CLASSES = Schema.of("keys", "", ReflectedClasses.list(List.of(Side.class)));

    /** Who writes, by the name of the format. */
    enum Library {
        JAVA_SERIALIZATION,
        KRYO,
        FST,
        ONE_NIO,
        ONE_NIO_PERSIST,
        FORY,
        HESSIAN2;

        private String id() {
            return name().toLowerCase(Locale.ROOT);
        }

        Decoder decoder() {
            return NativeDecoders.bySchema().stream()
                    .filter(each -> each.id().equals(id()))
                    .map(each -> ((SchemaFormat) each).with(CLASSES))
                    .map(Decoder.class::cast)
                    .findFirst()
                    .or(() -> NativeDecoders.all().stream()
                            .filter(each -> each.id().equals(id()))
                            .findFirst())
                    .orElseThrow();
        }

        byte[] bytes(Object object) throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            switch (this) {
                case JAVA_SERIALIZATION -> {
                    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                        out.writeObject(object);
                    }
                }
                case KRYO -> {
                    com.esotericsoftware.kryo.Kryo kryo = new com.esotericsoftware.kryo.Kryo();
                    kryo.setRegistrationRequired(false);
                    kryo.setReferences(true);
                    try (Output out = new Output(bytes)) {
                        kryo.writeClassAndObject(out, object);
                    }
                }
                case FST -> {
                    FSTObjectOutput out = new FSTObjectOutput(bytes, FSTConfiguration.createDefaultConfiguration());
                    out.writeObject(object);
                    out.flush();
                }
                case ONE_NIO -> bytes.writeBytes(Serializer.serialize(object));
                case ONE_NIO_PERSIST -> bytes.writeBytes(Serializer.persist(object));
                case FORY ->
                    bytes.writeBytes(org.apache.fory.Fory.builder()
                            .withXlang(false)
                            .withCompatible(false)
                            .requireClassRegistration(false)
                            .suppressClassRegistrationWarnings(true)
                            .withRefTracking(true)
                            .build()
                            .serialize(object));
                case HESSIAN2 -> {
                    Hessian2Output out = new Hessian2Output(bytes);
                    out.writeObject(object);
                    out.flush();
                }
            }
            return bytes.toByteArray();
        }
    }

    @ParameterizedTest
    @EnumSource
    void an_entry_is_called_by_the_constant_that_is_its_key(Library library) throws IOException {
        Map<Object, Object> first = new LinkedHashMap<>();
        first.put(Side.LEFT, 1);
        first.put(Side.RIGHT, 2);
        FieldTree tree = new Survival(library.decoder())
                .decode(library.bytes(new ArrayList<>(List.of(first, new LinkedHashMap<>(first)))));
        assertThat(tree.facts().issues()).isEmpty();
        Set<String> paths = new TreeSet<>();
        LogicalLeaves leaves = LogicalLeaves.of(tree);
        while (leaves.next()) {
            paths.add(leaves.path());
        }
        assertThat(paths)
                .contains("[0].LEFT", "[0].RIGHT", "[1].LEFT", "[1].RIGHT")
                .noneMatch(path -> path.contains("entry"));
    }
}
