package dev.hexplain.values;

import dev.hexplain.tree.Field;

/** A hidden object in the place of a reference to it: those of its parts that are shown elsewhere are referred to. */
final class ShownHere {
    private final TreeValues values;
    private final LogicalValue.Reference reference;

    ShownHere(TreeValues values, LogicalValue.Reference reference) {
        this.values = values;
        this.reference = reference;
    }

    LogicalValue value() {
        LogicalValue object = values.of(reference);
        LogicalValue said = object instanceof LogicalValue.Reference inner ? values.shown(inner) : whole(object);
        boolean wrapped = !reference.type().equals(values.ownType(reference.target()));
        return wrapped ? said.at(reference.field(), reference.type()) : said;
    }

    private LogicalValue part(LogicalValue part) {
        return switch (part) {
            case LogicalValue.Scalar _, LogicalValue.Opaque _ -> part;
            // What is shown in its place is shown once.
            case LogicalValue.Reference other ->
                isElsewhere(other.field())
                        ? new LogicalValue.Reference(other.target(), other.type(), other.target())
                        : other;
            case LogicalValue.Sequence _, LogicalValue.Mapping _, LogicalValue.Structure _ ->
                isElsewhere(part.field())
                        ? new LogicalValue.Reference(part.field(), part.type(), part.field())
                        : whole(part);
        };
    }

    /** A wrapper shows the parts of what it wraps and hides; some are shown where others refer to them. */
    private boolean isElsewhere(Field part) {
        Trail trail = values.addresses().around(part);
        return trail.value().field().equals(part)
                && !trail.passes(reference.target())
                && !trail.passes(reference.field());
    }

    private LogicalValue whole(LogicalValue value) {
        return switch (value) {
            case LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Reference _ -> value;
            case LogicalValue.Sequence(Field field, String type, Paged<LogicalValue> elements) ->
                new LogicalValue.Sequence(field, type, elements.map(this::part));
            case LogicalValue.Mapping(Field field, String type, Paged<LogicalValue.Entry> entries) ->
                new LogicalValue.Mapping(
                        field,
                        type,
                        entries.map(entry -> new LogicalValue.Entry(part(entry.key()), part(entry.value()))));
            case LogicalValue.Structure(Field field, String type, Paged<LogicalValue.Named> members, String problem) ->
                new LogicalValue.Structure(
                        field,
                        type,
                        members.map(
                                member -> new LogicalValue.Named(member.name(), part(member.value()), member.key())),
                        problem);
        };
    }
}
