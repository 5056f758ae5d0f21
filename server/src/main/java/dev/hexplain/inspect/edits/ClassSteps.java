package dev.hexplain.inspect.edits;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.hexplain.edit.ValueEdit;
import dev.hexplain.edit.ValuePlace;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** What is done, one after the other, so that a class of a Java stream has another name, and another serialVersionUID. */
final class ClassSteps {
    private static final int MOST = 1000;
    private static final int LONGEST_NAME = 0xFFFF;
    private static final String UID = "serialVersionUID";

    private final FieldTree tree;
    private final ClassRenaming change;
    private final List<EditStep> steps = new ArrayList<>();

    private ClassSteps(FieldTree tree, ClassRenaming change) {
        this.tree = tree;
        this.change = change;
    }

    /** @throws Refusal where the stream does not describe the class */
    static List<EditStep> of(FieldTree tree, ClassRenaming change) {
        ClassSteps steps = new ClassSteps(tree, change);
        steps.find();
        if (steps.steps.isEmpty()) {
            throw Refusal.conflict("The dump describes no class `%s`.".formatted(change.name()));
        }
        return steps.steps;
    }

    private void find() {
        Walk walk = new Walk(tree);
        while (walk.next()) {
            Field field = walk.field();
            boolean isName = field.role() == Role.TYPE && field.source() == 0 && field.length() <= LONGEST_NAME;
            if (isName && walk.atLeaf()) {
                String type = new String(tree.source().copy(field.offset(), (int) field.length()), UTF_8);
                renamed(type).ifPresent(next -> set(field, next));
                if (type.equals(change.name()) && !change.uid().isEmpty()) {
                    uidBeside(field).ifPresent(uid -> set(uid, change.uid()));
                }
            }
        }
    }

    /** What takes the place of the name of the class, or of a type of it: {@code [Lcom.acme.Order;}. */
    private Optional<String> renamed(String type) {
        if (change.newName().equals(change.name())) {
            return Optional.empty();
        }
        String element = type.replaceFirst("^\\[*", "");
        String dimensions = type.substring(0, type.length() - element.length());
        return Stream.<UnaryOperator<String>>of(
                        name -> name, name -> "L" + name + ";", name -> "L" + name.replace('.', '/') + ";")
                .filter(form -> form.apply(change.name()).equals(element))
                .map(form -> dimensions + form.apply(change.newName()))
                .findFirst();
    }

    private Optional<Field> uidBeside(Field name) {
        return tree.parent(name.id())
                .flatMap(text -> tree.parent(text.id()))
                .flatMap(description -> tree.child(description, UID));
    }

    private void set(Field field, String text) {
        if (steps.size() == MOST) {
            throw Refusal.conflict("The class is named more than %d times.".formatted(MOST));
        }
        ValuePlace place = new ValuePlace.At(Paths.of(tree, field));
        steps.add((now, decoding) -> ValueEdit.of(now, place, text, decoding));
    }
}
