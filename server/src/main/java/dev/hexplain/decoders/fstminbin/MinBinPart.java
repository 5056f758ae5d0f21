package dev.hexplain.decoders.fstminbin;

import dev.hexplain.tree.Role;

/** The part that a value without rows has in its parent. */
enum MinBinPart {
    VALUE("value", Role.VALUE),
    /** The key of an entry, which may be any value. */
    KEY("key", Role.NAME),
    /** The name of a field. */
    NAME("name", Role.NAME),
    TYPE("type", Role.TYPE),
    COUNT("count", Role.LENGTH),
    SIZE("size", Role.LENGTH),
    /** The digits of a number in an array of numbers. */
    DIGITS("value", Role.VALUE);

    private static final MinBinPart[] ALL = values();

    private final String field;
    private final Role role;

    MinBinPart(String field, Role role) {
        this.field = field;
        this.role = role;
    }

    String field() {
        return field;
    }

    Role role() {
        return role;
    }

    /** Whether it is part of the encoded object. */
    boolean isValue() {
        return this == VALUE || this == KEY || this == DIGITS;
    }

    /** Its place in shape numbers. Reordering needs a new decoder version. */
    int number() {
        return ordinal();
    }

    static MinBinPart of(int number) {
        return ALL[number % ALL.length];
    }
}
