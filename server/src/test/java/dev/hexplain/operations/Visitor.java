package dev.hexplain.operations;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.operations.ApiClient.Answer;
import dev.hexplain.testing.Samples;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * One person at the page: a random walk through the API that checks what is answered. Others delete dumps of the same
 * content meanwhile, so 404 is a fair answer, and 409 while a tree is being decoded.
 */
final class Visitor implements Walker {
    private static final List<Samples.Entry> SAMPLES = Samples.all();

    /** Dumps that one visitor has at a time. */
    private static final int HELD = 6;

    private final ApiClient api;
    private final Random random;
    private final List<Dump> dumps = new ArrayList<>();

    /** A dump, what it holds, and its tree once there is one. */
    private static final class Dump {
        private final String id;
        private final byte[] content;
        private String tree = "";

        private Dump(String id, byte[] content) {
            this.id = id;
            this.content = content;
        }

        private String path() {
            return "/api/v1/dumps/" + id;
        }
    }

    @FunctionalInterface
    private interface Step {
        void on(Dump dump) throws IOException;
    }

    /** What is done with a dump, the frequent several times. */
    private final List<Step> steps = List.of(
            this::walk,
            this::walk,
            this::walk,
            this::spans,
            this::spans,
            this::fieldAt,
            this::fieldAt,
            this::bytes,
            this::bytes,
            this::candidates,
            this::issues,
            this::values,
            this::compare,
            this::carve,
            this::capture,
            this::preview,
            this::draft,
            this::diagnose,
            this::list,
            this::forgetTree,
            this::deleteDump);

    Visitor(ApiClient api, long seed) {
        this.api = api;
        this.random = new Random(seed);
    }

    @Override
    public void step() throws IOException {
        if (dumps.isEmpty() || (dumps.size() < HELD && random.nextInt(4) == 0)) {
            upload();
        } else if (random.nextInt(400) == 0) {
            encode();
        } else {
            steps.get(random.nextInt(steps.size())).on(dumps.get(random.nextInt(dumps.size())));
        }
    }

    private void upload() throws IOException {
        byte[] content = content();
        Answer answer = api.upload(content, "visited");
        if (api.expect(answer, 201)) {
            dumps.add(new Dump(answer.id(), content));
        }
    }

    /** A sample as it is, damaged, or many times over. */
    private byte[] content() {
        byte[] sample = SAMPLES.get(random.nextInt(SAMPLES.size())).bytes();
        int kind = random.nextInt(8);
        if (kind < 3 || sample.length == 0) {
            return sample;
        }
        byte[] copy = kind < 7 ? sample.clone() : repeated(sample, 1 << (12 + random.nextInt(9)));
        for (int flips = 1 + random.nextInt(4); flips > 0; flips--) {
            copy[random.nextInt(copy.length)] = (byte) random.nextInt();
        }
        return copy;
    }

    private static byte[] repeated(byte[] sample, int size) {
        byte[] many = new byte[Math.max(size, sample.length)];
        for (int at = 0; at < many.length; at += sample.length) {
            System.arraycopy(sample, 0, many, at, Math.min(sample.length, many.length - at));
        }
        return many;
    }

    /** Path of the dump's tree, decoded when first needed; empty where the dump is gone. */
    private String tree(Dump dump) throws IOException {
        if (dump.tree.isEmpty()) {
            Answer answer = api.post(dump.path() + "/trees", "application/json", text("{}"));
            if (api.expect(answer, 200, 202)) {
                dump.tree = "/api/v1/trees/" + answer.id();
            }
        }
        return dump.tree;
    }

    private void walk(Dump dump) throws IOException {
        String tree = tree(dump);
        String field = "0";
        for (int depth = 0; !tree.isEmpty() && depth < 6; depth++) {
            Answer page = api.get(tree + "/fields/" + field + "/children?limit=50");
            if (!api.expect(page, 200)) {
                return;
            }
            JsonNode items = page.json().path("items");
            if (items.isEmpty()) {
                return;
            }
            field = items.get(random.nextInt(items.size())).path("id").asText();
            api.expect(api.get(tree + "/fields/" + field), 200);
        }
    }

    private void spans(Dump dump) throws IOException {
        String tree = tree(dump);
        if (!tree.isEmpty()) {
            api.expect(api.get(tree + "/spans?offset=" + offset(dump) + "&length=4096"), 200, 400, 416);
        }
    }

