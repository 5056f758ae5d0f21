package dev.hexplain.classes.verdict;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;

/** What the objects of a stream hold, as far as verdicts ask. */
@FunctionalInterface
public interface StreamedObjects {
    /** Nothing is known of them. */
    StreamedObjects UNKNOWN = _ -> new Parts(List.of(), false);

    /** What a class wrote of its objects, and of those of its subclasses. */
    Parts of(String className);

    /**
     * Parts of objects, each kind once, in the order in which reading ends the objects.
     *
     * @param all whether there are no others
     */
    record Parts(List<Part> each, boolean all) {}

    /**
     * What one class wrote of an object.
     *
     * @param objectClass the object's own class
     * @param values by the names of fields; those that are null are not there
     * @param hasFields whether the fields that the class describes were written
     * @param written what {@code writeObject} or {@code writeExternal} wrote beside the fields
     */
    record Part(String objectClass, Map<String, Assigned> values, boolean hasFields, Written written) {}

    /**
     * The class of a value.
     *
     * @param name as {@link Class#getName} says it; empty where it is not known
     * @param isReplaced whether it is that of what {@code readResolve} returns
     */
    record Assigned(String name, boolean isReplaced) {}

    /**
     * Data and objects in turn.
     *
     * @param isWhole whether nothing follows
     */
    record Written(List<Token> tokens, boolean isWhole) {
        static final Written NOTHING = new Written(List.of(), true);
    }

    /** Something that was written. */
    sealed interface Token {}

    /** Adjacent blocks of data. */
    record Data(ByteBuffer bytes) implements Token {}

    /** Anything that {@code readObject} reads. */
    record Content() implements Token {}
}
