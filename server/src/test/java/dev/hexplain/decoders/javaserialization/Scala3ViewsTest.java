package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** Views of what Scala 3 writes: its compiler names classes as no source does. */
class Scala3ViewsTest {
    /** {@code enum Shape { case Circle(r: Double); case Empty }}, by Scala 3.3. */
    @Test
    void a_case_of_an_enumeration_of_scala_is_its_name() {
        assertThat(ofScala3(
                        "73720012",
                        "shop.Shape$$anon$3",
                        "97b86c4fa4de536c02000249000b",
                        "_$ordinal$1",
                        "4c0007",
                        "$name$1",
                        "740012",
                        "Ljava/lang/String;",
                        "7872000a",
                        "shop.Shape",
                        "dd88a981e3fa53850200007870",
                        "00000001740005",
                        "Empty"))
                .isEqualTo("\"Empty\"");
    }

    /** {@code enum Color(val rgb: Int) { case Red extends Color(0xff0000) }}: no byte says that it is Red. */
    @Test
    void a_case_with_parameters_is_its_fields() {
        assertThat(ofScala3(
                        "73720012",
                        "shop.Color$$anon$1",
                        "763896945afc4a8e0200007872000a",
                        "shop.Color",
                        "10f03d551cf643790200014900",
                        "\u0003rgb",
                        "787000ff0000"))
                .isEqualTo("{\"rgb\":16711680}");
    }

    /** As Scala calls {@code new HashMap[String, Int]() {}} in {@code Shop}. */
    private static final class Shop$$anon$1 extends HashMap<String, Integer> {
        private static final long serialVersionUID = 1;
    }

    @Test
    void an_anonymous_collection_of_scala_is_a_collection() throws IOException {
        Shop$$anon$1 stock = new Shop$$anon$1();
        stock.put("p", 3);
        assertThat(Says.json(Says.written(stock))).isEqualTo("{\"p\":3}");
    }

    @Test
    void an_empty_tuple_of_scala_is_empty() {
        assertThat(ofScala3(
                        "73720026",
                        "scala.runtime.ModuleSerializationProxy",
                        "00000000000000010200014c000b",
                        "moduleClass",
                        "740011",
                        "Ljava/lang/Class;",
                        "78707672001f",
                        "scala.Tuple$package$EmptyTuple$",
                        "1a876f564a00ecab0200007870"))
                .isEqualTo("[]");
    }

    /** A stream as its library wrote it: digits of bytes, and the texts between them. */
    private static String ofScala3(String... digitsAndTexts) {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        stream.writeBytes(HexFormat.of().parseHex("aced0005"));
        for (String part : digitsAndTexts) {
            boolean digits = part.matches("([0-9a-f]{2})+");
            stream.writeBytes(digits ? HexFormat.of().parseHex(part) : part.getBytes(StandardCharsets.ISO_8859_1));
        }
        return Says.json(stream.toByteArray());
    }
}
