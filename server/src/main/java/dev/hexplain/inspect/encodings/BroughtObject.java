package dev.hexplain.inspect.encodings;

import dev.hexplain.codecs.objects.MakingLoss;
import dev.hexplain.codecs.objects.ObjectSubject;
import dev.hexplain.codecs.objects.RewrittenStream;
import dev.hexplain.codecs.objects.StreamContent;
import dev.hexplain.codecs.objects.StreamObjects;
import dev.hexplain.decode.Decoder;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.ChildFields;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An object that was made of a dump, for codecs.
 *
 * @param classes how many were defined for it
 * @param losses what differs from the dump
 * @param rewritten what Java serialization writes of it now; empty where it is a part of the dump
 */
public record BroughtObject(
        ObjectSubject subject,
        Object object,
        int classes,
        List<MakingLoss> losses,
        Optional<RewrittenStream> rewritten) {
    private static final String FORMAT = "java_serialization";
    private static final int MOST_CONTENTS = 10_000;
    /** All codecs hold what they write of it, several at a time. */
    private static final long MOST_BYTES = 16 << 20;

    public BroughtObject {
        losses = List.copyOf(losses);
    }

    /** The only object of a stream. */
    public static BroughtObject of(FieldTree tree, Decoder decoder) {
        requireStream(tree, decoder);
        List<Field> fields = contents(tree);
        StreamObjects made = StreamObjects.of(tree, decoder.classes(tree), fields);
        List<Object> objects = objects(made);
        if (objects.size() > 1) {
            throw Refusal.badRequest(
                    "The stream has %d objects: name one of them, such as --at [0].".formatted(objects.size()));
        }
        return of(made, objects, Optional.of(RewrittenStream.of(tree, made)));
    }

    /** The object at a path of values. */
    public static BroughtObject of(FieldTree tree, Decoder decoder, String path) {
        requireStream(tree, decoder);
        LogicalValue found = new TreeValues(tree)
                .find(path)
                .orElseThrow(() ->
                        Refusal.notFound("There is no value `%s`. `hexplain decode --out values` shows those there are."
                                .formatted(path)));
        StreamObjects made = StreamObjects.of(tree, decoder.classes(tree), List.of(found.field()));
        return of(made, objects(made), Optional.empty());
    }

    private static List<Object> objects(StreamObjects made) {
        List<Object> objects = new ArrayList<>();
        for (StreamContent each : made.contents()) {
            if (each instanceof StreamContent.Value(Object object) && object != null) {
                objects.add(object);
            }
        }
        return objects;
    }

    private static BroughtObject of(StreamObjects made, List<Object> objects, Optional<RewrittenStream> rewritten) {
        if (objects.isEmpty()) {
            String reason = made.losses().stream()
                    .filter(each -> !(each instanceof MakingLoss.StandIn))
                    .findFirst()
                    .map(loss -> "%s: %s".formatted(loss.className(), loss.reason()))
                    .orElse("there is none");
            throw Refusal.unusable("No object could be made: " + reason, List.of());
        }
        Object object = objects.getFirst();
        return new BroughtObject(
                ObjectSubject.of(object, made.classes()),
                object,
                made.classes().definitions().size(),
                made.losses(),
                rewritten);
    }

    private static List<Field> contents(FieldTree tree) {
        ChildFields all = ChildFields.behindSlots(tree, tree.root());
        return all.page(0, MOST_CONTENTS);
    }

    private static void requireStream(FieldTree tree, Decoder decoder) {
        if (tree.source().length() > MOST_BYTES) {
            throw Refusal.tooLarge("An object for all codecs may come from %d MB at most.".formatted(MOST_BYTES >> 20));
        }
        if (!decoder.id().equals(FORMAT) && !decoder.id().startsWith(FORMAT + ":")) {
            throw Refusal.badRequest(
                    "Objects are made of Java serialization streams so far, and this is `%s`. Is the stream inside of it? `hexplain carve` finds it; --offset and --layers lead to it."
                            .formatted(decoder.id()));
        }
    }
}
