package dev.hexplain.operations;

import dev.hexplain.operations.ApiClient.Answer;
import dev.hexplain.testing.Samples;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Clients that upload, decode and delete until the server is gone, and note what was confirmed. */
final class Writers {
    /** Kept small, so that a check takes little. */
    private static final int MOST_DUMPS = 40;

    private static final List<Samples.Entry> SAMPLES = Samples.all();

    private final List<Thread> threads = new ArrayList<>();

    private Writers() {}

    static Writers start(String address, Ledger ledger, int count, long seed) {
        Writers writers = new Writers();
        for (int n = 0; n < count; n++) {
            Random random = new Random(seed + n);
            writers.threads.add(Thread.ofPlatform().name("writer-" + n).start(() -> write(address, ledger, random)));
        }
        return writers;
    }

    private static void write(String address, Ledger ledger, Random random) {
        try (ApiClient api = new ApiClient(address)) {
            while (true) {
                upload(api, ledger, random);
                if (random.nextInt(3) == 0 || ledger.size() > MOST_DUMPS) {
                    delete(api, ledger, random);
                }
            }
        } catch (IOException killed) {
            // What was under way is in doubt, and the ledger knows what.
        }
    }

    private static void upload(ApiClient api, Ledger ledger, Random random) throws IOException {
        byte[] content = SAMPLES.get(random.nextInt(SAMPLES.size())).bytes();
        byte[] mine = Arrays.copyOf(content, content.length + 8);
        ByteBuffer.wrap(mine).putLong(content.length, random.nextLong());
        Answer answer = api.upload(mine, "chaos");
        if (answer.status() == 201) {
            ledger.uploaded(answer.id(), mine);
            api.decode(answer.id());
        }
    }

    private static void delete(ApiClient api, Ledger ledger, Random random) throws IOException {
        String id = ledger.any(random.nextInt());
        if (!id.isEmpty()) {
            ledger.deleting(id);
            if (api.delete("/api/v1/dumps/" + id).status() == 204) {
                ledger.deleted(id);
            }
        }
    }

    /** Waits until all have noticed. */
    void join() {
        try {
            for (Thread thread : threads) {
                thread.join();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
