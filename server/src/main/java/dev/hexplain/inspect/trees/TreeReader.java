package dev.hexplain.inspect.trees;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Decoder;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.layers.ByteOrigins;
import dev.hexplain.inspect.report.ReportForm;
import dev.hexplain.inspect.statistics.ByteStatistics;
import dev.hexplain.inspect.statistics.ChecksumSearch;
import dev.hexplain.inspect.statistics.SourceMap;
import dev.hexplain.inspect.view.ByteStatisticsView;
import dev.hexplain.inspect.view.ChecksumMatchesView;
import dev.hexplain.inspect.view.FieldDetailView;
import dev.hexplain.inspect.view.FieldView;
import dev.hexplain.inspect.view.HandleDetailView;
import dev.hexplain.inspect.view.HitCountsView;
import dev.hexplain.inspect.view.HitsView;
import dev.hexplain.inspect.view.IssueView;
import dev.hexplain.inspect.view.LogicalValueDetailView;
import dev.hexplain.inspect.view.LogicalValueTextView;
import dev.hexplain.inspect.view.LogicalValueView;
import dev.hexplain.inspect.view.NotesView;
import dev.hexplain.inspect.view.OriginView;
import dev.hexplain.inspect.view.Page;
import dev.hexplain.inspect.view.QueryView;
import dev.hexplain.inspect.view.SourceMapView;
import dev.hexplain.inspect.view.SourceView;
import dev.hexplain.inspect.view.SpansView;
import dev.hexplain.search.SearchRequest;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.FieldTree;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Reads one finished tree; valid only during the call it is lent for. Offsets and lengths are in bytes of its source.
 */
public final class TreeReader {
    private final OpenTree open;
    private final FieldTree tree;
    private final Decoder decoder;
    private final FieldViews views;
    private final LogicalValueViews values;
    private final FieldDetails details;
    private final IssueViews issues;
    private final HandleViews handles;
    private final ByteOrigins origins;

    TreeReader(OpenTree open) {
        this.open = open;
        this.tree = open.tree();
        this.decoder = open.decoder();
        this.views = new FieldViews(tree, open.issues());
        this.values = new LogicalValueViews(tree, views);
        this.issues = new IssueViews(tree, open.issues(), open.inLayers());
        this.details = new FieldDetails(tree, open.decoder(), views, issues);
        this.handles = new HandleViews(tree, views);
        this.origins = new ByteOrigins(open.layers(), open.unwrapped());
    }

    /** The bytes that offsets address. */
    public Source source() {
        return tree.source();
    }

    /** The bytes that the offsets of fields in that source address; 0 is {@link #source()}. */
    public Source source(int number) {
        return tree.source(number)
                .orElseThrow(() -> Refusal.notFound("This tree has no source %d: there are %d, and 0 is the dump."
                        .formatted(number, tree.derivedCount())));
    }

    /** Where bytes of {@link #source()} came from, one layer after the other, the dump last. */
    public List<OriginView> origin(long offset, long length) {
        long first = Math.min(offset, source().length());
        return origins.of(new Range(first, Math.min(length, source().length() - first)));
    }

    /** A page of the sources that were derived. */
    public Page<SourceView> sources(long from, int limit) {
        return new SourceViews(tree).page(from, limit);
    }

    /** The outermost field. */
    public FieldView root() {
        return views.of(tree.root());
    }

    /** The field with an id. */
    public FieldDetailView field(String id) {
        return details.of(find(id));
    }

    /** A page of a field's children. */
    public Page<FieldView> children(String id, long from, int limit) {
        Field of = find(id);
        return new Page<>(
                from,
                tree.childCount(of),
                tree.children(of, from, limit).stream()
                        .map(child -> views.of(child, of.id()))
                        .toList());
    }

    /** The innermost field that holds a byte of a source. */
    public FieldDetailView at(int source, long offset) {
        long length = source(source).length();
        return tree.at(source, offset)
                .map(details::of)
                .orElseThrow(() -> Refusal.notFound(
                        offset < length
                                ? "No field lies in source %d.".formatted(source)
                                : "There is no byte %d: the source has %d bytes. Ask for an offset below that."
                                        .formatted(offset, length)));
    }

    /** The field at a path. */
    public FieldDetailView byPath(String path) {
        return tree.find(path)
                .map(details::of)
                .orElseThrow(() -> Refusal.notFound(
                        "No field has the path `%s`. Paths look like `contents[0].classDesc`;".formatted(path)
                                + " a shortened one (`…`) leads nowhere, use the field's id."));
    }

    /** The field nearest to an offset that a line of the tree's descriptor defines. */
    public FieldDetailView byLine(int line, long offset) {
        return new DefinedFields(tree, decoder)
                .nearest(line, offset)
                .map(details::of)
                .orElseThrow(() -> Refusal.notFound(
                        "No field near byte %d is defined in line %d of the descriptor.".formatted(offset, line)));
    }

