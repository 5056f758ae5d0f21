package dev.hexplain.decoders.jrmp;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** The methods of the JDK's remote interfaces. */
final class JrmpJdkMethods {
    private static final String REGISTRY = "java.rmi.registry.Registry";
    private static final String DGC = "java.rmi.dgc.DGC";

    /** Read from the list in this class's resources: interfaces, each with its methods indented below. */
    static final List<JrmpMethod> ALL = read();

    static final Map<Long, JrmpMethod> BY_HASH = ALL.stream()
            .collect(Collectors.toUnmodifiableMap(JrmpMethod::hash, method -> method, (one, other) -> other));

    /**
     * Interfaces whose stubs number their methods, by their hashes (sun.rmi.registry.RegistryImpl_Stub,
     * sun.rmi.transport.DGCImpl_Stub of the JDK).
     */
    static final Map<Long, JrmpMethods.Numbered> NUMBERED = Map.of(
            0x4415_4DC9_D4E6_3BDFL, numbered(REGISTRY, "bind", "list", "lookup", "rebind", "unbind"),
            0xF6B6_898D_8BF2_8643L, numbered(DGC, "clean", "dirty"));

    private JrmpJdkMethods() {}

    private static JrmpMethods.Numbered numbered(String type, String... names) {
        List<JrmpMethod> inOrder = new ArrayList<>();
        for (String name : names) {
            inOrder.add(ALL.stream()
                    .filter(method ->
                            method.type().equals(type) && method.name().equals(name))
                    .findFirst()
                    .orElseThrow());
        }
        return new JrmpMethods.Numbered(type, inOrder);
    }

    private static List<JrmpMethod> read() {
        List<JrmpMethod> methods = new ArrayList<>();
        try (InputStream in = Objects.requireNonNull(JrmpJdkMethods.class.getResourceAsStream("methods.txt"));
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            String type = "";
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith(" ")) {
                    methods.add(method(type, line.strip()));
                } else if (!line.startsWith("#")) {
                    type = line;
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The list of methods cannot be read", e);
        }
        return List.copyOf(methods);
    }

    private static JrmpMethod method(String type, String signature) {
        int open = signature.indexOf('(');
        return JrmpMethod.of(type, signature.substring(0, open), signature.substring(open));
    }
}
