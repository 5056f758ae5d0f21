package dev.hexplain.inspect.bundles;

import dev.hexplain.inspect.notes.NotesDocument;
import java.io.InputStream;
import java.util.Optional;

/**
 * What is in a bundle.
 *
 * @param notes those about the dump
 * @param descriptor the text of the format's descriptor, where it is a user's own
 * @param schema the text of the schema that the format needs
 * @param dump the bytes, which are still to be read; at their end they are refused where they are not those that the
 *     manifest says
 */
public record Bundle(
        BundleManifest manifest,
        Optional<NotesDocument> notes,
        Optional<byte[]> descriptor,
        Optional<byte[]> schema,
        InputStream dump) {}
