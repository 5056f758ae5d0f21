package dev.hexplain.inspect.classes;

import dev.hexplain.classes.verdict.ClassVerdict;
import dev.hexplain.classes.verdict.ClassVerdict.Outcome;
import dev.hexplain.classes.verdict.ClassVerdicts;
import dev.hexplain.classes.verdict.StreamedClass;
import dev.hexplain.classes.verdict.StreamedObjects;
import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.DescribedClass;
import dev.hexplain.inspect.classes.StreamedClasses.Placed;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.risks.ObjectStreamParts;
import dev.hexplain.inspect.view.ClassesView;
import dev.hexplain.inspect.view.ClassesView.FieldTypeView;
import dev.hexplain.inspect.view.ClassesView.StreamedClassView;
import dev.hexplain.inspect.view.ClassesView.VerdictView;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.values.WalkRemarks;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The classes of one stream, as they are shown. */
public final class ClassesOfStream {
    private static final String FORMAT = "java_serialization";
    /** Fields that are listed, of all classes together. */
    private static final int MOST_FIELDS = 100_000;
    /** Of the verdicts of all that are listed, and of those on one page. */
    private static final long MOST_CHARACTERS = 256L << 20;

    private static final long MOST_ON_A_PAGE = 4L << 20;

    private final FieldTree tree;
    private final List<Placed> classes;
    private final StreamedObjects objects;
    private final List<String> notes;
    private int fieldsLeft = MOST_FIELDS;

    private ClassesOfStream(FieldTree tree, List<Placed> classes, StreamedObjects objects, List<String> notes) {
        this.tree = tree;
        this.notes = notes;
        this.objects = objects;
        this.classes = classes;
    }

    /**
     * Those that a stream describes: a walk over its tree.
     *
     * @throws Refusal where the format describes no classes
     */
    public static ClassesOfStream of(FieldTree tree, Decoder decoder) {
        return find(tree, decoder)
                .orElseThrow(() -> Refusal.badRequest(
                        "Classes are those that Java serialization streams describe, and this is `%s`. Is the stream inside of it? `hexplain carve` finds it; --offset and --layers lead to it."
                                .formatted(decoder.id())));
    }

    /** The same; empty where the format describes no classes. */
    public static Optional<ClassesOfStream> find(FieldTree tree, Decoder decoder) {
        List<DescribedClass> described = decoder.classes(tree);
        List<DescribedClass> deep = new ArrayList<>();
        List<Placed> classes = StreamedClasses.placed(described, deep::add);
        boolean isStream = decoder.id().equals(FORMAT) || decoder.id().startsWith(FORMAT + ":");
        return classes.isEmpty() && !isStream
                ? Optional.empty()
                : Optional.of(new ClassesOfStream(
                        tree, classes, new ObjectStreamParts(tree, decoder), notes(described, deep)));
    }

    /** Where a list ended before all that is described. */
    private static List<String> notes(List<DescribedClass> described, List<DescribedClass> deep) {
        List<String> notes = new ArrayList<>();
        if (described.size() == DescribedClass.MOST) {
            notes.add("Classes are those of the first %,d descriptors: behind the one at byte %d, there may be others."
                    .formatted(
                            DescribedClass.MOST,
                            described.getLast().descriptor().offset()));
        }
        for (DescribedClass each : described) {
            if (each.enumConstants().size() == DescribedClass.MOST_CONSTANTS) {
                notes.add("Of the constants of `%s`, the first %,d are listed: there may be others."
                        .formatted(each.descriptor().displayName(), DescribedClass.MOST_CONSTANTS));
            }
        }
        deep.stream()
                .findFirst()
                .map(each -> "Of the superclasses of `%s`, the first %,d are looked at."
                        .formatted(each.descriptor().displayName(), StreamedClasses.MAX_LEVELS))
                .ifPresent(notes::add);
        return notes;
    }

    /** The same of a stream of which this was not read. */
    public ClassesOfStream without(List<String> unread) {
        List<String> all = new ArrayList<>(unread);
        all.addAll(notes);
        return new ClassesOfStream(tree, classes, objects, all);
    }

    /** Those that a tree describes, without their instances and constants, for which it would be walked through. */
    public static List<Placed> described(FieldTree tree, Decoder decoder) {
        return StreamedClasses.placed(decoder.descriptors(tree).stream()
                .map(each -> new DescribedClass(each, 0, List.of()))
                .toList());
    }

    /** Each with its first descriptor; these do not need the tree. */
    public List<Placed> placed() {
        return classes;
    }

    /** All of them. */
    public List<StreamedClass> all() {
        return classes.stream().map(Placed::type).toList();
    }

    /**
     * The first of them, compared with those that are given. A class that is not found is compared with nothing where only
     * those of the JDK are.
     */
    public ClassesView view(GivenClasses given, int most) {
        return view(given, new TextBudget(MOST_CHARACTERS), classes.subList(0, Math.min(most, classes.size())));
    }

    /** A page of the same, from one of them on. */
    public ClassesView view(GivenClasses given, long from, int most) {
        int first = (int) Math.min(from, classes.size());
        return view(
                given, new TextBudget(MOST_ON_A_PAGE), classes.subList(first, Math.min(first + most, classes.size())));
    }

    private ClassesView view(GivenClasses given, TextBudget budget, List<Placed> wanted) {
        ClassVerdicts verdicts = new ClassVerdicts(given.local(), objects);
        List<StreamedClassView> shown = new ArrayList<>();
        WalkRemarks remarks = new WalkRemarks("listed");
        for (Placed each : wanted) {
            RequestDeadline.requireAsked();
            ClassVerdict verdict = verdicts.of(each.type());
            boolean compared = !given.isJdkOnly() || verdict.outcome() != Outcome.MISSING;
            StreamedClassView view = view(each, compared ? VerdictViews.of(verdict, budget) : null);
            if (view.fields().size() < view.fieldCount()) {
                remarks.end("Of the %,d fields of `%s`, the first %,d are listed"
                        .formatted(view.fieldCount(), view.name(), view.fields().size()));
            }
            shown.add(view);
        }
        List<String> all = new ArrayList<>(notes);
        all.addAll(remarks.sentences());
        return new ClassesView(classes.size(), given.names(), given.problems(), shown, all.isEmpty(), all);
    }

    private StreamedClassView view(Placed placed, @Nullable VerdictView verdict) {
        StreamedClass type = placed.type();
        ClassDescriptor first = placed.first();
        List<ClassDescriptor.ClassField> listed =
                first.fields().subList(0, Math.min(fieldsLeft, first.fields().size()));
        fieldsLeft -= listed.size();
        return new StreamedClassView(
                first.displayName(),
                type.kind().name().toLowerCase(Locale.ROOT),
                Long.toString(type.uid()),
                type.hasWriteMethod(),
                type.instances(),
                first.offset(),
                path(first.offset()),
                first.fields().size(),
                listed.stream()
                        .map(field -> new FieldTypeView(field.name(), field.type()))
                        .toList(),
                first.superClass().map(ClassDescriptor.ClassRef::name).orElse(null),
                type.interfaces(),
                type.enumConstants(),
                verdict);
    }

    /** The path of the first descriptor of one of them. */
    public String path(Placed placed) {
        return path(placed.first().offset());
    }

    private String path(long offset) {
        return Optional.of(offset)
                .flatMap(at -> tree.startingAt(at, ShapeMark.CLASS_DESCRIPTOR))
                .map(field -> Paths.of(tree, field))
                .orElse("");
    }
}
