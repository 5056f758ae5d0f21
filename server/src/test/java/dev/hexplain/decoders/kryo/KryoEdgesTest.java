package dev.hexplain.decoders.kryo;

import static org.assertj.core.api.Assertions.assertThat;

import com.esotericsoftware.kryo.io.Output;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.Differences;
import dev.hexplain.testing.EdgeObjects;
import dev.hexplain.testing.ObjectValues;
import dev.hexplain.testing.ReflectedClasses;
import dev.hexplain.testing.ReflectedValues;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Numbers and texts at every boundary, odd keys and cycles, as the library writes them. */
class KryoEdgesTest {
    private static final String LIST = ReflectedClasses.list(ReflectedClasses.in(EdgeObjects.class));

    @Test
    void every_value_is_what_was_written() {
        Decoder decoder = new Kryo().with(Schema.of("objects", "", LIST));
        List<String> wrong = new ArrayList<>();
        for (Object object : EdgeObjects.all()) {
            difference(decoder, bytes(object), object)
                    .forEach(each -> wrong.add(object.getClass().getSimpleName() + ": " + each));
        }
        assertThat(wrong).as(String.join("\n", wrong)).isEmpty();
    }

    private static byte[] bytes(Object object) {
        com.esotericsoftware.kryo.Kryo kryo = new com.esotericsoftware.kryo.Kryo();
        kryo.setRegistrationRequired(false);
        kryo.setReferences(true);
        Output out = new Output(256, -1);
        kryo.writeClassAndObject(out, object);
        return out.toBytes();
    }

    private static List<String> difference(Decoder decoder, byte[] bytes, Object object) {
        FieldTree tree = new Survival(decoder).decode(bytes);
        if (!tree.facts().issues().isEmpty()) {
            return List.of(tree.facts().issues().getFirst().toString());
        }
        return Differences.of(ReflectedValues.of(object, each -> each), ObjectValues.of(tree));
    }
}
