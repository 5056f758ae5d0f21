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

    /** Whether a user may call it so: by its full or simple name, or by that without its package, {@code Order$Line}. */
    default boolean isCalled(String name) {
        return name().equals(name) || simpleName().equals(name) || name().endsWith("." + name);
    }

    /** Its name without package and enclosing classes. */
    default String simpleName() {
        return TypeRef.simple(name());
    }
}
