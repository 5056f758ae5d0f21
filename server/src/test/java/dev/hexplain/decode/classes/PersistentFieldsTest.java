package dev.hexplain.decode.classes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.schema.SchemaDiagnostic;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PersistentFieldsTest {
    private static Optional<PersistentFields> read(String body) {
        return ClassList.parse("package a; class Order { " + body + " int last; static class Line {} }")
                .classNamed("a.Order")
                .orElseThrow()
                .persistent();
    }

    private static Optional<PersistentFields> ofValue(String value) {
        return read("private static final ObjectStreamField[] serialPersistentFields = " + value + ";");
    }

    @Test
    void an_array_gives_names_types_and_flags_in_its_order() {
        PersistentFields read = ofValue("""
                new java.io.ObjectStreamField[] {
                    new ObjectStreamField("name", String.class), // its name
                    new java.io.ObjectStreamField("tags", java.util.List.class, true),
                    new ObjectStreamField("id", Long.TYPE, false),
                    new ObjectStreamField("ids", int[][].class),
                    new ObjectStreamField("line", Line.class),
                }""").orElseThrow();
        assertThat(read.mistake()).isEmpty();
        assertThat(read.fields())
                .extracting(each -> each.name() + " " + each.type().descriptor() + " " + each.unshared())
                .containsExactly(
                        "name Ljava/lang/String; false",
                        "tags Ljava/util/List; true",
                        "id J false",
                        "ids [[I false",
                        "line La/Order$Line; false");
        assertThat(read.fields().getFirst().line()).isEqualTo(2);
        assertThat(read.fields().getFirst().column()).isEqualTo(27);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "new ObjectStreamField[] {}",
                "new ObjectStreamField[0]",
                "ObjectStreamClass.NO_FIELDS",
                "java.io.ObjectStreamClass.NO_FIELDS"
            })
    void there_may_be_no_fields(String value) {
        assertThat(ofValue(value)).contains(new PersistentFields(List.of(), List.of(), Optional.empty()));
    }

    /** As {@code ObjectStreamClass} sees it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "static final ObjectStreamField[] serialPersistentFields = {};",
                "private final ObjectStreamField[] serialPersistentFields = {};",
                "private static ObjectStreamField[] serialPersistentFields = {};",
                "private static final Object[] serialPersistentFields = {};",
                "private static final ObjectStreamField[] serialPersistantFields = {};",
                "private static final ObjectStreamField[] serialPersistentFields = null;"
            })
    void other_fields_and_null_say_nothing(String body) {
        assertThat(read(body)).isEmpty();
    }

    @Test
    void records_and_externalizable_classes_are_not_asked() {
        String constant = "private static final ObjectStreamField[] serialPersistentFields = {};";
        assertThat(ClassList.parse("class A implements Externalizable { int a; " + constant + " } record B(int b) { "
                                + constant + " }")
                        .types())
                .allSatisfy(type -> assertThat(((ClassDecl) type).persistent()).isEmpty());
    }

    @Test
    void transient_fields_are_kept_where_they_are_listed() {
        ClassDecl order = ClassList.parse("""
                class Order {
                    transient int seen, unseen;
                    private static final ObjectStreamField[] serialPersistentFields = {
                        new ObjectStreamField("seen", int.class) }, others = {};
                    long id;
                }""").classNamed("Order").orElseThrow();
        assertThat(order.fields()).extracting(FieldDecl::name).containsExactly("id");
        assertThat(order.members()).extracting(FieldDecl::name).containsExactly("id", "seen");
        assertThat(order.members().stream().filter(order::isTransient))
                .extracting(FieldDecl::name)
                .containsExactly("seen");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        { new ObjectStreamField(NAME, int.class) } | 1:116: expected the name of a field, in quotes, found 'NAME'
        { new ObjectStreamField("a", int) } | 1:121: expected the type of a field, such as 'String.class', found 'int'
        { new ObjectStreamField("a", int[]) } | 1:126: expected '.' after 'int[]', found ')'
        { new ObjectStreamField("a", int.class, 1) } | 1:132: expected 'true' or 'false', whether it is unshared, found '1'
        { new ObjectStreamField("a") } | 1:119: expected ',' after the name of a field, found ')'
        { new StreamField("a", int.class) } | 1:98: expected 'ObjectStreamField', found 'StreamField'
        { FIELD } | 1:94: expected 'new ObjectStreamField("name", type.class)' or '}', found 'FIELD'
        { new ObjectStreamField("a", int.class) new } | 1:132: expected ',' after a field of serialPersistentFields, found 'new'
        new ObjectStreamField[2] | 1:114: expected ']' and the fields, or 0 for none, found '2'
        fields() | 1:92: serialPersistentFields: expected an array '{ new ObjectStreamField("name", type.class), … }', found 'fields'
        Fields.ALL | 1:92: serialPersistentFields: expected an array '{ new ObjectStreamField("name", type.class), … }', found 'Fields.ALL'
        {}.clone() | 1:94: expected ';' after the value of serialPersistentFields, found '.'
        """)
    void a_mistake_has_its_place_and_does_not_spoil_the_list(String value, String located) {
        PersistentFields read = ofValue(value).orElseThrow();
        assertThat(read.mistake().map(SchemaDiagnostic::located)).contains(located);
    }

    @Test
    void a_value_of_a_static_initializer_is_not_read() {
        assertThat(read("private static final ObjectStreamField[] serialPersistentFields; static { x(); }")
                        .flatMap(PersistentFields::mistake)
                        .map(SchemaDiagnostic::located))
                .hasValueSatisfying(told -> assertThat(told).endsWith("found ';'"));
    }
}
