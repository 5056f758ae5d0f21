package dev.hexplain.codecs.jackson;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.jsontype.PolymorphicTypeValidator;
import dev.hexplain.codecs.subjects.AllowedClasses;

/** A Jackson type validator that accepts only names of allowed classes. */
final class AllowedTypes extends PolymorphicTypeValidator.Base {
    private static final long serialVersionUID = 1L;

    private final transient AllowedClasses allowed;

    AllowedTypes(AllowedClasses allowed) {
        this.allowed = allowed;
    }

    @Override
    public Validity validateSubClassName(MapperConfig<?> config, JavaType base, String name) {
        return allowed.has(name) ? Validity.ALLOWED : Validity.DENIED;
    }
}
