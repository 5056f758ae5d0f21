package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.codecs.subjects.AllowedClasses;
import java.util.List;
import java.util.Optional;

/** The classes of an object whose classes were defined for it; subclasses say which of the JDK's may be there, too. */
public abstract class TransientClasses extends AllowedClasses {
    private final DefinedClasses defined;
    private final StreamTypeNames names;
    private final List<Class<?>> registered;

    /** @param registered those that a library's registrations are to name, in order */
    protected TransientClasses(DefinedClasses defined, List<Class<?>> registered) {
        this.defined = defined;
        this.names = new StreamTypeNames(defined);
        this.registered = List.copyOf(registered);
    }

    /** Those that were defined. */
    protected final DefinedClasses defined() {
        return defined;
    }

    @Override
    public final ClassLoader loader() {
        return defined.loader();
    }

    @Override
    public final List<Class<?>> registered() {
        return registered;
    }

    @Override
    public final boolean arePassing() {
        return true;
    }

    @Override
    public final Optional<Class<?>> passing(String name) {
        return names.type(name);
    }
}
