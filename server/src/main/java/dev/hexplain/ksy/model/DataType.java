package dev.hexplain.ksy.model;

import dev.hexplain.ksy.expr.Expr.TypeName;
import java.nio.ByteOrder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The type of an attribute. Its extent is its {@link Sizing}. */
public sealed interface DataType {
    /** Replaces a type that could not be read, whose error was already reported. */
    User UNREADABLE = new User(new TypeName(List.of("?"), false, false), List.of(), new Location("", 1, 1, ""));

    /**
     * {@code u1} to {@code s8}.
     *
     * @param order null where the type's default decides; single bytes have none
     */
    record Int(int size, boolean signed, @Nullable ByteOrder order) implements DataType {}

    /** {@code f4}, {@code f8}. */
    record Real(int size, @Nullable ByteOrder order) implements DataType {}

    /** {@code b1} to {@code b64}; {@code b1} is a boolean unless it has an enum. */
    record Bits(int width, BitOrder order) implements DataType {}

    /** No type: bytes as they are. */
    record Bytes() implements DataType {}

    /**
     * {@code str} or {@code strz}.
     *
     * @param encoding the name as written, or the default; empty where there is none (a mistake)
     */
    record Text(String encoding, boolean zeroTerminated) implements DataType {}

    /** A user type of this or an imported descriptor; or an opaque one. */
    record User(TypeName name, List<Expression> arguments, Location at) implements DataType {}

    /**
     * One of several types ({@code switch-on}).
     *
     * @param otherwise the type for {@code _}; null where there is none: then it is bytes if it has a size, and
     *     otherwise nothing is read
     */
    record Switch(Expression on, List<Case> cases, @Nullable DataType otherwise) implements DataType {}

    /** A case of a {@link Switch}. */
    record Case(Expression when, DataType type) {}
}
