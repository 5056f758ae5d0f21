package dev.hexplain.decoders.jrmp;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The methods that are known by their numbers: those of the JDK's remote interfaces. */
final class Methods {
    /** The operation of calls whose hash tells the method. */
    static final int BY_HASH = -1;

    private static final String REGISTRY = "java.rmi.registry.Registry";
    private static final String DGC = "java.rmi.dgc.DGC";

    /**
     * An interface whose stubs number its methods (sun.rmi.registry.RegistryImpl_Stub, sun.rmi.transport.DGCImpl_Stub of
     * the JDK).
     *
     * @param operations names, in the order of their numbers
     */
    private record Numbered(String type, List<String> operations) {}

    private static final Map<Long, Numbered> BY_INTERFACE_HASH = Map.of(
            0x4415_4DC9_D4E6_3BDFL,
            new Numbered(REGISTRY, List.of("bind", "list", "lookup", "rebind", "unbind")),
            0xF6B6_898D_8BF2_8643L,
            new Numbered(DGC, List.of("clean", "dirty")));

    private static final Map<Long, Method> BY_METHOD_HASH = read();

    private Methods() {}

    /** The method that a call names. */
    static Optional<Method> of(int operation, long hash) {
        if (operation == BY_HASH) {
            return Optional.ofNullable(BY_METHOD_HASH.get(hash));
        }
        Numbered numbered = BY_INTERFACE_HASH.get(hash);
        return numbered == null
                        || operation < 0
                        || operation >= numbered.operations().size()
                ? Optional.empty()
                : named(numbered.type(), numbered.operations().get(operation));
    }

    /** The interface whose methods calls with this hash number; empty where the hash is that of a method. */
    static Optional<String> interfaceOf(long hash) {
        return Optional.ofNullable(BY_INTERFACE_HASH.get(hash)).map(Numbered::type);
    }

    private static Optional<Method> named(String type, String name) {
        return BY_METHOD_HASH.values().stream()
                .filter(method -> method.type().equals(type) && method.name().equals(name))
                .findFirst();
    }

    /** Reads the list beside this class: interfaces, and indented below each its methods. */
    private static Map<Long, Method> read() {
        Map<Long, Method> methods = new HashMap<>();
        try (InputStream in = Objects.requireNonNull(Methods.class.getResourceAsStream("methods.txt"));
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            String type = "";
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith(" ")) {
                    Method method = method(type, line.strip());
                    methods.put(method.hash(), method);
                } else if (!line.startsWith("#")) {
                    type = line;
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The list of methods cannot be read", e);
        }
        return Map.copyOf(methods);
    }

    private static Method method(String type, String signature) {
        int open = signature.indexOf('(');
        return new Method(type, signature.substring(0, open), signature.substring(open));
    }
}
