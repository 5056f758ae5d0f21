package dev.hexplain.decoders.jrmp;

import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.objects.JavaPrimitives;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The methods that are known by hash or number: those of the JDK's remote interfaces, and those of a class list. */
final class JrmpMethods {
    /** The operation number of calls that identify the method by hash. */
    static final int BY_HASH = -1;

    /** The shape number of arguments without names. */
    static final int NO_SHAPE = 0;

    /** Only those of the JDK. */
    static final JrmpMethods OF_JDK = new JrmpMethods(ClassList.EMPTY);

    /**
     * An interface whose stubs number its methods.
     *
     * @param methods in the order of their numbers
     */
    record Numbered(String type, List<JrmpMethod> methods) {}

    /** Those of the class list; the JDK's are behind them, hashed when a call asks for one. */
    private final Map<Long, JrmpMethod> byHash = new HashMap<>();

    private final Map<Long, Numbered> byInterfaceHash = new HashMap<>();
    /** The shapes of primitive parameters that have names. */
    private final List<Shape> arguments = new ArrayList<>();
    /** By method: the index in that list of what would be its parameter 0. */
    private final Map<JrmpMethod, Integer> firstArguments = new HashMap<>();

    private JrmpMethods(ClassList provided) {
        JrmpRemoteInterfaces remote = new JrmpRemoteInterfaces(provided);
        // interfaces that are more probable come first and win
        remote.methods().forEach(method -> byHash.putIfAbsent(method.hash(), method));
        byInterfaceHash.putAll(remote.numbered());
        remote.methods().forEach(this::addArguments);
    }

    /** The same with the interfaces of a class list. */
    static JrmpMethods with(ClassList provided) {
        return new JrmpMethods(provided);
    }

    /** Whether an interface is part of the JDK, or its name is as well known. */
    static boolean isOfJdk(String type) {
        return type.startsWith("java.") || type.startsWith("javax.");
    }

    /** Whether some are from a class list. */
    boolean areProvided() {
        return !firstArguments.isEmpty();
    }

    private void addArguments(JrmpMethod method) {
        firstArguments.put(method, arguments.size());
        for (JrmpMethod.Run run : method.runs()) {
            for (int i = 0; i < run.typecodes().length(); i++) {
                arguments.add(argument(method, run.first() + i, run.typecodes().charAt(i)));
            }
        }
    }

    private static Shape argument(JrmpMethod method, int index, int typecode) {
        String name = method.parameters().get(index);
        return Shape.leaf(
                        JrmpMessageShapes.HEAD.contains(name) ? "arguments[" + index + "]" : name,
                        JavaPrimitives.type(typecode),
                        Role.VALUE)
                .typeName(JavaPrimitives.name(typecode))
                .logical(name)
                .doc("An argument of " + method.qualifiedName() + ".")
                .build();
    }

    /** The method that a call identifies. */
    Optional<JrmpMethod> of(int operation, long hash) {
        if (operation == BY_HASH) {
            return Optional.ofNullable(byHash.get(hash))
                    .or(() -> Optional.ofNullable(JrmpJdkMethods.BY_HASH.get(hash)));
        }
        Numbered numbered = numbered(hash);
        return numbered == null
                        || operation < 0
                        || operation >= numbered.methods().size()
                ? Optional.empty()
                : Optional.of(numbered.methods().get(operation));
    }

    /** The interface with a hash, whose calls number methods; empty where the hash is that of a method. */
    Optional<String> interfaceOf(long hash) {
        return Optional.ofNullable(numbered(hash)).map(Numbered::type);
    }

    private @Nullable Numbered numbered(long interfaceHash) {
        Numbered own = byInterfaceHash.get(interfaceHash);
        return own == null ? JrmpJdkMethods.NUMBERED.get(interfaceHash) : own;
    }

    /** The shape of the primitive argument with an index among primitive ones, or {@link #NO_SHAPE}. */
    int argumentShape(JrmpMethod method, int ordinal) {
        Integer first = firstArguments.get(method);
        return first == null ? NO_SHAPE : JrmpMessageShapes.FIRST_NAMED_ARGUMENT + first + ordinal;
    }

    Shape argument(int shape) {
        return arguments.get(shape - JrmpMessageShapes.FIRST_NAMED_ARGUMENT);
    }
}
