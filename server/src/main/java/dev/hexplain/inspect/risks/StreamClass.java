package dev.hexplain.inspect.risks;

import java.util.List;
import java.util.Optional;

/**
 * A class descriptor of a stream.
 *
 * @param name as in the stream: {@code [J}, {@code java.util.HashMap}; for a proxy as shown
 * @param displayName as in source code: {@code long[]}
 * @param proxyInterfaces names, where it is a dynamic proxy class
 * @param superClass in the stream
 * @param offset where the descriptor starts; -1 for classes without one, which strings and classes have
 */
record StreamClass(
        String name, String displayName, List<String> proxyInterfaces, Optional<StreamClass> superClass, long offset) {
    static final StreamClass STRING = undescribed("java.lang.String");
    static final StreamClass CLASS = undescribed("java.lang.Class");
    static final StreamClass UNKNOWN = undescribed("");

    private static StreamClass undescribed(String name) {
        return new StreamClass(name, name, List.of(), Optional.empty(), -1);
    }

    /** Whether instances of a class are in streams without a descriptor. */
    static boolean isUndescribed(String className) {
        return className.equals(STRING.name) || className.equals(CLASS.name);
    }

    boolean isProxy() {
        return !proxyInterfaces.isEmpty();
    }

    /** Whether it is a class or below it. */
    boolean is(String className) {
        Optional<StreamClass> at = Optional.of(this);
        while (at.isPresent() && !at.get().name.equals(className)) {
            at = at.get().superClass;
        }
        return at.isPresent();
    }
}
