package dev.hexplain.inspect.filters;

import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Names of classes as {@code Class.getName} gives them. No class is loaded to know more of it. */
final class ClassNames {
    private static final Set<String> PRIMITIVES =
            Set.of("boolean", "byte", "char", "double", "float", "int", "long", "short", "void");

    /** Read when a pattern first names a module. */
    private static final class JdkModules {
        private static final Map<String, String> BY_PACKAGE = byPackage();

        private static Map<String, String> byPackage() {
            Map<String, String> modules = new HashMap<>();
            for (ModuleReference module : ModuleFinder.ofSystem().findAll()) {
                module.descriptor()
                        .packages()
                        .forEach(name -> modules.put(name, module.descriptor().name()));
            }
            return modules;
        }
    }

    private ClassNames() {}

    static boolean isArray(String name) {
        return name.startsWith("[");
    }

    /** The innermost element type of an array, or the class itself; empty where it is primitive. */
    static String checked(String name) {
        String element = name.substring(name.lastIndexOf('[') + 1);
        if (!isArray(name)) {
            return PRIMITIVES.contains(name) ? "" : name;
        }
        return element.startsWith("L") && element.endsWith(";") ? element.substring(1, element.length() - 1) : "";
    }

    static String packageOf(String name) {
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    /** The module of a class of the JDK; empty for all others, which a stream says nothing about. */
    static String moduleOf(String name) {
        return JdkModules.BY_PACKAGE.getOrDefault(packageOf(name), "");
    }
}
