package dev.hexplain.decode.classes;

import java.util.OptionalInt;

/** A declaration of a class, interface or enum in a class list. */
public sealed interface TypeDecl permits ClassDecl, EnumDecl, InterfaceDecl {
    /** Its binary name in the JVM: {@code shop.Order$Line}. */
    String name();

    /** The number it is registered by, where the list gives one. */
    OptionalInt id();

    /** The line of its name, from 1. */
    int line();

    /** Whether a field of this type can only hold an instance of exactly this class, or null. */
    boolean isFinal();

    /** Its name without package and enclosing classes. */
    default String simpleName() {
        return TypeRef.simple(name());
    }
}
