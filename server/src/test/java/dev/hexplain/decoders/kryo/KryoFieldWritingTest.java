package dev.hexplain.decoders.kryo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.esotericsoftware.kryo.DefaultSerializer;
import com.esotericsoftware.kryo.SerializerFactory.CompatibleFieldSerializerFactory;
import com.esotericsoftware.kryo.SerializerFactory.TaggedFieldSerializerFactory;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.CompatibleFieldSerializer;
import com.esotericsoftware.kryo.serializers.TaggedFieldSerializer;
import com.esotericsoftware.kryo.serializers.TaggedFieldSerializer.Tag;
import com.esotericsoftware.kryo.serializers.VersionFieldSerializer;
import com.esotericsoftware.kryo.serializers.VersionFieldSerializer.Since;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.testing.Differences;
import dev.hexplain.testing.ObjectValues;
import dev.hexplain.testing.ReflectedClasses;
import dev.hexplain.testing.ReflectedValues;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Fields that serializers other than the usual one write: by tag, by version, by name, in chunks. */
@SuppressWarnings({"unused", "deprecation"})
@Slow
class KryoFieldWritingTest {
    static class Tagged {
        @Tag(300)
        int number = 300_000;

        @Tag(1)
        String text = "t";

        @Tag(2)
        List<String> list = new ArrayList<>(Arrays.asList("a", null));

        @Tag(3)
        Tagged inner;

        @Tag(4)
        Object any = 5L;

        @Tag(5)
        @Deprecated
        int old = 6;

        @Tag(6)
        Nothing nothing = new Nothing();

        @Tag(7)
        Long none;

        @Tag(8)
        double real = 0.5;

        @Tag(9)
        Map<String, Tagged> map = new LinkedHashMap<>();

        int untagged = 7;
    }

    static final class Nothing {}

    @DefaultSerializer(VersionFieldSerializer.class)
    static class Versioned {
        @Since(2)
        int added = 5;

        int first = 6;
        Versioned none;

        @Since(1)
        String text = "v";
    }

    @DefaultSerializer(CompatibleFieldSerializer.class)
    static class Named {
        int a = 5;
        String b = "b";
        List<Named> c = new ArrayList<>();
        Named none;
    }

    @DefaultSerializer(TaggedFieldSerializer.class)
    static class OneTag {
        @Tag(5)
        int a = 5;

        OneTag skipped;
    }

    static class Mixed {
        Versioned versioned = new Versioned();
        Named named = new Named();
        Named again = named;
        Named other = new Named();
        OneTag tag = new OneTag();
        OneTag none;
        List<Object> list = new ArrayList<>(List.of(new Versioned(), new OneTag(), 5));
        OneTag[] array = {new OneTag(), null};
    }

    /** Longer in one field than a chunk. */
    static class Long1 {
        String a = "x".repeat(5000);
        int b = 5;
        List<Integer> c = new ArrayList<>(List.of(1, 2));
    }

    private static final String LIST = ReflectedClasses.list(ReflectedClasses.in(KryoFieldWritingTest.class));

    private static Tagged tagged() {
        Tagged tagged = new Tagged();
        tagged.inner = new Tagged();
        tagged.map.put("k", tagged.inner);
        return tagged;
    }

    private static com.esotericsoftware.kryo.Kryo kryo(boolean references) {
        com.esotericsoftware.kryo.Kryo kryo = new com.esotericsoftware.kryo.Kryo();
        kryo.setRegistrationRequired(false);
        kryo.setReferences(references);
        return kryo;
    }

    private static byte[] bytes(com.esotericsoftware.kryo.Kryo kryo, Object object) {
        Output out = new Output(256, -1);
        kryo.writeClassAndObject(out, object);
        return out.toBytes();
    }

    private static Decoder decoder(String options, String list) {
        return new Kryo().with(Schema.of("fields", "", options + list));
    }

    private static void assertSame(FieldTree tree, Object object) {
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(tree.source().length());
        assertThat(Differences.of(
                        ReflectedValues.of(object, each -> each, KryoFieldWritingTest::isWritten),
                        ObjectValues.of(tree)))
                .isEmpty();
    }

