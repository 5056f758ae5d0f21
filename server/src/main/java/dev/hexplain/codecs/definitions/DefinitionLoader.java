package dev.hexplain.codecs.definitions;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Defines the class files that {@link ClassFileWriter} has written, and no other. Other names lead to the JDK where they
 * begin with {@code java.}, and nowhere where they do not: neither the product nor its libraries are reachable by name.
 */
final class DefinitionLoader extends ClassLoader {
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
        throw new ClassNotFoundException(name);
    }

    /** A class by its binary name, which is not initialized; empty where there is none. */
    Optional<Class<?>> find(String name) {
        try {
            return Optional.of(loadClass(name, false));
        } catch (ClassNotFoundException | LinkageError absent) {
            return Optional.empty();
        }
    }
}
