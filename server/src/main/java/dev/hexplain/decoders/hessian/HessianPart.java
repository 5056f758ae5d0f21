package dev.hexplain.decoders.hessian;

import dev.hexplain.tree.Role;

/** The part that a value has in its parent. The same bytes are a name in one place and a value in another. */
enum HessianPart {
    VALUE("value", Role.VALUE),
    KEY("key", Role.NAME),
    TYPE("type", Role.TYPE),
    NAME("name", Role.NAME),
    LENGTH("length", Role.LENGTH),
    REFERENCE("reference", Role.REFERENCE);

    private final String field;
    private final Role role;

    HessianPart(String field, Role role) {
        this.field = field;
        this.role = role;
    }

    /** Its number in the shape table, after the shapes before it. Reordering needs a new decoder version. */
    int number() {
        return ordinal();
    }

    /** The name of the field, where its place gives none. */
    String field() {
        return field;
    }

    Role role() {
        return role;
    }
}
