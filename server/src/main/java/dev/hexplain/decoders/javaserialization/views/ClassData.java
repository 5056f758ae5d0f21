package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.tree.Field;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.TreeValues;
import java.util.List;
import java.util.Optional;

/** What one class of an object's hierarchy wrote: its fields, and what its writeObject or writeExternal added. */
public abstract sealed class ClassData permits TreeClassData, StreamedClassData {
    /** Of texts that others are made of. */
    private static final int LONGEST_TEXT = 1 << 16;

    final TreeValues values;

    ClassData(TreeValues values) {
        this.values = values;
    }

    /** The binary name of the class. */
    abstract String className();

    abstract Field field();

    /** Whether the class has neither fields nor an annotation. */
    abstract boolean isEmpty();

    /** What is behind the fields; empty contents where nothing does. */
    abstract Contents contents();

    /** The field of the class with a name, if it has it. */
    abstract Optional<Field> find(String name);

    /** The value of a field of the class: a reference where it refers to an object with parts. */
    abstract LogicalValue unfollowed(String name) throws MisfitException;

    /** The integer in a field. */
    abstract long integer(String name) throws MisfitException;

    /** The fields, and the annotation where it has contents. */
    abstract List<Field> members();

    /** The value of one of {@link #members}. */
    abstract LogicalValue valueOf(Field member);

    /** The name of one of {@link #members}. */
    abstract String nameOf(Field member);

    /** A field of the class. */
    final Field fieldNamed(String name) throws MisfitException {
        return find(name)
                .orElseThrow(() -> new MisfitException("a field %s was expected in %s".formatted(name, className())));
    }

    /**
     * The value of a field of the class; that of the object that it refers to. Of such an object nothing may be shown in
     * this one's place that has parts: what is around this one would be shown in itself without end.
     */
    final LogicalValue value(String name) throws MisfitException {
        LogicalValue value = unfollowed(name);
        return value instanceof LogicalValue.Reference reference
                ? values.inside().of(reference)
                : value;
    }

    /** The text in a field; empty where it is null. */
    final String text(String name) throws MisfitException {
        if (!(value(name) instanceof LogicalValue.Scalar scalar)
                || (scalar.kind() != ScalarKind.TEXT && scalar.kind() != ScalarKind.NULL)
                || scalar.text().isLongerThan(LONGEST_TEXT)) {
            throw FieldForms.misfit(name, "a text of up to %d characters".formatted(LONGEST_TEXT));
        }
        return scalar.kind() == ScalarKind.NULL ? "" : scalar.text().first(LONGEST_TEXT);
    }

    /** The text in a field that not every version of the class has; empty where it is null or absent. */
    final String optionalText(String name) throws MisfitException {
        return find(name).isPresent() ? text(name) : "";
    }

    /** Whether a field is true. */
    final boolean truth(String name) throws MisfitException {
        if (!(value(name) instanceof LogicalValue.Scalar scalar) || scalar.kind() != ScalarKind.BOOLEAN) {
            throw FieldForms.misfit(name, "true or false");
        }
        return scalar.text().first(10).equals("true");
    }
}
