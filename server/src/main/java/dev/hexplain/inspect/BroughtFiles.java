package dev.hexplain.inspect;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatShelf;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.decode.schema.SchemaMistake;
import dev.hexplain.inspect.formats.DescriptorFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What somebody brings besides a dump, so that it can be read.
 *
 * @param importPath folders that absolute imports of descriptors in files are looked for in
 * @param schema the file of the schema that the chosen format is read by
 * @param root type of the outermost value; empty for the first the schema declares
 */
public record BroughtFiles(List<Path> importPath, Optional<Path> schema, String root) {
    public static final BroughtFiles NONE = new BroughtFiles(List.of(), Optional.empty(), "");

    /** The formats that become known by them, where a format was chosen by that name. */
    Optional<FormatShelf> formats(String chosen) throws IOException {
        if (schema.isPresent()) {
            return Optional.of(named(chosen, bySchema(chosen, schema.get())));
        }
        return DescriptorFile.isNamed(chosen)
                ? Optional.of(named(chosen, DescriptorFile.decoder(Path.of(chosen), chosen, importPath)))
                : Optional.empty();
    }

    private Decoder bySchema(String format, Path file) throws IOException {
        SchemaFormat taker = SchemaFormats.find(format).orElseThrow(() -> BroughtSchemas.takesNone(format));
        try {
            return taker.with(new Schema(String.valueOf(file.getFileName()), root, Files.readAllBytes(file)));
        } catch (SchemaMistake mistake) {
            throw Refusal.badRequest(file + ":" + mistake.located());
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
