package dev.hexplain.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderStreamTest extends TestSessions {
    @TempDir
    Path folder;

    private Path dumps() throws IOException {
        return Files.createDirectories(folder.resolve("dumps"));
    }

    private List<String> readNew() throws Exception {
        Dataset<Row> files = spark().readStream()
                .format("hexplain")
                .option("rows", "files")
                .option("maxFilesPerTrigger", 1)
                .load(dumps().toString());
        return readToEnd(files, folder)
                .selectExpr("concat(regexp_extract(path, '[^/]*$', 0), ' ', format)")
                .as(Encoders.STRING())
                .collectAsList();
    }

    @Test
    void a_file_that_comes_is_read_once() throws Exception {
        Files.writeString(dumps().resolve("a.json"), "{\"a\": 1}");
        Files.write(dumps().resolve("b.cbor"), new byte[] {(byte) 0xa1, 0x61, 0x61, 0x01});
        assertThat(readNew()).containsExactlyInAnyOrder("a.json json", "b.cbor cbor");

        Files.writeString(dumps().resolve("c.json"), "[1, 2]");
        assertThat(readNew()).containsExactlyInAnyOrder("a.json json", "b.cbor cbor", "c.json json");
    }

    @Test
    void a_stream_reads_one_folder() {
        assertThatThrownBy(() -> spark().readStream().format("hexplain").load())
                .hasMessageContaining("A stream reads one folder or pattern");
    }
}
