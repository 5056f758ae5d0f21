package dev.hexplain.decoders.hessian;

import dev.hexplain.tree.Role;

/** Why a value stands where it does. The same bytes are a name here and a value there. */
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

    /**
     * Its place in the shape table, after those before it. A change of their order is a change of the decoder's
     * version.
     */
    int number() {
        return ordinal();
    }

    /** The name of the field that it is, where its place gives none. */
    String field() {
        return field;
    }

    Role role() {
        return role;
    }
}
