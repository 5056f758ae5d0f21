package dev.hexplain.decoders.kryo;

import static org.assertj.core.api.Assertions.assertThat;

import com.esotericsoftware.kryo.SerializerFactory.TaggedFieldSerializerFactory;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.TaggedFieldSerializer.Tag;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.Differences;
import dev.hexplain.testing.ObjectValues;
import dev.hexplain.testing.ReflectedClasses;
import dev.hexplain.testing.ReflectedValues;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code TaggedFieldSerializer} writes of objects of many classes, however it is set up. */
@SuppressWarnings({"unused", "HidingField"})
class KryoTaggedObjectsTest {
    enum Side {
        BUY,
        SELL {}
    }

    static class Base {
        @Tag(1)
        int number = 300;

        @Tag(2)
        String text = "b";

        @Tag(128)
        Side side = Side.SELL;

        int untagged = 7;
    }

    static class Derived extends Base {
        @Tag(10)
        long big = 1L << 40;

        @Tag(11)
        List<Base> list = new ArrayList<>(Arrays.asList(new Base(), null, new Base()));

        @Tag(12)
        Object any = new Base();

        @Tag(13)
        String text = "hides";
    }

    static final class Fixed {
        @Tag(1)
        double real = 0.5;

        @Tag(2)
        char letter = 'é';

        @Tag(3)
        boolean flag = true;

        @Tag(4)
        byte[] bytes = {1, 2};
    }

    static class Box<T> {
        @Tag(1)
        T value;

        @Tag(2)
        List<T> values = new ArrayList<>();

        Box(T value) {
            this.value = value;
            values.add(value);
        }
    }

    static class Boxes {
        @Tag(1)
        Box<String> text = new Box<>("t");

        @Tag(2)
        Box<Derived> object = new Box<>(new Derived());

        @Tag(3)
        Box<Fixed> fixed = new Box<>(new Fixed());
    }

    static class Containers {
        @Tag(1)
        Map<String, Base> map = new LinkedHashMap<>(Map.of("k", new Base()));

        @Tag(2)
        Map<String, Fixed> fixed = new TreeMap<>(Map.of("f", new Fixed()));

        @Tag(3)
        Base[] array = {new Base(), null, new Derived()};

        @Tag(4)
        Fixed[] fixedArray = {new Fixed(), null};

        @Tag(5)
        int[] ints = {1, -1};

        @Tag(6)
        List<Fixed> fixedList = new ArrayList<>(List.of(new Fixed(), new Fixed()));

        @Tag(7)
        BigDecimal decimal = new BigDecimal("1.50");

        @Tag(8)
        LocalDate date = LocalDate.of(2024, 2, 29);

        @Tag(9)
        Integer boxed = 5;

        @Tag(10)
        Integer none;
    }

    static class Shared {
        @Tag(1)
        Base first = new Base();

        @Tag(2)
        Base again = first;

        @Tag(3)
        Fixed fixed = new Fixed();

        @Tag(4)
        Object any = first;
    }

    /** Nothing of it is written. */
    static class Bare {
        int nothing = 1;
    }

    static class Bares {
        @Tag(1)
        Bare bare = new Bare();

        @Tag(2)
        List<Bare> list = new ArrayList<>(List.of(new Bare(), new Bare()));

        @Tag(3)
        int behind = 5;
    }

    private static final String LIST = ReflectedClasses.list(ReflectedClasses.in(KryoTaggedObjectsTest.class));

    private static List<Object> objects() {
        return List.of(
                new Base(),
                new Derived(),
                new Fixed(),
                new Boxes(),
                new Containers(),
                new Shared(),
                new Bares(),
                new ArrayList<>(List.of(new Base(), new Fixed(), new Shared())));
    }

    @ParameterizedTest
    @CsvSource({
        "false, false, true",
        "false, false, false",
        "true, false, true",
        "true, false, false",
        "false, true, true",
        "false, true, false",
        "true, true, true",
        "true, true, false",
    })
    void every_value_is_what_was_written(boolean unknown, boolean chunked, boolean references) {
        String options = "option default_serializer = TaggedFieldSerializer; option read_unknown_field_data = "
                + unknown + "; option chunked_encoding = " + chunked + "; option references = " + references + ";";
        Survival decoder = new Survival(new Kryo().with(Schema.of("tagged", "", options + LIST)));
        List<String> wrong = new ArrayList<>();
        for (Object object : objects()) {
            FieldTree tree = decoder.decode(written(object, unknown, chunked, references));
            String name = object.getClass().getSimpleName() + ": ";
            tree.facts().issues().forEach(issue -> wrong.add(name + issue));
            if (tree.facts().issues().isEmpty()) {
                Differences.of(plain(object), ObjectValues.of(tree)).forEach(each -> wrong.add(name + each));
            }
        }
        assertThat(wrong).as(String.join("\n", wrong)).isEmpty();
    }

    private static Object plain(Object object) {
        return ReflectedValues.of(
                object,
                each -> each,
                field -> field.getDeclaringClass().getEnclosingClass() != KryoTaggedObjectsTest.class
                        || field.isAnnotationPresent(Tag.class));
    }

    private static byte[] written(Object object, boolean unknown, boolean chunked, boolean references) {
        com.esotericsoftware.kryo.Kryo kryo = new com.esotericsoftware.kryo.Kryo();
        kryo.setRegistrationRequired(false);
        kryo.setReferences(references);
        TaggedFieldSerializerFactory factory = new TaggedFieldSerializerFactory();
        factory.getConfig().setReadUnknownTagData(unknown);
        factory.getConfig().setChunkedEncoding(chunked);
        kryo.setDefaultSerializer(factory);
        Output out = new Output(256, -1);
        kryo.writeClassAndObject(out, object);
        return out.toBytes();
    }
}
