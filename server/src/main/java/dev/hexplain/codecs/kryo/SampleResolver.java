package dev.hexplain.codecs.kryo;

import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.util.DefaultClassResolver;
import dev.hexplain.codecs.samples.SampleClasses;
import org.jspecify.annotations.Nullable;

/** Names of classes in the bytes are followed if they are a sample's. */
final class SampleResolver extends DefaultClassResolver {
    @Override
    protected @Nullable Class<?> getTypeByName(String name) {
        if (!SampleClasses.has(name)) {
            throw new KryoException(SampleClasses.refusal(name));
        }
        return super.getTypeByName(name);
    }
}
