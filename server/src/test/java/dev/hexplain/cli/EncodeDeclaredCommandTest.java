package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.classes.CompilersForTests;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Objects of declared types: of sources, schemas and class files. */
@Slow
class EncodeDeclaredCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... words) {
        return Main.commandLine(new PrintWriter(out), new PrintWriter(err)).execute(words);
    }

    private static final String DECLARATIONS = """
        package com.acme;
        record Order(long id, List<Item> items, Status status, Instant created, EnumMap<Status, Integer> counts) {}
        class Item { String sku; BigDecimal price; LocalDate due; }
        enum Status { OPEN, PAID }
        """;

    @Test
    void declared_classes_have_the_values_of_a_dump_or_generated_ones(@TempDir Path folder) throws IOException {
        Path source = Files.writeString(folder.resolve("Order.java"), DECLARATIONS);
        Path json = Files.writeString(folder.resolve("order.json"), """
            [{"id":7,"items":[{"sku":"a","price":9.50,"due":"2026-11-24"}],"status":"PAID",
              "created":"2026-11-24T12:00:00Z","counts":{"OPEN":3}}]
            """);
        for (List<String> values : List.of(List.of("--from", json.toString(), "--at", "[0]"), List.of("--seed", "7"))) {
            List<String> words = new ArrayList<>(List.of("encode", "--declarations", source.toString()));
            words.addAll(values);
            words.addAll(List.of("--codec", "java,fory,protobuf,avro,thrift-compact,json", "--out", "json"));
            out.getBuffer().setLength(0);
            assertThat(run(words.toArray(String[]::new))).as(err.toString()).isZero();
            JsonNode view = new ObjectMapper().readTree(out.toString());
            assertThat(view.path("className").asText()).isEqualTo("com.acme.Order");
            assertThat(view.path("classes").asInt()).isEqualTo(3);
            assertThat(view.path("results"))
                    .hasSize(6)
                    .allSatisfy(result -> assertThat(result.at("/label/kind").asText())
                            .as(result.toString())
                            .isEqualTo("exact"));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        order.avsc   | com.acme.Order | {"type":"record","name":"Order","namespace":"com.acme","fields":[{"name":"id","type":"long"},{"name":"at","type":{"type":"long","logicalType":"timestamp-millis"}},{"name":"items","type":{"type":"array","items":{"type":"record","name":"Item","fields":[{"name":"sku","type":["null","string"]}]}}},{"name":"status","type":{"type":"enum","name":"Status","symbols":["OPEN","PAID"]}}]}
        order.proto  | com.acme.Order | syntax = "proto3"; package com.acme; import "google/protobuf/timestamp.proto"; message Order { int64 id = 1; google.protobuf.Timestamp at = 2; repeated Item items = 3; Status status = 4; map<string, Order> more_orders = 5; } message Item { string sku = 1; } enum Status { OPEN = 0; PAID = 1; }
        order.thrift | Order          | enum Status { OPEN = 0, PAID = 1 } struct Item { 1: string sku } struct Order { 1: i64 id, 2: string at, 3: list<Item> items, 4: Status status, 5: map<i32, set<i16>> sizes }
        order.fbs    | com.acme.Order | namespace com.acme; enum Status : byte { OPEN, PAID } table Item { sku: string; raw: [ubyte]; } table Order { id: ulong; at: string; items: [Item]; status: Status; codes: [uint]; } root_type Order;
        order.xml    | com.acme.Order | <messageSchema package="com.acme" id="1"><types><composite name="messageHeader"><type name="blockLength" primitiveType="uint16"/><type name="templateId" primitiveType="uint16"/><type name="schemaId" primitiveType="uint16"/><type name="version" primitiveType="uint16"/></composite><composite name="groupSizeEncoding"><type name="blockLength" primitiveType="uint16"/><type name="numInGroup" primitiveType="uint16"/></composite><composite name="text"><type name="length" primitiveType="uint32"/><type name="varData" primitiveType="uint8" length="0" characterEncoding="UTF-8"/></composite><enum name="Status" encodingType="uint8"><validValue name="OPEN">0</validValue><validValue name="PAID">1</validValue></enum></types><message name="Order" id="7"><field name="id" id="1" type="int64"/><field name="status" id="2" type="Status"/><group name="items" id="3"><field name="size" id="1" type="uint32"/><data name="sku" id="2" type="text"/></group><data name="at" id="4" type="text"/></message></messageSchema>
        """)
    void types_of_schemas_are_classes_as_well(String file, String className, String schema, @TempDir Path folder)
            throws IOException {
        Path source = Files.writeString(folder.resolve(file), schema);
        Path json = Files.writeString(folder.resolve("order.json"), """
            {"id":7,"at":"2026-11-24T12:00:00Z","items":[{"sku":"a"}],"status":"PAID"}
            """);
        for (List<String> values : List.of(List.<String>of(), List.of("--from", json.toString()))) {
            List<String> words =
                    new ArrayList<>(List.of("encode", "--declarations", source.toString(), "--type", "Order"));
            words.addAll(values);
            words.addAll(List.of("--codec", "java,kryo,protobuf,avro,thrift-compact", "--out", "json"));
            out.getBuffer().setLength(0);
            assertThat(run(words.toArray(String[]::new))).as(err.toString()).isZero();
            JsonNode view = new ObjectMapper().readTree(out.toString());
            assertThat(view.path("className").asText()).isEqualTo(className);
            assertThat(view.path("classes").asInt()).isEqualTo(3);
            assertThat(view.path("results"))
                    .hasSize(5)
                    .allSatisfy(result -> assertThat(result.at("/label/kind").asText())
                            .as(result.toString())
                            .isEqualTo("exact"));
        }
    }

    /** What stands in a jar is encoded in as many bytes as what its source says. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        avsc   | {"type":"record","name":"Money","namespace":"com.acme.pay","fields":[{"name":"cents","type":"long"}]} | {"type":"record","name":"Order","namespace":"com.acme","fields":[{"name":"price","type":"com.acme.pay.Money"},{"name":"paid","type":["null","com.acme.pay.Money"]}]} | The type com.acme.pay.Money is declared nowhere
        proto  | syntax = "proto3"; message Money { int64 cents = 1; } | syntax = "proto3"; import "common/money.proto"; message Order { Money price = 1; Money paid = 2; } | not here, but imported: common/money.proto
        thrift | struct Money { 1: i64 cents } | include "common/money.thrift" struct Order { 1: money.Money price, 2: money.Money paid } | not here, but imported: common/money.thrift
        fbs    | table Money { cents: long; } | include "common/money.fbs"; table Order { price: Money; paid: Money; } root_type Order; | not here, but imported: common/money.fbs
        """)
    void schemas_import_those_that_are_given_and_no_others(
            String ending, String money, String order, String missing, @TempDir Path folder) throws IOException {
        Path common = Files.createDirectories(folder.resolve("common")).resolve("money." + ending);
        Files.writeString(common, money);
        Path main = Files.writeString(folder.resolve("order." + ending), order);
        Path json = Files.writeString(folder.resolve("values.json"), "{\"price\": {\"cents\": 5}}");
        String[] values = {"--type", "Order", "--from", json.toString(), "--codec", "java", "--out", "json"};

        for (List<Path> given : List.of(List.of(main, common), List.of(common, main), List.of(folder))) {
            List<String> words = new ArrayList<>(List.of("encode"));
            given.forEach(file -> words.addAll(List.of("--declarations", file.toString())));
            words.addAll(List.of(values));
            out.getBuffer().setLength(0);
            assertThat(run(words.toArray(String[]::new))).as(err.toString()).isZero();
            assertThat(new ObjectMapper()
                            .readTree(out.toString())
                            .path("classes")
                            .asInt())
                    .isEqualTo(2);
        }
        assertThat(run("encode", "--declarations", main.toString(), "--type", "Order"))
                .isEqualTo(1);
        assertThat(err.toString()).contains(missing);
    }

    @Test
    void files_that_do_not_belong_together_are_refused(@TempDir Path folder) throws IOException {
        Path proto = Files.writeString(folder.resolve("a.proto"), "message A { int32 x = 1; }");
        Path broken = Files.writeString(folder.resolve("b.proto"), "\nmessage B { int32 x }");
        Path fbs = Files.writeString(folder.resolve("a.fbs"), "table A { x: int; }");
        Path java = Files.writeString(folder.resolve("A.java"), "record A(int x) {}");

        assertThat(run("encode", "--declarations", proto.toString(), "--declarations", fbs.toString()))
                .isEqualTo(1);
        assertThat(err.toString()).contains("Types are declared in one language, and the schemas are .proto, .fbs.");
        assertThat(run("encode", "--declarations", proto.toString(), "--declarations", java.toString()))
                .isEqualTo(1);
        assertThat(err.toString()).contains("schemas of one language, or class files");
        assertThat(run("encode", "--declarations", proto.toString(), "--declarations", broken.toString()))
                .isEqualTo(1);
        assertThat(err.toString()).contains("(b.proto:2)");
    }

    @Test
    void class_files_declare_what_their_sources_do(@TempDir Path folder) throws IOException {
        Path source = Files.writeString(folder.resolve("Order.java"), """
                package com.acme; import java.math.*; import java.time.*; import java.util.*;
                class Order extends Base<Status> implements java.io.Serializable {
                    private static final long serialVersionUID = 7; List<Item> items; Instant created; Map<Status, Integer> counts; }
                class Base<S> implements java.io.Serializable { private static final long serialVersionUID = 8; long id; S status; }
                record Item(String sku, BigDecimal price, LocalDate due) implements java.io.Serializable {}
                enum Status { OPEN, PAID }
                """);
        Path json = Files.writeString(folder.resolve("order.json"), """
            {"id":7,"items":[{"sku":"a","price":9.50,"due":"2026-11-24"}],"status":"PAID",
              "created":"2026-11-24T12:00:00Z","counts":{"OPEN":3}}
            """);
        Path classes = CompilersForTests.compile(
                CompilersForTests.javac(), folder.resolve("classes"), Map.of("Order.java", Files.readString(source)));
        Files.writeString(classes.resolve("other.proto"), "message Other { int32 x = 1; }"); // as libraries carry them
        Path jar = folder.resolve("app.jar");
        try (JarOutputStream archive = new JarOutputStream(Files.newOutputStream(jar))) {
            for (String name : List.of("Order", "Base", "Item", "Status")) {
                String path = "com/acme/" + name + ".class";
                archive.putNextEntry(new ZipEntry(path));
                archive.write(Files.readAllBytes(classes.resolve(path)));
            }
        }
        List<String> sizes = new ArrayList<>();
        for (Path declaring : List.of(source, jar, classes)) {
            out.getBuffer().setLength(0);
            assertThat(run(
                            "encode",
                            "--declarations",
                            declaring.toString(),
                            "--type",
                            "Order",
                            "--from",
                            json.toString(),
                            "--codec",
                            "java,kryo,kryo-registered,fory,fory-registered,protobuf,avro,thrift-compact,json",
                            "--out",
                            "json"))
                    .as(err.toString())
                    .isZero();
            JsonNode view = new ObjectMapper().readTree(out.toString());
            assertThat(view.path("classes").asInt()).isEqualTo(4);
            List<String> each = new ArrayList<>();
            view.path("results")
                    .forEach(result -> each.add(result.path("codec").asText() + " "
                            + result.path("size").asText()));
            assertThat(each).hasSize(9).noneMatch(size -> size.endsWith(" "));
            sizes.add(each.toString());
        }
        assertThat(sizes).containsOnly(sizes.getFirst());
        assertThat(run("encode", "--declarations", jar.toString())).isEqualTo(1);
        assertThat(err.toString())
                .contains(
                        "3 classes are there, and --type says which is meant: com.acme.Base, com.acme.Item, com.acme.Order");
        out.getBuffer().setLength(0);
        Path alone = classes.resolve("com/acme/Order.class");
        assertThat(run("encode", "--declarations", alone.toString(), "--codec", "java"))
                .isZero();
        assertThat(out.toString())
                .contains("# stand in com.acme.Item: field items of com.acme.Order: it is not in what was given")
                .contains("# stand in com.acme.Base: superclass of com.acme.Order");
    }

    @Test
    void what_is_wrong_with_declarations_and_values_is_listed(@TempDir Path folder) throws IOException {
        Path source = Files.writeString(folder.resolve("Order.java"), DECLARATIONS);
        Path json = Files.writeString(folder.resolve("order.json"), "{\"id\":\"x\",\"items\":[{\"price\":true}]}");
        assertThat(run("encode", "--declarations", source.toString(), "--from", json.toString()))
                .isEqualTo(1);
        assertThat(err.toString()).isEqualTo("""
            hexplain: The values do not fit the declarations.
              id: expected a long, found the text "x"
              items[0].price: expected a decimal number, found true
            """);
        err.getBuffer().setLength(0);
        assertThat(run("encode", "--declarations", source.toString(), "--type", "Ordr"))
                .isEqualTo(1);
        assertThat(err.toString()).isEqualTo("""
            hexplain: The declarations make no classes.
              the list has no class 'Ordr'; did you mean 'Order'?
            """);
        assertThat(run("encode", "order", "--declarations", source.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("they take no SAMPLE");
        assertThat(run("encode", "order", "--type", "Order")).isEqualTo(1);
        assertThat(err.toString()).contains("--type is one of --declarations, which are missing");
        assertThat(run("encode", "order", "--at", "prices")).isEqualTo(1);
        assertThat(err.toString()).contains("--at is a path in the dump of --from, which is missing");
        Path binary = Files.write(
                folder.resolve("Order.class"), new byte[] {(byte) 0xCA, (byte) 0xFE, (byte) 0xBA, (byte) 0xBE});
        assertThat(run("encode", "--declarations", binary.toString())).isEqualTo(1);
        assertThat(err.toString())
                .contains("There is no class with fields in what was given.")
                .contains("Order.class");
        Path broken = Files.write(folder.resolve("Broken.java"), new byte[] {(byte) 0xCA, (byte) 0xFE});
        assertThat(run("encode", "--declarations", broken.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("Broken.java is no text in UTF-8");
    }
}
