package dev.hexplain.inspect.formats;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.FormatShelf;
import dev.hexplain.ksy.model.Descriptor;
import dev.hexplain.ksy.read.DescriptorShelf;
import dev.hexplain.store.FormatKey;
import dev.hexplain.store.OwnFormat;
import dev.hexplain.store.OwnFormats;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The formats that users saved in a space, each in its latest version, and behind them everybody's. A format imports those
 * that its space has, and everybody's imports everybody's.
 */
final class SpaceFormats implements FormatShelf {
    private static final String SUFFIX = ".ksy";

    private final OwnFormats saved;
    private final String space;
    private final Optional<SpaceFormats> everybodys;
    private final Descriptors descriptors;
    private final Map<OwnFormat, DescriptorDecoder> read = new ConcurrentHashMap<>();
    private volatile @Nullable Known current;

    /** @param everybodys those that are behind; empty where these are everybody's */
    SpaceFormats(OwnFormats saved, BuiltInDescriptors builtIns, String space, Optional<SpaceFormats> everybodys) {
        this.saved = saved;
        this.space = space;
        this.everybodys = everybodys;
        DescriptorShelf byId =
                path -> idIn(path).flatMap(id -> find(id).map(this::text).or(() -> builtIns.text(id)));
        this.descriptors = new Descriptors(List.of(byId, DescriptorShelf.onClassPath("/formats")));
    }

    /** Parses and checks texts with the same imports as saved ones. */
    Descriptors descriptors() {
        return descriptors;
    }

    /** The latest version of the format that an id means here. */
    Optional<OwnFormat> find(String id) {
        return saved.get(new FormatKey(space, id)).or(() -> everybodys.flatMap(others -> others.find(id)));
    }

    @Override
    public List<Decoder> offered() {
        FormatShelf own = current();
        if (everybodys.isEmpty()) {
            return own.offered();
        }
        Stream<Decoder> behind = everybodys.get().offered().stream()
                .filter(decoder -> own.get(decoder.id()).isEmpty());
        return Stream.concat(own.offered().stream(), behind).toList();
    }

    @Override
    public Optional<Decoder> get(String id) {
        return current().get(id).or(() -> everybodys.flatMap(others -> others.get(id)));
    }

    /** Clears the cache: one was saved or deleted, and others may import it. */
    void refresh() {
        List<OwnFormat> latest = saved.all(space);
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
                    FormatShelf.of(saved.all(space).stream().map(this::decoder).toList()), elsewhere);
            current = known;
        }
        return known.shelf();
    }

    /** The space's formats, and what other servers had changed when they were read. */
    private record Known(FormatShelf shelf, String elsewhere) {}

    /**
     * The head is part of the text, so all of them are read; again only where they changed, or what they import may.
     */
    private DescriptorDecoder decoder(OwnFormat version) {
        return read.computeIfAbsent(version, this::read);
    }

    private DescriptorDecoder read(OwnFormat version) {
        Descriptors.Checked checked = descriptors.check(version.id() + SUFFIX, text(version));
        FormatDescription head = DescriptorHeads.of(checked, version.id(), OwnFormatShelf.CATEGORY);
        return new DescriptorDecoder(head, () -> checked);
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
