package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EncodeCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... words) {
        return Main.commandLine(new PrintWriter(out), new PrintWriter(err)).execute(words);
    }

    @Test
    void an_object_that_is_brought_has_the_sizes_of_the_sample_it_was() {
        assertThat(run(
                        "encode",
                        "--from",
                        "../samples/java/order.ser",
                        "--codec",
                        "java,kryo,fst,hessian2,xstream,avro"))
                .isZero();
        assertThat(out.toString()).isEqualTo("""
            # ObjectToBeSerialised, 1 class defined
            # Java serialization writes the same bytes again
            codec                            bytes   deflate      zstd       lz4    snappy explained  round trip
            avro                               101        64        79        76        76    100.0%  exact
            kryo                               124        88       103       100        99    100.0%  exact
            hessian2                           163       148       166       164       167    100.0%  exact
            fst                                198       109       145       139       146    100.0%  exact
            java                               340       228       264       272       273    100.0%  exact
            xstream                            525       179       192       253       250    100.0%  exact
            """);
    }

    @Test
    void a_hierarchy_of_classes_is_explained_to_the_last_byte() throws IOException {
        assertThat(run(
                        "encode",
                        "--from",
                        "../samples/java/class-chain.ser",
                        "--out",
                        "json",
                        "--codec",
                        "java,kryo,kryo-registered,fst,fory,protostuff,json,json-types,cbor,smile,messagepack,xstream"))
                .isZero();
        JsonNode view = new ObjectMapper().readTree(out.toString());
        assertThat(view.at("/className").asText()).isEqualTo("dev.hexplain.samples.ClassSamples$Square");
        assertThat(view.at("/classes").asInt()).isEqualTo(4);
        assertThat(view.at("/rewritten/same").asBoolean()).isTrue();
        assertThat(view.at("/results")).hasSize(12).allSatisfy(result -> {
            assertThat(result.at("/label/kind").asText()).isEqualTo("exact");
            assertThat(result.at("/explained").asInt())
                    .isEqualTo(result.at("/size").asInt());
        });
    }

    @Test
    void a_part_of_a_stream_is_named_by_its_path(@TempDir Path folder) throws IOException {
        assertThat(run("encode", "--from", "../samples/java/web-session.ser", "--codec", "java"))
                .isZero();
        assertThat(run(
                        "encode",
                        "--from",
                        "../samples/java/web-session.ser",
                        "--at",
                        "user",
                        "--codec",
                        "java",
                        "--out",
                        folder.toString()))
                .isZero();
        JsonNode view = new ObjectMapper().readTree(Files.readString(folder.resolve("encodings.json")));
        assertThat(view.at("/className").asText()).isEqualTo("java.util.LinkedHashMap");
        assertThat(view.at("/rewritten").isNull() || view.at("/rewritten").isMissingNode())
                .isTrue();
        assertThat(Files.size(folder.resolve("object.java.bin")))
                .isEqualTo(view.at("/results/0/size").asLong());
    }

    @Test
    void what_is_left_out_is_said_with_its_path() {
        assertThat(run("encode", "--from", "../samples/java/addresses.ser", "--at", "[0]", "--codec", "java"))
                .isEqualTo(1);
        assertThat(err.toString())
                .contains("No object could be made: java.net.URL: objects of this class are not made");
    }

    @Test
    void what_cannot_be_brought_is_refused_with_what_to_do() {
        assertThat(run("encode", "--from", "../samples/records/order-be.bin")).isEqualTo(1);
        assertThat(err.toString()).contains("Objects are made of Java serialization streams so far");
        assertThat(run("encode", "--from", "../samples/java/enums.ser")).isEqualTo(1);
        assertThat(err.toString()).contains("name one of them, such as --at [0]");
        assertThat(run("encode", "--from", "../samples/java/order.ser", "--at", "nothing"))
                .isEqualTo(1);
        assertThat(err.toString()).contains("There is no value `nothing`");
        assertThat(run("encode", "order", "--from", "../samples/java/order.ser"))
                .isEqualTo(1);
        assertThat(err.toString()).contains("--from brings an object of its own");
    }
}