    private void fieldAt(Dump dump) throws IOException {
        String tree = tree(dump);
        if (!tree.isEmpty()) {
            api.expect(api.get(tree + "/field-at?offset=" + offset(dump)), 200);
        }
    }

    private void issues(Dump dump) throws IOException {
        String tree = tree(dump);
        if (!tree.isEmpty()) {
            api.expect(api.get(tree + "/issues"), 200);
        }
    }

    /** What a damaged dump says is cut where it is damaged, and a document all the same. */
    private void values(Dump dump) throws IOException {
        String tree = tree(dump);
        if (!tree.isEmpty()) {
            Answer document = api.get(tree + "/fields/0/value/document");
            if (api.expect(document, 200)) {
                document.json();
            }
        }
    }

    private void compare(Dump dump) throws IOException {
        String tree = tree(dump);
        String other = tree(dumps.get(random.nextInt(dumps.size())));
        if (!tree.isEmpty() && !other.isEmpty()) {
            Answer differences = api.get(tree + "/differences?with=" + other.substring(other.lastIndexOf('/') + 1));
            if (api.expect(differences, 200)
                    && tree.equals(other)
                    && !differences.json().path("same").asBoolean()) {
                api.fail(dump.path() + " differs from itself: " + differences.text());
            }
        }
    }

    private int offset(Dump dump) {
        return random.nextInt(Math.max(1, dump.content.length));
    }

    private void bytes(Dump dump) throws IOException {
        if (dump.content.length == 0) {
            return;
        }
        int from = offset(dump);
        int to = Math.min(dump.content.length, from + 1 + random.nextInt(65_536));
        Answer answer = api.getRange(dump.path() + "/bytes", from, to - 1);
        if (api.expect(answer, 206) && !Arrays.equals(answer.body(), Arrays.copyOfRange(dump.content, from, to))) {
            api.fail("Other bytes came back from " + dump.path() + " at " + from);
        }
    }

    private void candidates(Dump dump) throws IOException {
        api.expect(api.get(dump.path() + "/candidates"), 200);
    }

    private void carve(Dump dump) throws IOException {
        api.expect(api.get(dump.path() + "/carvings"), 200);
    }

    private void capture(Dump dump) throws IOException {
        if (api.expect(api.get(dump.path() + "/capture"), 200, 202, 400)) {
            api.expect(api.get(dump.path() + "/capture/flows?limit=20"), 200, 400);
        }
    }

    private void preview(Dump dump) throws IOException {
        byte[] pasted = Arrays.copyOf(dump.content, Math.min(dump.content.length, 4_096));
        api.expect(api.post("/api/v1/previews", "application/octet-stream", pasted), 200);
    }

    private void draft(Dump dump) throws IOException {
        String descriptor =
                "meta: {id: soak, endian: be}\nseq:\n  - {id: magic, type: u%d}\n  - {id: rest, size-eos: true}\n"
                        .formatted(1 << random.nextInt(4));
        Answer draft = api.post("/api/v1/drafts", "text/yaml", text(descriptor));
        if (api.expect(draft, 200)) {
            String choices = "{\"format\":\"" + draft.json().path("id").asText() + "\"}";
            api.expect(api.post(dump.path() + "/trees", "application/json", text(choices)), 200, 202, 400);
        }
    }

    private void diagnose(Dump dump) throws IOException {
        String request = "{\"text\":\"java.io.StreamCorruptedException: invalid stream header: 1F8B0800\"}";
        api.expect(api.post("/api/v1/diagnoses", "application/json", text(request)), 200);
    }

    private void list(Dump dump) throws IOException {
        api.expect(api.get("/api/v1/dumps?limit=20"), 200);
        api.expect(api.get("/health"), 200);
    }

    private void encode() throws IOException {
        api.expect(api.post("/api/v1/encodings", "application/json", text("{\"sample\":\"order\"}")), 200);
    }

    private void forgetTree(Dump dump) throws IOException {
        if (!dump.tree.isEmpty()) {
            api.expect(api.delete(dump.tree), 204);
            dump.tree = "";
        }
    }

    private void deleteDump(Dump dump) throws IOException {
        api.expect(api.delete(dump.path()), 204);
        dumps.remove(dump);
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
