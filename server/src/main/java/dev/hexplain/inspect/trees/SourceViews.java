package dev.hexplain.inspect.trees;

import dev.hexplain.inspect.view.Page;
import dev.hexplain.inspect.view.SourceView;
import dev.hexplain.tree.DerivedSource;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Renders the derived sources of a tree for the API. */
record SourceViews(FieldTree tree) {
    Page<SourceView> page(long from, int limit) {
        List<SourceView> items = new ArrayList<>();
        for (long index = from; index < tree.derivedCount() && items.size() < limit; index++) {
            tree.derived((int) index + 1).map(this::view).ifPresent(items::add);
        }
        return new Page<>(from, tree.derivedCount(), items);
    }

    /** The source that a field lies in; null where that is not a derived one. */
    @Nullable SourceView of(Field field) {
        return tree.derived(field.source()).map(this::view).orElse(null);
    }

    private SourceView view(DerivedSource source) {
        Optional<Field> root = tree.rootOf(source.number());
        return new SourceView(
                source.number(),
                source.length(),
                source.layer(),
                source.from(),
                source.range().offset(),
                source.range().length(),
                root.flatMap(found -> tree.parent(found.id()))
                        .map(field -> field.id().toString())
                        .orElse(null),
                root.map(found -> found.id().toString()).orElse(null));
    }
}
