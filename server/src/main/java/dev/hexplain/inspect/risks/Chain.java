package dev.hexplain.inspect.risks;

import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import java.util.List;
import java.util.Set;

/**
 * A known gadget chain: a combination of what must be in a stream.
 *
 * @param reference an address that describes it
 * @param links all of them
 */
record Chain(String name, String reference, List<Link> links) {
    /** One part of a chain: an object held by another; or, without holders, an object anywhere. */
    record Link(Set<Holder> holders, Set<Wanted> wanted) {
        boolean isHeldBy(HeldValue held) {
            return holders.contains(new Holder(held.owner(), held.role()));
        }
    }

    /** The class that declares a field, or writes elements, and the field's name or the element's role. */
    record Holder(String className, String role) {}

    /**
     * The class of a value, as in source code, and what one of its fields must be.
     *
     * @param field empty where all instances count
     */
    record Wanted(String className, String field, String value) {
        boolean isTheValueOf(HeldValue held, FieldTree tree) {
            return className.equals(held.type().displayName()) && (field.isEmpty() || hasValue(held, tree));
        }

        private boolean hasValue(HeldValue held, FieldTree tree) {
            return held.value(tree)
                    .flatMap(object -> tree.child(object, "classData[0]"))
                    .flatMap(data -> tree.child(data, field))
                    .map(tree::value)
                    .map(Value::actual)
                    .filter(value::equals)
                    .isPresent();
        }
    }
}
