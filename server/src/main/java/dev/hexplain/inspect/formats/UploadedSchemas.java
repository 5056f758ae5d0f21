package dev.hexplain.inspect.formats;

import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.decode.schema.Schemas;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.KeptText;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.DiagnosticView;
import dev.hexplain.inspect.view.SchemaView;
import dev.hexplain.store.FormatKey;
import dev.hexplain.store.OwnSchema;
import dev.hexplain.store.OwnSchemas;
import dev.hexplain.store.QuotaExceeded;
import dev.hexplain.store.SpaceAccess;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The schemas that users uploaded to a data folder. Safe for many threads. */
public final class UploadedSchemas implements Schemas {
    /** Bytes a schema may have. */
    public static final int LARGEST = 1 << 20;

    private final OwnSchemas saved;

    UploadedSchemas(OwnSchemas saved) {
        this.saved = saved;
    }

    /** Those of the space that this thread works in, and everybody's; the most recently uploaded come first. */
    public List<SchemaView> list() {
        return saved.all().stream()
                .filter(UploadedSchemas::isHere)
                .map(UploadedSchemas::view)
                .toList();
    }

    private static boolean isHere(OwnSchema schema) {
        return schema.space().equals(SpaceAccess.PUBLIC)
                || schema.space().equals(SpaceAccess.current().home());
    }

    /** Stores a schema that is valid for its format, in the space that this thread works in. */
    public SchemaView add(String format, String root, String name, byte[] content) throws IOException {
        requireUsable(format, root, name, content);
        try {
            return view(saved.add(SpaceAccess.current().home(), format, root, name, content));
        } catch (QuotaExceeded full) {
            throw Refusal.full("The space `%s` has %d schemas already: delete one first."
                    .formatted(SpaceAccess.current().home(), OwnSchemas.MOST));
        }
    }

    /**
     * Checks a schema as it is checked when it is added.
     *
     * @throws Refusal where it could not be added
     */
    public void requireUsable(String format, String root, String name, byte[] content) {
        if (content.length > LARGEST) {
            throw Refusal.tooLarge("A schema may have at most %d bytes.".formatted(LARGEST));
        }
        KeptText.require("The name of a schema", name);
        KeptText.require("The root type of a schema", root);
        SchemaFormat taker = SchemaFormats.find(format).orElseThrow(() -> takesNone(format));
        check(taker, new Schema(name, root, content));
    }

    static Refusal takesNone(String format) {
        return Refusal.badRequest("%s These do: %s."
                .formatted(
                        format.equals(DecodeChoices.DETECT)
                                ? "Name the format that takes the schema."
                                : "No format `%s` takes a schema."
                                        .formatted(format.length() <= 100 ? format : format.substring(0, 100) + "…"),
                        NativeDecoders.bySchema().stream()
                                .map(each -> "`" + each.id() + "`")
                                .collect(Collectors.joining(", "))));
    }

    private static void check(SchemaFormat taker, Schema schema) {
        try {
            taker.with(schema);
        } catch (SchemaDiagnostic diagnostic) {
            String message = String.valueOf(diagnostic.getMessage());
            throw Refusal.unusable(
                    "The schema was not kept: %s.".formatted(message),
                    List.of(new DiagnosticView("error", diagnostic.line(), diagnostic.column(), null, "", message)));
        }
    }

    /** Its content as uploaded. */
    public byte[] content(String id) throws IOException {
        return saved.content(seen(id));
    }

    private OwnSchema seen(String id) {
        return saved.get(id)
                .filter(schema -> SpaceAccess.current().sees(schema.space()))
                .orElseThrow(() -> missing(id));
    }

    private static Refusal missing(String id) {
        return Refusal.notFound(
                "There is no schema `%s`: it was deleted, or never here. GET /api/v1/schemas lists them."
                        .formatted(id.length() <= 100 ? id : id.substring(0, 100) + "…"));
    }

    /** Forgets one; returns the format together with it. */
    public FormatKey delete(String id) throws IOException {
        OwnSchema schema = seen(id);
        saved.delete(id);
        return new FormatKey(schema.space(), formatId(schema));
    }

    @Override
    public Optional<Schema> find(String format, String name) {
        return here(format, name).map(this::read);
    }

    @Override
    public boolean has(String format, String name) {
        return here(format, name).isPresent();
    }

    private Optional<OwnSchema> here(String format, String name) {
        return saved.get(name).filter(schema -> schema.format().equals(format) && isHere(schema));
    }

    private Schema read(OwnSchema schema) {
        try {
            return new Schema(schema.id(), schema.root(), saved.content(schema));
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read the schema " + schema.id(), e);
        }
    }

    private static SchemaView view(OwnSchema schema) {
        return new SchemaView(
                schema.id(),
                schema.space(),
                formatId(schema),
                schema.format(),
                schema.root(),
                schema.name(),
                schema.size(),
                schema.createdAt().toString());
    }

    private static String formatId(OwnSchema schema) {
        return schema.format() + SchemaFormat.SEPARATOR + schema.id();
    }
}
