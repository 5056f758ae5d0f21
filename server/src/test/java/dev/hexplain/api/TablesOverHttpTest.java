package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.batch.Parquet;
import dev.hexplain.testing.ClassTables;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables of many dumps, as a client sees them. */
@Slow
class TablesOverHttpTest extends WithSharedServer {
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    static Path folder;

    private static String table = "";

    @BeforeEach
    void upload_a_table() throws IOException {
        if (table.isEmpty()) {
            table = json(running.upload("?name=classes.parquet", ClassTables.of("java/order.ser", "captures/rmi.pcap")))
                    .get("id")
                    .asText();
        }
    }

    private static HttpResponse<byte[]> ask(String sql) throws IOException {
        return running.post("/api/v1/dumps/" + table + "/table/answers", JSON.writeValueAsString(Map.of("sql", sql)));
    }

    private static HttpResponse<byte[]> export(String sql, String as) throws IOException {
        return running.post(
                "/api/v1/dumps/" + table + "/table/export", JSON.writeValueAsString(Map.of("sql", sql, "as", as)));
    }

    private static String detail(HttpResponse<byte[]> problem) {
        assertThat(problem.statusCode()).isEqualTo(400);
        return json(problem).get("detail").asText();
    }

    @Test
    void a_table_says_what_its_rows_are() {
        JsonNode described = json(running.get("/api/v1/dumps/" + table + "/table"));

        assertThat(described.get("rows").asText()).isEqualTo("classes");
        assertThat(described.get("build").asText()).isEqualTo("1.2.3");
        assertThat(described.get("count").asLong()).isGreaterThan(5);
        JsonNode column = described.at("/columns/0");
        assertThat(column.get("name").asText()).isEqualTo("path");
        assertThat(column.get("type").asText()).isEqualTo("varchar");
        assertThat(column.get("documentation").asText()).startsWith("the file,");
    }

    @Test
    void questions_are_answered_with_texts_lists_and_nulls() throws IOException {
        JsonNode answer = json(ask("""
                select class_name, uid, members[:2] as first, superclass, instances
                from classes where path like '%order.ser' order by byte_offset limit 1 -- the first"""));

        assertThat(answer.get("columns").findValuesAsText("name"))
                .containsExactly("class_name", "uid", "first", "superclass", "instances");
        assertThat(answer.get("columns").findValuesAsText("number"))
                .containsExactly("false", "true", "false", "false", "true");
        assertThat(answer.get("rows"))
                .hasToString(
                        "[[\"ObjectToBeSerialised\",\"10275539472837495\",[\"int orderCode\",\"int priority\"],null,\"1\"]]");
        assertThat(answer.get("more").asBoolean()).isFalse();
    }

    @Test
    void a_long_answer_is_cut_and_says_so() throws IOException {
        JsonNode answer = json(ask("select * from range(100000)"));

        assertThat(answer.get("rows")).hasSize(200);
        assertThat(answer.get("more").asBoolean()).isTrue();
    }

    @Test
    void times_are_utc() throws IOException {
        JsonNode answer = json(ask("select '2024-03-01T09:30:00Z'::timestamptz as t"));

        assertThat(answer.at("/rows/0/0").asText()).startsWith("2024-03-01T09:30");
    }

