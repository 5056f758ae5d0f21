package dev.hexplain.inspect.trees;

import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FieldDefinition;
import dev.hexplain.inspect.view.ClassView;
import dev.hexplain.inspect.view.DefinedView;
import dev.hexplain.inspect.view.FieldDetailView;
import dev.hexplain.inspect.view.FieldView;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalPath;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.ShapeMark;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Renders one field with all details for the API. */
public record FieldDetails(FieldTree tree, Decoder decoder, FieldViews views, IssueViews issues) {
    private static final int ANCESTORS_SHOWN = 64;

    public FieldDetailView of(Field field) {
        List<Field> lineage = tree.lineage(field.id(), Paths.MAX_NAMES);
        List<Field> around = lineage.subList(0, Math.max(0, lineage.size() - 1));
        String path = Paths.of(lineage);
        return new FieldDetailView(
                views.full(field),
                path,
                Paths.isComplete(path),
                FieldViews.said(LogicalPath.of(tree, lineage)),
                depth(lineage),
                around.isEmpty() || tree.startsSubstream(field)
                        ? null
                        : field.offset() - around.getLast().offset(),
                shown(around),
                FieldViews.said(tree.doc(field)),
                decoder.description().docRef().stream().findFirst().orElse(null),
                issues.at(field),
                classOf(field),
                definitionOf(field),
                target(field),
                new SourceViews(tree).of(field));
    }

    /** Ancestors in the list are counted field by field, those above row by row, where the difference does not show. */
    private long depth(List<Field> lineage) {
        long near = lineage.size() - 1L;
        return lineage.getFirst().id().equals(FieldId.ROOT)
                ? near
                : near + tree.rowDepth(lineage.getFirst().id());
    }

    private List<FieldView> shown(List<Field> around) {
        List<Field> nearest = around.subList(Math.max(0, around.size() - ANCESTORS_SHOWN), around.size());
        return nearest.stream().map(views::of).toList();
    }

    private @Nullable ClassView classOf(Field field) {
        return tree.answered(
                        field,
                        Optional.<ClassView>empty(),
                        () -> decoder.classOf(tree, field).map(this::classView))
                .orElse(null);
    }

    private @Nullable DefinedView definitionOf(Field field) {
        return tree.answered(field, Optional.<FieldDefinition>empty(), () -> decoder.definitionOf(tree, field))
                .map(found -> new DefinedView(found.format(), found.line(), found.path()))
                .orElse(null);
    }

    private @Nullable FieldView target(Field field) {
        return tree.handles()
                .referredToBy(field)
                .flatMap(tree.handles()::definition)
                .map(views::of)
                .orElse(null);
    }

    private ClassView classView(ClassDescriptor described) {
        return new ClassView(
                described.name(),
                described.displayName(),
                described.serialVersionUID().toString(),
                described.flags(),
                described.proxyInterfaces().isEmpty() ? null : described.proxyInterfaces(),
                FieldViews.handle(described.handle()),
                descriptorAt(described.offset()),
                described.fields().stream()
                        .map(member ->
                                new ClassView.Member(member.name(), member.type(), String.valueOf(member.typecode())))
                        .toList(),
                described
                        .superClass()
                        .map(above -> new ClassView.Reference(
                                above.name(), FieldViews.handle(above.handle()), descriptorAt(above.offset())))
                        .orElse(null));
    }

    private String descriptorAt(long offset) {
        return tree.startingAt(offset, ShapeMark.CLASS_DESCRIPTOR)
                .map(field -> field.id().toString())
                .orElse("0");
    }
}
