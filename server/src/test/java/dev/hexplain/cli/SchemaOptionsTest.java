package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.DescriptorProtos;
import com.google.protobuf.DescriptorProtos.FileDescriptorSet;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Schemas in files that import others. */
class SchemaOptionsTest {
    @TempDir
    Path folder;

    private Path dump = Path.of("");

    @BeforeEach
    void write() throws IOException {
        Files.createDirectories(folder.resolve("lib/common"));
        file("order.proto", "import \"common/money.proto\";\nmessage Order { common.Money price = 1; }\n");
        file(
                "lib/common/money.proto",
                "package common;\nimport \"common/cents.proto\"; message Money { Cents cents = 1; }\n");
        file("lib/common/cents.proto", "package common; message Cents { int64 n = 1; }\n");
        dump = folder.resolve("dump.bin");
        Files.write(dump, new byte[] {0x0A, 4, 0x0A, 2, 8, 7});
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    private String decode(String... options) {
        StringWriter out = new StringWriter();
        String[] args = new String[options.length + 6];
        System.arraycopy(
                new String[] {"decode", dump.toString(), "--format", "protobuf", "--out", "leaves"}, 0, args, 0, 6);
        System.arraycopy(options, 0, args, 6, options.length);
        Main.commandLine(new PrintWriter(out), new PrintWriter(out), args).execute(args);
        return out.toString();
    }

    @Test
    void imports_are_found_in_the_import_path() {
        assertThat(decode("--schema", path("order.proto"), "--import-path", path("lib")))
                .contains("price.cents.n.value\t7");
    }

    @Test
    void a_scan_decodes_each_file_with_the_schema() {
        StringWriter out = new StringWriter();
        Main.commandLine(new PrintWriter(out), new PrintWriter(out))
                .execute(
                        "scan",
                        dump.toString(),
                        "--format=protobuf",
                        "--schema=" + path("order.proto"),
                        "--import-path=" + path("lib"));
        assertThat(out.toString())
                .contains("\"format\":\"protobuf\"")
                .contains("\"covered\":6")
                .contains("\"fields\":10");
    }

    @Test
    void imports_are_found_beside_the_schema() throws IOException {
        file("lib/order.proto", Files.readString(folder.resolve("order.proto")));
        assertThat(decode("--schema", path("lib/order.proto"))).contains("price.cents.n.value\t7");
    }

    @Test
    void more_files_may_be_named() {
        assertThat(decode(
                        "--schema", path("order.proto"),
                        "--schema", path("lib/common/money.proto"),
                        "--schema", path("lib/common/cents.proto")))
                .contains("price.cents.n.value\t7");
    }

    @Test
    void what_is_not_found_is_named() {
        assertThat(decode("--schema", path("order.proto")))
                .contains("order.proto:2:17: The type common.Money of price is declared nowhere;"
                        + " not here, but imported: common/money.proto");
    }

    @Test
    void a_mistake_is_told_with_its_own_file_and_line() throws IOException {
        file("lib/common/cents.proto", "package common;\nmessage Cents { int64 n }\n");
        assertThat(decode("--schema", path("order.proto"), "--import-path", path("lib")))
                .contains("common/cents.proto:2:25: Expected '=', found '}'");
    }

    @Test
    void nothing_outside_the_folders_is_read() throws IOException {
        file("secret.proto", "message Secret {}");
        file("lib/main.proto", "import \"../secret.proto\"; message A { Secret s = 1; }");
        assertThat(decode("--schema", path("lib/main.proto"))).contains("imported: ../secret.proto");
    }

    @Test
    void a_descriptor_set_is_a_schema() throws IOException {
        byte[] set = FileDescriptorSet.newBuilder()
                .addFile(DescriptorProtos.getDescriptor().toProto())
                .build()
                .toByteArray();
        dump = Files.write(folder.resolve("set.bin"), set);
        assertThat(decode("--schema", path("set.bin"), "--root", "FileDescriptorSet"))
                .contains("file[0].name.value\t\"google/protobuf/descriptor.proto\"");
    }
}
