package dev.hexplain.codecs.kryo;

import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.util.DefaultClassResolver;
import dev.hexplain.codecs.subjects.AllowedClasses;
import org.jspecify.annotations.Nullable;

/** A Kryo class resolver that accepts only names of allowed classes. */
final class AllowedResolver extends DefaultClassResolver {
    private final AllowedClasses allowed;

    AllowedResolver(AllowedClasses allowed) {
        this.allowed = allowed;
    }

    @Override
    protected @Nullable Class<?> getTypeByName(String name) {
        if (!allowed.has(name)) {
            throw new KryoException(AllowedClasses.refusal(name));
        }
        return super.getTypeByName(name);
    }
}
