package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.classes.EnumDecl;
import dev.hexplain.decode.classes.TypeDecl;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.objects.ValueNames;
import dev.hexplain.decoders.kryo.KryoSerializer.Body;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds the serializer for objects of a class, as Kryo does by default. */
final class KryoSerializers {
    /** JDK classes without a serializer of their own, which are written by fields. */
    private static final ClassList BY_FIELDS = ClassList.parse("""
        package java.util;
        final class UUID { long mostSigBits; long leastSigBits; }
        class Collections {
            class ReverseComparator {}
            class ReverseComparator2 { Comparator cmp; }
        }
        class AbstractMap {
            class SimpleEntry { Object key; Object value; }
            class SimpleImmutableEntry { Object key; Object value; }
        }
        package java.util.concurrent;
        enum TimeUnit { NANOSECONDS, MICROSECONDS, MILLISECONDS, SECONDS, MINUTES, HOURS, DAYS }
        package java.time;
        enum DayOfWeek { MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY }
        enum Month {
            JANUARY, FEBRUARY, MARCH, APRIL, MAY, JUNE, JULY, AUGUST, SEPTEMBER, OCTOBER, NOVEMBER, DECEMBER
        }
        package java.math;
        enum RoundingMode { UP, DOWN, CEILING, FLOOR, HALF_UP, HALF_DOWN, HALF_EVEN, UNNECESSARY }
        package java.lang;
        class Object {}
        package java.net;
        final class URI { String string; }
        """);

    private static final int KEPT = 1 << 12;

    /** The encodings of parts and primitives. */
    final KryoPartEncodings places;

    private final ClassList classes;
    private final KryoSettings settings;
    private final KryoJdkSerializers jdk;
    private final Map<TypeRef, KryoSerializer> known = new ConcurrentHashMap<>();

    KryoSerializers(ClassList classes, KryoSettings settings, ValueNames names) {
        this.classes = classes;
        this.settings = settings;
        this.places = new KryoPartEncodings(settings);
        this.jdk = new KryoJdkSerializers(settings, names, places);
    }

    /** The names of the classes that need not be in the list. */
    List<TypeRef> known() {
        return Stream.concat(jdk.classes().stream(), BY_FIELDS.types().stream().map(TypeDecl::name))
                .distinct()
                .sorted()
                .map(TypeRef::of)
                .toList();
    }

    /** The serializer of a class; null for an unknown one. */
    @Nullable KryoSerializer of(TypeRef type) {
        KryoSerializer found = known.get(type);
        if (found == null) {
            found = find(type);
            if (found != null && known.size() < KEPT) {
                known.put(type, found);
            }
        }
        return found;
    }

    private @Nullable KryoSerializer find(TypeRef type) {
        if (type.isArray()) {
            return new KryoSerializer(array(type.component()), true, true);
        }
        KryoSerializer found = jdk.of(type.name());
        return found != null
                ? found
                : enumNamed(type.name()).isPresent()
                        ? new KryoSerializer(new Body.Scalar(KryoLeafKinds.ENUM), true, settings.beforeFive())
                        : declaration(type).map(this::ofDeclared).orElse(null);
    }

    /** The declaration of a class, which is in the list or is a JDK class written field by field. */
    Optional<ClassDecl> declaration(TypeRef type) {
        return classes.classNamed(type.name()).or(() -> BY_FIELDS.classNamed(type.name()));
    }

    /** An enum of the list; a constant with a body has a class of its own, {@code Side$1}. */
    Optional<EnumDecl> enumNamed(String name) {
        int dollar = name.lastIndexOf('$');
        boolean numbered = dollar > 0
                && dollar + 1 < name.length()
                && name.substring(dollar + 1).chars().allMatch(Character::isDigit);
        String declaring = numbered ? name.substring(0, dollar) : name;
        return classes.enumNamed(declaring).or(() -> BY_FIELDS.enumNamed(declaring));
    }

    private @Nullable KryoSerializer ofDeclared(ClassDecl declared) {
        Optional<KryoFieldWriting> said = KryoFieldWriting.said(declared);
        Optional<TypeRef> platform = classes.lineage(declared).getFirst().superclass();
        KryoSerializer inherited = platform.map(type -> jdk.of(type.name())).orElse(null);
        boolean custom = KryoCustomWriting.isCustom(classes, declared);
        if (!custom
                && said.isEmpty()
                && inherited != null
                && (inherited.body() instanceof Body.Collection || inherited.body() instanceof Body.Mapping)) {
            return inherited;
        }
        boolean plain = custom || (said.isEmpty() && declared.isRecord());
        return fields(TypeRef.of(declared.name()), plain ? KryoFieldWriting.Kind.FIELD : null, said);
    }

    private KryoSerializer fields(
            TypeRef type, KryoFieldWriting.@Nullable Kind always, Optional<KryoFieldWriting> said) {
        boolean before = settings.beforeFive();
        KryoFieldWriting chosen = said.orElse(settings.fields());
        KryoFieldWriting how = before ? chosen.beforeFive() : chosen;
        return switch (always == null ? how.kind() : always) {
            case FIELD -> new KryoSerializer(new Body.Members(type), false, true);
            case COMPATIBLE -> new KryoSerializer(new Body.Compatible(type, how), false, true);
            case VERSION -> new KryoSerializer(new Body.Versioned(type), !before, true);
            case TAGGED -> new KryoSerializer(new Body.Tagged(type, how), !before, true);
        };
    }

    private Body array(TypeRef component) {
        if (component.isPrimitive()) {
            int leaf = places.primitive(component.name());
            boolean varies = leaf == KryoLeafKinds.INT || leaf == KryoLeafKinds.LONG;
            return leaf == KryoLeafKinds.BYTE
                    ? new Body.Bytes(KryoLeafKinds.BLOB)
                    : new Body.Primitives(leaf, varies ? 0 : KryoLeafKinds.repeated(leaf));
        }
        // Class.getModifiers includes final for every array class, and the array's serializer uses that.
        return new Body.Array(
                component.isArray() || classes.isFinal(component)
                        ? KryoExpectedType.nullable(component)
                        : KryoExpectedType.ANYTHING);
    }
}
