package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.tree.Field;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.TreeValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What one class of an object's hierarchy wrote: its fields, and what its writeObject or writeExternal added. */
public final class ClassData {
    private static final String ANNOTATION = "objectAnnotation";

    /** Of texts that others are made of. */
    private static final int LONGEST_TEXT = 1 << 16;

    private final TreeValues values;
    private final Field field;
    private @Nullable List<Field> children;

    ClassData(TreeValues values, Field field) {
        this.values = values;
        this.field = field;
    }

    String className() {
        return JavaClassKind.nameOf(field);
    }

    Field field() {
        return field;
    }

    /** Whether the class has neither fields nor an annotation. */
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

    /** What stands behind the fields; empty contents where nothing does. */
    Contents contents() {
        for (Field child : children()) {
            if (isAnnotation(child)) {
                return Contents.of(values, child);
            }
        }
        return Contents.none(values);
    }

    /** A field of the class. */
    Field fieldNamed(String name) throws MisfitException {
        return find(name)
                .orElseThrow(() -> new MisfitException("a field %s was expected in %s".formatted(name, className())));
    }

    /** The field with a name, if the class has it. */
    Optional<Field> find(String name) {
        for (Field child : children()) {
            if (child.name().equals(name) && !isAnnotation(child)) {
                return Optional.of(child);
            }
        }
        return Optional.empty();
    }

    /** The value of a field of the class: a reference where it refers to an object with parts. */
    LogicalValue unfollowed(String name) throws MisfitException {
        return values.inside().of(fieldNamed(name));
    }

    /**
     * The value of a field of the class; that of the object that it refers to. Of such an object nothing may be shown in
     * this one's place that has parts: what is around this one would be shown in itself without end.
     */
    LogicalValue value(String name) throws MisfitException {
        LogicalValue value = unfollowed(name);
        return value instanceof LogicalValue.Reference reference
                ? values.inside().of(reference)
                : value;
    }

    /** The text in a field; empty where it is null. */
    String text(String name) throws MisfitException {
        if (!(value(name) instanceof LogicalValue.Scalar scalar)
                || (scalar.kind() != ScalarKind.TEXT && scalar.kind() != ScalarKind.NULL)
                || scalar.text().isLongerThan(LONGEST_TEXT)) {
            throw FieldForms.misfit(name, "a text of up to %d characters".formatted(LONGEST_TEXT));
        }
        return scalar.kind() == ScalarKind.NULL ? "" : scalar.text().first(LONGEST_TEXT);
    }

    /** The text in a field that not every version of the class has; empty where it is null or absent. */
    String optionalText(String name) throws MisfitException {
        return find(name).isPresent() ? text(name) : "";
    }

    /** The integer in a field. */
    long integer(String name) throws MisfitException {
        Field found = fieldNamed(name);
        if (!found.shape().isLeaf()) {
            throw new MisfitException("a number was expected in %s.%s".formatted(className(), name));
        }
        return values.tree().integer(found);
    }

    /** Whether a field is true. */
    boolean truth(String name) throws MisfitException {
        if (!(value(name) instanceof LogicalValue.Scalar scalar) || scalar.kind() != ScalarKind.BOOLEAN) {
            throw FieldForms.misfit(name, "true or false");
        }
        return scalar.text().first(10).equals("true");
    }

    /** The fields, and the annotation where it has contents. */
    List<Field> members() {
        List<Field> members = new ArrayList<>();
        for (Field child : children()) {
            Optional<List<Field>> named =
                    isAnnotation(child) ? NamedContents.of(values.tree(), child) : Optional.empty();
            if (named.isPresent()) {
                members.addAll(named.get());
            } else if (!isAnnotation(child) || Contents.of(values, child).count() > 0) {
                members.add(child);
            }
        }
        return members;
    }

    /** The value of one of {@link #members}. */
    LogicalValue valueOf(Field member) {
        return isAnnotation(member)
                ? new LogicalValue.Sequence(
                        member, "", Contents.of(values, member).values())
                : values.later().of(member);
    }

    /** The name of one of {@link #members}. */
    static String nameOf(Field member) {
        return isAnnotation(member) ? ANNOTATION : member.name();
    }
}
