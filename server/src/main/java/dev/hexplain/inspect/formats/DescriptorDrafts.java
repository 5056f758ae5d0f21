package dev.hexplain.inspect.formats;

import dev.hexplain.bytes.Sha256;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.FormatShelf;
import dev.hexplain.store.PassingThings;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Drafts: unsaved descriptors, named by the hash of their text. The last {@value #KEPT} are remembered; none is offered
 * by detection.
 */
public final class DescriptorDrafts implements FormatShelf {
    /** Their file name in diagnostics. */
    public static final String FILE = "draft.ksy";

    private static final String PREFIX = "draft-";
    private static final int KEPT = 64;
    private static final int DIGITS = 32;

    private final Descriptors descriptors;
    private final PassingThings passing;
    private final Map<String, Draft> byId = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Draft> eldest) {
            return size() > KEPT;
        }
    };

    /** A text, its id, and its decoder. */
    public record Draft(String id, String text, DescriptorDecoder decoder) {}

    /** @param passing knows those that other servers have */
    public DescriptorDrafts(Descriptors descriptors, PassingThings passing) {
        this.descriptors = descriptors;
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
        Draft draft = remember(id, text);
        passing.put(PassingThings.Kind.DRAFT, id, text.getBytes(StandardCharsets.UTF_8));
        return draft;
    }

    private Draft remember(String id, String text) {
        Descriptors.Checked checked = descriptors.check(FILE, text);
        FormatDescription head = DescriptorHeads.of(checked, id, OwnFormatShelf.CATEGORY);
        Draft draft = new Draft(id, text, new DescriptorDecoder(head, () -> checked));
        synchronized (byId) {
            byId.put(id, draft);
        }
        return draft;
    }

    /** One that was added here, or to another server. */
    public Optional<Draft> find(String id) {
        return isDraft(id) ? known(id).or(() -> elsewhere(id)) : Optional.empty();
    }

    private Optional<Draft> elsewhere(String id) {
        return passing.get(PassingThings.Kind.DRAFT, id)
                .map(text -> remember(id, new String(text, StandardCharsets.UTF_8)));
    }

    private Optional<Draft> known(String id) {
        synchronized (byId) {
            return Optional.ofNullable(byId.get(id));
        }
    }

    /** Parses and checks all drafts again, since something they may import was saved or deleted. */
    public void refresh() {
        List<Draft> known;
        synchronized (byId) {
            known = List.copyOf(byId.values());
            byId.clear();
        }
        known.forEach(draft -> remember(draft.id(), draft.text()));
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
