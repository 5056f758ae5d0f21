package dev.hexplain.inspect.formats;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatShelf;
import dev.hexplain.store.OwnFormat;
import dev.hexplain.store.OwnFormats;
import dev.hexplain.store.SpaceAccess;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The shelf of the formats that users saved: those of the space that this thread works in, which is that of a dump that was
 * looked up, and everybody's. They import each other and built-in ones by id, and built-in ones by path too: {@code order}
 * or {@code /records/order}.
 */
public final class OwnFormatShelf implements FormatShelf {
    /** The category of all of them. */
    public static final String CATEGORY = "own";

    private final OwnFormats saved;
    private final BuiltInDescriptors builtIns;
    private final SpaceFormats everybodys;
    /** Those of other spaces, as far as they were asked for. */
    private final Map<String, SpaceFormats> bySpace = new ConcurrentHashMap<>();

    public OwnFormatShelf(OwnFormats saved, BuiltInDescriptors builtIns) {
        this.saved = saved;
        this.builtIns = builtIns;
        this.everybodys = new SpaceFormats(saved, builtIns, SpaceAccess.PUBLIC, Optional.empty());
    }

    private SpaceFormats of(String space) {
        return space.equals(SpaceAccess.PUBLIC)
                ? everybodys
                : bySpace.computeIfAbsent(
                        space, name -> new SpaceFormats(saved, builtIns, name, Optional.of(everybodys)));
    }

    private SpaceFormats here() {
        return of(SpaceAccess.current().home());
    }

    /** Parses and checks texts with the same imports as those that are saved here. */
    public Descriptors descriptors() {
        return here().descriptors();
    }

    /** The same for a space. */
    Descriptors descriptors(String space) {
        return of(space).descriptors();
    }

    /** The latest version of the format that an id means here. */
    public Optional<OwnFormat> find(String id) {
        return here().find(id);
    }

    @Override
    public List<Decoder> offered() {
        return here().offered();
    }

    @Override
    public Optional<Decoder> get(String id) {
        return here().get(id);
    }

    /** Clears the cache: one was saved or deleted, and others may import it. */
    public void refresh() {
        everybodys.refresh();
        bySpace.values().forEach(SpaceFormats::refresh);
    }
}
