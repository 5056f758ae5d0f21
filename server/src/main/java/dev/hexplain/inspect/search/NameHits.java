package dev.hexplain.inspect.search;

import dev.hexplain.inspect.view.HitsView;
import dev.hexplain.search.NameSearch;
import dev.hexplain.search.SearchRequest;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Fields whose names were looked for. */
final class NameHits implements TreeSearch.Hits {
    private final FieldTree tree;
    private final NameSearch search;
    private NameSearch.@Nullable Named named;

    NameHits(FieldTree tree, SearchRequest request, String after) {
        this.tree = tree;
        this.search = new NameSearch(tree, request);
        if (!after.isEmpty() && !search.goTo(after)) {
            throw TreeSearch.noPlace(after);
        }
    }

    @Override
    public boolean next() {
        named = search.next();
        return named != null;
    }

    @Override
    public HitsView.Hit view() {
        NameSearch.Named found = Objects.requireNonNull(named);
        Field field = found.field();
        return new HitsView.Hit(
                field.source(),
                field.offset(),
                field.length(),
                field.type(),
                field.id().toString(),
                found.path(),
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
