package dev.hexplain.ksy.model;

import java.nio.ByteOrder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The default byte order of a type's numbers. */
public sealed interface Endianness {
    /** Written in the descriptor. */
    record Fixed(ByteOrder order) implements Endianness {}

    /** Decided by a value in each object of the type ({@code endian: {switch-on, cases}}). */
    record Switched(Expression on, List<Case> cases, Location at) implements Endianness {}

    /** That of the machine that wrote the bytes ({@code -hexplain-native-endian: true}): the reader chooses. */
    record Native() implements Endianness {}

    /** Not given: every number type names its own. */
    record Unset() implements Endianness {}

    /**
     * One case.
     *
     * @param when the value; null for {@code _}
     */
    record Case(@Nullable Expression when, ByteOrder order) {}
}
