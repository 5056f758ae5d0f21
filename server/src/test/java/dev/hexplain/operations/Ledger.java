package dev.hexplain.operations;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.operations.ApiClient.Answer;
import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** What a server confirmed, by which it is held to account after it was killed. Safe for many threads. */
final class Ledger {
    private final Map<String, byte[]> confirmed = new ConcurrentHashMap<>();
    private final Map<String, byte[]> deleted = new ConcurrentHashMap<>();

    /** Dumps whose deletion was asked for, and not confirmed: they may be there or not. */
    private final Map<String, byte[]> doubtful = new ConcurrentHashMap<>();

    private final AtomicInteger checks = new AtomicInteger();

    void uploaded(String id, byte[] content) {
        confirmed.put(id, content);
    }

    void deleting(String id) {
        byte[] content = confirmed.remove(id);
        if (content != null) {
            doubtful.put(id, content);
        }
    }

    void deleted(String id) {
        byte[] content = doubtful.remove(id);
        if (content != null) {
            deleted.put(id, content);
        }
    }

    /** Dumps that were confirmed, and not deleted since. */
    int size() {
        return confirmed.size();
    }

    /** A dump of those confirmed; empty where there is none. */
    String any(int choice) {
        Object[] ids = confirmed.keySet().toArray();
        return ids.length == 0 ? "" : (String) ids[Math.floorMod(choice, ids.length)];
    }

    /** Notes as failures what does not hold. */
    void check(ApiClient api) throws IOException {
        for (Map.Entry<String, byte[]> dump : confirmed.entrySet()) {
            expect(api, dump.getKey(), dump.getValue(), false);
            expectTree(api, dump.getKey(), dump.getValue().length);
        }
        for (Map.Entry<String, byte[]> dump : doubtful.entrySet()) {
            expect(api, dump.getKey(), dump.getValue(), true);
        }
        for (String id : deleted.keySet()) {
            if (api.get("/api/v1/dumps/" + id).status() != 404) {
                api.fail("Dump " + id + " was deleted, and is there");
            }
        }
        checks.incrementAndGet();
    }

    /** The same of contents, whatever their dumps are called now. */
    void checkContents(ApiClient api) throws IOException {
        for (byte[] content : confirmed.values()) {
            JsonNode found =
                    api.get("/api/v1/dumps?sha256=" + sha256(content)).json().path("items");
            if (found.isEmpty()) {
                api.fail("Content of %d bytes is gone".formatted(content.length));
            } else {
                expect(api, found.path(0).path("id").asText(), content, false);
            }
        }
        checks.incrementAndGet();
    }

    private static String sha256(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (NoSuchAlgorithmException everyJvmHasIt) {
            throw new IllegalStateException(everyJvmHasIt);
        }
    }

    private static void expect(ApiClient api, String id, byte[] content, boolean mayBeGone) throws IOException {
        Answer answer = api.get("/api/v1/dumps/" + id + "/bytes");
        boolean isWhole = answer.isOk() && Arrays.equals(answer.body(), content);
        if (!isWhole && !(mayBeGone && answer.status() == 404)) {
            api.fail("Dump %s of %d bytes: %d, %d bytes"
                    .formatted(id, content.length, answer.status(), answer.body().length));
        }
    }

    private static void expectTree(ApiClient api, String id, int length) throws IOException {
        Answer tree = api.decode(id);
        if (!tree.isOk()) {
            api.fail("Dump %s of %d bytes cannot be decoded: %d".formatted(id, length, tree.status()));
        }
    }

    @Override
    public String toString() {
        return "%d checks, %d dumps are there, %d were deleted, %d may be either"
                .formatted(checks.get(), confirmed.size(), deleted.size(), doubtful.size());
    }
}
