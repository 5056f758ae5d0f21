package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.tree.Field;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a class wrote, by the fields of the tree. */
final class TreeClassData extends ClassData {
    private static final String ANNOTATION = "objectAnnotation";

    private final Field field;
    private @Nullable List<Field> children;

    TreeClassData(TreeValues values, Field field) {
        super(values);
        this.field = field;
    }

    @Override
    String className() {
        return JavaClassKind.nameOf(field);
    }

    @Override
    Field field() {
        return field;
    }

    @Override
    boolean isEmpty() {
        return field.length() == 0;
    }

    private List<Field> children() {
        if (children == null) {
            children = values.tree().slotChildren(field);
        }
        return children;
    }

    private static boolean isAnnotation(Field child) {
        return child.shape().production().equals(ANNOTATION);
    }

    @Override
    Contents contents() {
        for (Field child : children()) {
            if (isAnnotation(child)) {
                return TreeContents.of(values, child);
            }
        }
        return TreeContents.none(values);
    }

    @Override
    Optional<Field> find(String name) {
        for (Field child : children()) {
            if (child.name().equals(name) && !isAnnotation(child)) {
                return Optional.of(child);
            }
        }
        return Optional.empty();
    }

    @Override
    LogicalValue unfollowed(String name) throws MisfitException {
        return values.inside().of(fieldNamed(name));
    }

    @Override
    long integer(String name) throws MisfitException {
        Field found = fieldNamed(name);
        if (!found.shape().isLeaf()) {
            throw new MisfitException("a number was expected in %s.%s".formatted(className(), name));
        }
        return values.tree().integer(found);
    }

    @Override
    List<Field> members() {
        List<Field> members = new ArrayList<>();
        for (Field child : children()) {
            Optional<List<Field>> named =
                    isAnnotation(child) ? NamedContents.of(values.tree(), child) : Optional.empty();
            if (named.isPresent()) {
                members.addAll(named.get());
            } else if (!isAnnotation(child) || TreeContents.of(values, child).count() > 0) {
                members.add(child);
            }
        }
        return members;
    }

    @Override
    LogicalValue valueOf(Field member) {
        return isAnnotation(member)
                ? new LogicalValue.Sequence(
                        member, "", TreeContents.of(values, member).values())
                : values.later().of(member);
    }

    @Override
    String nameOf(Field member) {
        return isAnnotation(member) ? ANNOTATION : member.name();
    }
}
