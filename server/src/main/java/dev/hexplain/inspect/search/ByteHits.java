package dev.hexplain.inspect.search;

import dev.hexplain.bytes.Source;
import dev.hexplain.inspect.view.HitsView;
import dev.hexplain.search.ByteSearch;
import dev.hexplain.search.Hit;
import dev.hexplain.search.SearchPosition;
import dev.hexplain.search.SearchRequest;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import java.util.HexFormat;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Hits in the bytes of a tree's sources, each with the field that it begins in. */
final class ByteHits implements TreeSearch.Hits {
    private static final int BYTES_SHOWN = 16;

    private final FieldTree tree;
    private final ByteSearch search;
    private @Nullable Hit hit;

    ByteHits(FieldTree tree, ByteSearch search) {
        this.tree = tree;
        this.search = search;
    }

    static ByteSearch search(FieldTree tree, SearchRequest request, String after) {
        SearchPosition from = after.isEmpty()
                ? SearchPosition.START
                : SearchPosition.parse(after).orElseThrow(() -> TreeSearch.noPlace(after));
        return new ByteSearch(tree, request.finder()).from(from);
    }

    @Override
    public boolean next() {
        hit = search.next();
        return hit != null;
    }

    @Override
    public HitsView.Hit view() {
        Hit found = Objects.requireNonNull(hit);
        Source source = tree.source(found.source()).orElseThrow();
        Field field = tree.at(found.source(), found.offset()).orElse(null);
        HitText text = HitText.of(source, found);
        return new HitsView.Hit(
                found.source(),
                found.offset(),
                found.length(),
                found.is(),
                field == null ? null : field.id().toString(),
                field == null ? "" : Paths.of(tree, field),
                text.before(),
                text.text(),
                text.after(),
                HexFormat.of().formatHex(source.copy(found.offset(), (int) Math.min(BYTES_SHOWN, found.length()))));
    }

    @Override
    public boolean isOver() {
        return search.isOver();
    }

    @Override
    public String position() {
        return search.position().toString();
    }
}
