package dev.hexplain.decode.classes;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A method that an interface declares for its instances.
 *
 * @param result {@code void} for none
 * @param thrown exceptions it declares, in the order of the source
 * @param line the line of its name, from 1
 */
public record MethodDecl(String name, List<Parameter> parameters, TypeRef result, List<TypeRef> thrown, int line) {
    /**
     * A parameter.
     *
     * @param type a type variable is replaced by its bound
     */
    public record Parameter(String name, TypeRef type) {}

    /** The method descriptor (JVM specification, 4.3.3): {@code (Lshop/Order;I)V}. */
    public String descriptor() {
        return parameters.stream()
                .map(parameter -> parameter.type().descriptor())
                .collect(Collectors.joining("", "(", ")" + result.descriptor()));
    }
}
