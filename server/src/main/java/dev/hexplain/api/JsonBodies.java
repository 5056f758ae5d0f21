package dev.hexplain.api;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializable;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import dev.hexplain.inspect.view.ViewJson;
import io.javalin.http.Context;
import java.io.IOException;

/** Reads and writes JSON bodies; null values are left out. */
final class JsonBodies {
    private static final int LARGEST_REQUEST = 1 << 16;
    private static final JsonMapper MAPPER = ViewJson.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private JsonBodies() {}

    static void answer(Context ctx, Object body) {
        answer(ctx, "application/json", body);
    }

    static void answer(Context ctx, String contentType, Object body) {
        ctx.contentType(contentType).result(bytes(body));
    }

    /** A view in UTF-8, in one line. */
    static byte[] bytes(Object body) {
        try {
            return MAPPER.writeValueAsBytes(body);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A view is always JSON", e);
        }
    }

    /** A body that writes its parts. */
    @FunctionalInterface
    interface Parts extends JsonSerializable {
        void write(JsonGenerator to) throws IOException;

        @Override
        default void serialize(JsonGenerator to, SerializerProvider serializers) throws IOException {
            write(to);
        }

        @Override
        default void serializeWithType(JsonGenerator to, SerializerProvider serializers, TypeSerializer type)
                throws IOException {
            write(to);
        }
    }

    /** What is written part by part, in the same form. */
    static byte[] bytes(Parts parts) {
        return bytes((Object) parts);
    }

    /** The request's body, which must be an object. */
    static JsonNode object(Context ctx) throws IOException {
        return object(ctx, LARGEST_REQUEST);
    }

    /** The request's body of at most so many bytes, which must be an object. */
    static JsonNode object(Context ctx, int largest) throws IOException {
        JsonNode node = any(ctx, largest);
        if (!node.isObject()) {
            throw Problem.badRequest("The body has to be a JSON object, such as {\"format\": \"auto\"}.");
        }
        return node;
    }

    /** The request's body of at most so many bytes, whatever JSON it is. */
    static JsonNode any(Context ctx, int largest) throws IOException {
        String type = ctx.contentType();
        if (type == null || !type.split(";", 2)[0].strip().equalsIgnoreCase("application/json")) {
            throw Problem.unsupportedMediaType("Send the choices as `Content-Type: application/json`, `{}` for none.");
        }
        byte[] body = RequestBodies.read(ctx, largest);
        try {
            return MAPPER.readTree(body);
        } catch (JsonProcessingException notJson) {
            throw Problem.badRequest("The body is not JSON: " + notJson.getOriginalMessage());
        }
    }
}
