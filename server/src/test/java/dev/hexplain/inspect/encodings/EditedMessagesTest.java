package dev.hexplain.inspect.encodings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Encoding;
import dev.hexplain.codecs.graph.RoundTripResult;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.testing.Slow;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Message schemas of SBE that somebody has edited. */
@Slow
class EditedMessagesTest {
    private static final Codec CODEC = Codecs.get("sbe").orElseThrow();

    private static final ImportedObject ORDER =
            DeclaredObjects.ofJson(new Declarations(Declarations.JAVA, """
                    record Order(int id, long total, Status status, List<Item> items, Map<String, Integer> counts, String note,
                            Integer rating, double ratio, byte[] raw, List<Integer> codes, boolean paid, Instant at, short less,
                            Item first, Item last, BigDecimal price) {}
                    enum Status { NEW, PAID, SENT }
                    record Item(String sku, int quantity) {}
                    """, "Order", 1), """
            {"id": 7, "total": 12345678901, "status": "PAID", "items": [{"sku": "x", "quantity": 2}, {"sku": "y", "quantity": -3}],
             "counts": {"a": 1, "b": 300}, "rating": 5, "ratio": 0.5, "raw": "AQI=", "codes": [1, 2, 300], "paid": true,
             "at": "2026-02-28T00:00:00Z", "less": -5, "first": {"sku": "z", "quantity": 9}, "price": 1.50}
            """);

    private static String schema() {
        return ((Encoding.Encoded) CODEC.run(ORDER.subject(), ORDER.object()))
                .format()
                .schema()
                .map(Schema::text)
                .orElseThrow();
    }

    private static Encoding edited(UnaryOperator<String> edit) {
        return new EditedSchemas(Map.of("sbe", edit.apply(schema())))
                .applied(List.of(CODEC))
                .getFirst()
                .run(ORDER.subject(), ORDER.object());
    }

    private static UnaryOperator<String> replacing(String what, String with) {
        return text -> {
            assertThat(text).contains(what);
            return text.replace(what, with);
        };
    }

    private static Encoding.Encoded encoded(Encoding encoding) {
        assertThat(encoding).as(String.valueOf(encoding)).isInstanceOf(Encoding.Encoded.class);
        Encoding.Encoded done = (Encoding.Encoded) encoding;
        Explanation explained = new Explanations(SchemaFormats.standard())
                .of(done.format(), done.bytes(), true)
                .orElseThrow();
        assertThat(explained.issues()).isZero();
        assertThat(explained.explained()).isEqualTo(done.bytes().length);
        return done;
    }