    private static boolean isWritten(Field field) {
        Class<?> type = field.getDeclaringClass();
        boolean byTag = type == Tagged.class || type == OneTag.class;
        return !byTag || (field.isAnnotationPresent(Tag.class) && !field.isAnnotationPresent(Deprecated.class));
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
    void fields_by_tag_are_found(boolean unknown, boolean chunked, boolean references) {
        com.esotericsoftware.kryo.Kryo kryo = kryo(references);
        TaggedFieldSerializerFactory factory = new TaggedFieldSerializerFactory();
        factory.getConfig().setReadUnknownTagData(unknown);
        factory.getConfig().setChunkedEncoding(chunked);
        kryo.setDefaultSerializer(factory);
        String options = "option default_serializer = TaggedFieldSerializer; option read_unknown_field_data = "
                + unknown + "; option chunked_encoding = " + chunked + "; option references = " + references + ";";
        assertSame(new Survival(decoder(options, LIST)).decode(bytes(kryo, tagged())), tagged());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void a_class_says_its_serializer_as_source_code_does(boolean references) {
        byte[] bytes = bytes(kryo(references), new Mixed());
        FieldTree tree = new Survival(decoder("option references = " + references + ";", LIST)).decode(bytes);
        assertSame(tree, new Mixed());
    }

    @Test
    void a_field_that_was_not_there_yet_is_left_out() {
        byte[] bytes = bytes(kryo(true), new Versioned());
        String older = LIST.replace("Since(2)", "Since(4)");
        FieldTree tree = new Survival(decoder("", older)).decode(bytes);
        assertThat(tree.facts().issues()).isNotEmpty();

        String same = LIST.replaceFirst(
                "VersionFieldSerializer.Since\\(2\\) int added;", "Since(7) int unborn; @Since(2) int added;");
        assertSame(new Survival(decoder("", same)).decode(bytes), new Versioned());
    }

    @Test
    void a_field_that_the_list_lacks_is_called_by_its_name_and_read_by_its_class() {
        byte[] bytes = bytes(kryo(true), new Named());
        FieldTree tree = new Survival(decoder("", LIST.replace("java.lang.String b;", ""))).decode(bytes);
        assertThat(tree.facts().issues()).isEmpty();
        String object = tree.children(tree.root(), 0, 1).getFirst().name();
        assertThat(tree.value(tree.find(object + ".b.value").orElseThrow()).actual())
                .isEqualTo("\"b\"");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void chunks_that_nobody_understands_are_passed_over_with_a_warning(boolean lacking) {
        com.esotericsoftware.kryo.Kryo kryo = kryo(false);
        CompatibleFieldSerializerFactory factory = new CompatibleFieldSerializerFactory();
        factory.getConfig().setReadUnknownFieldData(false);
        factory.getConfig().setChunkedEncoding(true);
        kryo.setDefaultSerializer(factory);
        byte[] bytes = bytes(kryo, new Long1());
        String options = "option default_serializer = CompatibleFieldSerializer; option chunked_encoding = true;"
                + " option read_unknown_field_data = false; option references = false;";
        String list = lacking ? LIST.replace("java.lang.String a; int b;", "int b;") : LIST;
        FieldTree tree = new Survival(decoder(options, list)).decode(bytes);
        assertThat(tree.facts().issues())
                .singleElement()
                .extracting(Issue::message)
                .asString()
                .startsWith(lacking ? "The class list does not have this field" : "A value in several chunks");
        assertThat(tree.facts().covered()).isEqualTo(bytes.length);
        Map<?, ?> values = (Map<?, ?>) ObjectValues.of(tree);
        assertThat(values.get("b").toString()).isEqualTo("5");
        assertThat(values.get("c").toString()).isEqualTo("[1, 2]");
    }

    @Test
    void damage_is_survived() {
        com.esotericsoftware.kryo.Kryo kryo = kryo(true);
        TaggedFieldSerializerFactory factory = new TaggedFieldSerializerFactory();
        factory.getConfig().setReadUnknownTagData(true);
        factory.getConfig().setChunkedEncoding(true);
        kryo.setDefaultSerializer(factory);
        Survival tags = new Survival(decoder(
                "option default_serializer = TaggedFieldSerializer; option read_unknown_field_data = true;"
                        + " option chunked_encoding = true;",
                LIST));
        byte[] bytes = bytes(kryo, new Tagged());
        tags.readPrefixes(bytes);
        tags.readChanged(bytes);
        Survival mixed = new Survival(decoder("", LIST));
        byte[] names = bytes(kryo(true), new Mixed());
        mixed.readPrefixes(names);
        mixed.readChanged(names);
    }

    @Test
    void a_serializer_that_is_none_is_a_mistake_at_its_line() {
        assertThatThrownBy(() -> decoder("", "\n@DefaultSerializer(TagedFieldSerializer.class) class A {}"))
                .isInstanceOfSatisfying(
                        SchemaDiagnostic.class,
                        diagnostic -> assertThat(diagnostic.located())
                                .startsWith("2:")
                                .contains("TaggedFieldSerializer"));
        assertThatThrownBy(() -> decoder("option default_serializer = Tagged;", "class A {}"))
                .isInstanceOf(SchemaDiagnostic.class);
    }
}
