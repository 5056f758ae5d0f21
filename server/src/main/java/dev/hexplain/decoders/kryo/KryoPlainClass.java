package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decoders.kryo.KryoSerializer.Part;
import dev.hexplain.decoders.kryo.KryoSerializer.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A class, with its type arguments, whose values may need no rows. Safe for many threads. */
final class KryoPlainClass {
    final TypeRef type;
    final KryoSerializer serializer;
    /** Of an enum; 0 for others. */
    final int constants;

    private final KryoPlainClasses classes;
    private final List<KryoGenericType> arguments;
    private volatile @Nullable KryoPlainElements elements;
    private volatile @Nullable KryoPlainPlace sameClass;
    private volatile @Nullable KryoPlainPlace keys;
    private volatile @Nullable KryoPlainPlace values;
    private volatile Member @Nullable [] members;

    /**
     * A part of a value.
     *
     * @param place its static type, where it is a value
     */
    record Member(int name, Place encoding, @Nullable KryoPlainPlace place) {}

    KryoPlainClass(
            KryoPlainClasses classes,
            TypeRef type,
            KryoSerializer serializer,
            int constants,
            List<KryoGenericType> arguments) {
        this.classes = classes;
        this.type = type;
        this.serializer = serializer;
        this.constants = constants;
        this.arguments = arguments;
    }

    /** What is known of a collection's elements. */
    KryoPlainElements elements() {
        KryoPlainElements known = elements;
        if (known == null) {
            known = classes.elements(arguments);
            elements = known;
        }
        return known;
    }

    /** The place of elements of one class, which is in the bytes. */
    @SuppressWarnings("ReferenceEquality") // an equal type that is another object is found in the slower way
    KryoPlainPlace elementsOf(TypeRef type, boolean nullable) {
        KryoPlainPlace known = sameClass;
        if (known == null || known.expected.type() != type || known.expected.nullable() != nullable) {
            known = classes.place(
                    new KryoExpectedType(type, nullable, elements().arguments()));
            sameClass = known;
        }
        return known;
    }

    /** The place of a map's keys. */
    KryoPlainPlace keys(boolean nullable) {
        KryoPlainPlace known = keys;
        if (known == null) {
            known = classes.argument(arguments, 0, nullable);
            keys = known;
        }
        return known;
    }

    /** The place of a map's values. */
    KryoPlainPlace values(boolean nullable) {
        KryoPlainPlace known = values;
        if (known == null) {
            known = classes.argument(arguments, 1, nullable);
            values = known;
        }
        return known;
    }

    /** The members of a class of the list, or the parts of another. */
    Member[] members() {
        Member[] known = members;
        if (known == null) {
            known = switch (serializer.body()) {
                case KryoSerializer.Body.Members(TypeRef of) -> classes.members(classes.partsOf(of, arguments));
                case KryoSerializer.Body.Parts(List<Part> parts, int form) -> classes.members(parts);
                default -> new Member[0];
            };
            members = known;
        }
        return known;
    }
}
