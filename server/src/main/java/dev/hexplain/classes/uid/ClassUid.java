package dev.hexplain.classes.uid;

import dev.hexplain.classes.ClassFacts;
import dev.hexplain.classes.DeclaredUid;
import dev.hexplain.classes.Supertypes;
import java.util.Optional;

/**
 * The serialVersionUID of a class, as {@code ObjectStreamClass} sees it.
 *
 * @param origin where the number is from
 * @param value empty where the class file does not tell it
 */
public record ClassUid(Origin origin, Optional<Long> value) {
    /** Where a UID is from. */
    public enum Origin {
        /** A constant of the class. */
        DECLARED,
        /** Computed from the class. */
        COMPUTED,
        /** It is a record, and declares none: 0. */
        RECORD,
        /** It is an enum: 0. */
        ENUM,
        /** It cannot be serialized: 0. */
        NOT_SERIALIZABLE,
        /** It declares one, and code computes it. */
        NOT_KNOWN
    }

    /** That of a class; where types above it are not there, it is taken to be serializable, and no enum. */
    public static ClassUid of(ClassFacts facts, Supertypes types) {
        if (!types.isSerializable(facts).orElse(true)) {
            return new ClassUid(Origin.NOT_SERIALIZABLE, Optional.of(0L));
        }
        if (types.isEnum(facts).orElse(false)) {
            return new ClassUid(Origin.ENUM, Optional.of(0L));
        }
        return switch (facts.declaredUid()) {
            case DeclaredUid.Constant(long value) -> new ClassUid(Origin.DECLARED, Optional.of(value));
            case DeclaredUid.NotKnown _ -> new ClassUid(Origin.NOT_KNOWN, Optional.empty());
            case DeclaredUid.None _ when facts.isRecord() -> new ClassUid(Origin.RECORD, Optional.of(0L));
            case DeclaredUid.None _ -> new ClassUid(Origin.COMPUTED, Optional.of(computed(facts)));
        };
    }

    /** What would be computed, whatever the class declares. */
    public static long computed(ClassFacts facts) {
        return DefaultUid.of(UidInput.of(facts));
    }
}
