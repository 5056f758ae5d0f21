package dev.hexplain.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.store.database.Database;
import dev.hexplain.testing.Slow;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Slow
class DumpListTest {
    private static final int DUMPS = 1200;

    @TempDir
    private Path folder;

    private Database database;
    private DumpTable table;

    @BeforeEach
    void open() {
        database = Database.inFile(folder.resolve("hexplain.db"));
        table = new DumpTable(database);
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void a_filter_has_words_that_all_occur_in_the_name_or_the_format() {
        insert(1, "Order-1.ser");
        insert(2, "order-2.json");
        insert(3, "100%_done!.bin");
        table.decodedAs("id1", "java-serialization");

        assertThat(found("ORDER")).containsExactly("id2", "id1");
        assertThat(found(" order  java ")).containsExactly("id1");
        assertThat(found("order.ser")).isEmpty();
        assertThat(found("%_DONE!")).containsExactly("id3");
        assertThat(found("%")).containsExactly("id3");
        assertThat(found("")).containsExactly("id3", "id2", "id1");
        assertThat(table.count(DumpFilter.of("order"))).isEqualTo(2);
    }

    @Test
    void what_comes_before_a_page_is_read_from_an_index_alone() {
        for (DumpFilter filter : List.of(DumpFilter.ALL, DumpFilter.of("order java"))) {
            List<String> plan = database.read(
                    handle -> filter.bind(handle.createQuery("explain query plan " + DumpTable.pageQuery(filter)))
                            .bind("limit", 200)
                            .bind("from", 99_000)
                            .map((row, context) -> row.getString("detail"))
                            .list());

            assertThat(plan)
                    .anyMatch(step -> step.equals("SCAN dump USING COVERING INDEX dump_list"))
                    .filteredOn(step -> step.startsWith("SCAN"))
                    .hasSize(1);
        }
    }

    @Test
    void deleting_a_dump_looks_for_its_bindings_in_an_index() {
        List<String> plan = database.read(
                handle -> handle.select("explain query plan delete from flow_binding where dump_id = 'id1'")
                        .map((row, context) -> row.getString("detail"))
                        .list());

        assertThat(plan).singleElement().asString().startsWith("SEARCH").contains("flow_binding_dump");
    }

    @Test
    void known_names_are_told_from_others_whatever_their_number() {
        Set<String> known = new HashSet<>();
        for (int number = 0; number < DUMPS; number++) {
            insert(number, "order");
            known.add("id" + number);
        }
        List<String> asked = new ArrayList<>(known);
        asked.add("other");

        assertThat(table.ids(asked)).isEqualTo(known);
        assertThat(table.ids(List.of())).isEmpty();
    }

    @Test
    void a_start_asks_once_for_each_folder_what_is_known_and_not_for_each_file() throws Exception {
        Folders folders = new Folders(folder);
        folders.create();
        for (int number = 0; number < 100; number++) {
            Files.createDirectories(folders.derived("id" + number));
            Path blob = folders.blob("ab" + number);
            Files.createDirectories(blob.getParent());
            Files.createFile(blob);
        }
        List<Integer> asked = new ArrayList<>();
        Folders.Known even = names -> {
            asked.add(names.size());
            Set<String> known = new HashSet<>(names);
            known.removeIf(name -> name.endsWith("1"));
            return known;
        };

        folders.sweep(even);
        folders.sweepCopies(even);

        assertThat(asked).containsExactly(100, 100);
        assertThat(folders.blob("ab10")).exists();
        assertThat(folders.blob("ab11")).doesNotExist();
        assertThat(folders.derived("id10")).exists();
        assertThat(folders.derived("id11")).doesNotExist();
    }

    private List<String> found(String words) {
        return table.page(DumpFilter.of(words), 0, 10).stream().map(Dump::id).toList();
    }

    private void insert(int number, String name) {
        table.insert(
                new Dump("id" + number, name, 0, "sha" + number, SpaceAccess.PUBLIC, Instant.ofEpochMilli(number)));
    }
}
