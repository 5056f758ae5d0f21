package dev.hexplain.inspect.classes;

import dev.hexplain.decode.classes.JdkTypes;
import dev.hexplain.decode.classes.TypeParameter;
import dev.hexplain.decode.classes.TypeRef;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What classes are called in a class list, so that its reader finds each one: short names where these are not ambiguous. */
final class ClassListNames {
    private final Set<String> declared;
    private final Map<String, Integer> uses = new HashMap<>();

    /** @param declared binary names of all classes of the list */
    ClassListNames(Collection<String> declared) {
        this.declared = new HashSet<>(declared);
        declared.forEach(name -> take(own(name)));
    }

    /** A name that is something else as well: a type variable. */
    void take(String simpleName) {
        uses.merge(simpleName, 1, Integer::sum);
    }

    boolean has(String binaryName) {
        return declared.contains(binaryName);
    }

    /** The class of the list in whose body one is declared; empty for the others. */
    Optional<String> outer(String binaryName) {
        int dollar = binaryName.lastIndexOf('$');
        while (dollar > 0) {
            String outer = binaryName.substring(0, dollar);
            if (declared.contains(outer)) {
                return JavaNames.isClass(binaryName.substring(dollar + 1)) ? Optional.of(outer) : Optional.empty();
            }
            dollar = binaryName.lastIndexOf('$', dollar - 1);
        }
        return Optional.empty();
    }

    /** The name in its declaration: what is not in another class of the list keeps its dollar signs. */
    String own(String binaryName) {
        int start = outer(binaryName).map(outer -> outer.length() + 1).orElse(binaryName.lastIndexOf('.') + 1);
        return binaryName.substring(start);
    }

    /** A type where it is used; {@code Object} where nobody knows it. */
    String written(TypeRef type, List<TypeParameter> parameters) {
        if (type.isWildcard()) {
            return type.arguments().isEmpty()
                    ? "?"
                    : "? extends " + written(type.arguments().getFirst(), parameters);
        }
        String brackets = "[]".repeat(type.dimensions());
        boolean isVariable = parameters.stream().anyMatch(each -> each.name().equals(type.name()));
        if (isVariable || TypeRef.of(type.name()).isPrimitive()) {
            return type.name() + brackets;
        }
        String arguments = type.arguments().isEmpty()
                ? ""
                : type.arguments().stream()
                        .map(each -> written(each, parameters))
                        .collect(Collectors.joining(", ", "<", ">"));
        return className(type.name()).map(name -> name + arguments).orElse("Object") + brackets;
    }

    private Optional<String> className(String name) {
        if (declared.contains(name)) {
            return Optional.of(ofList(name));
        }
        if (!JdkTypes.isPlatform(name) || !JavaNames.isClass(name)) {
            return Optional.empty();
        }
        String simple = name.substring(name.lastIndexOf('.') + 1);
        boolean isShort = !uses.containsKey(simple)
                && JdkTypes.full(simple).filter(name::equals).isPresent();
        return Optional.of(isShort ? simple : name);
    }

    private String ofList(String name) {
        String path = own(name);
        String head = path;
        for (Optional<String> outer = outer(name); outer.isPresent(); outer = outer(outer.get())) {
            head = own(outer.get());
            path = head + "." + path;
        }
        boolean isShort = uses.getOrDefault(head, 0) == 1 && JdkTypes.full(head).isEmpty();
        return isShort ? path : name;
    }
}
