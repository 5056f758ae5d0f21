package dev.hexplain.inspect.trees;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.files.FileKind;
import dev.hexplain.decode.files.FileKinds;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.UnwrapResult;
import dev.hexplain.ingest.dialects.Dialects;
import dev.hexplain.inspect.classes.ClassesOfStream;
import dev.hexplain.inspect.classes.GivenClasses;
import dev.hexplain.inspect.classes.StreamVersions;
import dev.hexplain.inspect.classes.StreamedClasses.Placed;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.differences.ClassChangeLabels;
import dev.hexplain.inspect.differences.DifferenceKind;
import dev.hexplain.inspect.differences.DifferenceNotes;
import dev.hexplain.inspect.differences.DifferencePrinter;
import dev.hexplain.inspect.differences.Differences;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.edits.Alteration;
import dev.hexplain.inspect.edits.EditContext;
import dev.hexplain.inspect.edits.ValueEdits;
import dev.hexplain.inspect.filters.FilterNeeds;
import dev.hexplain.inspect.filters.FilterPattern;
import dev.hexplain.inspect.filters.FilterStyle;
import dev.hexplain.inspect.filters.FilterTrial;
import dev.hexplain.inspect.filters.FilterViews;
import dev.hexplain.inspect.findings.Finding;
import dev.hexplain.inspect.findings.FindingViews;
import dev.hexplain.inspect.findings.Findings;
import dev.hexplain.inspect.layers.LayerStepIssue;
import dev.hexplain.inspect.layers.LayerTitles;
import dev.hexplain.inspect.print.Ink;
import dev.hexplain.inspect.print.Leaves;
import dev.hexplain.inspect.print.Leaves.Leaf;
import dev.hexplain.inspect.print.PrintForm;
import dev.hexplain.inspect.print.PrintSubject;
import dev.hexplain.inspect.report.ReportSubject;
import dev.hexplain.inspect.risks.FilterCheck;
import dev.hexplain.inspect.risks.StreamRisks;
import dev.hexplain.inspect.search.HitPrinter;
import dev.hexplain.inspect.search.TreeSearch;
import dev.hexplain.inspect.view.DifferencesView;
import dev.hexplain.inspect.view.FilterTrialView;
import dev.hexplain.inspect.view.FilterView;
import dev.hexplain.inspect.view.FindingView;
import dev.hexplain.inspect.view.IssueView;
import dev.hexplain.inspect.view.NotesView;
import dev.hexplain.inspect.view.RisksView;
import dev.hexplain.inspect.view.RisksView.ChainView;
import dev.hexplain.inspect.view.RisksView.CountsView;
import dev.hexplain.inspect.work.Pool;
import dev.hexplain.search.SearchRequest;
import dev.hexplain.store.TreeEntry;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Severity;
import dev.hexplain.tree.TreeStatistics;
import dev.hexplain.values.CutValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.WalkRemarks;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * A finished tree with its source and metadata. Closing it closes its source.
 *
 * @param millis how long decoding took
 * @param unwrapped how removing the layers around its bytes went, outermost first
 */
