package dev.hexplain.decode.classes;

import java.util.List;
import java.util.OptionalInt;

/**
 * A declaration of an interface: its superinterfaces and its methods.
 *
 * @param interfaces those it extends
 * @param methods those it declares itself that are neither {@code static} nor {@code private}
 */
public record InterfaceDecl(String name, List<TypeRef> interfaces, List<MethodDecl> methods, OptionalInt id, int line)
        implements TypeDecl {
    @Override
    public boolean isFinal() {
        return false;
    }
}
