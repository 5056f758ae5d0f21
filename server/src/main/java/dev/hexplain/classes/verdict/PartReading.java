package dev.hexplain.classes.verdict;

import dev.hexplain.classes.ClassFacts;
import dev.hexplain.classes.LocalClasses;
import dev.hexplain.classes.verdict.ClassVerdict.FieldKind;
import dev.hexplain.classes.verdict.ClassVerdict.FieldVerdict;
import dev.hexplain.classes.verdict.ClassVerdict.Thrown;
import dev.hexplain.classes.verdict.ClassVerdict.When;
import dev.hexplain.classes.verdict.StreamedObjects.Assigned;
import dev.hexplain.classes.verdict.StreamedObjects.Part;
import dev.hexplain.classes.verdict.StreamedObjects.Parts;
import dev.hexplain.classes.verdict.StreamedObjects.Written;
import java.util.List;
import java.util.Optional;

/** What is thrown when a class reads what was written of objects: values that do not fit, data that is not there. */
final class PartReading {
    private static final String DEFAULT_READ = "defaultReadObject";

    private final LocalClasses classes;
    private final FieldComparison fields;
    private final StreamedObjects objects;

    PartReading(LocalClasses classes, FieldComparison fields, StreamedObjects objects) {
        this.classes = classes;
        this.fields = fields;
        this.objects = objects;
    }

    /**
     * What the objects show.
     *
     * @param thrown the first exception
     * @param isCertain whether nothing else can be thrown
     */
    record Shown(Optional<Thrown> thrown, boolean isCertain) {}

    /**
     * What a class does with the parts of objects that its namesake in the stream wrote.
     *
     * @param ofClass only objects of this class; of all where it is empty
     */
    Shown of(StreamedClass stream, LocalClass local, List<FieldVerdict> compared, Optional<String> ofClass) {
        Parts parts = objects.of(stream.name());
        List<FieldVerdict> doubtful = compared.stream()
                .filter(field -> field.kind() == FieldKind.TYPE_DIFFERS)
                .toList();
        boolean certain = parts.all() && (doubtful.isEmpty() || assignsFields(local));
        for (Part part : parts.each()) {
            if (ofClass.isPresent() && !ofClass.get().equals(part.objectClass())) {
                continue;
            }
            Shown values = assignsFields(local) ? ofValues(local, doubtful, part) : new Shown(Optional.empty(), false);
            Optional<Thrown> thrown = values.thrown().or(() -> ofData(stream, local, part));
            if (thrown.isPresent()) {
                return new Shown(thrown, true);
            }
            certain &= doubtful.isEmpty() || values.isCertain();
        }
        return new Shown(Optional.empty(), certain);
    }

    private Shown ofValues(LocalClass local, List<FieldVerdict> doubtful, Part part) {
        boolean certain = true;
        for (FieldVerdict field : doubtful) {
            Assigned value = part.values().get(field.name());
            if (value == null) {
                continue;
            }
            Optional<Boolean> fits =
                    isKnown(value) ? fields.fits(value.name(), field.classType().orElse("")) : Optional.empty();
            if (fits.isPresent() && !fits.get()) {
                return new Shown(Optional.of(misfit(local, field, value.name(), part.objectClass())), true);
            }
            certain &= fits.isPresent();
        }
        return new Shown(Optional.empty(), certain);
    }

    /** A value that {@code readResolve} of its class replaces may be of any class. */
    private boolean isKnown(Assigned value) {
        return !value.name().isEmpty()
                && (value.isReplaced()
                        || value.name().startsWith("[")
                        || classes.facts(value.name())
                                .filter(facts -> classes.lineage(facts).stream().noneMatch(PartReading::isReplacing))
                                .isPresent());
    }

    private static boolean isReplacing(ClassFacts facts) {
        return facts.method("readResolve", "()Ljava/lang/Object;").isPresent();
    }

    private static Thrown misfit(LocalClass local, FieldVerdict field, String valueClass, String objectClass) {
        String type = field.classType().map(JavaTypes::className).orElse("");
        return local.facts().isRecord()
                ? new Thrown(
                        When.VALUE,
                        "java.io.InvalidObjectException",
                        "Cannot cast %s to %s".formatted(valueClass, type))
                : new Thrown(
                        When.VALUE,
                        "java.lang.ClassCastException",
                        "cannot assign instance of %s to field %s.%s of type %s in instance of %s"
                                .formatted(valueClass, local.name(), field.name(), type, objectClass));
    }

    /** Whether the JDK assigns values to fields, before anything else is read. */
    private static boolean assignsFields(LocalClass local) {
        List<String> calls = local.facts().streamReads();
        return !reads(local) || calls.indexOf(DEFAULT_READ) == 0;
    }

    private static boolean reads(LocalClass local) {
        return !local.facts().isRecord()
                && (local.isExternalizable() || local.facts().hasReadObject());
    }

    private static Optional<Thrown> ofData(StreamedClass stream, LocalClass local, Part part) {
        List<String> calls = local.facts().streamReads();
        if (!reads(local) || calls.isEmpty()) {
            return Optional.empty();
        }
        if (stream.isExternalizable()) {
            return DataReading.thrown(calls, part.written());
        }
        boolean readsFields =
                calls.getFirst().equals(DEFAULT_READ) || calls.getFirst().equals("readFields");
        boolean fieldsAreThere = part.hasFields() || stream.fields().isEmpty();
        // Fields that nobody reads, and data where fields are read, are taken for something else.
        if (readsFields ? !fieldsAreThere : part.hasFields() || !stream.hasWriteMethod()) {
            return Optional.empty();
        }
        Written written = stream.hasWriteMethod() ? part.written() : Written.NOTHING;
        return DataReading.thrown(readsFields ? calls.subList(1, calls.size()) : calls, written);
    }
}
