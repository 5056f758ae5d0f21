package dev.hexplain.ksy.model;

import dev.hexplain.ksy.expr.Expr.TypeName;
import org.jspecify.annotations.Nullable;

/**
 * An attribute: an entry of {@code seq}, or the content of an instance that is parsed.
 *
 * @param id its name; {@code _unnamed0}, {@code _unnamed1}, … by position where it has none
 * @param contents the required bytes; null for none
 * @param enumeration the enum that names its values
 * @param condition {@code if}
 * @param parent the {@code _parent} of its objects
 */
@SuppressWarnings("ArrayRecordComponent") // compared by identity only
public record Attribute(
        String id,
        DataType type,
        Sizing sizing,
        @Nullable Repeat repeat,
        @Nullable Expression condition,
        @Nullable ProcessCall process,
        byte @Nullable [] contents,
        @Nullable TypeName enumeration,
        @Nullable Valid valid,
        Parent parent,
        Doc doc,
        Location at) {

    /** The {@code _parent} of an object of a user type. */
    public sealed interface Parent {
        /** The object that holds the attribute. */
        record Holder() implements Parent {}

        /** {@code parent: false}. */
        record None() implements Parent {}

        /** {@code parent: expression}. */
        record Chosen(Expression object) implements Parent {}
    }
}
