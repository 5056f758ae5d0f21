package dev.hexplain.decoders.hessian;

import static org.assertj.core.api.Assertions.assertThat;

import com.caucho.hessian.io.AbstractHessianOutput;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.HessianOutput;
import dev.hexplain.decode.Decoder;
import dev.hexplain.testing.Differences;
import dev.hexplain.testing.EdgeObjects;
import dev.hexplain.testing.ReflectedValues;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.TypedValues;
import dev.hexplain.tree.FieldTree;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the library writes of objects has each value that reflection finds, in both versions. */
class HessianObjectsTest {
    private static final int SHOWN_BYTES = 60;

    /** Who writes. */
    @SuppressWarnings("ImmutableEnumChecker") // writers are made anew
    enum Mode {
        HESSIAN_2(new Hessian2(), Hessian2Output::new),
        HESSIAN_1(new Hessian1(), HessianOutput::new);

        private final Decoder decoder;
        private final Function<ByteArrayOutputStream, AbstractHessianOutput> writer;

        Mode(Decoder decoder, Function<ByteArrayOutputStream, AbstractHessianOutput> writer) {
            this.decoder = decoder;
            this.writer = writer;
        }

        byte[] bytes(Object object) throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            AbstractHessianOutput out = writer.apply(bytes);
            out.writeObject(object);
            out.flush();
            return bytes.toByteArray();
        }
    }

    @ParameterizedTest
    @EnumSource
    void every_value_is_what_was_written(Mode mode) throws IOException {
        List<String> wrong = new ArrayList<>();
        for (Object object : EdgeObjects.all()) {
            difference(mode, object).forEach(each -> wrong.add(object.getClass().getSimpleName() + ": " + each));
        }
        assertThat(wrong).as(String.join("\n", wrong)).isEmpty();
    }

    private static List<String> difference(Mode mode, Object object) throws IOException {
        byte[] bytes = mode.bytes(object);
        FieldTree tree = new Survival(mode.decoder).decode(bytes);
        if (!tree.facts().issues().isEmpty()) {
            return List.of(tree.facts().issues().getFirst() + " in "
                    + HexFormat.of().formatHex(bytes, 0, Math.min(SHOWN_BYTES, bytes.length)));
        }
        return Differences.of(ReflectedValues.of(object, HessianObjectsTest::asWritten), TypedValues.of(tree));
    }

    /** Handles of its own stand for what has no form. */
    private static Object asWritten(Object object) {
        return switch (object) {
            case Float real -> (double) real;
            case Enum<?> constant -> Map.of("name", constant.name());
            case BigInteger integer -> ReflectedValues.fields(integer);
            case BigDecimal decimal -> Map.of("value", decimal.toString());
            case char[] characters -> new String(characters);
            default -> object;
        };
    }
}
