package dev.hexplain.api;

import dev.hexplain.inspect.formats.FormatLibrary;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** Reads descriptors from YAML request bodies. */
final class YamlBody {
    private static final List<String> TYPES =
            List.of("text/yaml", "application/yaml", "text/x-yaml", "application/x-yaml");

    private YamlBody() {}

    static void answer(Context ctx, String text) {
        ctx.contentType("text/yaml; charset=utf-8").result(text.getBytes(StandardCharsets.UTF_8));
    }

    /** The request's body, which must be a descriptor's text. */
    static String body(Context ctx) throws IOException {
        String type = ctx.contentType();
        if (type == null || !TYPES.contains(type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT))) {
            throw Problem.unsupportedMediaType("Send the descriptor as `Content-Type: text/yaml`.");
        }
        byte[] body = RequestBodies.read(ctx, FormatLibrary.LARGEST_DESCRIPTOR);
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(body))
                    .toString();
        } catch (CharacterCodingException notText) {
            throw Problem.badRequest("The descriptor is not UTF-8.");
        }
    }
}
