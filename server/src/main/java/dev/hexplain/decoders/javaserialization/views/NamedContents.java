package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a class wrote by code of its own, where a class list says which of its fields are in that. */
final class NamedContents {
    private static final int MOST = 1 << 12;

    private final FieldTree tree;
    private final List<Field> members = new ArrayList<>();

    private NamedContents(FieldTree tree) {
        this.tree = tree;
    }

    /** The fields in an annotation that have names; empty where some have none. */
    static Optional<List<Field>> of(FieldTree tree, Field annotation) {
        NamedContents named = new NamedContents(tree);
        return named.add(annotation, true) && !named.members.isEmpty() ? Optional.of(named.members) : Optional.empty();
    }

    private boolean add(Field of, boolean blocks) {
        if (tree.childCount(of) > MOST) {
            return false;
        }
        for (Field child : tree.children(of, 0, MOST)) {
            String step = tree.logicalStep(of, child);
            if (!step.isEmpty() && !step.startsWith("[")) {
                members.add(child);
            } else if (child.role() == Role.VALUE) {
                boolean block = blocks && child.shape().production().startsWith("blockdata");
                if (!block || !add(child, false)) {
                    return false;
                }
            }
        }
        return true;
    }
}