    /** What the sandbox and the check before it are for. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "select * from '/etc/passwd'",
                "select * from read_csv('/etc/passwd')",
                "select * from read_text('/etc/passwd')",
                "select * from glob('/*')",
                "from duckdb_settings()",
                "select current_setting('allowed_paths')",
                "select * from query('select 1')",
                "select * from information_schema.tables",
                "with classes as (select 1) select * from duckdb_views()",
                "select (select max(column0) from read_csv('/etc/passwd')) from classes",
                "show tables",
                "drop view classes",
                "copy classes to '/tmp/x.csv'",
                "attach '/tmp/x.db'",
                "install httpfs",
                "set enable_external_access = true",
                "select 1; drop view classes",
                "select 1) union all (select 2",
                "selec 1",
                "select nothing from classes",
                "",
            })
    void nothing_but_a_query_of_the_table_is_answered(String sql) throws IOException {
        HttpResponse<byte[]> answer = ask(sql);

        assertThat(answer.statusCode()).as(sql).isEqualTo(400);
        assertThat(new String(answer.body(), UTF_8)).doesNotContain("/blobs/", folder.toString(), "root:");
    }

    @Test
    void mistakes_are_said_in_the_words_of_the_database() throws IOException {
        assertThat(detail(ask("select nothing from classes"))).contains("\"nothing\" not found");
        assertThat(detail(ask("selec 1")))
                .startsWith("Not valid SQL, at character 1: syntax error at or near \"selec\"");
        assertThat(detail(ask("select * fro files"))).startsWith("Not valid SQL, at character 14: ");
        assertThat(detail(ask("with aa as (select 1), zz as (select 2) select * from orders, aa, zz")))
                .contains("the table that is asked is `classes`");
        assertThat(detail(ask("select * from orders")))
                .isEqualTo("There is no table `orders`: the table that is asked is `classes`.");
    }

    @Test
    void an_answer_has_an_end_whatever_was_asked() throws IOException {
        JsonNode wide = json(ask("select repeat('x', 5000) as t, range(500) as l, * from range(1000)"));

        assertThat(wide.at("/rows/0/0").asText()).hasSize(4096).endsWith("x…");
        assertThat(wide.at("/rows/0/1")).hasSize(101);
        assertThat(wide.at("/rows/0/1/100").asText()).isEqualTo("…");
        String many = IntStream.range(0, 200)
                .mapToObj(i -> "repeat('x', 4000) as c" + i)
                .collect(Collectors.joining(", ", "select ", " from range(50)"));
        JsonNode much = json(ask(many));
        assertThat(much.get("rows")).hasSizeLessThan(10).isNotEmpty();
        assertThat(much.get("more").asBoolean()).isTrue();
    }

    @Test
    void a_query_may_name_queries_of_its_own() throws IOException {
        JsonNode answer = json(ask("with x as (select distinct uid from classes) select count(*) > 1 from x"));

        assertThat(answer.at("/rows/0/0").asText()).isEqualTo("true");
    }

    @Test
    void too_much_memory_is_refused() throws IOException {
        assertThat(detail(ask("select list(i) from range(1000000000) t(i)")))
                .isEqualTo("The question takes more than 256 MB of memory: ask for less.");
    }

    @Test
    void a_question_that_takes_the_machine_is_refused_and_others_are_answered() throws IOException {
        assertThat(detail(ask("select string_agg(repeat('x', 1000000), '') from range(100000)")))
                .startsWith("The question takes more than ");
        assertThat(detail(ask("select repeat('x', 200000000) from range(100)")))
                .isEqualTo("`repeat` makes a value of 200000000: at most 1,000,000 is asked for.");
        assertThat(json(ask("select count(*) > 0 from classes")).at("/rows/0/0").asText())
                .isEqualTo("true");
        assertThat(new String(running.get("/metrics").body(), UTF_8))
                .contains(
                        "hexplain_resident_bytes{processes=\"questions\"}",
                        "hexplain_resident_bytes{processes=\"server\"}");
    }

    @Test
    void answers_are_exported_as_csv_and_parquet_and_nothing_stays() throws IOException {
        String sql = "select distinct class_name, kind from classes where path like '%order.ser' order by 1";

        HttpResponse<byte[]> csv = export(sql, "csv");
        assertThat(csv.headers().firstValue("Content-Disposition")).contains("attachment; filename=\"answer.csv\"");
        assertThat(new String(csv.body(), UTF_8)).isEqualTo("""
                class_name,kind
                ObjectToBeSerialised,serializable
                double[],array
                long[],array
                """);
        Path parquet = folder.resolve("answer.parquet");
        Files.write(parquet, export(sql, "parquet").body());
        assertThat(Parquet.rows(parquet, "select kind, count(*) from %s group by 1 order by 1"))
                .containsExactly("array|2", "serializable|1");
        try (Stream<Path> left = Files.list(running.inspector.dumps().incoming())) {
            assertThat(left)
                    .as("but the folder of the process that answers")
                    .singleElement()
                    .satisfies(folder -> assertThat(folder.getFileName()).hasToString("questions-1"));
        }
    }

    @Test
    void an_export_writes_nowhere_else() throws IOException {
        assertThat(export("select 1) to '/tmp/elsewhere.csv' --", "csv").statusCode())
                .isEqualTo(400);
        assertThat(Path.of("/tmp/elsewhere.csv")).doesNotExist();
    }

    @Test
    void another_dump_is_no_table() {
        String text = json(running.upload("?name=a.txt", "no table at all".getBytes(UTF_8)))
                .get("id")
                .asText();

        assertThat(running.get("/api/v1/dumps/" + text + "/table").statusCode()).isEqualTo(409);
        assertThat(running.get("/api/v1/dumps/nowhere/table").statusCode()).isEqualTo(404);
    }

    @Test
    void a_dump_is_found_by_its_content() {
        JsonNode dump = json(running.upload("?name=b.txt", "to be found".getBytes(UTF_8)));
        String found = "/api/v1/dumps?sha256=";

        assertThat(json(running.get(found + dump.get("sha256").asText())).at("/items/0/id"))
                .isEqualTo(dump.get("id"));
        assertThat(json(running.get(found + "00")).get("items")).isEmpty();
    }
}
