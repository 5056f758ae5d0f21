package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.tree.Field;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Forms of classes that keep what they say in their fields. */
final class FieldForms {
    private FieldForms() {}

    /** A scalar in a field: of a box, say. */
    static JavaView scalar(String field) {
        return (object, written) -> {
            if (!(written.value(field) instanceof LogicalValue.Scalar inner)) {
                throw misfit(field, "a scalar");
            }
            return new LogicalValue.Scalar(object.field(), object.className(), inner.kind(), inner.text());
        };
    }

    /**
     * What another object says, which a field holds: of a wrapper, say. One that stands elsewhere is referred to: it may
     * be around the wrapper. One of a class that has no view is shown in its field.
     */
    static JavaView delegate(String field) {
        return (object, written) -> switch (written.unfollowed(field)) {
            case LogicalValue.Sequence inner ->
                new LogicalValue.Sequence(object.field(), object.className(), inner.elements());
            case LogicalValue.Mapping inner ->
                new LogicalValue.Mapping(object.field(), object.className(), inner.entries());
            case LogicalValue.Reference inner -> referred(object, inner);
            case LogicalValue.Structure _ -> object.plain("");
            case LogicalValue.Scalar _, LogicalValue.Opaque _ -> throw misfit(field, "a collection or an array");
        };
    }

    /** What a field holds, whatever it is: of a box for any object. */
    static JavaView content(String field) {
        return (object, written) -> standingFor(object, written.unfollowed(field));
    }

    /** What a field holds, by the name of the case. */
    static JavaView named(String name, String field) {
        return (object, written) -> new LogicalValue.Structure(
                object.field(),
                object.className(),
                Paged.of(List.of(new LogicalValue.Named(
                        name, object.member(written, field).value()))));
    }

    /** A value in the place of an object that holds it. */
    static LogicalValue standingFor(StreamObject object, LogicalValue value) {
        return switch (value) {
            case LogicalValue.Scalar inner ->
                new LogicalValue.Scalar(object.field(), inner.type(), inner.kind(), inner.text());
            case LogicalValue.Sequence inner ->
                new LogicalValue.Sequence(object.field(), inner.type(), inner.elements());
            case LogicalValue.Mapping inner -> new LogicalValue.Mapping(object.field(), inner.type(), inner.entries());
            case LogicalValue.Structure inner ->
                new LogicalValue.Structure(object.field(), inner.type(), inner.members(), inner.problem());
            case LogicalValue.Reference inner -> referred(object, inner);
            case LogicalValue.Opaque inner -> new LogicalValue.Opaque(object.field(), inner.type(), inner.text());
        };
    }

    private static LogicalValue referred(StreamObject object, LogicalValue.Reference inner) {
        return new LogicalValue.Reference(object.field(), object.className(), inner.target());
    }

    /** What is shown of a value for the second time: a scalar, or where the value stands. */
    static LogicalValue elsewhere(LogicalValue value) {
        return switch (value) {
            case LogicalValue.Scalar _, LogicalValue.Opaque _ -> value;
            case LogicalValue.Reference other ->
                new LogicalValue.Reference(other.target(), other.type(), other.target());
            case LogicalValue.Sequence _, LogicalValue.Mapping _, LogicalValue.Structure _ ->
                new LogicalValue.Reference(value.field(), value.type(), value.field());
        };
    }

    /** The keys of a map that a field holds. */
    static JavaView keysOf(String field) {
        return partsOf(field, LogicalValue.Entry::key);
    }

    /** The values of a map that a field holds. */
    static JavaView valuesOf(String field) {
        return partsOf(field, LogicalValue.Entry::value);
    }

    private static JavaView partsOf(String field, Function<LogicalValue.Entry, LogicalValue> part) {
        return (object, written) -> switch (written.unfollowed(field)) {
            case LogicalValue.Mapping inner ->
                new LogicalValue.Sequence(
                        object.field(), object.className(), inner.entries().map(part));
            case LogicalValue.Reference inner -> referred(object, inner);
            case LogicalValue.Structure _ -> object.plain("");
            case LogicalValue.Sequence _, LogicalValue.Scalar _, LogicalValue.Opaque _ -> throw misfit(field, "a map");
        };
    }

    /** Two arrays or lists: of keys, and of their values. */
    static JavaView parallel(String keys, String values) {
        return (object, written) -> {
            if (!(written.unfollowed(keys) instanceof LogicalValue.Sequence first)
                    || !(written.unfollowed(values) instanceof LogicalValue.Sequence second)) {
                throw misfit(keys + " and " + values, "two arrays");
            }
            return new LogicalValue.Mapping(
                    object.field(), object.className(), new Zipped(first.elements(), second.elements()));
        };
    }

    /** Keys and values from two runs of the same length. */
    private record Zipped(Paged<LogicalValue> keys, Paged<LogicalValue> values) implements Paged<LogicalValue.Entry> {
        @Override
        public long count() {
            return Math.min(keys.count(), values.count());
        }

        @Override
        public List<LogicalValue.Entry> page(long from, int limit) {
            List<LogicalValue> first = keys.page(from, limit);
            List<LogicalValue> second = values.page(from, limit);
            List<LogicalValue.Entry> page = new ArrayList<>();
            for (int i = 0; i < Math.min(first.size(), second.size()); i++) {
                page.add(new LogicalValue.Entry(first.get(i), second.get(i)));
            }
            return page;
        }
    }

    /** The elements that are these fields. */
    static JavaView elements(String... fields) {
        return (object, written) -> {
            List<Field> elements = new ArrayList<>();
            for (String field : fields) {
                elements.add(written.fieldNamed(field));
            }
            return new LogicalValue.Sequence(object.field(), object.className(), parts(object, elements));
        };
    }

    /** One entry: two fields. */
    static JavaView entry(String key, String value) {
        return entries(key, value);
    }

    /** Entries: keys and values in turn. */
    static JavaView entries(String... keysAndValues) {
        return (object, written) -> {
            List<Field> fields = new ArrayList<>();
            for (String field : keysAndValues) {
                fields.add(written.fieldNamed(field));
            }
            return new LogicalValue.Mapping(
                    object.field(), object.className(), parts(object, fields).pairs(LogicalValue.Entry::new));
        };
    }

    private static Paged<LogicalValue> parts(StreamObject object, List<Field> fields) {
        return Paged.of(fields).map(object.values().later()::of);
    }

    static JavaView noElements() {
        return (object, written) -> new LogicalValue.Sequence(object.field(), object.className(), Paged.of(List.of()));
    }

    static JavaView noEntries() {
        return (object, written) -> new LogicalValue.Mapping(object.field(), object.className(), Paged.of(List.of()));
    }

    /** A scalar of the class. */
    static LogicalValue scalar(StreamObject object, ScalarKind kind, String text) {
        return LogicalValue.Scalar.of(object.field(), object.className(), kind, text);
    }

    static MisfitException misfit(String field, String expected) {
        return new MisfitException("%s was expected in %s".formatted(expected, field));
    }
}
