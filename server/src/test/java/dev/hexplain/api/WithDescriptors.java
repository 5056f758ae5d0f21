package dev.hexplain.api;

import static dev.hexplain.api.Running.json;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.SeedRecords;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;

/** A server, and a descriptor to bring to it. */
abstract class WithDescriptors extends WithServer {
    static final String POINT = """
            meta:
              id: point
              title: Point
              endian: be
              file-extension: pt
            -hexplain-signature:
              offset: 0
              bytes: [0x50, 0x4f, 0x49, 0x4e, 0x54]
            doc: |
              Where something is.

              In two dimensions.
            seq:
              - id: magic
                contents: POINT
              - id: axes
                type: axis(2)
                repeat: expr
                repeat-expr: 2
            types:
              axis:
                params:
                  - id: width
                    type: u1
                seq:
                  - id: kind
                    type: u1
                    enum: kind
                    doc: Which one.
                  - id: value
                    size: width
                instances:
                  twice:
                    value: kind.to_i * 2
            enums:
              kind:
                1: x
                2:
                  id: y
                  -orig-id: UP
                  doc: Upwards.
            """;
    static final byte[] POINT_BYTES = {'P', 'O', 'I', 'N', 'T', 1, 0, 5, 2, 0, 6};

    final HttpResponse<byte[]> put(String id, String text) {
        return running.send(running.request("/api/v1/formats/" + id)
                .header("Content-Type", "text/yaml")
                .PUT(BodyPublishers.ofString(text)));
    }

    final HttpResponse<byte[]> post(String path, String type, String text) {
        return running.send(
                running.request("/api/v1" + path).header("Content-Type", type).POST(BodyPublishers.ofString(text)));
    }

    final JsonNode draft(String text) {
        return json(post("/drafts", "text/yaml", text));
    }

    final String upload(String name, byte[] bytes) {
        return json(running.upload("?name=" + name, bytes)).get("id").asText();
    }

    final JsonNode decode(String dump, String format) {
        return json(running.decode(dump, "{\"format\":\"" + format + "\"}"));
    }

    final String text(String path) {
        return new String(running.get("/api/v1" + path).body(), StandardCharsets.UTF_8);
    }

    final String describe(String options) {
        String body = "{\"fields\":\"%s\",\"id\":\"order\",%s}".formatted(SeedRecords.ORDER_FIELDS, options);
        return new String(post("/describe", "application/json", body).body(), StandardCharsets.UTF_8);
    }
}
