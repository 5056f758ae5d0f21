package dev.hexplain.codecs.definitions;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Defines the class files that {@link ClassFileWriter} has written, and no other. Other names lead to the JDK where they
 * begin with {@code java.}, and nowhere where they do not: neither the product nor its libraries are reachable by name,
 * but for a few interfaces of libraries.
 */
final class DefinitionLoader extends ClassLoader {
    /** Interfaces of which Fory's lambdas in a record's own name are: it reads components of these types by them. */
    private static final Set<String> LINKED = Set.of(
            "org.apache.fory.util.function.ToByteFunction",
            "org.apache.fory.util.function.ToCharFunction",
            "org.apache.fory.util.function.ToFloatFunction",
            "org.apache.fory.util.function.ToShortFunction");

    private final Map<String, byte[]> files;

    DefinitionLoader(Map<String, byte[]> files) {
        super("definitions", ClassLoader.getPlatformClassLoader());
        this.files = Map.copyOf(files);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> known = findLoadedClass(name);
            return known == null ? found(name) : known;
        }
    }

    private Class<?> found(String name) throws ClassNotFoundException {
        byte @Nullable [] file = files.get(name);
        if (file != null) {
            return defineClass(name, file, 0, file.length);
        }
        if (ClassDefinition.isJdk(name)) {
            return super.loadClass(name, false);
        }
        if (LINKED.contains(name)) {
            return Class.forName(name, false, DefinitionLoader.class.getClassLoader());
        }
        throw new ClassNotFoundException(name);
    }

    /** A class defined here or of the JDK, by its binary name, which is not initialized; empty where there is none. */
    Optional<Class<?>> find(String name) {
        if (LINKED.contains(name) && !files.containsKey(name)) {
            return Optional.empty();
        }
        try {
            return Optional.of(loadClass(name, false));
        } catch (ClassNotFoundException | LinkageError absent) {
            return Optional.empty();
        }
    }
}
