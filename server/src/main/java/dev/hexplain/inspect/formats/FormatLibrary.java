package dev.hexplain.inspect.formats;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatShelf;
import dev.hexplain.decode.Formats;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.decode.schema.Schemas;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.CompletionsView;
import dev.hexplain.inspect.view.DraftView;
import dev.hexplain.inspect.view.FormatDetailView;
import dev.hexplain.inspect.view.FormatView;
import dev.hexplain.inspect.view.Page;
import dev.hexplain.inspect.view.VersionView;
import dev.hexplain.ksy.check.Proposal;
import dev.hexplain.ksy.model.Descriptor;
import dev.hexplain.store.FormatKey;
import dev.hexplain.store.OwnFormat;
import dev.hexplain.store.OwnFormats;
import dev.hexplain.store.QuotaExceeded;
import dev.hexplain.store.SpaceAccess;
import dev.hexplain.store.Store;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Quoted;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** All formats of a data folder: built-in ones, the user's own, and drafts. Safe for many threads. */
public final class FormatLibrary {
    /** Bytes a descriptor may have. */
    public static final int LARGEST_DESCRIPTOR = 256 << 10;

    private static final int MOST_PROPOSALS = 1000;

    /** Bytes that are decoded to warm up: enough for the JIT to compile what runs often. */
    private static final int WARM = 256 << 10;

    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9_]{0,99}");

    private final OwnFormats saved;
    private final BuiltInDescriptors builtIns = new BuiltInDescriptors();
    private final OwnFormatShelf own;
    private final DescriptorDrafts drafts;
    private final UploadedSchemas schemas;
    private final TransientSchemas passing;
    private final Schemas known;
    private final Formats fixed;
    private final Formats formats;
    private final FormatViews views;

    /**
     * A descriptor that was saved.
     *
     * @param isNew whether there was no format of that id
     */
    public record Saved(FormatDetailView format, boolean isNew) {}

    /** @param natives those with native decoders */
    public FormatLibrary(FormatShelf natives, Store store, SampleDumps samples) {
        OwnFormats saved = store.formats();
        this.passing = new TransientSchemas(store.passing());
        this.saved = saved;
        this.schemas = new UploadedSchemas(store.schemas());
        this.known = SchemaFormats.ofSamples().or(passing).or(schemas);
        FormatShelf bySchema = SchemaFormats.shelf(known, natives);
        this.own = new OwnFormatShelf(saved, builtIns);
        this.drafts = new DescriptorDrafts(own, store.passing());
        this.fixed = new Formats(natives, bySchema, builtIns);
        this.formats = new Formats(natives, bySchema, own, builtIns, drafts);
        this.views = new FormatViews(samples);
    }

    /** All of them, for decoding. */
    public Formats formats() {
        return formats;
    }

    /** A label for metrics, of few values: the id of a built-in format. */
    public String label(String id) {
        int schema = id.indexOf(SchemaFormat.SEPARATOR);
        String format = schema < 0 ? id : id.substring(0, schema);
        return fixed.get(format).isPresent() ? format : DescriptorDrafts.isDraft(format) ? "draft" : "own";
    }

    /** The schemas that users uploaded. */
    public UploadedSchemas schemas() {
        return schemas;
    }

    /** The schemas of objects that were imported into the codec lab. */
    public TransientSchemas passing() {
        return passing;
    }

    /** The text of the schema in an id of both, {@code kryo:order.kryo}. */
    public String schemaOf(String id) {
        int schema = id.indexOf(SchemaFormat.SEPARATOR);
        return Optional.of(schema)
                .filter(separator -> separator >= 0)
                .flatMap(separator -> known.find(id.substring(0, separator), id.substring(separator + 1)))
                .map(Schema::text)
                .orElseThrow(() -> Refusal.notFound(
                        "There is no format with a schema `%s`; those of objects that were brought are forgotten after a while."
                                .formatted(Quoted.cut(id, 100))));
    }

    /** Those that are offered, in the order they are offered where they are equally likely. */
    public List<FormatView> list() {
        return formats.all().stream().map(this::view).toList();
    }

    /** Decodes a little with a descriptor, so that what this needs is loaded before the first request. */
    public void warmUp() {
        Decoder order = builtIns.get("order_stream").orElseThrow();
        try (TreeStorage storage = TreeStorage.inMemory();
                FieldTree tree = order.decode(
                        Source.ofBytes("nothing", new byte[WARM]), DecodeOptions.DEFAULT, storage, Progress.NONE)) {
            tree.value(tree.root());
        }
    }

    private FormatView view(Decoder decoder) {
        return views.of(
                decoder.description(),
                SchemaFormats.takenBy(decoder.id()),
                fixed.get(decoder.id()).isEmpty() ? own.find(decoder.id()) : Optional.empty());
    }

    /** A format with its structure. */
    public FormatDetailView detail(String id) {
        Decoder decoder = listed(id);
        Optional<Descriptors.Checked> checked = decoder instanceof DescriptorDecoder described
                ? Optional.of(described.checked())
                : builtIns.checkedSymbols(id);
        return views.detail(view(decoder), decoder.description(), checked);
    }

    private Decoder listed(String id) {
        return formats.get(id).filter(decoder -> !DescriptorDrafts.isDraft(id)).orElseThrow(() -> noFormat(id));
    }

    private static Refusal noFormat(String id) {
        return Refusal.notFound(
                "There is no format `%s`: it was deleted, or never here. GET /api/v1/formats lists them."
                        .formatted(Quoted.cut(id, 100)));
    }

    /** The text of a descriptor, of a draft too, or of the symbols of a native decoder. */
    public String source(String id) throws IOException {
        Optional<DescriptorDrafts.Draft> draft = drafts.find(id);
        if (draft.isPresent()) {
            return draft.get().text();
        }
        Optional<OwnFormat> latest = fixed.get(id).isPresent() ? Optional.empty() : own.find(id);
        if (latest.isPresent()) {
            return saved.text(latest.get());
        }
        return builtIns.text(id)
                .or(() -> builtIns.symbols(id))
                .orElseThrow(() -> fixed.get(id).isPresent()
                        ? Refusal.notFound("The format `%s` has no descriptor.".formatted(id))
                        : noFormat(id));
    }

    /** A page of the versions of a user's own format, newest first. */
    public Page<VersionView> versions(String id, long from, int limit) {
        listed(id);
        Optional<FormatKey> format =
                fixed.get(id).isPresent() ? Optional.empty() : own.find(id).map(OwnFormat::key);
        return format.map(key -> versions(key, from, limit)).orElseGet(() -> new Page<>(from, 0, List.of()));
    }

    private Page<VersionView> versions(FormatKey format, long from, int limit) {
        return new Page<>(
                from,
                saved.versionCount(format),
                saved.versions(format, from, limit).stream()
                        .map(FormatLibrary::version)
                        .toList());
    }

    private static VersionView version(OwnFormat version) {
        return new VersionView(version.version(), version.savedAt().toString(), version.size());
    }

    /** The text of a version. */
    public String versionSource(String id, int number) throws IOException {
        listed(id);
        return saved.text(own.find(id)
                .flatMap(latest -> saved.version(latest.key(), number))
                .orElseThrow(() ->
                        Refusal.notFound("There is no version %d of `%s`. GET /api/v1/formats/%s/versions lists them."
                                .formatted(number, id, id))));
    }

    /**
     * Saves a descriptor as the user's own format: one that is there where it is, and a new one in the space that this thread
     * works in.
     */
    public Saved save(String id, String text) throws IOException {
        checkId(id);
        FormatKey key = keyOf(id);
        requireUsable(key, text);
        boolean isNew = saved.get(key).isEmpty();
        try {
            saved.save(key, text);
        } catch (QuotaExceeded full) {
            throw Refusal.full("The space `%s` has %d formats already: delete one first."
                    .formatted(key.space(), OwnFormats.MOST_FORMATS));
        }
        refresh();
        return new Saved(detail(id), isNew);
    }

    private FormatKey keyOf(String id) {
        return own.find(id)
                .map(OwnFormat::key)
                .orElseGet(() -> new FormatKey(SpaceAccess.current().home(), id));
    }

    /**
     * Checks a descriptor as it is checked when it is saved.
     *
     * @throws Refusal where it could not be saved
     */
    public void requireUsable(String id, String text) {
        checkId(id);
        requireUsable(keyOf(id), text);
    }

    private void requireUsable(FormatKey key, String text) {
        String id = key.id();
        checkSize(text);
        Descriptors.Checked checked = own.descriptors(key.space()).check(id + ".ksy", text);
        if (checked.usable().isEmpty()) {
            throw Refusal.unusable(
                    "The descriptor was not saved: it has errors. They are listed in `mistakes`.",
                    DiagnosticViews.of(id + ".ksy", text, checked.diagnostics()));
        }
        String written = checked.usable().orElseThrow().meta().id();
        if (!written.equals(id)) {
            throw Refusal.unusable(
                    "The descriptor was not saved: its `meta/id` is `%s`, the address says `%s`."
                            .formatted(written, id),
                    List.of(DiagnosticViews.otherId(text, written, id)));
        }
    }

    private void checkId(String id) {
        if (!ID.matcher(id).matches() || id.equals(DecodeChoices.DETECT)) {
            throw Refusal.badRequest(("`%s` cannot be the id of a format: expected lower-case letters, digits and `_`,"
                            + " beginning with a letter, at most 100, and not `%s`.")
                    .formatted(Quoted.cut(id, 100), DecodeChoices.DETECT));
        }
        if (fixed.get(id).isPresent()) {
            throw builtIn(id);
        }
    }

    private static Refusal builtIn(String id) {
        return Refusal.taken("`%s` comes with Hexplain and stays as it is: fork it under another id.".formatted(id));
    }

    private static void checkSize(String text) {
        if (text.getBytes(StandardCharsets.UTF_8).length > LARGEST_DESCRIPTOR) {
            throw Refusal.tooLarge("A descriptor may have at most %d bytes.".formatted(LARGEST_DESCRIPTOR));
        }
    }

    /** Deletes a user's own format; returns what distinguished it from others. */
    public FormatKey delete(String id) throws IOException {
        if (fixed.get(id).isPresent()) {
            throw builtIn(id);
        }
        FormatKey format = own.find(id).map(OwnFormat::key).orElseThrow(() -> noFormat(id));
        if (!saved.delete(format)) {
            throw noFormat(id);
        }
        refresh();
        return format;
    }

    private void refresh() {
        own.refresh();
        drafts.refresh();
    }

    /** Ids of users' own formats, whatever their space. */
    public Set<String> ownIds() {
        return saved.ids();
    }

    /** Whether an id means a user's own format here. */
    public boolean isOwn(String id) {
        return fixed.get(id).isEmpty() && own.find(id).isPresent();
    }

    /** Completions at a position of a descriptor; line and column from 1. */
    public CompletionsView complete(String source, int line, int column) {
        Proposal.Choice choice = own.descriptors().complete(source, line, column);
        return new CompletionsView(
                choice.from(),
                choice.proposals().stream()
                        .limit(MOST_PROPOSALS)
                        .map(FormatLibrary::view)
                        .toList());
    }

    private static CompletionsView.ProposalView view(Proposal proposal) {
        return new CompletionsView.ProposalView(
                proposal.text(),
                proposal.kind().name().toLowerCase(Locale.ROOT),
                null,
                proposal.doc().isEmpty() ? null : proposal.doc());
    }

    /** Checks a descriptor that is being written, and remembers it for decoding. */
    public DraftView draft(String text) {
        checkSize(text);
        DescriptorDrafts.Draft draft = drafts.add(text);
        Descriptors.Checked checked = draft.decoder().checked();
        Optional<Descriptor> descriptor = Optional.ofNullable(checked.descriptor());
        return new DraftView(
                draft.id(),
                descriptor.map(each -> each.meta().id()).orElse(""),
                descriptor.map(each -> each.meta().title()).orElse(""),
                draft.decoder().isUsable(),
                draft.decoder().leavesOrderOpen(),
                DiagnosticViews.of(DescriptorDrafts.FILE, text, checked.diagnostics()));
    }
}
