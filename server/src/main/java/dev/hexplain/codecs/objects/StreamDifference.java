package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.objects.RewrittenStream.Cause;
import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import java.util.List;
import java.util.Optional;

/** Tells why bytes differ, by the field that is there in the stream. */
record StreamDifference(FieldTree tree, List<MakingLoss> losses) {
    private static final int LEVELS = 64;

    RewrittenStream.Different at(long offset, byte[] written) {
        Optional<Field> leaf = tree.at(offset);
        String path = leaf.map(field -> Paths.of(tree, field)).orElse("");
        Optional<MakingLoss> loss = losses.stream()
                .filter(each -> !(each instanceof MakingLoss.StandIn))
                .findFirst();
        if (loss.isPresent()) {
            String reason =
                    "%s: %s".formatted(loss.get().className(), loss.get().reason());
            return new RewrittenStream.Different(offset, path, Cause.NOT_MADE, reason, written.length);
        }
        Explained explained = leaf.map(field -> explained(field, tree.lineage(field.id(), LEVELS)))
                .orElseGet(() -> new Explained(Cause.FORM, "the stream ends here, and the object does not"));
        return new RewrittenStream.Different(offset, path, explained.cause(), explained.reason(), written.length);
    }

    private record Explained(Cause cause, String reason) {}

    private Explained explained(Field leaf, List<Field> around) {
        if (tree.facts().issueCount() > 0) {
            return new Explained(Cause.FORM, "the stream is cut, damaged, or followed by something else");
        }
        for (Field field : around.reversed()) {
            String className = JavaClassKind.nameOf(field);
            switch (field.shape().production()) {
                case "classAnnotation" -> {
                    return new Explained(Cause.CLASS_ANNOTATION, "the stream has more about a class");
                }
                case "newClassDesc" -> {
                    boolean anotherClass =
                            around.stream().anyMatch(each -> each.name().equals("className"));
                    if (!anotherClass || field.name().equals("superClassDesc")) {
                        return descriptor(field);
                    }
                }
                case "prevObject" -> {
                    return new Explained(Cause.REFERENCE, "what is referred to here is an object of its own");
                }
                case "objectAnnotation" -> {
                    return written(
                            leaf, JavaClassKind.nameOf(tree.parent(field.id()).orElse(field)));
                }
                case "classdata" -> {
                    return ClassDefinition.isJdk(className)
                            ? new Explained(Cause.CAPACITY, "%s.%s has another value".formatted(className, leaf.name()))
                            : new Explained(Cause.OTHER, "%s.%s has another value".formatted(className, leaf.name()));
                }
                default -> {}
            }
        }
        return new Explained(Cause.OTHER, "%s has another value".formatted(leaf.name()));
    }

    private Explained descriptor(Field descriptor) {
        String name = tree.child(descriptor, "className")
                .map(field -> tree.value(field).summary())
                .orElse("a class");
        return new Explained(Cause.CLASS_VERSION, "%s is described in another way by this JDK".formatted(name));
    }

    private static Explained written(Field leaf, String className) {
        return switch (leaf.name()) {
            case "capacity", "buckets", "loadFactor", "threshold" ->
                new Explained(Cause.CAPACITY, "this JDK writes another %s of %s".formatted(leaf.name(), className));
            default ->
                className.contains("Hash")
                        ? new Explained(
                                Cause.ORDER,
                                ("the elements of %s come in another order: by hash codes of another JDK, or of"
                                                + " objects whose code is not here")
                                        .formatted(className))
                        : new Explained(Cause.CLASS_VERSION, "%s wrote itself in another way".formatted(className));
        };
    }
}
