package dev.hexplain.inspect.search;

import dev.hexplain.inspect.view.HitsView;
import dev.hexplain.search.NameSearch;
import dev.hexplain.search.SearchRequest;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import org.jspecify.annotations.Nullable;

/** Fields whose names were looked for. */
final class NameHits implements TreeSearch.Hits {
    private final FieldTree tree;
    private final NameSearch search;

    NameHits(FieldTree tree, SearchRequest request, String after) {
        this.tree = tree;
        this.search = new NameSearch(tree, request);
        if (!after.isEmpty() && !search.goTo(after)) {
            throw TreeSearch.noPlace(after);
        }
    }

    @Override
    public HitsView.@Nullable Hit next() {
        NameSearch.Named named = search.next();
        if (named == null) {
            return null;
        }
        Field field = named.field();
        return new HitsView.Hit(
                field.source(),
                field.offset(),
                field.length(),
                field.type(),
                field.id().toString(),
                named.path(),
                "",
                tree.value(field).summary(),
                "",
                "");
    }

    @Override
    public boolean isOver() {
        return search.isOver();
    }

    @Override
    public String position() {
        return search.position();
    }
}
