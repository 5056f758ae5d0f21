package dev.hexplain.inspect.trees;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.FieldView;
import dev.hexplain.inspect.view.HandleDetailView;
import dev.hexplain.inspect.view.Page;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.ShapeMark;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Renders handles of one tree for the API, with the fields that define them and refer to them. */
record HandleViews(FieldTree tree, FieldViews views) {
    HandleDetailView detail(long id) {
        Handles.Handle handle = find(id);
        Field definition = definition(handle);
        boolean ofClass = definition.shape().has(ShapeMark.CLASS_DESCRIPTOR);
        return new HandleDetailView(
                FieldViews.handle(handle),
                views.of(definition),
                Paths.of(tree, definition),
                tree.references().count(handle),
                ofClass ? instanceCount(handle, definition) : null);
    }

    /** The fields that refer to a handle, in byte order. */
    Page<FieldView> references(long id, long from, int limit) {
        Handles.Handle handle = find(id);
        List<Field> fields = tree.references().page(handle, from, limit);
        return new Page<>(from, tree.references().count(handle), views(fields.stream()));
    }

    /** The objects of a class, in byte order: the one that contains its descriptor, if one does, then the others. */
    Page<FieldView> instances(long id, long from, int limit) {
        Handles.Handle handle = find(id);
        Field definition = definition(handle);
        if (!definition.shape().has(ShapeMark.CLASS_DESCRIPTOR)) {
            return new Page<>(from, 0, List.of());
        }
        List<Field> first = firstInstance(definition).stream().toList();
        long later = Math.max(0, from - first.size());
        Stream<Field> others = tree.instances().page(handle, later, limit).stream()
                .flatMap(reference -> tree.parent(reference.id()).stream());
        Stream<Field> page = from == 0 ? Stream.concat(first.stream(), others).limit(limit) : others;
        return new Page<>(from, instanceCount(handle, definition), views(page));
    }

    private long instanceCount(Handles.Handle handle, Field definition) {
        return tree.instances().count(handle)
                + firstInstance(definition).stream().count();
    }

    /** The object in which a class descriptor is written out. */
    private Optional<Field> firstInstance(Field definition) {
        return definition.name().equals(ShapeMark.CLASS_OF_INSTANCE)
                ? tree.parent(definition.id()).filter(parent -> parent.shape().has(ShapeMark.INSTANCE))
                : Optional.empty();
    }

    private List<FieldView> views(Stream<Field> fields) {
        return fields.map(views::of).toList();
    }

    private Field definition(Handles.Handle handle) {
        return tree.handles()
                .definition(handle)
                .orElseThrow(() -> Refusal.notFound("Handle %s is defined by no field.".formatted(handle)));
    }

    private Handles.Handle find(long id) {
        return tree.handles()
                .get(id)
                .orElseThrow(() -> Refusal.notFound("There is no handle %d: this tree has %d, counted from 0."
                        .formatted(id, tree.handles().count())));
    }
}
