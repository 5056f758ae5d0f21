package dev.hexplain.edit;

import static dev.hexplain.edit.EditedBytes.edited;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import dev.hexplain.inspect.edits.Assignment;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers of any size, and what is counted around them. */
class EditedNumbersTest {
    /** A decimal of Ion without decimals ends with a point, or it is an integer; JSON has one kind of numbers. */
    @ParameterizedTest
    @CsvSource({"ion_text, 7.", "json, 7"})
    void a_decimal_stays_one_where_the_format_has_them(String format, String written) throws IOException {
        byte[] after = edited("{\"a\":1.5}".getBytes(UTF_8), format, new Assignment("a", "7"));

        assertThat(new String(after, UTF_8)).isEqualTo("{\"a\":" + written + "}");
    }

    /** Jackson's CBOR writes large negative integers in a way of its own. */
    @ParameterizedTest
    @CsvSource({"5, 659940570408047466831293643552638076", "300, 0", "18446744073709551617, 18446744073709551616"})
    void integers_of_any_size(BigInteger before, BigInteger after) throws IOException {
        for (ObjectMapper mapper : List.of(new CBORMapper(), new SmileMapper())) {
            JsonNode read = read(mapper, JsonNodeFactory.instance.numberNode(before), after.toString());
            assertThat(read.bigIntegerValue()).isEqualTo(after);
        }
    }

    @ParameterizedTest
    @CsvSource({"1.5, 99887766554433221100.12345", "0.001, 7", "12345678901234567890.5, -0.25", "0, 1E+3"})
    void decimals_of_any_size(BigDecimal before, BigDecimal after) throws IOException {
        for (ObjectMapper mapper : List.of(new CBORMapper(), new SmileMapper())) {
            JsonNode read = read(mapper, JsonNodeFactory.instance.numberNode(before), after.toString());
            assertThat(read.decimalValue()).isEqualByComparingTo(after);
            assertThat(read.isBigDecimal()).isTrue();
        }
    }

    private static JsonNode read(ObjectMapper mapper, JsonNode number, String next) throws IOException {
        ObjectNode document = mapper.createObjectNode();
        document.put("z", "a");
        document.set("n", number);
        document.put("end", 7);
        String format = mapper instanceof CBORMapper ? "cbor" : "smile";
        byte[] bytes = mapper.writeValueAsBytes(document);
        JsonNode read = mapper.readTree(edited(bytes, format, new Assignment("n", next)));
        assertThat(read.path("end").intValue()).isEqualTo(7);
        return read.path("n");
    }

    /** The map has its length in bytes: what no longer fits into it would stand beside it, with the same names. */
    @Test
    void what_is_in_a_block_stays_in_it() throws IOException {
        byte[] before = HexFormat.of().parseHex("820B000000C161E178C162E179C163B0");
        byte[] after = edited(before, "chronicle_wire", new Assignment("a", "longer"));

        assertThat(HexFormat.of().withUpperCase().formatHex(after))
                .isEqualTo("8210000000C161E66C6F6E676572C162E179C163B0");
    }

    /** The nearest float of both is the same, and neither is a float. */
    @Test
    void a_decimal_is_written_with_all_its_digits() throws IOException {
        byte[] before = HexFormat.of().parseHex("8206000000C161E3302E35");
        byte[] after = edited(before, "chronicle_wire", new Assignment("a", "213.81160496625"));

        assertThat(HexFormat.of().withUpperCase().formatHex(after))
                .isEqualTo("8212000000C161EF3231332E3831313630343936363235");
    }

    @Test
    void the_same_value_changes_nothing() throws IOException {
        byte[] bytes = HexFormat.of().parseHex("820B000000C161E178C162E179C163B0");
        assertThat(edited(bytes, "chronicle_wire", new Assignment("a", "x"))).isEqualTo(bytes);
    }
}
