package dev.hexplain.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.EditCases;
import dev.hexplain.inspect.EditCases.ByteChange;
import dev.hexplain.inspect.edits.Addition;
import dev.hexplain.inspect.edits.Alteration;
import dev.hexplain.inspect.edits.Assignment;
import dev.hexplain.inspect.edits.ClassRenaming;
import dev.hexplain.inspect.edits.Copy;
import dev.hexplain.inspect.edits.FieldRemoval;
import dev.hexplain.inspect.edits.Removal;
import dev.hexplain.inspect.edits.SharedChange;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** Routes of edits: values changed, or bytes replaced, in a dump of its own. */
record EditRoutes(EditCases edits) {
    private static final int LARGEST_BODY = 8 << 20;
    private static final int LONGEST_ID = 100;
    private static final int LONGEST_PATH = 4000;
    private static final int LONGEST_VALUE = 1 << 20;
    private static final int MOST = 1000;

    /** Names of what is to become of a value: one of them. */
    private static final List<String> WAYS = List.of("to", "add", "part");

    void add(RoutesConfig routes) {
        routes.post("/api/v1/trees/{tree}/edits", this::edit);
        routes.get("/api/v1/dumps/{dump}/patch", this::patch);
        routes.get("/api/v1/dumps/{dump}/wrapped", this::wrapped);
    }

    private void patch(Context ctx) throws IOException {
        String from = Params.text(ctx, "from", LONGEST_ID);
        String layers = Params.text(ctx, "layers", DumpRoutes.LONGEST_LAYERS, DumpRoutes.AS_UPLOADED);
        String as = Params.text(ctx, "as", LONGEST_ID);
        SharingRoutes.answer(ctx, edits.patch(ctx.pathParam("dump"), from, layers, as));
    }

    private void wrapped(Context ctx) throws IOException {
        String like = Params.text(ctx, "like", LONGEST_ID);
        String layers = Params.text(ctx, "layers", DumpRoutes.LONGEST_LAYERS);
        SharingRoutes.answer(ctx, edits.wrapped(ctx.pathParam("dump"), like, layers));
    }

    private void edit(Context ctx) throws IOException {
        JsonNode body = JsonBodies.object(ctx, LARGEST_BODY);
        if (body.has("values") == body.has("bytes")) {
            throw Problem.badRequest("Name either `values` or `bytes`: what is to be changed.");
        }
        String tree = ctx.pathParam("tree");
        ctx.status(201);
        JsonBodies.answer(
                ctx,
                body.has("values")
                        ? edits.values(tree, alterations(body.get("values")), Params.flag(body, "wrapped"))
                        : edits.bytes(tree, changes(body.get("bytes"))));
    }

    private static List<Alteration> alterations(JsonNode values) {
        List<Alteration> alterations = new ArrayList<>();
        for (JsonNode each : list(values, "values")) {
            alterations.add(
                    each.has("class") ? ofClass(each) : alteration(each, Params.text(each, "path", LONGEST_PATH)));
        }
        return alterations;
    }

    private static Alteration ofClass(JsonNode value) {
        String name = Params.text(value, "class", LONGEST_PATH);
        if (value.has("drop")) {
            return new FieldRemoval(name, Params.text(value, "drop", LONGEST_PATH));
        }
        return new ClassRenaming(
                name,
                Params.text(value, "to", LONGEST_PATH, name),
                ClassRenaming.uid(Params.text(value, "uid", LONGEST_ID, "")));
    }

    private static Alteration alteration(JsonNode value, String path) {
        if (WAYS.stream().filter(value::has).count() != 1) {
            throw Problem.badRequest("A change in `values` has to have one of %s.".formatted(String.join(", ", WAYS)));
        }
        if (value.has("to")) {
            return new Assignment(
                    path,
                    Params.text(value, "to", LONGEST_VALUE),
                    shared(Params.text(value, "shared", LONGEST_ID, "")));
        }
        return value.has("add")
                ? new Addition(path, Params.text(value, "add", LONGEST_VALUE))
                : part(path, Params.text(value, "part", LONGEST_ID));
    }

    private static SharedChange shared(String text) {
        return switch (text) {
            case "" -> SharedChange.REFUSE;
            case "all" -> SharedChange.ALL;
            case "here" -> SharedChange.HERE;
            default -> throw Problem.badRequest("`shared` has to be `all` or `here`.");
        };
    }

    private static Alteration part(String path, String change) {
        return switch (change) {
            case "copy" -> new Copy(path);
            case "remove" -> new Removal(path);
            default -> throw Problem.badRequest("`part` has to be `copy` or `remove`.");
        };
    }

    private static List<ByteChange> changes(JsonNode bytes) {
        List<ByteChange> changes = new ArrayList<>();
        for (JsonNode each : list(bytes, "bytes")) {
            changes.add(new ByteChange(
                    Params.number(each, "offset", 0, Long.MAX_VALUE / 2, 0),
                    Params.number(each, "removed", 0, Long.MAX_VALUE / 2, 0),
                    hex(Params.text(each, "inserted", LARGEST_BODY, ""))));
        }
        return changes;
    }

    private static byte[] hex(String digits) {
        try {
            return HexFormat.of().parseHex(digits.replace(" ", ""));
        } catch (IllegalArgumentException notHex) {
            throw Problem.badRequest("`inserted` has to be hexadecimal digits, two for each byte.");
        }
    }

    private static JsonNode list(JsonNode node, String name) {
        if (!node.isArray() || node.isEmpty() || node.size() > MOST) {
            throw Problem.badRequest("`%s` has to be a list of 1 to %d changes.".formatted(name, MOST));
        }
        for (JsonNode each : node) {
            if (!each.isObject()) {
                throw Problem.badRequest("A change in `%s` has to be an object.".formatted(name));
            }
        }
        return node;
    }
}
