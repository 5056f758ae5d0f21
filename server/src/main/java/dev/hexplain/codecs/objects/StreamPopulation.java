package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.decode.DescribedClass;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Objects of many Java streams that have their classes in common. First all streams are looked at, then their objects are
 * made, one stream at a time; nothing of a stream is kept.
 */
public final class StreamPopulation {
    private final DefinitionUnion union = new DefinitionUnion();
    private @Nullable DefinedClasses classes;

    /**
     * Looks at the objects of a stream; returns the reason why nothing can be made of them, if there is one.
     *
     * @param fields where the objects begin
     */
    public Optional<String> look(FieldTree tree, List<DescribedClass> described, List<Field> fields) {
        try {
            union.add(StreamTypes.of(described, new StreamNodes(tree, described), fields, new MakingBudget()));
            return Optional.empty();
        } catch (MakingBudget.SpentException spent) {
            return Optional.ofNullable(spent.getMessage());
        }
    }

    /** The classes of all streams that were looked at; from then on objects are made. */
    public DefinedClasses classes() {
        if (classes == null) {
            classes = DefinedClasses.of(union.all());
        }
        return classes;
    }

    /** Makes the objects of a stream that was looked at. */
    public StreamObjects make(FieldTree tree, List<DescribedClass> described, List<Field> fields) {
        return StreamObjects.ofClasses(tree, described, fields, classes());
    }
}
