package dev.hexplain.classes.verdict;

import dev.hexplain.classes.ClassFacts;
import dev.hexplain.classes.ClassLookup;
import dev.hexplain.classes.LocalClasses;
import dev.hexplain.classes.Supertypes;
import dev.hexplain.classes.uid.ClassUid;
import dev.hexplain.classes.uid.UidExplanations;
import dev.hexplain.classes.verdict.ClassVerdict.FieldKind;
import dev.hexplain.classes.verdict.ClassVerdict.FieldVerdict;
import dev.hexplain.classes.verdict.ClassVerdict.Outcome;
import dev.hexplain.classes.verdict.ClassVerdict.Remedy;
import dev.hexplain.classes.verdict.ClassVerdict.Thrown;
import dev.hexplain.classes.verdict.ClassVerdict.When;
import dev.hexplain.classes.verdict.PartReading.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says what becomes of classes of a stream, given those that are here. */
public final class ClassVerdicts {
    /** UIDs that are tried, for all verdicts together: about two seconds. */
    private static final int TRIES = 200_000;

    private final LocalClasses classes;
    private final Supertypes types;
    private final FieldComparison fields;
    private final HierarchyComparison hierarchy;
    private final Constructors constructors;
    private final PartReading reading;
    private final UidExplanations explanations = new UidExplanations(TRIES);

    public ClassVerdicts(LocalClasses classes, StreamedObjects objects) {
        this.classes = classes;
        this.types = new Supertypes(classes);
        this.fields = new FieldComparison(classes);
        this.hierarchy = new HierarchyComparison(classes);
        this.constructors = new Constructors(classes);
        this.reading = new PartReading(classes, fields, objects);
    }

    /** The verdict for a class. */
    public ClassVerdict of(StreamedClass stream) {
        return switch (stream.kind()) {
            case PROXY -> ofProxy(stream);
            case ARRAY -> ofArray(stream);
            default ->
                switch (classes.find(stream.name())) {
                    case ClassLookup.Found(ClassFacts facts, String where) ->
                        ofClass(stream, LocalClass.of(facts, where, types, stream));
                    case ClassLookup.Malformed(String where, String reason) ->
                        plain(stream, Outcome.DEPENDS, Optional.of(where), Optional.empty(), List.of(reason));
                    case ClassLookup.Absent _ -> missing(stream, stream.name());
                };
        };
    }

    private ClassVerdict ofProxy(StreamedClass stream) {
        return stream.interfaces().stream()
                .filter(name -> classes.find(name) instanceof ClassLookup.Absent)
                .findFirst()
                .map(name -> missing(stream, name))
                .orElseGet(() -> plain(stream, Outcome.SAME, Optional.empty(), Optional.empty(), List.of()));
    }

    /** Arrays have no fields, and their UIDs are not compared. */
    private ClassVerdict ofArray(StreamedClass stream) {
        String element = stream.name().replaceFirst("^\\[+", "");
        String name = JavaTypes.shown(element);
        return element.startsWith("L") && classes.find(name) instanceof ClassLookup.Absent
                ? missing(stream, name)
                : plain(stream, Outcome.SAME, Optional.empty(), Optional.empty(), List.of());
    }

    private ClassVerdict missing(StreamedClass stream, String name) {
        if (stream.instances() == 0) {
            return plain(
                    stream,
                    Outcome.MISSING,
                    Optional.empty(),
                    Optional.empty(),
                    List.of("No object is of this very class: what it writes of its subclasses' objects is dropped"));
        }
        return new ClassVerdict(
                stream,
                Outcome.MISSING,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(new Thrown(When.OBJECT, "java.lang.ClassNotFoundException", name)),
                List.of(),
                List.of(),
                Remedies.ofMissing(stream));
    }

    private static ClassVerdict plain(
            StreamedClass stream,
            Outcome outcome,
            Optional<String> where,
            Optional<Thrown> thrown,
            List<String> notes) {
        return new ClassVerdict(
                stream, outcome, where, Optional.empty(), Optional.empty(), thrown, List.of(), notes, List.of());
    }

    private ClassVerdict ofClass(StreamedClass stream, LocalClass local) {
        List<FieldVerdict> compared = compare(stream, local);
        Optional<Thrown> above = thrownAbove(stream);
        Optional<Thrown> bound = Binding.thrown(stream, local, compared)
                .or(() -> stream.instances() == 0
                        ? Optional.empty()
                        : Binding.thrownByObjects(stream, local, constructors));
        Shown shown =
                above.or(() -> bound).isPresent() ? new Shown(Optional.empty(), true) : shown(stream, local, compared);
        Optional<Thrown> own = bound.or(shown::thrown)
                .or(() -> shown.isCertain() ? Optional.empty() : Binding.thrownByValues(local, compared));
        Optional<Thrown> thrown = above.or(() -> own);
        boolean isCertain = above.or(() -> bound).or(shown::thrown).isPresent();
        List<String> notes = notes(stream, local);
        Optional<List<String>> matchesIf = matchesIf(stream, local)
                ? explanations.of(local.facts(), stream.uid(), stream.fields())
                : Optional.empty();
        List<Remedy> remedies = above.isPresent() ? List.of() : new Remedies(stream, local, compared).of(own);
        return new ClassVerdict(
                stream,
                outcome(local, thrown, isCertain, compared, notes),
                Optional.of(local.where()),
                Optional.of(local.uid()),
                matchesIf,
                thrown,
                compared,
                notes,
                remedies);
    }