    @Test
    void a_schema_that_was_not_changed_makes_the_same_bytes() {
        Encoding.Encoded own = encoded(CODEC.run(ORDER.subject(), ORDER.object()));
        Encoding.Encoded by = encoded(edited(text -> text));

        assertThat(by.bytes()).isEqualTo(own.bytes());
        assertThat(by.roundTrip().label()).isEqualTo(RoundTripResult.EXACT);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "name=\"quantity\" id=\"11\" type=\"int32\" | name=\"quantity\" id=\"11\" type=\"int8\" | -6",
                "name=\"id\" id=\"1\" type=\"int32\" | name=\"id\" id=\"1\" type=\"uint8\" | -3",
                "name=\"id\" id=\"1\" type=\"int32\" | name=\"id\" id=\"1\" type=\"int64\" | 4",
                "name=\"total\" id=\"2\" | name=\"total\" id=\"200\" offset=\"8\" | 4",
                "byteOrder=\"littleEndian\" | byteOrder=\"bigEndian\" | 0",
                "name=\"numInGroup\" primitiveType=\"uint16\" | name=\"numInGroup\" primitiveType=\"uint8\" | -6",
                "name=\"length\" primitiveType=\"uint16\" | name=\"length\" primitiveType=\"uint32\" maxValue=\"1000000\" | 12",
                "encodingType=\"uint8\"> <validValue name=\"NEW\">0 | encodingType=\"char\"> <validValue name=\"NEW\">N | 0",
                "PAID\">1 | PAID\">77 | 0",
                "<sbe:message name=\"Order\" id=\"1\"> | <sbe:message name=\"Order\" id=\"9\" blockLength=\"80\"> | 31",
                "<sbe:message name=\"Order\" id=\"1\"> | <sbe:message name=\"Order\" id=\"1\"><field name=\"own\" id=\"99\" type=\"int64\"/> | 8",
                "<data name=\"sku\" id=\"12\" type=\"varStringEncoding\"/> | <data name=\"own\" id=\"99\" type=\"varStringEncoding\"/><data name=\"sku\" id=\"12\" type=\"varStringEncoding\"/> | 4",
                "<sbe:message name=\"Order\" | <sbe:message name=\"Sale\" | 0",
                "name=\"groupSizeEncoding\"> | name=\"groupSizeEncoding\" description=\"d\"> | 0",
            })
    void what_is_changed_in_a_schema_is_written_so_and_read_back(String what, String with, int more) {
        Encoding.Encoded own = encoded(CODEC.run(ORDER.subject(), ORDER.object()));
        Encoding.Encoded by = encoded(edited(text -> replacing(what, with).apply(text.replaceAll(">\\s+<", "> <"))));

        assertThat(by.bytes().length - own.bytes().length).isEqualTo(more);
        assertThat(by.roundTrip().label()).as(by.roundTrip().reason()).isEqualTo(RoundTripResult.EXACT);
    }

    @Test
    void a_type_may_have_another_null_value() {
        UnaryOperator<String> withType =
                text -> text.replace("type=\"int32\" presence=\"optional\"", "type=\"Rating\"");
        String type = "<types><type name=\"Rating\" primitiveType=\"int32\" presence=\"optional\" nullValue=\"%d\"/>";

        Encoding.Encoded by = encoded(edited(text -> withType.apply(text).replace("<types>", type.formatted(0))));
        assertThat(by.roundTrip().label()).as(by.roundTrip().reason()).isEqualTo(RoundTripResult.EXACT);
        assertThat(edited(text -> withType.apply(text).replace("<types>", type.formatted(5))))
                .isInstanceOfSatisfying(
                        Encoding.Unsupported.class,
                        refused -> assertThat(refused.reason())
                                .isEqualTo("rating is 5, which is the null value of int32"));
    }

    @Test
    void a_text_may_stand_in_a_block() {
        Encoding.Encoded by = encoded(edited(
                text -> text.replaceFirst("<types>", "<types><type name=\"Code\" primitiveType=\"char\" length=\"4\"/>")
                        .replaceFirst(
                                "(<group name=\"items\".*>\\s+)(<field.*/>\\s+)<data name=\"sku\" id=\"12\" type=\"varStringEncoding\"/>",
                                "$1<field name=\"sku\" id=\"12\" type=\"Code\"/>$2")));
        assertThat(by.roundTrip().label()).as(by.roundTrip().reason()).isEqualTo(RoundTripResult.EXACT);
    }

    @Test
    void a_field_that_the_schema_no_longer_has_is_lost_and_told() {
        Encoding.Encoded by =
                encoded(edited(replacing("<data name=\"sku\" id=\"12\" type=\"varStringEncoding\"/>", "")));
        assertThat(by.roundTrip().label()).isNotEqualTo(RoundTripResult.EXACT);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "name=\"total\" id=\"2\" type=\"int64\" | name=\"total\" id=\"2\" type=\"double\" | Order.total is a long, and cannot be written as double",
                "name=\"total\" id=\"2\" type=\"int64\" | name=\"total\" id=\"2\" type=\"int32\" | 12345678901 is beyond int32 of the edited schema",
                "name=\"total\" id=\"2\" type=\"int64\" | name=\"total\" id=\"2\" type=\"long\" | The edited schema: 42:45: There is no type long",
                "name=\"total\" id=\"2\" type=\"int64\"/> | name=\"total\" id=\"2\" type=\"int64\"> | Not well-formed XML",
                "message name=\"Order\" | message name=\"Other\" id=\"2\"/><sbe:message name=\"Sale\" | The schema has no message Order",
                "<types> | <types><include/> | ",
                "<sbe:messageSchema | <!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><sbe:messageSchema | Document types and entities are not read",
                "PAID\">1 | VOID\">1 | Status of the edited schema has no constant PAID",
                "numInGroup\" primitiveType=\"uint16\" | numInGroup\" primitiveType=\"uint16\" maxValue=\"1\" | items has 2 elements; a group that counts them by uint16 has 1 at most",
                "hexplain.entries=\"map\" | hexplain.entries=\"maps\" | hexplain.entries is optional or map, not maps",
                "hexplain.entries=\"map\" | hexplain.entries=\"optional\" | Order.counts is a map, and cannot be written as counts",
            })
    void what_a_schema_cannot_hold_is_said_with_its_place(String what, String with, String message) {
        assertThat(edited(replacing(what, with)))
                .isInstanceOfSatisfying(
                        Encoding.Unsupported.class,
                        refused -> assertThat(refused.reason()).contains(message == null ? "" : message));
    }

    @Test
    void what_a_schema_includes_is_not_read() {
        assertThat(
                        edited(
                                replacing(
                                        "<validValue name=\"NEW\"",
                                        "<xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" href=\"file:///nowhere\"/><validValue name=\"NEW\"")))
                .isInstanceOf(Encoding.Encoded.class);
    }

    @Test
    void schemas_of_samples_are_edited_as_well() {
        Sample sample = Samples.get("order").orElseThrow();
        String text = ((Encoding.Encoded) CODEC.run(sample, sample.build()))
                .format()
                .schema()
                .map(Schema::text)
                .orElseThrow();
        Encoding.Encoded by = encoded(new EditedSchemas(Map.of(
                        "sbe",
                        text.replace(
                                "name=\"orderCode\" id=\"3\" type=\"int32\"",
                                "name=\"orderCode\" id=\"3\" type=\"int64\"")))
                .applied(List.of(CODEC))
                .getFirst()
                .run(sample, sample.build()));
        assertThat(by.bytes()).hasSize(193 + 4);
        assertThat(by.roundTrip().label()).isEqualTo(RoundTripResult.EXACT);
    }
}
