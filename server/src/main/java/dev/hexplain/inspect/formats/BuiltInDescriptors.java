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
 * The shelf of the descriptors that come with Hexplain. Native decoders have one too, which is documentation and not
 * decoded with.
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

    /** The text of a descriptor, also of one that belongs to a native decoder. */
    public Optional<String> text(String id) {
        return Optional.ofNullable(heads.get(id)).map(BuiltInDescriptors::read);
    }

    /** The parsed and checked descriptor of any of them. */
    public Optional<Descriptors.Checked> checked(String id) {
        return get(id).map(decoder -> ((DescriptorDecoder) decoder).checked())
                .or(() -> Optional.ofNullable(heads.get(id)).map(BuiltInDescriptors::checked));
    }

    private static Descriptors.Checked checked(FormatDescription head) {
        return Descriptors.builtIn().check(path(head), read(head));
    }

    private static String path(FormatDescription head) {
        return head.category() + "/" + head.id() + ".ksy";
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
