package dev.hexplain.decoders.fstminbin;

import dev.hexplain.tree.Role;

/** Why a value without rows stands where it does. */
enum MinBinPart {
    VALUE("value", Role.VALUE),
    /** The key of an entry, a value like any other. */
    KEY("key", Role.NAME),
    /** The name of a member. */
    NAME("name", Role.NAME),
    TYPE("type", Role.TYPE),
    COUNT("count", Role.LENGTH),
    SIZE("size", Role.LENGTH),
    /** A number in an array of such, in digits. */
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

    /** Whether it is a part of the object that was encoded. */
    boolean isValue() {
        return this == VALUE || this == KEY || this == DIGITS;
    }

    /** Its place in the numbers of shapes: a change of their order is a change of the decoder's version. */
    int number() {
        return ordinal();
    }

    static MinBinPart of(int number) {
        return ALL[number % ALL.length];
    }
}
