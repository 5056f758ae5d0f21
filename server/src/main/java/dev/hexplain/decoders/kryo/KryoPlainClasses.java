package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decoders.kryo.KryoPlainClass.Member;
import dev.hexplain.decoders.kryo.KryoSerializer.Part;
import dev.hexplain.decoders.kryo.KryoSerializer.Place;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The classes of a class list whose values may need no rows, and the places of those. Safe for many threads. */
final class KryoPlainClasses {
    private static final int KEPT = 1 << 12;

    final KryoPlainPlace anything;

    private final KryoClassModel bound;
    private final Map<Use, KryoPlainClass> classes = new ConcurrentHashMap<>();
    private final Map<KryoExpectedType, KryoPlainPlace> places = new ConcurrentHashMap<>();

    private record Use(TypeRef type, List<KryoGenericType> arguments) {}

    KryoPlainClasses(KryoClassModel bound) {
        this.bound = bound;
        this.anything = new KryoPlainPlace(this, KryoExpectedType.ANYTHING);
    }

    KryoPlainPlace place(KryoExpectedType expected) {
        KryoPlainPlace known = places.get(expected);
        if (known == null) {
            known = new KryoPlainPlace(this, expected);
            if (places.size() < KEPT) {
                places.put(expected, known);
            }
        }
        return known;
    }

    /** The class of values; null where they need rows. */
    @Nullable KryoPlainClass of(TypeRef type, List<KryoGenericType> arguments) {
        Use use = new Use(type, arguments);
        KryoPlainClass known = classes.get(use);
        if (known == null) {
            KryoSerializer serializer = bound.serializers.of(type);
            if (serializer == null) {
                return null;
            }
            int constants = bound.serializers
                    .enumNamed(type.name())
                    .map(of -> of.constants().size())
                    .orElse(0);
            known = new KryoPlainClass(this, type, serializer, constants, arguments);
            if (classes.size() < KEPT) {
                classes.put(use, known);
            }
        }
        return known;
    }

    /** A class of the list that has no type parameters, or none that is known. */
    KryoPlainClass of(TypeRef type) {
        return Objects.requireNonNull(of(type, List.of()));
    }

    List<Part> partsOf(TypeRef type, List<KryoGenericType> arguments) {
        return bound.members.of(bound.serializers.declaration(type).orElseThrow(), arguments);
    }

    Member[] members(List<Part> parts) {
        return parts.stream().map(this::member).toArray(Member[]::new);
    }

    private Member member(Part part) {
        KryoPlainPlace place = part.place() instanceof Place.Typed(KryoExpectedType expected) ? place(expected) : null;
        return new Member(part.name(), part.place(), place);
    }

    /** What type arguments say of the elements of a collection. */
    KryoPlainElements elements(List<KryoGenericType> arguments) {
        KryoGenericType inner = arguments.isEmpty() ? KryoGenericType.UNKNOWN : arguments.getLast();
        TypeRef element = arguments.isEmpty() ? null : arguments.getFirst().type();
        if (element == null || !bound.classes.isFinal(element)) {
            KryoPlainPlace any = place(KryoExpectedType.any(inner.arguments()));
            return new KryoPlainElements(null, inner.arguments(), any, any);
        }
        return new KryoPlainElements(
                element,
                inner.arguments(),
                place(new KryoExpectedType(element, true, inner.arguments())),
                place(new KryoExpectedType(element, false, inner.arguments())));
    }

    /** The place of the keys or values of a map. */
    KryoPlainPlace argument(List<KryoGenericType> arguments, int index, boolean nullable) {
        if (arguments.size() < 2) {
            return anything;
        }
        KryoGenericType type = arguments.get(index);
        TypeRef known = type.type();
        return known != null && bound.classes.isFinal(known)
                ? place(new KryoExpectedType(known, nullable, type.arguments()))
                : place(KryoExpectedType.any(type.arguments()));
    }
}
