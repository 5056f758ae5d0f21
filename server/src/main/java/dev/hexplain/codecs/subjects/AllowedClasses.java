package dev.hexplain.codecs.subjects;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The classes of objects that codecs may read back. Codecs only read what they have just written; in addition, each
 * library that supports it is restricted to these classes. Names are checked before a class is loaded.
 */
public abstract class AllowedClasses {
    private static final Set<String> PRIMITIVES =
            Set.of("boolean", "byte", "char", "short", "int", "long", "float", "double");

    /** Whether objects of a class that is no array may be read back. */
    protected abstract boolean hasElement(String name);

    /** Whether objects of a class that is no array may be read back: by its name, where nothing else is asked. */
    protected boolean hasElement(Class<?> type) {
        return hasElement(type.getName());
    }

    /** The names as patterns with asterisks, for libraries that use such. */
    public abstract Stream<String> patterns();

    /** The loader that knows the classes. */
    public abstract ClassLoader loader();

    /** The classes that a library's registrations are to name, in order; empty where each library has its own. */
    public abstract List<Class<?>> registered();

    /** Whether they are those of an imported object, in a loader that goes with it. */
    public abstract boolean arePassing();

    /** Whether they are of whatever a user provided: libraries that may end the process are not given such objects. */
    public boolean mayBeAny() {
        return false;
    }

    /** A passing class by the name that streams use; empty for others. */
    public Optional<Class<?>> passing(String name) {
        return Optional.empty();
    }

    /** Whether objects of a class, or arrays of them, may be read back; any array of numbers, too. */
    public final boolean has(Class<?> type) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.componentType();
        }
        return element.isPrimitive() || hasElement(element);
    }

    /** The same by name, with arrays as {@link Class#getName()} or as source code writes them. */
    public final boolean has(@Nullable String name) {
        if (name == null) {
            return false;
        }
        String element = name;
        while (element.endsWith("[]")) {
            element = element.substring(0, element.length() - "[]".length());
        }
        int dimensions = 0;
        while (dimensions < element.length() && element.charAt(dimensions) == '[') {
            dimensions++;
        }
        if (dimensions == 0) {
            return PRIMITIVES.contains(element) || hasElement(element);
        }
        String described = element.substring(dimensions);
        boolean isPrimitive = described.length() == 1;
        return isPrimitive || hasElement(described.replaceFirst("^L(.*);$", "$1"));
    }

    /** The message for a class that is none of these. */
    public static String refusal(String name) {
        return "The class " + name + " is none of the object's: codecs read back only what they have written";
    }
}
