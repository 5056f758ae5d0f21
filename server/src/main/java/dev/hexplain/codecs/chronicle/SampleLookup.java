package dev.hexplain.codecs.chronicle;

import dev.hexplain.codecs.samples.SampleClasses;
import net.openhft.chronicle.core.pool.ClassAliasPool;
import net.openhft.chronicle.core.pool.ClassLookup;
import net.openhft.chronicle.core.util.ClassNotFoundRuntimeException;

/** Resolves class names in Chronicle Wire to classes of samples only, and the library's short aliases of these. */
final class SampleLookup implements ClassLookup {
    private final ClassLookup aliases = ClassAliasPool.CLASS_ALIASES.wrap();

    @Override
    public Class<?> forName(CharSequence name) {
        String asked = name.toString();
        boolean isAlias = asked.indexOf('.') < 0;
        if (isAlias || SampleClasses.has(asked)) {
            Class<?> found = aliases.forName(asked);
            if (SampleClasses.has(found)) {
                return found;
            }
        }
        throw new ClassNotFoundRuntimeException(new ClassNotFoundException(SampleClasses.refusal(asked)));
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
