package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.TypeRef;
import org.jspecify.annotations.Nullable;

/** The static type of a value that may need no row, with the class found there last. Safe for many threads. */
final class KryoPlainPlace {
    final KryoExpectedType expected;

    private final KryoPlainClasses classes;
    private volatile @Nullable Found last;

    /** What was asked for last. */
    private record Found(TypeRef type, @Nullable KryoPlainClass of) {}

    KryoPlainPlace(KryoPlainClasses classes, KryoExpectedType expected) {
        this.classes = classes;
        this.expected = expected;
    }

    /** The class of a value here, whose type is given by the same object whenever it is the same; null where values of it need rows. */
    @SuppressWarnings("ReferenceEquality") // who asks keeps one object for each type
    @Nullable KryoPlainClass of(TypeRef type) {
        Found known = last;
        if (known == null || known.type != type) {
            known = new Found(type, classes.of(type, expected.arguments()));
            last = known;
        }
        return known.of;
    }
}
