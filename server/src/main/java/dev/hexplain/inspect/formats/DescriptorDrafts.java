package dev.hexplain.inspect.formats;

import dev.hexplain.bytes.Sha256;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.FormatShelf;
import dev.hexplain.store.FormatKey;
import dev.hexplain.store.SpaceAccess;
import dev.hexplain.store.TransientRegistry;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Drafts: unsaved descriptors, named by the hash of their text, and read with what the space can import that this thread
 * works in. The last {@value #KEPT} are remembered; none is offered by detection.
 */
public final class DescriptorDrafts implements FormatShelf {
    /** Their file name in diagnostics. */
    public static final String FILE = "draft.ksy";

    private static final String PREFIX = "draft-";
    private static final int KEPT = 64;
    private static final int DIGITS = 32;

    private final OwnFormatShelf own;
    private final TransientRegistry passing;
    private final Map<FormatKey, Draft> byId = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<FormatKey, Draft> eldest) {
            return size() > KEPT;
        }
    };

    /** A text, its id, and its decoder. */
    public record Draft(String id, String text, DescriptorDecoder decoder) {}

    /** @param passing knows those that other servers have */
    public DescriptorDrafts(OwnFormatShelf own, TransientRegistry passing) {
        this.own = own;
        this.passing = passing;
    }

    /** Whether an id is that of a draft, remembered or not. */
    public static boolean isDraft(String id) {
        return id.startsWith(PREFIX);
    }

    /** Parses and checks a text, and remembers it. */
    public Draft add(String text) {
        String id = PREFIX + digest(text);
        Optional<Draft> known = known(id);
        if (known.isPresent()) {
            return known.get();
        }
        Draft draft = remember(here(id), text);
        passing.put(TransientRegistry.Kind.DRAFT, id, text.getBytes(StandardCharsets.UTF_8));
        return draft;
    }

    private static FormatKey here(String id) {
        return new FormatKey(SpaceAccess.current().home(), id);
    }

    private Draft remember(FormatKey key, String text) {
        Descriptors.Checked checked = own.descriptors(key.space()).check(FILE, text);
        FormatDescription head = DescriptorHeads.of(checked, key.id(), OwnFormatShelf.CATEGORY);
        Draft draft = new Draft(key.id(), text, new DescriptorDecoder(head, () -> checked));
        synchronized (byId) {
            byId.put(key, draft);
        }
        return draft;
    }

    /** One that was added here, or to another server. */
    public Optional<Draft> find(String id) {
        return isDraft(id) ? known(id).or(() -> elsewhere(id)) : Optional.empty();
    }

    private Optional<Draft> elsewhere(String id) {
        return passing.get(TransientRegistry.Kind.DRAFT, id)
                .map(text -> remember(here(id), new String(text, StandardCharsets.UTF_8)));
    }

    /** One that was written in another space is read with what this one can import. */
    private Optional<Draft> known(String id) {
        Optional<String> text;
        synchronized (byId) {
            Draft draft = byId.get(here(id));
            if (draft != null) {
                return Optional.of(draft);
            }
            text = byId.values().stream()
                    .filter(each -> each.id().equals(id))
                    .map(Draft::text)
                    .findFirst();
        }
        return text.map(written -> remember(here(id), written));
    }

    /** Parses and checks all drafts again, since something they may import was saved or deleted. */
    public void refresh() {
        Map<FormatKey, Draft> known;
        synchronized (byId) {
            known = new LinkedHashMap<>(byId);
            byId.clear();
        }
        known.forEach((key, draft) -> remember(key, draft.text()));
    }

    @Override
    public List<Decoder> offered() {
        return List.of();
    }

    @Override
    public Optional<Decoder> get(String id) {
        return find(id).map(Draft::decoder);
    }

    private static String digest(String text) {
        return Sha256.of(text.getBytes(StandardCharsets.UTF_8)).substring(0, DIGITS);
    }
}
