package dev.hexplain.classes;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Whether a class is a subtype of another, by what is known of the types above it. */
public final class Supertypes {
    private static final String SERIALIZABLE = "java.io.Serializable";
    private static final String EXTERNALIZABLE = "java.io.Externalizable";

    private final LocalClasses classes;

    public Supertypes(LocalClasses classes) {
        this.classes = classes;
    }

    /** Whether instances can be written; empty where a type above it is not there, and none that is says so. */
    public Optional<Boolean> isSerializable(ClassFacts type) {
        return isSubtype(type, SERIALIZABLE);
    }

    /** Whether the class writes instances itself; empty as for {@link #isSerializable}. */
    public Optional<Boolean> isExternalizable(ClassFacts type) {
        return isSubtype(type, EXTERNALIZABLE);
    }

    /** Whether {@link Enum} is above it, or it is that. */
    public Optional<Boolean> isEnum(ClassFacts type) {
        return isSubtype(type, "java.lang.Enum");
    }

    /** Whether a type is another one or below it; empty where that cannot be known. */
    public Optional<Boolean> isSubtype(ClassFacts type, String of) {
        Set<String> seen = new HashSet<>(Set.of(type.name()));
        Deque<ClassFacts> left = new ArrayDeque<>();
        left.add(type);
        boolean unknown = false;
        while (!left.isEmpty()) {
            ClassFacts next = left.remove();
            if (next.name().equals(of)) {
                return Optional.of(true);
            }
            Deque<String> above = new ArrayDeque<>(next.interfaces());
            next.superName().ifPresent(above::addFirst);
            for (String name : above) {
                if (name.equals(of)) {
                    return Optional.of(true);
                }
                if (seen.add(name)) {
                    Optional<ClassFacts> known = classes.facts(name);
                    known.ifPresent(left::add);
                    unknown |= known.isEmpty();
                }
            }
        }
        return unknown ? Optional.empty() : Optional.of(false);
    }
}
