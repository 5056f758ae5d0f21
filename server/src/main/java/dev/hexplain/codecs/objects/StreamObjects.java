package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.decode.DescribedClass;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.ChildFields;
import java.io.ObjectStreamConstants;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The objects of a stream, or of a part of one.
 *
 * @param contents what {@code ObjectOutputStream} is to be given, in order
 * @param losses what differs from the stream; the first of many
 */
public record StreamObjects(List<StreamContent> contents, DefinedClasses classes, List<MakingLoss> losses) {
    /** Objects, blocks of data and resets that are looked at; that there are more is a loss. */
    private static final int MOST_CONTENTS = 10_000;

    /** Names of classes of JDKs and their extensions, which this JDK has too, or once had. */
    private static final List<String> PLATFORM = List.of("javax.", "sun.", "com.sun.", "jdk.");

    public StreamObjects {
        contents = List.copyOf(contents);
        losses = List.copyOf(losses);
    }

    /**
     * Makes objects.
     *
     * @param described the classes of the stream
     * @param fields where the objects begin; blocks of data and resets may be among them
     */
    public static StreamObjects of(FieldTree tree, List<DescribedClass> described, List<Field> fields) {
        StreamNodes nodes = new StreamNodes(tree, described);
        return of(nodes, fields, budget -> DefinedClasses.of(StreamTypes.of(described, nodes, fields, budget)));
    }

    /** Makes the objects of a whole stream, whose classes were defined before. */
    static StreamObjects ofClasses(FieldTree tree, List<DescribedClass> described, DefinedClasses defined) {
        return ofClasses(tree, described, fields(tree), defined);
    }

    /** Makes objects whose classes were defined before. */
    static StreamObjects ofClasses(
            FieldTree tree, List<DescribedClass> described, List<Field> fields, DefinedClasses defined) {
        return of(new StreamNodes(tree, described), fields, _ -> defined);
    }

    private static StreamObjects of(
            StreamNodes nodes, List<Field> fields, Function<MakingBudget, DefinedClasses> defining) {
        MakingBudget budget = new MakingBudget();
        List<StreamContent> contents = new ArrayList<>();
        List<MakingLoss> losses = new ArrayList<>();
        DefinedClasses classes = DefinedClasses.of(List.of());
        try {
            classes = defining.apply(budget);
            losses.addAll(lossesOf(classes));
            ObjectMaker maker = new ObjectMaker(nodes, classes, budget);
            for (Field each : fields.subList(0, Math.min(fields.size(), MOST_CONTENTS))) {
                contents.add(content(maker, each));
            }
            if (areMany(fields)) {
                losses.add(new MakingLoss.LeftOut(
                        "",
                        "",
                        "what the stream has behind its first %,d objects is left out".formatted(MOST_CONTENTS)));
            }
            maker.complete();
            losses.addAll(maker.losses());
        } catch (MakingBudget.SpentException spent) {
            contents.clear();
            losses.add(new MakingLoss.LeftOut("", "", String.valueOf(spent.getMessage())));
        }
        return new StreamObjects(contents, classes, losses);
    }

    /** Where the objects of a whole stream begin, and the blocks of data and resets among them: one more than are made. */
    public static List<Field> fields(FieldTree tree) {
        return ChildFields.behindSlots(tree, tree.root()).page(0, MOST_CONTENTS + 1);
    }

    /** Whether there are more of them than are made. */
    public static boolean areMany(List<Field> fields) {
        return fields.size() > MOST_CONTENTS;
    }

    /** Those that were made, in order. */
    public Stream<Object> objects() {
        return contents.stream().mapMulti((content, to) -> {
            if (content instanceof StreamContent.Value(Object object) && object != null) {
                to.accept(object);
            }
        });
    }

    private static StreamContent content(ObjectMaker maker, Field field) {
        if (ObjectMaker.isBlock(field)) {
            return new StreamContent.Data(maker.block(field));
        }
        return field.length() == 1 && maker.sourceOf(field).u1(field.offset()) == ObjectStreamConstants.TC_RESET
                ? new StreamContent.Reset()
                : new StreamContent.Value(maker.of(field));
    }

    private static List<MakingLoss> lossesOf(DefinedClasses classes) {
        List<MakingLoss> losses = new ArrayList<>();
        classes.refused().forEach(each -> losses.add(new MakingLoss.Undefined(each.name(), each.reason())));
        for (ClassDefinition each : classes.definitions()) {
            if (PLATFORM.stream().anyMatch(each.name()::startsWith)
                    && !(each.kind() instanceof ClassDefinition.Kind.Interface)) {
                losses.add(new MakingLoss.StandIn(
                        each.name(),
                        "a class of the same name with the same fields stands in for that of the platform"));
            }
        }
        return losses;
    }
}
