package dev.hexplain.inspect.formats;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.FormatShelf;
import dev.hexplain.ksy.model.Descriptor;
import dev.hexplain.ksy.read.DescriptorShelf;
import dev.hexplain.store.OwnFormat;
import dev.hexplain.store.OwnFormats;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The shelf of the formats that users saved, each in its latest version. They import each other and built-in ones by
 * id, and built-in ones by path too: {@code order} or {@code /records/order}.
 */
public final class OwnFormatShelf implements FormatShelf {
    /** The category of all of them. */
    public static final String CATEGORY = "own";

    private static final String SUFFIX = ".ksy";

    private final OwnFormats saved;
    private final Descriptors descriptors;
    private final Map<OwnFormat, DescriptorDecoder> read = new ConcurrentHashMap<>();
    private volatile @Nullable Known current;

    public OwnFormatShelf(OwnFormats saved, BuiltInDescriptors builtIns) {
        this.saved = saved;
        DescriptorShelf byId = path -> ownText(path).or(() -> idIn(path).flatMap(builtIns::text));
        this.descriptors = new Descriptors(List.of(byId, DescriptorShelf.onClassPath("/formats")));
    }

    /** Parses and checks texts with the same imports as saved ones. */
    public Descriptors descriptors() {
        return descriptors;
    }

    @Override
    public List<Decoder> offered() {
        return current().offered();
    }

    @Override
    public Optional<Decoder> get(String id) {
        return current().get(id);
    }

    /** Clears the cache: one was saved or deleted, and others may import it. */
    public void refresh() {
        List<OwnFormat> latest = saved.all();
        read.entrySet().removeIf(each -> !latest.contains(each.getKey()) || imports(each.getValue()));
        current = null;
    }

    private static boolean imports(DescriptorDecoder decoder) {
        Descriptor descriptor = decoder.checked().descriptor();
        return descriptor == null || !descriptor.meta().imports().isEmpty();
    }

    private FormatShelf current() {
        Known known = current;
        if (known != null && !known.elsewhere().equals(saved.changedElsewhere())) {
            refresh();
            known = null;
        }
        if (known == null) {
            String elsewhere = saved.lookElsewhere();
            known = new Known(
                    FormatShelf.of(saved.all().stream().map(this::decoder).toList()), elsewhere);
            current = known;
        }
        return known.shelf();
    }

    /** All formats, and what other servers had changed when they were read. */
    private record Known(FormatShelf shelf, String elsewhere) {}

    /**
     * The head is part of the text, so all of them are read; again only where they changed, or what they import may.
     */
    private DescriptorDecoder decoder(OwnFormat version) {
        return read.computeIfAbsent(version, this::read);
    }

    private DescriptorDecoder read(OwnFormat version) {
        Descriptors.Checked checked = descriptors.check(version.id() + SUFFIX, text(version));
        FormatDescription head = DescriptorHeads.of(checked, version.id(), CATEGORY);
        return new DescriptorDecoder(head, () -> checked);
    }

    private Optional<String> ownText(String path) {
        return idIn(path).flatMap(saved::get).map(this::text);
    }

    private static Optional<String> idIn(String path) {
        return path.endsWith(SUFFIX) && path.indexOf('/') < 0
                ? Optional.of(path.substring(0, path.length() - SUFFIX.length()))
                : Optional.empty();
    }

    private String text(OwnFormat version) {
        try {
            return saved.text(version);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read version " + version.version() + " of " + version.id(), e);
        }
    }
}
