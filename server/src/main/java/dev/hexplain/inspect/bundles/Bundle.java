package dev.hexplain.inspect.bundles;

import dev.hexplain.inspect.notes.NotesDocument;
import java.util.Optional;

/**
 * What was in a bundle.
 *
 * @param notes those about the dump
 * @param descriptor the text of the format's descriptor, where it is a user's own
 * @param schema the text of the schema that the format needs
 * @param dump what was made of the dump's bytes
 */
public record Bundle<D>(
        BundleManifest manifest,
        Optional<NotesDocument> notes,
        Optional<byte[]> descriptor,
        Optional<byte[]> schema,
        D dump) {}
