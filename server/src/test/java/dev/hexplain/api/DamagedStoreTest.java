package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.store.Store;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Files that are not what was written: found when they are opened, and never taken for what they should be. */
@Slow
class DamagedStoreTest extends WithServer {
    private static final Path CAPTURE = Path.of("../samples/captures/rmi.pcap");

    /** What is done to a file. */
    private enum Damage {
        FLIPPED,
        CUT,
        ZEROED,
        EMPTY,
        GONE;

        void to(Path file) throws IOException {
            byte[] content = Files.readAllBytes(file);
            switch (this) {
                case FLIPPED -> {
                    content[content.length / 2] ^= 0x10;
                    Files.write(file, content);
                }
                case CUT -> Files.write(file, Arrays.copyOf(content, content.length / 2));
                case ZEROED -> Files.write(file, new byte[content.length]);
                case EMPTY -> Files.write(file, new byte[0]);
                case GONE -> Files.delete(file);
            }
        }
    }

    @Test
    void every_file_of_an_index_or_a_layer_may_be_damaged_and_the_answers_stay_the_same() throws Exception {
        String dump = json(running.upload("?name=rmi.pcap", Files.readAllBytes(CAPTURE)))
                .get("id")
                .asText();
        String tree = running.tree(dump, "{\"format\":\"jrmp\",\"layers\":\"tcp:0a\"}")
                .get("id")
                .asText();
        String capture = "/api/v1/dumps/" + dump + "/capture";
        running.whole(capture);
        Map<String, byte[]> right = answers(tree, capture);

        int number = 0;
        for (String file : derived()) {
            for (Damage damage : damages(number++)) {
                running.close();
                Path victim = folder.resolve("derived").resolve(file);
                if (Files.size(victim) > 0) {
                    damage.to(victim);
                }
                running = Running.on(folder);

                running.tree(tree);
                running.whole(capture);

                answers(tree, capture)
                        .forEach((address, answer) -> assertThat(answer)
                                .as("%s %s: %s", damage, file, address)
                                .isEqualTo(right.get(address)));
                assertThat(victim).isRegularFile();
            }
        }
    }

    /** One, another for the next file: so each is done, and to files of each kind; {@code make exhaustive} does all to all. */
    private static List<Damage> damages(int number) {
        List<Damage> all = new ArrayList<>(List.of(Damage.values()));
        Collections.rotate(all, -number);
        return Selection.of(all, 1);
    }

    /** Indexes, manifests and layers, by their paths. */
    private Set<String> derived() throws IOException {
        Set<String> files = new TreeSet<>();
        try (Stream<Path> all = Files.walk(folder.resolve("derived"))) {
            all.filter(Files::isRegularFile)
                    .forEach(file ->
                            files.add(folder.resolve("derived").relativize(file).toString()));
        }
        return files;
    }

    private Map<String, byte[]> answers(String tree, String capture) {
        Map<String, byte[]> answers = new HashMap<>();
        String at = "/api/v1/trees/" + tree;
        for (String address : List.of(
                at + "/fields/0/children?limit=50",
                at + "/spans?offset=0&length=2000",
                at + "/bytes",
                capture + "/flows",
                capture + "/packets?limit=20")) {
            HttpResponse<byte[]> answer = running.get(address);
            assertThat(answer.statusCode()).as(address).isEqualTo(200);
            answers.put(address, answer.body());
        }
        return answers;
    }

    @Test
    void an_index_that_is_damaged_while_the_server_runs_is_made_again_when_it_is_opened_next() throws Exception {
        String tree = running.treeOf("order");
        byte[] right = running.get(tree + "/fields/0/children").body();
        for (int other = 0; other < 40; other++) { // more than stay open
            running.decode(
                    json(running.upload("", new byte[] {1, (byte) other}))
                            .get("id")
                            .asText(),
                    "{\"format\":\"bytes\"}");
        }
        for (String file : derived()) {
            if (file.endsWith("rows")) {
                Damage.ZEROED.to(folder.resolve("derived").resolve(file));
            }
        }

        HttpResponse<byte[]> again = running.get(tree + "/fields/0/children");
        while (again.statusCode() == 409) { // it is being made
            again = running.get(tree + "/fields/0/children");
        }
        assertThat(again.body()).isEqualTo(right);
    }

    @Test
    void a_damaged_dump_is_said_and_mended_by_an_upload() throws Exception {
        byte[] content = noise(5000);
        JsonNode dump = json(running.upload("?name=precious", content));
        String at = "/api/v1/dumps/" + dump.get("id").asText();
        String tree = "/api/v1/trees/"
                + json(running.decode(dump.get("id").asText(), "{}")).get("id").asText();
        Path blob = blob(dump);
        for (Damage damage : Damage.values()) {
            running.close();
            damage.to(blob);
            running = Running.on(folder);

            for (String address : List.of(at + "/bytes", at + "/candidates", tree + "/fields/0", tree + "/bytes")) {
                HttpResponse<byte[]> answer = running.get(address);
                assertThat(answer.statusCode()).as("%s %s", damage, address).isEqualTo(409);
                assertThat(json(answer).get("detail").asText())
                        .contains("precious", dump.get("sha256").asText(), "Upload it again");
            }
            assertThat(json(running.upload("?name=precious", content)).get("id"))
                    .isEqualTo(dump.get("id"));
            assertThat(running.get(at + "/bytes").body()).isEqualTo(content);
            running.get(tree);
            assertThat(running.get(tree + "/bytes").body()).isEqualTo(content);
        }
    }

    @Test
    void a_large_dump_is_looked_at_in_the_background() throws Exception {
        running.close();
        byte[] content = noise(5 << 20);
        try (var store = Store.open(folder)) {
            store.dumps().add("large", new ByteArrayInputStream(content), content.length);
        }
        running = Running.on(folder);
        JsonNode dump = json(running.get("/api/v1/dumps")).at("/items/0");
        Damage.FLIPPED.to(blob(dump));
        String first = "/api/v1/dumps/" + dump.get("id").asText() + "/bytes";

        long deadline = System.nanoTime() + 30_000_000_000L;
        int status = 206;
        while (status == 206 && System.nanoTime() < deadline) {
            status = running.send(running.request(first).header("Range", "bytes=0-9"))
                    .statusCode();
        }

        assertThat(status).isEqualTo(409);
    }

    private Path blob(JsonNode dump) {
        String sha256 = dump.get("sha256").asText();
        return folder.resolve("blobs").resolve(sha256.substring(0, 2)).resolve(sha256);
    }

    private static byte[] noise(int length) {
        byte[] noise = new byte[length];
        new SplittableRandom(7).nextBytes(noise);
        return noise;
    }
}
