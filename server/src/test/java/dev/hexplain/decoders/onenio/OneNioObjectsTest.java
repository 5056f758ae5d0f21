package dev.hexplain.decoders.onenio;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.Differences;
import dev.hexplain.testing.EdgeObjects;
import dev.hexplain.testing.ReflectedClasses;
import dev.hexplain.testing.ReflectedValues;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.TypedValues;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import one.nio.serial.Serializer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the library writes of objects has each value that reflection finds. */
@Slow
class OneNioObjectsTest {
    private static final String LIST = ReflectedClasses.list(ReflectedClasses.in(EdgeObjects.class));
    private static final int SHOWN_BYTES = 60;

    /** Whether classes are numbers, or described. */
    enum Mode {
        LISTED,
        PERSIST;

        byte[] bytes(Object object) throws IOException {
            return this == LISTED ? Serializer.serialize(object) : Serializer.persist(object);
        }

        Decoder decoder() {
            return this == LISTED ? new OneNio().with(Schema.of("objects", "", LIST)) : new OneNioPersist();
        }
    }

    @ParameterizedTest
    @EnumSource
    void every_value_is_what_was_written(Mode mode) throws IOException {
        Decoder decoder = mode.decoder();
        List<String> wrong = new ArrayList<>();
        for (Object object : EdgeObjects.all()) {
            difference(decoder, mode.bytes(object), object)
                    .forEach(each -> wrong.add(object.getClass().getSimpleName() + ": " + each));
        }
        assertThat(wrong).as(String.join("\n", wrong)).isEmpty();
    }

    /** Numbers of the JDK's are objects like others. */
    private static Object asWritten(Object object) {
        return object instanceof BigInteger || object instanceof BigDecimal ? ReflectedValues.fields(object) : object;
    }

    private static List<String> difference(Decoder decoder, byte[] bytes, Object object) {
        FieldTree tree = new Survival(decoder).decode(bytes);
        if (!tree.facts().issues().isEmpty()) {
            return List.of(tree.facts().issues().getFirst() + " in "
                    + HexFormat.of().formatHex(bytes, 0, Math.min(SHOWN_BYTES, bytes.length)));
        }
        return Differences.of(ReflectedValues.of(object, OneNioObjectsTest::asWritten), TypedValues.of(tree));
    }
}
