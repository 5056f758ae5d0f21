package dev.hexplain.inspect.trees;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FieldDefinition;
import dev.hexplain.inspect.formats.DescriptorDecoder;
import dev.hexplain.inspect.formats.DescriptorStructure;
import dev.hexplain.inspect.view.FormatDetailView.DefinitionView;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.Walk;
import java.util.List;
import java.util.Optional;

/** Finds the fields of a tree that a line of its descriptor defines. */
record DefinedFields(FieldTree tree, Decoder decoder) {
    private static final int SIBLINGS_SEEN = 500;
    private static final int FIELDS_SEEN = 20_000;

    /**
     * Fields that contain the offset come first, from the innermost; then those beside it; then the first in the tree.
     */
    Optional<Field> nearest(int written, long offset) {
        int line = startOfDefinition(written);
        List<Field> lineage = tree.at(offset)
                .map(field -> tree.lineage(field.id(), Paths.MAX_NAMES))
                .orElse(List.of())
                .reversed();
        return lineage.stream()
                .filter(field -> isDefinedIn(line, field))
                .findFirst()
                .or(() -> lineage.stream()
                        .flatMap(field -> tree.children(field, 0, SIBLINGS_SEEN).stream())
                        .filter(field -> isDefinedIn(line, field))
                        .findFirst())
                .or(() -> first(line));
    }

    /** The line where the definition starts that a line is part of. */
    private int startOfDefinition(int line) {
        return decoder instanceof DescriptorDecoder described
                        && described.checked().descriptor() != null
                ? new DescriptorStructure(described.checked().descriptor())
                        .types().stream()
                                .flatMap(type -> type.fields().stream())
                                .mapToInt(DefinitionView::line)
                                .filter(start -> start <= line)
                                .max()
                                .orElse(line)
                : line;
    }

    private Optional<Field> first(int line) {
        Walk walk = new Walk(tree);
        for (int seen = 0; seen < FIELDS_SEEN && walk.next(); seen++) {
            Field field = walk.field();
            if (isDefinedIn(line, field)) {
                return tree.field(field.id());
            }
        }
        return Optional.empty();
    }

    private boolean isDefinedIn(int line, Field field) {
        Optional<FieldDefinition> definition =
                tree.answered(field, Optional.<FieldDefinition>empty(), () -> decoder.definitionOf(tree, field));
        return definition.isPresent()
                && definition.get().line() == line
                && definition.get().format().equals(decoder.id());
    }
}
