package dev.hexplain.codecs.kryo;

import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.util.DefaultClassResolver;
import dev.hexplain.codecs.samples.SampleClasses;
import org.jspecify.annotations.Nullable;

/** A Kryo class resolver that accepts only class names of samples. */
final class SampleResolver extends DefaultClassResolver {
    @Override
    protected @Nullable Class<?> getTypeByName(String name) {
        if (!SampleClasses.has(name)) {
            throw new KryoException(SampleClasses.refusal(name));
        }
        return super.getTypeByName(name);
    }
}
