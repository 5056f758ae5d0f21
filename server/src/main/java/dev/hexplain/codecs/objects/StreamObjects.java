package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.decode.DescribedClass;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.io.ObjectStreamConstants;
import java.util.ArrayList;
import java.util.List;

/**
 * The objects of a stream, or of a part of one.
 *
 * @param contents what {@code ObjectOutputStream} is to be given, in order
 * @param losses what differs from the stream; the first of many
 */
public record StreamObjects(List<StreamContent> contents, DefinedClasses classes, List<MakingLoss> losses) {
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
        MakingBudget budget = new MakingBudget();
        List<StreamContent> contents = new ArrayList<>();
        List<MakingLoss> losses = new ArrayList<>();
        DefinedClasses classes = DefinedClasses.of(List.of());
        try {
            classes = DefinedClasses.of(StreamTypes.of(described, nodes, fields, budget));
            losses.addAll(ofClasses(classes));
            ObjectMaker maker = new ObjectMaker(nodes, classes, budget);
            for (Field each : fields) {
                contents.add(content(maker, each));
            }
            maker.complete();
            losses.addAll(maker.losses());
        } catch (MakingBudget.SpentException spent) {
            contents.clear();
            losses.add(new MakingLoss.LeftOut("", "", String.valueOf(spent.getMessage())));
        }
        return new StreamObjects(contents, classes, losses);
    }

    private static StreamContent content(ObjectMaker maker, Field field) {
        if (ObjectMaker.isBlock(field)) {
            return new StreamContent.Data(maker.block(field));
        }
        return field.length() == 1 && maker.sourceOf(field).u1(field.offset()) == ObjectStreamConstants.TC_RESET
                ? new StreamContent.Reset()
                : new StreamContent.Value(maker.of(field));
    }

    private static List<MakingLoss> ofClasses(DefinedClasses classes) {
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
