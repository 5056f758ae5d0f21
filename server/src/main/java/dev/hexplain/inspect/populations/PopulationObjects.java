package dev.hexplain.inspect.populations;

import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.codecs.objects.InferredObject;
import dev.hexplain.codecs.objects.InferredPopulation;
import dev.hexplain.codecs.objects.MakingLoss;
import dev.hexplain.codecs.objects.StreamObjects;
import dev.hexplain.codecs.objects.StreamPopulation;
import dev.hexplain.decode.Decoder;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.encodings.ImportedObject;
import dev.hexplain.inspect.trees.DecodeStatus;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Finds the objects in trees, and makes them. Java streams say of which classes their objects are; of all other values
 * classes are inferred, and both do not go together.
 */
final class PopulationObjects {
    private static final int PAGE = 1_000;

    private final Optional<String> at;
    private final boolean each;
    private final StreamPopulation streams = new StreamPopulation();
    private final InferredPopulation values = new InferredPopulation();

    /** Is given what was made. */
    interface Made {
        /** @param losses what differs from the dump */
        void take(Object object, List<MakingLoss> losses);
    }

    PopulationObjects(Optional<String> at, boolean each) {
        this.at = at;
        this.each = each;
    }

    /** Whether a dump says of which classes its objects are. */
    static boolean isStream(Decoder decoder) {
        return ImportedObject.isStream(decoder);
    }

    /**
     * Looks at the objects of a dump.
     *
     * @throws Refusal where there are none
     */
    void look(OpenTree open) {
        if (open.status() == DecodeStatus.UNRECOGNISED) {
            throw Refusal.badRequest("no format fits");
        }
        FieldTree tree = open.tree();
        if (isStream(open.decoder())) {
            require(streams.look(tree, open.decoder().classes(tree), fields(tree)));
            return;
        }
        TreeValues all = new TreeValues(tree);
        boolean[] isFound = new boolean[1];
        values(all, value -> {
            if (!isSingle(value)) {
                require(values.look(all, value));
                isFound[0] = true;
            }
        });
        if (!isFound[0]) {
            throw Refusal.badRequest("it is a single value, or none: codecs are compared with what has members");
        }
    }

    private static void require(Optional<String> reason) {
        reason.ifPresent(each -> {
            throw Refusal.tooLarge("No object could be made: " + each);
        });
    }

    private static boolean isSingle(LogicalValue value) {
        return value instanceof LogicalValue.Scalar || value instanceof LogicalValue.Opaque;
    }

    /** The classes of all that were looked at, of one sort. */
    DefinedClasses classes(boolean ofStreams) {
        return ofStreams ? streams.classes() : values.classes();
    }

    /**
     * Makes the objects of a dump that was looked at.
     *
     * @param unmade is given the reason for each that could not be made
     */
    void make(OpenTree open, Made made, Consumer<String> unmade) {
        FieldTree tree = open.tree();
        if (isStream(open.decoder())) {
            StreamObjects objects = streams.make(tree, open.decoder().classes(tree), fields(tree));
            List<Object> all = objects.objects().toList();
            all.forEach(object -> made.take(object, objects.losses()));
            if (all.isEmpty()) {
                unmade.accept(reason(objects.losses()));
            }
            return;
        }
        TreeValues all = new TreeValues(tree);
        values(all, value -> {
            if (isSingle(value)) {
                unmade.accept("it is a single value, among others that have members");
                return;
            }
            InferredObject object = values.make(all, value);
            object.object()
                    .ifPresentOrElse(
                            found -> made.take(found, object.losses()), () -> unmade.accept(reason(object.losses())));
        });
    }

    private static String reason(List<MakingLoss> losses) {
        return String.valueOf(ImportedObject.nothing(losses).getMessage());
    }

    private void values(TreeValues all, Consumer<LogicalValue> to) {
        LogicalValue found = at.map(path -> ImportedObject.find(all, path)).orElseGet(all::root);
        if (!each || !(found instanceof LogicalValue.Sequence sequence)) {
            to.accept(found);
            return;
        }
        for (long from = 0; from < sequence.elements().count(); from += PAGE) {
            sequence.elements().page(from, PAGE).forEach(to);
        }
    }

    private List<Field> fields(FieldTree tree) {
        if (at.isEmpty() && !each) {
            return StreamObjects.fields(tree);
        }
        List<Field> fields = new ArrayList<>();
        values(new TreeValues(tree), value -> {
            if (!StreamObjects.areMany(fields)) {
                fields.add(value.field());
            }
        });
        return fields;
    }
}
