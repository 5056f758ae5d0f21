package dev.hexplain.inspect.formats;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatShelf;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.inspect.common.Refusal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The descriptors and schemas that the command line provides besides a dump.
 *
 * @param importPath folders that imports of schemas, and absolute ones of descriptors in files, are looked for in
 * @param schema the files of the schema that the chosen format is read by; the first imports the others
 * @param root type of the outermost value; empty for the first the schema declares
 */
public record ProvidedFiles(List<Path> importPath, List<Path> schema, String root) {
    public static final ProvidedFiles NONE = new ProvidedFiles(List.of(), List.of(), "");

    /** The formats that become known by them, where a format was chosen by that name. */
    public Optional<FormatShelf> formats(String chosen) throws IOException {
        if (!schema.isEmpty()) {
            return Optional.of(named(chosen, bySchema(chosen)));
        }
        return DescriptorFile.isNamed(chosen)
                ? Optional.of(named(chosen, DescriptorFile.decoder(Path.of(chosen), chosen, importPath)))
                : Optional.empty();
    }

    private Decoder bySchema(String format) throws IOException {
        SchemaFormat taker = SchemaFormats.find(format).orElseThrow(() -> UploadedSchemas.takesNone(format));
        Schema read = SchemaSources.read(taker, schema, importPath, root);
        try {
            return taker.with(read);
        } catch (SchemaDiagnostic diagnostic) {
            throw Refusal.badRequest(SchemaSources.located(read, schema.getFirst(), diagnostic));
        }
    }

    /** One decoder, found by the name that was chosen, whatever its own id. */
    private static FormatShelf named(String name, Decoder decoder) {
        return new FormatShelf() {
            @Override
            public List<Decoder> offered() {
                return List.of(decoder);
            }

            @Override
            public Optional<Decoder> get(String id) {
                return id.equals(name) ? Optional.of(decoder) : Optional.empty();
            }
        };
    }
}