    /** What the objects of a class show, read by the classes above it first; of all objects where none is of this very class. */
    private Shown shown(StreamedClass stream, LocalClass local, List<FieldVerdict> compared) {
        if (stream.instances() == 0) {
            return reading.of(stream, local, compared, Optional.empty());
        }
        Optional<String> name = Optional.of(stream.name());
        List<String> readers =
                classes.lineage(local.facts()).stream().map(ClassFacts::name).toList();
        List<StreamedClass> lineage = stream.lineage();
        return lineage.subList(1, lineage.size()).reversed().stream()
                .filter(each -> readers.contains(each.name()))
                .map(each -> local(each).map(above -> reading.of(each, above, compare(each, above), name)))
                .flatMap(Optional::stream)
                .filter(above -> above.thrown().isPresent())
                .findFirst()
                .orElseGet(() -> reading.of(stream, local, compared, name));
    }

    private Optional<LocalClass> local(StreamedClass stream) {
        return classes.find(stream.name()) instanceof ClassLookup.Found(ClassFacts facts, String where)
                ? Optional.of(LocalClass.of(facts, where, types, stream))
                : Optional.empty();
    }

    private List<FieldVerdict> compare(StreamedClass stream, LocalClass local) {
        return local.fields()
                .map(own -> fields.of(stream.fields(), own, local.facts().isRecord()))
                .orElse(List.of());
    }

    private static boolean matchesIf(StreamedClass stream, LocalClass local) {
        ClassUid uid = local.uid();
        boolean ofItsOwn = uid.origin() == ClassUid.Origin.DECLARED || uid.origin() == ClassUid.Origin.COMPUTED;
        return ofItsOwn
                && stream.uid() != 0
                && uid.value().filter(value -> value != stream.uid()).isPresent();
    }

    /** A superclass descriptor that is rejected ends reading before the class itself is looked at. */
    private Optional<Thrown> thrownAbove(StreamedClass stream) {
        List<StreamedClass> above = stream.lineage();
        return above.subList(1, above.size()).reversed().stream()
                .map(each -> local(each).flatMap(found -> thrown(each, found)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<Thrown> thrown(StreamedClass stream, LocalClass local) {
        return Binding.thrown(stream, local, compare(stream, local));
    }

    private List<String> notes(StreamedClass stream, LocalClass local) {
        List<String> notes = new ArrayList<>();
        if (!local.complete()) {
            notes.add("Not all types above it are here: bring the libraries, too");
        }
        if (local.uid().value().isEmpty()) {
            notes.add("Its serialVersionUID is computed by code, so that the class file does not tell it");
        }
        if (local.fields().isEmpty()) {
            notes.add("Its serialPersistentFields are computed by code, so that the class file does not tell them");
        }
        if (stream.kind() != StreamedClass.Kind.ENUM) {
            notes.addAll(hierarchy.of(stream, local));
        }
        hooks(stream, local.facts(), notes);
        List<String> gone = Binding.gone(stream, local);
        if (gone.size() > 1) {
            notes.add("Constants that are gone: " + String.join(", ", gone));
        }
        return notes;
    }

    private static void hooks(StreamedClass stream, ClassFacts local, List<String> notes) {
        if (stream.kind() != StreamedClass.Kind.SERIALIZABLE || local.isRecord()) {
            return;
        }
        if (stream.hasWriteMethod() && !local.hasReadObject()) {
            notes.add("The class has no readObject: what writeObject wrote beside the fields is dropped");
        }
        if (!stream.hasWriteMethod() && local.hasReadObject()) {
            notes.add(
                    "The class has a readObject, and the stream's had no writeObject: there are the fields to read, and"
                            + " nothing else");
        }
    }

    private static Outcome outcome(
            LocalClass local,
            Optional<Thrown> thrown,
            boolean isCertain,
            List<FieldVerdict> compared,
            List<String> notes) {
        if (thrown.isPresent()) {
            return isCertain ? Outcome.FAILS : Outcome.DEPENDS;
        }
        if (!local.complete() || local.uid().value().isEmpty() || local.fields().isEmpty()) {
            return Outcome.DEPENDS;
        }
        return notes.isEmpty() && compared.stream().allMatch(field -> field.kind() == FieldKind.SAME)
                ? Outcome.SAME
                : Outcome.READABLE;
    }
}
