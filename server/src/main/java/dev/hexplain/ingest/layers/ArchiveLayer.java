package dev.hexplain.ingest.layers;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.Layer;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.SourceReader;
import dev.hexplain.ingest.UnwrapResult;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * An archive that holds several entries by name. A single entry is opened by default; of several, one has to be chosen.
 */
abstract class ArchiveLayer<E extends ArchiveLayer.Entry> implements Layer {
    /** The confidence of each of several entries, too low to be opened by itself. */
    static final int ONE_OF_MANY = 40;

    private static final int THE_ONLY = 95;

    /** Entries that are offered. */
    private static final int OFFERED = 200;

    /** Entries that are named where a wrong one was asked for. */
    private static final int NAMED = 5;

    private final String id;
    private final String title;
    private final int oneOfMany;

    /**
     * @param oneOfMany how likely each of several entries is; those of the same layer that are equally likely are not
     *     taken by themselves, however likely that is
     */
    ArchiveLayer(String id, String title, int oneOfMany) {
        this.id = id;
        this.title = title;
        this.oneOfMany = oneOfMany;
    }

    /** An entry of an archive. */
    interface Entry {
        String name();

        /** Details that help users to choose an entry. */
        String words();
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final String title() {
        return title;
    }

    @Override
    public final List<LayerCandidate> find(Source source) {
        SourceReader bytes = new SourceReader(source);
        return recognises(bytes) ? offers(bytes) : List.of();
    }

    private List<LayerCandidate> offers(SourceReader bytes) {
        List<E> entries = new ArrayList<>();
        Set<String> names = new LinkedHashSet<>();
        walk(bytes, entry -> {
            if (names.add(entry.name())) {
                entries.add(entry);
            }
            return entries.size() < OFFERED;
        });
        int confidence = entries.size() == 1 ? theOnly(bytes) : oneOfMany;
        return entries.stream()
                .map(entry -> new LayerCandidate(
                        LayerStep.whole(id).entry(entry.name()),
                        Confidence.of(confidence, (entries.size() == 1 ? "the only entry, " : "") + entry.words())))
                .toList();
    }

    @Override
    public final UnwrapResult unwrap(Source source, LayerStep step, OutputStream sink, LayerLimits limits)
            throws IOException {
        return LayerUnpacking.run(source, step, sink, limits, to -> unpack(to, choose(to, step.entry())));
    }

    private E choose(LayerUnpacking to, String name) throws UnpackAborted {
        List<E> found = new ArrayList<>();
        walk(to.octets(), entry -> {
            boolean wanted = name.isEmpty() || entry.name().equals(name);
            if (wanted) {
                found.add(entry);
            }
            return found.size() < (name.isEmpty() ? 2 : 1);
        });
        if (found.size() == 1) {
            return found.getFirst();
        }
        throw to.fail(0, name.isEmpty() ? "Which entry was not said" : "There is no such entry", names(to), name);
    }

    private String names(LayerUnpacking to) {
        List<String> names = new ArrayList<>();
        walk(to.octets(), entry -> names.add(entry.name()) && names.size() <= NAMED);
        String shown = names.stream().limit(NAMED).collect(Collectors.joining(", "));
        return Optional.of(shown).filter(some -> !some.isEmpty()).orElse("an entry")
                + (names.size() > NAMED ? ", …" : "");
    }

    /** How likely it is that the only thing in these bytes is what is meant. */
    int theOnly(SourceReader bytes) {
        return THE_ONLY;
    }

    /** Whether the bytes hold things like this; quick. */
    abstract boolean recognises(SourceReader bytes);

    /** Hands on the entries in order, folders left out, as long as the visitor wants more. */
    abstract void walk(SourceReader bytes, Predicate<E> visitor);

    abstract void unpack(LayerUnpacking to, E entry) throws IOException, UnpackAborted;
}
