package dev.hexplain.decode.classes;

import java.util.OptionalInt;

/** An interface: the type of a field that may hold any class. */
public record InterfaceDecl(String name, OptionalInt id, int line) implements TypeDecl {
    @Override
    public boolean isFinal() {
        return false;
    }
}