public record OpenTree(
        TreeEntry entry,
        FieldTree tree,
        Decoder decoder,
        double millis,
        List<UnwrapResult> unwrapped,
        IssuesByField issues)
        implements Pool.Member {

    static OpenTree of(TreeEntry entry, FieldTree tree, Decoder decoder, double millis, List<UnwrapResult> unwrapped) {
        return new OpenTree(entry, tree, decoder, millis, unwrapped, new IssuesByField(tree));
    }

    LayerPath layers() {
        return Detector.path(entry.layers());
    }

    /** How it was decoded: the layers that were removed, the format, and what became of it. */
    public TreeSummary summary() {
        TreeStatistics facts = tree.facts();
        return new TreeSummary(
                entry.layers(),
                entry.format(),
                tree.source().length(),
                status(),
                facts.fields(),
                facts.covered(),
                facts.opaque(),
                issueCount());
    }

    /** The issues of the layers around its bytes. */
    List<LayerStepIssue> inLayers() {
        return LayerStepIssue.of(layers(), unwrapped);
    }

    /** Whether everything was understood. */
    public DecodeStatus status() {
        return DecodeStatus.of(tree, decoder.id(), inLayers());
    }

    /** The notice about the whole dump. */
    public Optional<FindingView> finding(Detector detector) {
        return new Findings(detector)
                .of(tree, decoder, layers(), status() == DecodeStatus.COMPLETE)
                .or(this::oneOfSeveral)
                .map(new FindingViews(detector)::of);
    }

    /** Where the other payloads of a text are, as the layer of the one that is shown tells. */
    private Optional<Finding> oneOfSeveral() {
        return IntStream.range(0, unwrapped.size())
                .filter(i -> isPayload(layers().steps().get(i)))
                .mapToObj(i -> unwrapped.get(i).issues().stream())
                .flatMap(issues ->
                        issues.filter(issue -> issue.severity() == Severity.NOTE && issue.outputOffset() == 0))
                .<Finding>map(note -> new Finding.OneOfSeveral("One of several payloads", note.message()))
                .findFirst();
    }

    private static boolean isPayload(LayerStep step) {
        return !step.entry().isEmpty() && Dialects.byId(step.layer()).isPresent();
    }

    /** The kind of file that bytes of no format are. */
    public Optional<String> fileKind() {
        return status() == DecodeStatus.UNRECOGNISED
                ? FileKinds.of(tree.source()).map(FileKind::name)
                : Optional.empty();
    }

    /** All issues, those of the layers included. */
    public long issueCount() {
        return tree.facts().issueCount() + inLayers().size();
    }

    /** The issue at the lowest offset. */
    public Optional<IssueView> firstIssue() {
        return new IssueViews(tree, issues, inLayers())
                .page(0, 1).items().stream().findFirst();
    }

    /** Passes on its leaves, in byte order. */
    public void leaves(Consumer<Leaf> each) {
        new Leaves(tree).each(leaf -> {
            each.accept(leaf);
            return true;
        });
    }

    /**
     * Prints the value of an expression on the whole, or the values that a selection selects.
     *
     * @throws Refusal where there is no value
     */
    public Printed printAnswer(String expression, QueryForm form, PrintWriter out) {
        QueryPrinter printer = new QueryPrinter(new TreeValues(tree), form, out);
        WalkRemarks remarks = new WalkRemarks("searched");
        Optional<String> problem = new TreeQueries(tree, decoder, new FieldViews(tree, issues), unread())
                .print(expression, printer, remarks);
        return new Printed(problem, printer.cut(), remarks.sentences());
    }

    /**
     * Notes on an answer that was printed.
     *
     * @param problem where a selection selects nothing, the reason why the first value was not selected, if there is one
     * @param cut values in it that are cut; the first of very many
     * @param notes where a selection did not select, and why
     */
    public record Printed(Optional<String> problem, List<CutValue> cut, List<String> notes) {}

    /** What another tree is compared by, where nobody says: what they say, their fields, or their bytes. */
    public DifferenceKind comparedBy(OpenTree other) {
        if (new TreeValues(tree).hasMeaning() && new TreeValues(other.tree).hasMeaning()) {
            return DifferenceKind.VALUES;
        }
        boolean known = status() != DecodeStatus.UNRECOGNISED;
        return known && isOfFormatOf(other) ? DifferenceKind.FIELDS : DifferenceKind.BYTES;
    }

    private boolean isOfFormatOf(OpenTree other) {
        return decoder.id().equals(other.decoder.id());
    }

    /** The first differences from this tree to another, and how many there are. */
    DifferencesView differences(OpenTree other, DifferenceKind as, int most) throws IOException {
        return Differences.of(tree, other.tree, as, isOfFormatOf(other), notes(other, as), most);
    }

    /** Prints the differences from this tree to another; whether there are none. */
    public boolean printDifferences(OpenTree other, DifferenceKind as, DifferencePrinter printer) throws IOException {
        return printer.print(tree, other.tree, as, isOfFormatOf(other), notes(other, as));
    }

    private DifferenceNotes notes(OpenTree other, DifferenceKind as) throws IOException {
        WalkRemarks unread = new WalkRemarks("compared");
        unread().tellFor(as, unread);
        other.unread().tellFor(as, unread);
        return new DifferenceNotes(changes(other, as), unread.sentences());
    }

    /** What changed in the classes, where two streams are compared by what they say. */
    private List<String> changes(OpenTree other, DifferenceKind as) throws IOException {
        Optional<ClassesOfStream> own = classesIfAny();
        Optional<ClassesOfStream> others = other.classesIfAny();
        if (as != DifferenceKind.VALUES || own.isEmpty() || others.isEmpty()) {
            return List.of();
        }
        try (GivenClasses jdk = GivenClasses.jdk()) {
            StreamVersions versions = new StreamVersions(jdk);
            versions.next("before", own.get());
            return versions.next("after", others.get())
                    .map(ClassChangeLabels::of)
                    .orElse(List.of());
        }
    }

    /**
     * Finds bytes, names or values, and prints what is found.
     *
     * @return notes on the search
     * @throws Refusal where the request says nothing that can be looked for
     */
    public Searched find(SearchRequest request, HitPrinter printer) {
        TreeSearch search = search(request);
        String problem = search.print(printer);
        return new Searched(problem, search.remarks().sentences());
    }

    /**
     * Notes on a search.
     *
     * @param problem where nothing is found, the reason for it if there is one; empty otherwise
     * @param notes what was not looked at, and why
     */
    public record Searched(String problem, List<String> notes) {}

    TreeSearch search(SearchRequest request) {
        WalkRemarks remarks = new WalkRemarks("searched");
        if (request.kind().isOfBytes()) {
            unread().tellBytes(remarks);
        } else {
            unread().tellValues(remarks);
        }
        return new TreeSearch(tree, request, remarks);
    }

    /** Where bytes or a limit left out a part of it, and why; a sentence each. */
    public List<String> leftOut() {
        WalkRemarks remarks = new WalkRemarks("read");
        unread().tellValues(remarks);
        return remarks.sentences();
    }

    Unread unread() {
        return new Unread(tree, layers(), unwrapped);
    }

    /**
     * What a stream would do to a reader.
     *
     * @throws Refusal where it is no Java serialization stream
     */
    public RisksView risks() {
        return StreamRisks.of(tree, decoder).without(leftOut());
    }

    /** The known gadget chains that are in it as a whole. */
    public List<ChainView> chains() {
        return StreamRisks.chains(tree, decoder);
    }

    /**
     * The classes that a stream describes.
     *
     * @throws Refusal where the format describes none
     */
    public ClassesOfStream classes() {
        return ClassesOfStream.of(tree, decoder).without(leftOut());
    }

    /** The same, where it describes any. */
    public Optional<ClassesOfStream> classesIfAny() {
        return ClassesOfStream.find(tree, decoder);
    }

    /** The classes that it describes, without their instances and constants. */
    public List<Placed> describedClasses() {
        return ClassesOfStream.described(tree, decoder);
    }

    /**
     * Passes on what a filter would be asked about a stream, in order; then counts it.
     *
     * @throws Refusal where it is no Java serialization stream
     */
    public CountsView checks(Consumer<FilterCheck> checks) {
        return StreamRisks.checks(tree, decoder, checks);
    }

    /**
     * A filter that accepts a stream, in all forms.
     *
     * @throws Refusal where it is no Java serialization stream, or names more classes than a filter can
     */
    FilterView filter(FilterStyle style) {
        FilterNeeds needs = new FilterNeeds();
        needs.add(checks(needs::add));
        return FilterViews.of(needs, style).without(leftOut());
    }

    /**
     * What a pattern says to a stream.
     *
     * @throws Refusal where it is no Java serialization stream
     */
    public FilterTrialView trial(FilterPattern pattern) {
        FilterTrial trial = new FilterTrial(pattern, tree);
        checks(trial::check);
        return trial.view().without(leftOut());
    }

    /** Writes all of it in a form, without colours. */
    public void print(String file, PrintForm form, PrintWriter out) {
        print(file, form, Ink.PLAIN, out);
    }

    /**
     * Writes all of it in a form.
     *
     * @param file the name of the upload
     * @return of values, those that are cut; the first of very many
     */
    public List<CutValue> print(String file, PrintForm form, Ink ink, PrintWriter out) {
        return form.print(printed(file), tree, ink, out);
    }

    private PrintSubject printed(String file) {
        List<IssueView> all = new IssueViews(tree, issues, inLayers())
                .page(0, Integer.MAX_VALUE)
                .items();
        return new PrintSubject(file, entry.format(), entry.layers(), entry.offset(), status().id(), issueCount(), all);
    }

    /** Changes values in its bytes, which stay as they are. */
    public ValueEdits.Edited edited(List<? extends Alteration> alterations, DumpLimits bounds, EditContext work)
            throws IOException {
        return new ValueEdits(tree, decoder, bounds.from(entry.offset(), entry.order())).apply(alterations, work);
    }

    /** What a report on the dump is about. */
    public ReportSubject reported(NotesView dump) {
        return new ReportSubject(
                dump,
                decoder.description().title(),
                layers().isEmpty() ? "" : LayerTitles.of(layers()),
                printed(dump.dump().name()),
                tree);
    }

    @Override
    public void close() {
        tree.close();
        tree.source().close();
    }
}
