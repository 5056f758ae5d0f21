package dev.hexplain.inspect;

import dev.hexplain.inspect.view.FieldView;
import dev.hexplain.inspect.view.HandleDetailView;
import dev.hexplain.inspect.view.Page;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.Paths;
import java.util.List;

/** Shows handles of one tree, with what defines them and what refers to them. */
record HandleViews(OpenTree open, FieldViews views) {
    HandleDetailView detail(long id) {
        Handles.Handle handle = find(id);
        Field definition = tree().handles()
                .definition(handle)
                .orElseThrow(() -> Refusal.notFound("Handle %s is defined by no field.".formatted(handle)));
        return new HandleDetailView(
                FieldViews.handle(handle), views.of(definition), Paths.of(tree(), definition), 0, null);
    }

    Page<FieldView> references(long id, long from, int limit) {
        find(id);
        return new Page<>(from, 0, List.of());
    }

    Page<FieldView> instances(long id, long from, int limit) {
        find(id);
        return new Page<>(from, 0, List.of());
    }

    private Handles.Handle find(long id) {
        return tree().handles()
                .get(id)
                .orElseThrow(() -> Refusal.notFound(
                        "There is no handle %d: this tree has %d, counted from 0.".formatted(id, tree().handles().count())));
    }

    private FieldTree tree() {
        return open.tree();
    }
}
