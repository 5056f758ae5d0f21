package dev.hexplain.ksy.read;

import dev.hexplain.ksy.model.Descriptor;
import dev.hexplain.ksy.model.Location;
import dev.hexplain.ksy.model.Meta;
import dev.hexplain.ksy.model.TypeSpec;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads a descriptor and its imports, which may be circular, from YAML. */
public final class DescriptorReader {
    private static final int MAX_IMPORTS = 500;

    private final Imports imports;
    private final Diagnostics diagnostics = new Diagnostics();
    private final YamlPositions places = new YamlPositions();

    /** Types read or being read, so that circular imports end. */
    private final Map<Key, @Nullable TypeSpec> known = new HashMap<>();

    private record Key(DescriptorShelf shelf, String path) {}

    private DescriptorReader(Imports imports) {
        this.imports = imports;
    }

    /** Reads a descriptor that is on no shelf: its relative imports are not found. */
    public static DescriptorReading read(String file, String text, Imports imports) {
        return read(new Imports.Found(path -> Optional.empty(), file, text), imports);
    }

    /** Reads a descriptor on a shelf. */
    public static DescriptorReading read(Imports.Found found, Imports imports) {
        DescriptorReader reader = new DescriptorReader(imports);
        Descriptor descriptor = reader.read(found);
        return new DescriptorReading(descriptor, reader.diagnostics.list(), reader.places);
    }

    private @Nullable Descriptor read(Imports.Found found) {
        Key key = new Key(found.shelf(), found.path());
        known.put(key, null);
        String file = found.file();
        Yaml yaml = YamlReader.read(
                found.text(),
                (line, column, message) -> diagnostics.error(new Location(file, line, column, "/"), message));
        if (yaml == null) {
            return null;
        }
        YamlPart top = YamlPart.root(new YamlPart.Page(file, diagnostics, places), yaml);
        if (!top.expectMap()) {
            return null;
        }
        top.allow(DescriptorKeys.TOP.keySet());
        YamlPart meta = top.get("meta");
        checkMeta(top, meta);
        Meta read = MetaReader.read(meta);
        TypeSpec.Builder builder = new TypeSpec.Builder(read.id(), null, top.at());
        known.put(key, builder.type());
        readImports(found, meta, builder);
        TypeSpecReader.read(top, builder, InheritedMeta.NONE);
        return new Descriptor(file, read, builder.type(), HexplainReader.read(top));
    }

    private static void checkMeta(YamlPart top, @Nullable YamlPart meta) {
        if (meta == null) {
            top.error("missing 'meta', with the name of the descriptor: meta: {id: …}");
        } else if (meta.expectMap()) {
            meta.allow(DescriptorKeys.META.keySet());
            if (!meta.has("id")) {
                meta.error("missing 'id': the name of the descriptor");
            }
        }
    }

    private void readImports(Imports.Found from, @Nullable YamlPart meta, TypeSpec.Builder into) {
        for (YamlPart part : MetaReader.imports(meta != null && meta.isMap() ? meta : null)) {
            String name = part.text();
            if (!name.isEmpty()) {
                readImport(part, name, from, into);
            }
        }
    }

    private void readImport(YamlPart part, String name, Imports.Found from, TypeSpec.Builder into) {
        Optional<Imports.Found> found = known.size() < MAX_IMPORTS ? imports.find(name, from) : Optional.empty();
        if (found.isEmpty()) {
            part.error(
                    known.size() < MAX_IMPORTS
                            ? "found no descriptor '" + name + "' to import" + where(name)
                            : "more than " + MAX_IMPORTS + " descriptors are imported");
            return;
        }
        Key key = new Key(found.get().shelf(), found.get().path());
        if (!known.containsKey(key)) {
            read(found.get());
        }
        TypeSpec imported = known.get(key);
        if (imported == null) {
            part.error("'" + name + "' cannot be imported: it is no descriptor");
        } else {
            into.addImport(imported);
        }
    }

    private static String where(String name) {
        return name.startsWith("/") ? " where descriptors are kept" : " beside this one";
    }
}
