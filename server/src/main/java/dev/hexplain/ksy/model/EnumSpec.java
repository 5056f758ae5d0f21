package dev.hexplain.ksy.model;

import java.util.Map;

/**
 * An enum: names of integers.
 *
 * @param members by value, in the order written; unsigned values of 64 bits keep their bits
 */
public record EnumSpec(String id, Map<Long, Member> members, Location at) {
    /**
     * A named value.
     *
     * @param doc its {@code origId} is the name in the specification
     */
    public record Member(String id, long value, Doc doc, Location at) {}
}
