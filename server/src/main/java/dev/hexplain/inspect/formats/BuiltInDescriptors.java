package dev.hexplain.inspect.formats;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.FormatShelf;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The shelf of the descriptors that come with Hexplain. Native decoders have none: their symbols are documentation, in
 * the notation of descriptors.
 */
public final class BuiltInDescriptors implements FormatShelf {
    private final Map<String, FormatDescription> heads = new LinkedHashMap<>();
    private final FormatShelf decoders;

    public BuiltInDescriptors() {
        FormatIndex.entries().forEach(head -> heads.put(head.id(), head));
        this.decoders = FormatShelf.of(heads.values().stream()
                .filter(head -> head.nativeDecoder().isEmpty())
                .map(head -> new DescriptorDecoder(head, () -> checked(head)))
                .toList());
    }

    @Override
    public List<Decoder> offered() {
        return decoders.offered();
    }

    @Override
    public Optional<Decoder> get(String id) {
        return decoders.get(id);
    }

    /** The text of a descriptor. */
    public Optional<String> text(String id) {
        return Optional.ofNullable(heads.get(id))
                .filter(head -> head.nativeDecoder().isEmpty())
                .map(BuiltInDescriptors::read);
    }

    /** The text of a native decoder's symbols. */
    public Optional<String> symbols(String id) {
        return ofNative(id).map(BuiltInDescriptors::read);
    }

    /** The parsed and checked symbols of a native decoder: documentation and enums. */
    public Optional<Descriptors.Checked> checkedSymbols(String id) {
        return ofNative(id).map(BuiltInDescriptors::checked);
    }

    private Optional<FormatDescription> ofNative(String id) {
        return Optional.ofNullable(heads.get(id))
                .filter(head -> !head.nativeDecoder().isEmpty());
    }

    private static Descriptors.Checked checked(FormatDescription head) {
        return Descriptors.builtIn().check(path(head), read(head));
    }

    private static String path(FormatDescription head) {
        return head.category() + "/" + head.id()
                + (head.nativeDecoder().isEmpty() ? ".ksy" : FormatDescription.SYMBOLS);
    }

    private static String read(FormatDescription head) {
        String resource = FormatIndex.FOLDER + path(head);
        try (InputStream in = BuiltInDescriptors.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("The class path has no " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + resource, e);
        }
    }
}
