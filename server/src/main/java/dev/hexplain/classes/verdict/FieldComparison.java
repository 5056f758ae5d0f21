package dev.hexplain.classes.verdict;

import dev.hexplain.classes.ClassFacts.FieldFacts;
import dev.hexplain.classes.LocalClasses;
import dev.hexplain.classes.Supertypes;
import dev.hexplain.classes.verdict.ClassVerdict.FieldKind;
import dev.hexplain.classes.verdict.ClassVerdict.FieldVerdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Compares fields by name, as {@code ObjectStreamClass.matchFields} does. */
final class FieldComparison {
    private static final String OBJECT = "Ljava/lang/Object;";

    private final LocalClasses classes;
    private final Supertypes types;

    FieldComparison(LocalClasses classes) {
        this.classes = classes;
        this.types = new Supertypes(classes);
    }

    /** Fields of the stream in its order, then those that only the class has. */
    List<FieldVerdict> of(List<FieldFacts> streamed, List<FieldFacts> own, boolean isRecord) {
        Map<String, FieldFacts> byName =
                own.stream().collect(Collectors.toMap(FieldFacts::name, Function.identity(), (_, last) -> last));
        List<FieldVerdict> verdicts = new ArrayList<>();
        for (FieldFacts field : streamed) {
            verdicts.add(compare(field, Optional.ofNullable(byName.remove(field.name())), isRecord));
        }
        own.stream()
                .filter(field -> byName.containsKey(field.name()))
                .forEach(field -> verdicts.add(added(field, isRecord)));
        return verdicts;
    }

    private FieldVerdict compare(FieldFacts streamed, Optional<FieldFacts> own, boolean isRecord) {
        String from = JavaTypes.shown(streamed.descriptor());
        if (own.isEmpty()) {
            return new FieldVerdict(
                    streamed.name(),
                    FieldKind.MISSING_IN_CLASS,
                    Optional.of(from),
                    Optional.empty(),
                    "the value is read and dropped");
        }
        FieldKind kind = kind(streamed.descriptor(), own.get().descriptor());
        String to = JavaTypes.shown(own.get().descriptor());
        String effect = switch (kind) {
            case SAME -> "";
            case WIDER -> "every value fits";
            case INCOMPATIBLE -> "the class is rejected";
            default ->
                "a value that is no " + to + " cannot be assigned"
                        + (isRecord ? ", nor passed to the constructor" : "");
        };
        return new FieldVerdict(streamed.name(), kind, Optional.of(from), Optional.of(to), effect);
    }

    private static FieldVerdict added(FieldFacts own, boolean isRecord) {
        String value = JavaTypes.defaultValue(own.descriptor());
        return new FieldVerdict(
                own.name(),
                FieldKind.MISSING_IN_STREAM,
                Optional.empty(),
                Optional.of(JavaTypes.shown(own.descriptor())),
                isRecord
                        ? "the constructor is called with " + value
                        : "it is " + value + ": neither constructors nor initialisers run");
    }

    private FieldKind kind(String streamed, String own) {
        if (streamed.equals(own)) {
            return FieldKind.SAME;
        }
        if (JavaTypes.isPrimitive(streamed) || JavaTypes.isPrimitive(own)) {
            return FieldKind.INCOMPATIBLE;
        }
        return isAssignable(streamed, own).orElse(false) ? FieldKind.WIDER : FieldKind.TYPE_DIFFERS;
    }

    /**
     * Whether a value fits a field; empty where that cannot be known.
     *
     * @param valueClass as {@link Class#getName} says it
     * @param shown type of the field, as in source code
     */
    Optional<Boolean> fits(String valueClass, String shown) {
        return isAssignable(JavaTypes.descriptor(valueClass), JavaTypes.descriptor(JavaTypes.className(shown)));
    }

    /** Whether all values of a reference type fit another one; empty where that cannot be known. */
    private Optional<Boolean> isAssignable(String from, String to) {
        if (from.equals(to) || to.equals(OBJECT)) {
            return Optional.of(true);
        }
        boolean array = from.startsWith("[");
        if (array && to.startsWith("[")) {
            return JavaTypes.isPrimitive(from.substring(1)) || JavaTypes.isPrimitive(to.substring(1))
                    ? Optional.of(false)
                    : isAssignable(from.substring(1), to.substring(1));
        }
        if (array) {
            return Optional.of(to.equals("Ljava/io/Serializable;") || to.equals("Ljava/lang/Cloneable;"));
        }
        return to.startsWith("[")
                ? Optional.of(false)
                : classes.facts(JavaTypes.shown(from)).flatMap(facts -> types.isSubtype(facts, JavaTypes.shown(to)));
    }
}
