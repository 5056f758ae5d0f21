package dev.hexplain.ksy.model;

import dev.hexplain.ksy.expr.Expr.TypeName;
import org.jspecify.annotations.Nullable;

/**
 * Something that is read: an entry of {@code seq}, or an instance that is parsed.
 *
 * @param id its name; {@code _unnamed0}, {@code _unnamed1}, … by position where it has none
 * @param contents the bytes it must be; null where it may be anything
 * @param enumeration the enum that names its values
 * @param condition {@code if}
 * @param parent what {@code _parent} is in it
 */
@SuppressWarnings("ArrayRecordComponent") // told apart by identity, never compared
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

    /** What an object of a user type sees as its {@code _parent}. */
    public sealed interface Parent {
        /** The object that holds the attribute. */
        record Holder() implements Parent {}

        /** {@code parent: false}. */
        record None() implements Parent {}

        /** {@code parent: expression}. */
        record Chosen(Expression object) implements Parent {}
    }
}
