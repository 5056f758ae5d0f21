package dev.hexplain.inspect.encodings;

import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.codecs.objects.InferredObject;
import dev.hexplain.codecs.objects.MakingLoss;
import dev.hexplain.codecs.objects.ObjectSubject;
import dev.hexplain.codecs.objects.RewrittenStream;
import dev.hexplain.codecs.objects.StreamObjects;
import dev.hexplain.decode.Decoder;
import dev.hexplain.inspect.classes.MissingClass;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Quoted;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An object that was made of a dump, for codecs.
 *
 * @param classes those that were defined for it
 * @param losses what differs from the dump
 * @param rewritten what Java serialization writes of it now; empty where it is a part of the dump
 */
public record ImportedObject(
        ObjectSubject subject,
        Object object,
        DefinedClasses classes,
        List<MakingLoss> losses,
        Optional<RewrittenStream> rewritten) {
    private static final String FORMAT = "java_serialization";
    /** All codecs hold what they write of it, several at a time. */
    private static final long MOST_BYTES = 16 << 20;

    public ImportedObject {
        losses = List.copyOf(losses);
    }

    /** The only object of a stream, or the value of a dump of another format. */
    public static ImportedObject of(FieldTree tree, Decoder decoder) {
        requireSmall(tree);
        if (!isStream(decoder)) {
            TreeValues values = new TreeValues(tree);
            return inferred(values, values.root());
        }
        StreamObjects made = StreamObjects.of(tree, decoder.classes(tree), StreamObjects.fields(tree));
        List<Object> objects = made.objects().toList();
        if (objects.size() > 1) {
            throw Refusal.badRequest(
                    ("The stream has %d objects: choose one of them by its path, [0] for the first, or take"
                                    + " all of them as a population.")
                            .formatted(objects.size()));
        }
        return of(made, objects, Optional.of(RewrittenStream.of(tree, made)));
    }

    /** The object at a path of values. */
    public static ImportedObject of(FieldTree tree, Decoder decoder, String path) {
        requireSmall(tree);
        TreeValues values = new TreeValues(tree);
        LogicalValue found = find(values, path);
        if (!isStream(decoder)) {
            return inferred(values, found);
        }
        StreamObjects made = StreamObjects.of(tree, decoder.classes(tree), List.of(found.field()));
        return of(made, made.objects().toList(), Optional.empty());
    }

    /** The same, of classes that class files declare, and that these are missing of. */
    public ImportedObject standingIn(List<MissingClass> missing) {
        List<MakingLoss> all = new ArrayList<>(losses);
        missing.forEach(each -> all.add(new MakingLoss.StandIn(each.name(), each.needed())));
        return new ImportedObject(subject, object, classes, all, rewritten);
    }

    /**
     * A value by its path.
     *
     * @throws Refusal where there is none
     */
    public static LogicalValue find(TreeValues values, String path) {
        return values.find(path)
                .orElseThrow(
                        () -> Refusal.notFound("There is no value `%s` in the dump.".formatted(Quoted.cut(path, 100))));
    }

    private static ImportedObject inferred(TreeValues values, LogicalValue value) {
        if (value instanceof LogicalValue.Scalar || value instanceof LogicalValue.Opaque) {
            throw Refusal.badRequest("This is a single value: codecs are compared with what has members or elements.");
        }
        InferredObject made = InferredObject.of(values, value);
        Object object = made.object().orElseThrow(() -> nothing(made.losses()));
        return new ImportedObject(
                ObjectSubject.of(object, made.classes()), object, made.classes(), made.losses(), Optional.empty());
    }

    /** Why there is no object, as its losses say. */
    public static Refusal nothing(List<MakingLoss> losses) {
        String reason = losses.stream()
                .filter(each -> !(each instanceof MakingLoss.StandIn))
                .findFirst()
                .map(loss -> "%s: %s".formatted(loss.className(), loss.reason()))
                .orElse("there is none");
        return Refusal.unusable("No object could be made: " + reason, List.of());
    }

    private static ImportedObject of(StreamObjects made, List<Object> objects, Optional<RewrittenStream> rewritten) {
        if (objects.isEmpty()) {
            throw nothing(made.losses());
        }
        Object object = objects.getFirst();
        return new ImportedObject(
                ObjectSubject.of(object, made.classes()), object, made.classes(), made.losses(), rewritten);
    }

    static void requireSmall(FieldTree tree) {
        if (tree.source().length() > MOST_BYTES) {
            throw Refusal.tooLarge("An object for all codecs may come from %d MB at most.".formatted(MOST_BYTES >> 20));
        }
    }

    /** Whether the bytes say of which classes the objects are. */
    public static boolean isStream(Decoder decoder) {
        return decoder.id().equals(FORMAT) || decoder.id().startsWith(FORMAT + ":");
    }
}
