package dev.hexplain.codecs.jackson;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.jsontype.PolymorphicTypeValidator;
import dev.hexplain.codecs.samples.SampleClasses;

/** A Jackson type validator that accepts only class names of samples. */
final class SampleTypes extends PolymorphicTypeValidator.Base {
    private static final long serialVersionUID = 1L;

    @Override
    public Validity validateSubClassName(MapperConfig<?> config, JavaType base, String name) {
        return SampleClasses.has(name) ? Validity.ALLOWED : Validity.DENIED;
    }
}
