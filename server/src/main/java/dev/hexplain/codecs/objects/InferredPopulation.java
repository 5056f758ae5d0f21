package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Objects of many values that have their classes in common: a class has the members of all. First all values are looked
 * at, then their objects are made, one at a time; nothing of a value is kept.
 */
public final class InferredPopulation {
    private final InferredClasses inferred = new InferredClasses();
    private @Nullable DefinedClasses classes;

    /** Looks at a value; returns the reason why nothing can be made of it, if there is one. */
    public Optional<String> look(TreeValues values, LogicalValue value) {
        try {
            inferred.look(new InferredNodes(values, new MakingBudget()).read(value));
            return Optional.empty();
        } catch (MakingBudget.SpentException spent) {
            return Optional.ofNullable(spent.getMessage());
        }
    }

    /** The classes of all that were looked at; from then on objects are made. */
    public DefinedClasses classes() {
        if (classes == null) {
            classes = DefinedClasses.of(inferred.definitions());
        }
        return classes;
    }

    /** Makes the object of a value that was looked at. */
    public InferredObject make(TreeValues values, LogicalValue value) {
        return InferredObject.of(values, value, inferred, this::classes);
    }
}
