package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.tree.Field;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.StreamedValueReader;
import dev.hexplain.values.TreeValues;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How the values of objects of a class are streamed from their bytes: by their plain fields, as a collection in one of the usual forms, or
 * as a scalar. Other views need the fields of the tree.
 *
 * @param level of the class in the hierarchy whose view it is, topmost first; -1 where no class has one
 */
public record StreamedForm(@Nullable JavaView view, int level) {
    private static final StreamedForm PLAIN = new StreamedForm(null, -1);

    /**
     * The view for a hierarchy of classes, topmost first.
     *
     * @param writing whether each writes anything
     */
    public static StreamedForm of(List<String> classes, List<Boolean> writing) {
        for (int level = classes.size() - 1; level >= 0; level--) {
            JavaView view = JavaViews.of(classes.get(level), level == 0 ? "" : classes.get(level - 1));
            if (view != null) {
                for (int below = level + 1; below < classes.size(); below++) {
                    if (writing.get(below) && !JavaViews.isOfJdk(classes.get(below))) {
                        view = JavaViews.EXTENDED;
                    }
                }
                return view instanceof WrittenAbove(String className, CollectionForm form)
                                && classes.contains(className)
                        ? new StreamedForm(form, classes.indexOf(className))
                        : new StreamedForm(view, level);
            }
        }
        return PLAIN;
    }

    /** Whether objects are streamed by their plain fields. */
    public boolean isPlain() {
        return view == null;
    }

    /** The form of a collection; null where it is none. */
    public @Nullable CollectionForm collection() {
        return view instanceof CollectionForm form ? form : null;
    }

    /**
     * The value of an object of the class.
     *
     * @param teller of the parts that it has where it is no scalar
     */
    public LogicalValue value(StreamObject object, StreamedValueReader teller) {
        if (isPlain()) {
            LogicalValue.Structure plain = object.plain("");
            return new LogicalValue.Structure(
                    plain.field(), plain.type(), plain.members().toldBy(teller));
        }
        LogicalValue value = JavaViews.value(object);
        return collection() == null
                ? value
                : switch (value) {
                    case LogicalValue.Sequence(Field field, String type, Paged<LogicalValue> elements) ->
                        new LogicalValue.Sequence(field, type, elements.toldBy(teller));
                    case LogicalValue.Mapping(Field field, String type, Paged<LogicalValue.Entry> entries) ->
                        new LogicalValue.Mapping(field, type, entries.toldBy(teller));
                    default -> value;
                };
    }

    /**
     * The scalar that an object says. Fails with {@link UnusualBytesException} where it says none.
     *
     * @param around the field that it is read in
     * @param written what the classes of its hierarchy wrote, topmost first
     */
    public LogicalValue.Scalar scalar(
            TreeValues values, Field around, String className, List<? extends WrittenParts> written) {
        List<ClassData> data = new ArrayList<>(written.size());
        for (WrittenParts each : written) {
            data.add(new StreamedClassData(values, each));
        }
        StreamObject object = new StreamObject(values, around, className, data);
        try {
            if (view != null && view.value(object, data.get(level)) instanceof LogicalValue.Scalar scalar) {
                return scalar;
            }
        } catch (MisfitException misfit) {
            // Shown by its fields, with the reason.
        }
        throw new UnusualBytesException();
    }
}
