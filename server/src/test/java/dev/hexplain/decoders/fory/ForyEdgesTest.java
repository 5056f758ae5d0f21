package dev.hexplain.decoders.fory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.Differences;
import dev.hexplain.testing.EdgeObjects;
import dev.hexplain.testing.EdgeValues;
import dev.hexplain.testing.ReflectedClasses;
import dev.hexplain.testing.ReflectedValues;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Numbers and texts at every boundary, odd keys and cycles, as the library writes them. */
@Slow
class ForyEdgesTest {
    private static final String LIST = ReflectedClasses.list(ReflectedClasses.in(EdgeObjects.class));

    @Test
    void every_value_is_what_was_written() {
        Decoder decoder = new Fory().with(Schema.of("objects", "", LIST));
        List<String> wrong = new ArrayList<>();
        List<Object> objects = EdgeObjects.all();
        objects.removeIf(EdgeObjects.Big.class::isInstance);
        objects.add(integers());
        objects.add(decimals());
        for (Object object : objects) {
            difference(decoder, bytes(object), object)
                    .forEach(each -> wrong.add(object.getClass().getSimpleName() + ": " + each));
        }
        assertThat(wrong).as(String.join("\n", wrong)).isEmpty();
    }

    /** As builders are by default. Definitions have no names of constants. */
    @Test
    void compatible_writers_need_no_list() {
        List<String> wrong = new ArrayList<>();
        List<Object> objects = EdgeObjects.all();
        objects.removeIf(each -> each instanceof EdgeObjects.Big || each instanceof EdgeObjects.Keys);
        for (Object object : objects) {
            difference(new Fory(), bytes(object, true), object).stream()
                    .filter(each -> !each.matches(".* is String (LEFT|RIGHT), found BigDecimal [01]"))
                    .forEach(each -> wrong.add(object.getClass().getSimpleName() + ": " + each));
        }
        assertThat(wrong).as(String.join("\n", wrong)).isEmpty();
    }

    /** Longer ones are shown as bytes. */
    private static List<BigInteger> integers() {
        return new ArrayList<>(EdgeValues.bigIntegers().stream()
                .filter(each -> each.bitLength() < 500)
                .toList());
    }

    /** Others the library refuses. */
    private static List<BigDecimal> decimals() {
        return new ArrayList<>(EdgeValues.decimals().stream()
                .filter(each -> Math.abs((long) each.scale()) < 1000)
                .filter(each -> each.unscaledValue().bitLength() < 500)
                .toList());
    }

    private static byte[] bytes(Object object) {
        return bytes(object, false);
    }

    private static byte[] bytes(Object object, boolean compatible) {
        return org.apache.fory.Fory.builder()
                .withXlang(false)
                .withCompatible(compatible)
                .withCodegen(false)
                .requireClassRegistration(false)
                .suppressClassRegistrationWarnings(true)
                .withRefTracking(true)
                .build()
                .serialize(object);
    }

    private static List<String> difference(Decoder decoder, byte[] bytes, Object object) {
        FieldTree tree = new Survival(decoder).decode(bytes);
        if (!tree.facts().issues().isEmpty()) {
            return List.of(tree.facts().issues().getFirst().toString());
        }
        return Differences.of(
                ReflectedValues.of(object, each -> each instanceof byte[] none && none.length == 0 ? List.of() : each),
                ForyTreeValues.of(tree));
    }
}
