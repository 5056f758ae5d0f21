package dev.hexplain.decoders.jrmp;

import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.classes.InterfaceDecl;
import dev.hexplain.decode.classes.MethodDecl;
import dev.hexplain.decode.classes.TypeRef;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Derives methods from the interfaces of a class list. One that does not extend {@code java.rmi.Remote} may do so
 * through an interface that is not in the list, so all are taken.
 */
final class JrmpRemoteInterfaces {
    private static final String REMOTE = "java.rmi.Remote";
    /** The first input of an interface's hash. */
    private static final int STUB_VERSION = 1;
    /** The limits on superinterfaces, and on methods in all of them, of interfaces with numbered methods. */
    private static final int MOST_ABOVE = 256;

    private static final int MOST_NUMBERED = 2_000;

    private final ClassList list;
    private final List<InterfaceDecl> interfaces = new ArrayList<>();
    private final Set<String> remote = new HashSet<>();

    JrmpRemoteInterfaces(ClassList list) {
        this.list = list;
        list.types().forEach(type -> list.interfaceNamed(type.name()).ifPresent(interfaces::add));
        interfaces.stream().filter(this::isRemote).map(InterfaceDecl::name).forEach(remote::add);
        interfaces.sort((one, other) -> Boolean.compare(remote.contains(other.name()), remote.contains(one.name())));
    }

    /** Whether it extends {@code java.rmi.Remote}, directly or not. */
    private boolean isRemote(InterfaceDecl type) {
        return above(List.of(type)).stream()
                .flatMap(each -> each.interfaces().stream())
                .anyMatch(each -> each.name().equals(REMOTE));
    }

    /** Methods, those of interfaces that are certainly remote first. */
    List<JrmpMethod> methods() {
        return interfaces.stream()
                .flatMap(type -> type.methods().stream().map(method -> JrmpMethod.of(type, method)))
                .toList();
    }

    /**
     * By the interface hash in calls of {@code rmic}'s version 1.1 stubs: those of each interface, and of each class
     * that implements several.
     */
    Map<Long, JrmpMethods.Numbered> numbered() {
        Map<Long, JrmpMethods.Numbered> numbered = new HashMap<>();
        interfaces.forEach(type -> number(type.name(), List.of(type), numbered));
        for (var type : list.types()) {
            list.classNamed(type.name())
                    .map(this::implemented)
                    .filter(several -> several.size() > 1)
                    .ifPresent(several -> number(type.name(), several, numbered));
        }
        return numbered;
    }

    private List<InterfaceDecl> implemented(ClassDecl type) {
        return type.interfaces().stream()
                .map(TypeRef::name)
                .flatMap(name -> list.interfaceNamed(name).stream())
                .filter(each -> remote.contains(each.name()))
                .toList();
    }

    private void number(String name, List<InterfaceDecl> types, Map<Long, JrmpMethods.Numbered> numbered) {
        Map<String, MethodDecl> inOrder = new TreeMap<>();
        Map<String, JrmpMethod> methods = new HashMap<>();
        for (InterfaceDecl type : above(types)) {
            for (MethodDecl method : type.methods()) {
                inOrder.putIfAbsent(method.name() + method.descriptor(), method);
                methods.putIfAbsent(method.name() + method.descriptor(), JrmpMethod.of(type, method));
            }
        }
        if (!inOrder.isEmpty() && inOrder.size() <= MOST_NUMBERED) {
            List<JrmpMethod> byNumber =
                    inOrder.keySet().stream().map(methods::get).toList();
            numbered.putIfAbsent(hash(inOrder.values()), new JrmpMethods.Numbered(name, byNumber));
        }
    }

    /** Interfaces and those in the list that they extend, each once. */
    private Collection<InterfaceDecl> above(List<InterfaceDecl> types) {
        Map<String, InterfaceDecl> above = new LinkedHashMap<>();
        Deque<InterfaceDecl> open = new ArrayDeque<>(types);
        while (!open.isEmpty() && above.size() < MOST_ABOVE) {
            InterfaceDecl type = open.remove();
            if (above.putIfAbsent(type.name(), type) == null) {
                type.interfaces()
                        .forEach(each -> list.interfaceNamed(each.name()).ifPresent(open::add));
            }
        }
        return above.values();
    }

    /** RMI specification, section 8.3: over names, descriptors and exceptions, each sorted alphabetically. */
    private static long hash(Collection<MethodDecl> methods) {
        return JrmpMethodHashes.first8(out -> {
            out.writeInt(STUB_VERSION);
            for (MethodDecl method : methods) {
                out.writeUTF(method.name());
                out.writeUTF(method.descriptor());
                for (String thrown : sorted(method.thrown())) {
                    out.writeUTF(thrown);
                }
            }
        });
    }

    private static Set<String> sorted(List<TypeRef> thrown) {
        Set<String> names = new LinkedHashSet<>();
        thrown.stream().map(TypeRef::name).sorted().forEach(names::add);
        return names;
    }
}