    /**
     * The value of an expression; names are those in scope at a field. Of a selection, some of the values.
     *
     * @param after where to go on in a selection, as the answer before says; empty for its beginning
     */
    public QueryView query(String expression, String field, String after, int limit) {
        return new TreeQueries(tree, decoder, views, open.unread())
                .ask(expression, find(field).id(), after, limit);
    }

    /**
     * Some of what a search finds.
     *
     * @param after where to go on, as the answer before says; empty for the beginning
     */
    public HitsView find(SearchRequest request, String after, int limit) {
        return open.search(request).page(after, limit);
    }

    /** The same of bytes that begin in a window, for marks. */
    public HitsView findWithin(SearchRequest request, int source, long offset, long length, int limit) {
        return open.search(request).window(source, offset, length, limit);
    }

    /**
     * Counts what a search finds in bytes, as far as that goes in a short time.
     *
     * @param after where to go on, as the answer before says; empty for the beginning
     * @param parts into how many parts source 0 is divided
     */
    public HitCountsView countHits(SearchRequest request, String after, int parts) {
        return open.search(request).counts(after, parts);
    }

    /** The leaves that cover a window, cut at the end of the source, and after so many of them. */
    public SpansView spans(int source, long offset, int length, int limit) {
        return new Spans(tree, source, source(source).length()).window(offset, length, limit);
    }

    /**
     * A range of a source, which its end cuts.
     *
     * @throws Refusal where it begins behind the last byte
     */
    public Range range(int source, long offset, long length) {
        long size = source(source).length();
        if (offset >= size && size > 0) {
            throw Refusal.notFound("There is no byte %d: the source has %d bytes. Ask for an offset below that."
                    .formatted(offset, size));
        }
        long first = Math.min(offset, size);
        return new Range(first, Math.min(length, size - first));
    }

    /** Counts, entropy and checksums of a range. */
    public ByteStatisticsView statistics(int source, long offset, long length) {
        return ByteStatistics.of(source(source), range(source, offset, length));
    }

    /** How often each byte follows each in a range: 65,536 shades. */
    public byte[] digraph(int source, long offset, long length) {
        return ByteStatistics.digraph(source(source), range(source, offset, length));
    }

    /** A source in so many parts. */
    public SourceMapView map(int source, int parts) {
        return new SourceMap(tree, source, source(source), parts).view();
    }

    /** The ranges whose checksum a field is. */
    public ChecksumMatchesView checksumsLike(String field) {
        return new ChecksumSearch(tree, find(field)).view();
    }

    public Page<IssueView> issues(long from, int limit) {
        return issues.page(from, limit);
    }

    /** What a handle stands for. */
    public HandleDetailView handle(long id) {
        return handles.detail(id);
    }

    /** A page of the fields that refer to a handle. */
    public Page<FieldView> references(long handle, long from, int limit) {
        return handles.references(handle, from, limit);
    }

    /** A page of the objects whose class descriptor a handle stands for. */
    public Page<FieldView> instances(long handle, long from, int limit) {
        return handles.instances(handle, from, limit);
    }

    /** The value of the whole tree. */
    public LogicalValueView rootValue() {
        return values.root();
    }

    /** A page of what is in a value. */
    public Page<LogicalValueView> valueParts(String id, String within, long from, int limit) {
        return values.parts(find(id), within, from, limit);
    }

    /** A value, at length. */
    public LogicalValueDetailView value(String id, String within) {
        return values.detail(find(id), within);
    }

    /** A part of the text of a value, from a place in it on. */
    public LogicalValueTextView valueText(String id, String within, long from, int limit) {
        return values.text(find(id), within, from, limit);
    }

    /** Writes a value as JSON, as {@code decode --as values} does. */
    public void printValue(String id, String within, PrintWriter out) {
        values.print(find(id), within, out);
    }

    /** The innermost value whose bytes hold a byte of a source. */
    public LogicalValueDetailView valueAt(int source, long offset) {
        return values.innermost(find(at(source, offset).field().id()));
    }

    /** The value at a path. */
    public LogicalValueDetailView valueByPath(String path) {
        return values.byPath(path);
    }

    /** What it means to a program, if it is a Java serialization stream. */
    public StreamReader stream() {
        return new StreamReader(open);
    }

    private Field find(String id) {
        return FieldId.parse(id)
                .flatMap(tree::field)
                .orElseThrow(() -> Refusal.notFound(
                        "Field not found: this tree has no field `%s`. The root is `0`; other ids come with each field."
                                .formatted(id)));
    }

    /** The report on the dump, in UTF-8; fields deeper than that are left out. */
    public byte[] report(NotesView dump, ReportForm form, int depth) {
        StringWriter text = new StringWriter();
        form.write(open.reported(dump), depth, new PrintWriter(text));
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }
}
