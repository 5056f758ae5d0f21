package dev.hexplain.operations;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.operations.ApiClient.Answer;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Many at once: three visitors who look around, and one who knows what is to be answered. */
final class Crowd {
    /** So many steps each of them does, however slow the machine is: an analyst has done everything then. */
    private static final int FEWEST_STEPS = 8;

    private Crowd() {}

    /** Lets them walk for a while. */
    static void walk(ApiClient api, int visitors, Duration time, long seed) throws IOException {
        long end = System.nanoTime() + time.toNanos();
        try (ExecutorService threads = Executors.newFixedThreadPool(visitors)) {
            List<Future<?>> walks = new ArrayList<>();
            for (int n = 0; n < visitors; n++) {
                Walker walker = n % 4 == 3 ? new Analyst(api, seed + n) : new Visitor(api, seed + n);
                walks.add(threads.submit(() -> {
                    for (int done = 0; done < FEWEST_STEPS || System.nanoTime() < end; done++) {
                        walker.step();
                    }
                    return null;
                }));
            }
            for (Future<?> walk : walks) {
                walk.get();
            }
        } catch (InterruptedException | ExecutionException e) {
            throw new IOException(e);
        }
    }

    /** Deletes every dump that is left. */
    static void tidyUp(ApiClient api) throws IOException {
        for (JsonNode left = dumps(api); !left.isEmpty(); left = dumps(api)) {
            for (JsonNode dump : left) {
                Answer answer = api.delete("/api/v1/dumps/" + dump.path("id").asText());
                if (answer.status() != 204) {
                    throw new IOException("Deleting answered " + answer.status());
                }
            }
        }
    }

    private static JsonNode dumps(ApiClient api) throws IOException {
        return api.get("/api/v1/dumps?limit=100").json().path("items");
    }
}
