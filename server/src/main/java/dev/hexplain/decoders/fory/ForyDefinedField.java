package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.FieldDecl;
import dev.hexplain.decode.classes.TypeRef;
import java.util.List;

/**
 * A field as a class definition in the bytes declares it.
 *
 * @param flagged whether a reference flag precedes its values
 * @param typeId of the library's own types; 0 for others
 * @param in the class that declares it
 */
record ForyDefinedField(String name, TypeRef type, boolean flagged, int typeId, String in) {
    /** The declared type of an enum that is not listed: no class has this name. */
    static final TypeRef ENUM = TypeRef.of("enum");

    FieldDecl declaration() {
        return new FieldDecl(name, type, List.of(), 0);
    }
}
