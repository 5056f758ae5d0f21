package dev.hexplain.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.operations.ApiClient.Answer;
import dev.hexplain.operations.ServerProcess.Launch;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files of a data folder that a disk damaged while the server was down: what can be made again is, and what cannot is said
 * to be damaged, until the same content is uploaded once more. No answer is wrong, and none is a failure of the server.
 */
@Slow
class DamagedFilesChaosTest {
    private static final int ROUNDS = Math.max(1, Integer.getInteger("chaos.kills", 3) / 10);
    private static final long SEED = Long.getLong("chaos.seed", 20_261_122);
    private static final int DUMPS = Selection.size(12, 24);

    @TempDir
    Path folder;

    /** A dump, and the page of its tree that a sound folder gives. */
    private record Known(String id, byte[] content, String tree) {}

    @Test
    void damaged_files_never_give_a_wrong_answer() throws IOException {
        Random random = new Random(SEED);
        List<Known> known = upload(random);
        for (int round = 0; round < ROUNDS; round++) {
            List<Path> damaged = damageSome(random);
            try (ServerProcess server = ServerProcess.start(Launch.shortly(folder));
                    ApiClient api = new ApiClient(server.address())) {
                for (Known dump : known) {
                    check(api, dump, damaged);
                }
                assertThat(api.failures())
                        .as("round %d, seed %d: %s", round, SEED, damaged)
                        .isEmpty();
            }
        }
    }

    private List<Known> upload(Random random) throws IOException {
        List<Known> known = new ArrayList<>();
        List<Samples.Entry> samples = Samples.all();
        try (ServerProcess server = ServerProcess.start(Launch.shortly(folder));
                ApiClient api = new ApiClient(server.address())) {
            while (known.size() < DUMPS) {
                byte[] content = samples.get(random.nextInt(samples.size())).bytes();
                Answer upload = api.upload(content, "damaged");
                if (known.stream().noneMatch(dump -> dump.id().equals(upload.id()))) {
                    known.add(new Known(upload.id(), content, tree(api, upload.id())));
                }
            }
        }
        return known;
    }

    /** The outermost fields of a dump's tree, as JSON; what went wrong, where that is a problem of the dump. */
    private static String tree(ApiClient api, String dump) throws IOException {
        Answer tree = api.decode(dump);
        while (tree.isOk() && tree.json().path("state").asText().equals("decoding")) { // on a busy machine
            tree = api.get("/api/v1/trees/" + tree.id());
        }
        if (!tree.isOk()) {
            return tree.text();
        }
        return api.get("/api/v1/trees/" + tree.id() + "/fields/0/children").text();
    }

    private List<Path> damageSome(Random random) throws IOException {
        List<Path> damaged = new ArrayList<>();
        for (Path file : DataFolderFiles.ofDumps(folder)) {
            if (random.nextInt(3) == 0) {
                damage(file, random);
                damaged.add(folder.relativize(file));
            }
        }
        return damaged;
    }

    /** Flips a bit, cuts the end off, or zeroes a stretch. */
    private static void damage(Path file, Random random) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            if (channel.size() == 0) {
                return;
            }
            long at = random.nextLong(channel.size());
            switch (random.nextInt(3)) {
                case 0 -> flip(channel, at, random.nextInt(8));
                case 1 -> channel.truncate(at);
                default -> channel.write(ByteBuffer.allocate((int) Math.min(4_096, channel.size() - at)), at);
            }
        }
    }

    private static void flip(FileChannel channel, long at, int bit) throws IOException {
        ByteBuffer one = ByteBuffer.allocate(1);
        channel.read(one, at);
        one.put(0, (byte) (one.get(0) ^ 1 << bit)).rewind();
        channel.write(one, at);
    }

    private static void check(ApiClient api, Known dump, List<Path> damaged) throws IOException {
        Answer bytes = api.get("/api/v1/dumps/" + dump.id() + "/bytes");
        boolean isWhole = bytes.isOk() && Arrays.equals(bytes.body(), dump.content());
        if (bytes.isOk() && !isWhole) {
            api.fail("Wrong bytes of " + dump.id());
        }
        if (!isWhole) {
            assertThat(api.upload(dump.content(), "mended").id()).isEqualTo(dump.id());
        }
        String tree = tree(api, dump.id());
        if (!tree.equals(dump.tree())) {
            api.fail("Another tree of " + dump.id() + ": " + tree);
        }
    }
}
