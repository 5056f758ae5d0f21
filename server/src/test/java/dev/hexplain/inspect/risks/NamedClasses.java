package dev.hexplain.inspect.risks;

import java.io.ObjectInputFilter;
import java.lang.classfile.ClassFile;
import java.lang.constant.ClassDesc;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Classes by name, to ask a filter about them: those of the JDK, and empty ones for all others. Nothing of them is ever
 * initialized.
 */
final class NamedClasses extends ClassLoader {
    private final Map<String, Optional<Class<?>>> known = new HashMap<>();

    NamedClasses() {
        super(ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) {
        byte[] bytes = ClassFile.of().build(ClassDesc.of(name), _ -> {});
        return defineClass(name, bytes, 0, bytes.length);
    }

    /** A class; empty where it would be one of the JDK that this JDK does not have. */
    Optional<Class<?>> named(String name) {
        return known.computeIfAbsent(name, this::find);
    }

    private Optional<Class<?>> find(String name) {
        try {
            return Optional.of(name.equals("int") ? int.class : Class.forName(name, false, this));
        } catch (ClassNotFoundException | SecurityException missing) {
            return Optional.empty();
        }
    }

    /** What a filter of the JDK says to a check. */
    ObjectInputFilter.Status answer(ObjectInputFilter filter, FilterCheck check) {
        Class<?> type =
                check.className().isEmpty() ? null : named(check.className()).orElse(null);
        return filter.checkInput(new Info(type, check));
    }

    private record Info(Class<?> serialClass, FilterCheck check) implements ObjectInputFilter.FilterInfo {
        @Override
        public long arrayLength() {
            return check.arrayLength();
        }

        @Override
        public long depth() {
            return check.depth();
        }

        @Override
        public long references() {
            return check.references();
        }

        @Override
        public long streamBytes() {
            return check.streamBytes();
        }
    }
}
