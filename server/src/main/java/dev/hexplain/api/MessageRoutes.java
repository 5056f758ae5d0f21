package dev.hexplain.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.messages.MessageCases;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.OptionalLong;

/** Routes of pasted text: previews of bytes that are not stored, and explanations of exception messages. */
record MessageRoutes(MessageCases messages) {
    private static final int LARGEST_PREVIEW = 4 << 20;
    private static final int LONGEST_TEXT = 1 << 20;

    /** A text in JSON: each character may be escaped. */
    private static final int LARGEST_MESSAGE = 6 * LONGEST_TEXT + 1024;

    private static final int LONGEST_ID = 1000;

    void add(RoutesConfig routes) {
        routes.post("/api/v1/diagnoses", this::diagnoses);
        routes.post("/api/v1/previews", this::preview);
    }

    private void diagnoses(Context ctx) throws IOException {
        JsonNode body = JsonBodies.object(ctx, LARGEST_MESSAGE);
        String text = Params.text(body, "text", LONGEST_TEXT);
        String tree = Params.text(body, "tree", LONGEST_ID, "");
        JsonBodies.answer(ctx, tree.isEmpty() ? messages.diagnoses(text) : messages.diagnoses(text, tree));
    }

    private void preview(Context ctx) throws IOException {
        String layers = Params.text(ctx, "layers", DumpRoutes.LONGEST_LAYERS, DecodeChoices.DETECT);
        String format = Params.text(ctx, "format", LONGEST_ID, DecodeChoices.DETECT);
        byte[] content = RequestBodies.read(ctx, LARGEST_PREVIEW);
        JsonBodies.answer(ctx, messages.preview(content, new DecodeChoices(format, layers, OptionalLong.empty())));
    }
}
