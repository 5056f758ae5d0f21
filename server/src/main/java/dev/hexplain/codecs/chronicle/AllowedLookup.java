package dev.hexplain.codecs.chronicle;

import dev.hexplain.codecs.subjects.AllowedClasses;
import net.openhft.chronicle.core.pool.ClassAliasPool;
import net.openhft.chronicle.core.pool.ClassLookup;
import net.openhft.chronicle.core.util.ClassNotFoundRuntimeException;

/** Resolves class names in Chronicle Wire to allowed classes only, and the library's short aliases of these. */
final class AllowedLookup implements ClassLookup {
    private final AllowedClasses allowed;
    private final ClassLookup aliases;

    AllowedLookup(AllowedClasses allowed) {
        this.allowed = allowed;
        this.aliases = ClassAliasPool.CLASS_ALIASES.wrap(allowed.loader());
    }

    @Override
    public Class<?> forName(CharSequence name) {
        String asked = name.toString();
        boolean isAlias = asked.indexOf('.') < 0;
        if (isAlias || allowed.has(asked)) {
            Class<?> found = aliases.forName(asked);
            if (allowed.has(found)) {
                return found;
            }
        }
        throw new ClassNotFoundRuntimeException(new ClassNotFoundException(AllowedClasses.refusal(asked)));
    }

    @Override
    public String nameFor(Class<?> type) {
        return aliases.nameFor(type);
    }

    @Override
    public void addAlias(Class<?>... types) {
        aliases.addAlias(types);
    }

    @Override
    public void addAlias(Class<?> type, String name) {
        aliases.addAlias(type, name);
    }
}
