package dev.hexplain.decode.classes;

import java.util.OptionalInt;

/** A type of the list. */
public sealed interface TypeDecl permits ClassDecl, EnumDecl, InterfaceDecl {
    /** As the JVM spells it: {@code shop.Order$Line}. */
    String name();

    /** The number it is registered by, where the list gives one. */
    OptionalInt id();

    /** Where its name stands, from 1. */
    int line();

    /** Whether a field of this type holds nothing but an instance of exactly this class, or null. */
    boolean isFinal();

    /** Its name without package and enclosing classes. */
    default String simpleName() {
        return TypeRef.simple(name());
    }
}
