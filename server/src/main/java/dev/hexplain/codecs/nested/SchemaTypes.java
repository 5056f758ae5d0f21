package dev.hexplain.codecs.nested;

import dev.hexplain.codecs.nested.SchemaType.Choice;
import dev.hexplain.codecs.nested.SchemaType.Chosen;
import dev.hexplain.codecs.nested.SchemaType.Constants;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Recursion;
import dev.hexplain.codecs.nested.SchemaType.Scalar;
import dev.hexplain.codecs.samples.ClassMembers;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Generates the types of a schema for the places of an object graph, each with the conversion of its values. */
final class SchemaTypes {
    private static final String VALUES = "values";

    private final ObservedPlaces observed;
    private final SchemaForms forms;
    private final SchemaNames names = new SchemaNames();
    private final Map<Class<?>, Conversion> known = new HashMap<>();
    private final Map<Class<?>, Conversion> wrappers = new HashMap<>();
    private final Map<Place, Conversion> choices = new HashMap<>();

    SchemaTypes(ObservedPlaces observed, SchemaForms forms) {
        this.observed = observed;
        this.forms = forms;
        SchemaScalars.structs().forEach(names::type); // a class may be called as one of them
        forms.reserved().forEach(names::type);
    }

    /** The names that are taken. */
    SchemaNames names() {
        return names;
    }

    /**
     * The type of the values at a place: of the one class that they have, else a choice.
     *
     * @param declared what the class says of it
     */
    Conversion at(Place place, Type declared) throws UnmappableException {
        Set<Class<?>> classes = observed.classes(place);
        if (classes.size() > 1) {
            Conversion made = choices.get(place);
            if (made == null) { // no lambda, as there are choices in choices
                made = choice(place, classes, declared);
                choices.put(place, made);
            }
            return made;
        }
        if (classes.isEmpty()) {
            return declared(place, declared)
                    .orElseThrow(() -> new UnmappableException("No value says what is at " + place.shown()));
        }
        return of(classes.iterator().next(), place, declared);
    }

    /** The type of a place without values; empty where its declaration does not say it. */
    private Optional<Conversion> declared(Place place, Type declared) throws UnmappableException {
        Class<?> type = TypeArguments.raw(declared);
        boolean says = scalar(type, place).isPresent()
                || (type.isEnum() && type.getEnumConstants().length > 0)
                || type.isArray()
                || Collection.class.isAssignableFrom(type)
                || Map.class.isAssignableFrom(type)
                || (ClassMembers.areAllOf(type) && !Modifier.isAbstract(type.getModifiers()));
        return says ? Optional.of(of(type, place, declared)) : Optional.empty();
    }

    private Optional<Conversion> scalar(Class<?> type, Place place) {
        return forms.scalar(type, observed.decimals(place));
    }

    private Conversion of(Class<?> type, Place place, Type declared) throws UnmappableException {
        Optional<Conversion> scalar = scalar(type, place);
        if (scalar.isPresent()) {
            return scalar.get();
        }
        if (type.isEnum()) {
            return known(type, () -> constants(type));
        }
        Optional<Holder> holder = Holder.of(type);
        if (holder.isPresent()) {
            return held(place, holder.get(), declared);
        }
        if (type.isArray()) {
            return ContainerConversions.sequence(elements(type, place), new Containers.ArrayOf(type));
        }
        if (ClassMembers.isJdk(type) && Collection.class.isAssignableFrom(type)) {
            return ContainerConversions.sequence(
                    inContainer(place.elements(), TypeArguments.argument(declared, 0)),
                    new Containers.CollectionOf(type));
        }
        if (ClassMembers.isJdk(type) && Map.class.isAssignableFrom(type)) {
            return map(type, place, declared);
        }
        if (ClassMembers.areAllOf(type)) {
            return struct(type);
        }
        throw new UnmappableException(
                "Schemas have no type for a %s, which is at %s".formatted(type.getName(), place.shown()));
    }

    private interface Making {
        Conversion make() throws UnmappableException;
    }

    private Conversion known(Class<?> type, Making making) throws UnmappableException {
        Conversion made = known.get(type);
        if (made == null) {
            made = making.make();
            known.put(type, made);
        }
        return made;
    }

    private Conversion constants(Class<?> type) {
        Map<String, Object> byName = new LinkedHashMap<>();
        Map<Object, String> byConstant = new HashMap<>();
        String name = names.type(type);
        for (Object constant : type.getEnumConstants()) {
            String member = names.constant(((Enum<?>) constant).name(), name);
            byName.put(member, constant);
            byConstant.put(constant, member);
        }
        return new Conversion(new Constants(name, List.copyOf(byName.keySet())), byConstant::get, byName::get);
    }

    // -- structs

    private Conversion struct(Class<?> type) throws UnmappableException {
        Conversion made = known.get(type);
        if (made != null) {
            return made;
        }
        String name = names.type(type);
        StructConversion defined = new StructConversion(type);
        known.put(type, defined.conversion(new Recursion(name, defined::struct)));
        SchemaNames members = new SchemaNames();
        Set<String> seen = new HashSet<>();
        List<StructConversion.Part> fields = new ArrayList<>();
        for (ClassMembers.Member member : ClassMembers.of(type).all()) {
            if (!seen.add(member.name())) {
                throw new UnmappableException(
                        "%s and a class above it have a field %s each".formatted(type.getName(), member.name()));
            }
            field(type, member, members).ifPresent(fields::add);
        }
        defined.define(name, fields);
        Conversion whole = defined.conversion(defined.struct());
        known.put(type, whole);
        return whole;
    }

    /** A field; empty where it is null everywhere, and nothing says what else it could be. */
    private Optional<StructConversion.Part> field(Class<?> of, ClassMembers.Member member, SchemaNames members)
            throws UnmappableException {
        Place place = Place.field(of, member.name());
        Type declared = member.field().getGenericType();
        Optional<Holder> holder = Holder.of(member.type());
        if (holder.isPresent()) {
            return Optional.of(held(member, place.held(), holder.get(), members));
        }
        if (observed.classes(place).isEmpty() && declared(place, declared).isEmpty()) {
            return Optional.empty();
        }
        Conversion conversion = at(place, declared);
        if (conversion.type() instanceof Recursion
                && !forms.hasRecursion()
                && observed.classes(place).isEmpty()) {
            return Optional.empty();
        }
        boolean optional = forms.isOptional(
                conversion.type(),
                !member.type().isPrimitive(),
                observed.firstNull(place).isPresent());
        return Optional.of(new StructConversion.Part(
                member,
                new Field(members.member(member.name()), conversion.type(), optional, member.name()),
                conversion,
                null));
    }

    // -- holders

    /** A field of what a member's holder is around. */
    private StructConversion.Part held(ClassMembers.Member member, Place place, Holder holder, SchemaNames members)
            throws UnmappableException {
        Type declared = holder.content(member.field().getGenericType());
        Conversion conversion = inContainer(place, declared);
        return new StructConversion.Part(
                member,
                new Field(
                        members.member(member.name()),
                        conversion.type(),
                        forms.isOptional(conversion.type(), true, true),
                        member.name()),
                conversion,
                holder);
    }

    /** A holder that is no field: a struct whose one field may be absent. */
    private Conversion held(Place place, Holder holder, Type declared) throws UnmappableException {
        Conversion conversion = inContainer(place.held(), holder.content(declared));
        Field field = new Field(
                ContainerConversions.VALUE, conversion.type(), forms.isOptional(conversion.type(), true, true), "");
        return new Conversion(
                new SchemaType.Struct(names.type(place.field(), "Held"), List.of(field)),
                value -> {
                    Object held = Holder.held(value);
                    return held == null
                            ? Map.of()
                            : Map.of(field.name(), conversion.to().apply(held));
                },
                values -> {
                    Object held = ((Map<?, ?>) values).get(field.name());
                    return holder.around(held == null ? null : conversion.from().apply(held));
                });
    }

    // -- collections and maps

    /** The type of an array's elements: that of numbers is declared, and is not looked for among others at the place. */
    private Conversion elements(Class<?> array, Place place) throws UnmappableException {
        Class<?> component = array.componentType();
        return component.isPrimitive()
                ? scalar(component, place).orElseThrow()
                : inContainer(place.elements(), component);
    }

    private Conversion map(Class<?> type, Place place, Type declared) throws UnmappableException {
        noNull(place.keys());
        Conversion values = inContainer(place.values(), TypeArguments.argument(declared, 1));
        Set<Class<?>> keys = observed.classes(place.keys());
        return keys.isEmpty() || keys.equals(Set.of(String.class))
                ? ContainerConversions.dictionary(type, values)
                : ContainerConversions.entries(
                        type,
                        names.type(place.field(), "Entry"),
                        at(place.keys(), TypeArguments.argument(declared, 0)),
                        values);
    }

    /** The type of elements or of a map's values: not null, and no list or map without a struct around it. */
    private Conversion inContainer(Place place, Type declared) throws UnmappableException {
        noNull(place);
        boolean isUnknown =
                observed.classes(place).isEmpty() && declared(place, declared).isEmpty();
        Conversion conversion = isUnknown ? Conversion.same(Scalar.TEXT) : at(place, declared);
        return ContainerConversions.isMany(conversion.type())
                ? ContainerConversions.wrapped(names.type(place.field(), "List"), VALUES, conversion)
                : conversion;
    }

    private void noNull(Place place) throws UnmappableException {
        Optional<String> path = observed.firstNull(place);
        if (path.isPresent()) {
            throw new UnmappableException("Schemas have no null in a list or a map, and there is one at " + path.get());
        }
    }

    // -- choices

    private Conversion choice(Place place, Set<Class<?>> classes, Type declared) throws UnmappableException {
        Map<Class<?>, Chooser> byClass = new LinkedHashMap<>();
        Map<Field, Conversion> byField = new LinkedHashMap<>();
        SchemaNames fields = new SchemaNames();
        Set<SchemaType> scalars = new HashSet<>();
        for (Class<?> type : classes) {
            Conversion conversion = alternative(type, of(type, place, declared), scalars);
            Field field =
                    Field.artificial(fields.member(SchemaNames.lower(choiceName(type)) + "Value"), conversion.type());
            byClass.put(type, new Chooser(field, conversion));
            byField.put(field, conversion);
        }
        return new Conversion(
                new Choice(names.type(place.field(), "Choice"), List.copyOf(byField.keySet())),
                value -> Objects.requireNonNull(byClass.get(ObservedPlaces.classOf(value)))
                        .chosen(value),
                value -> {
                    Chosen chosen = (Chosen) value;
                    return Objects.requireNonNull(byField.get(chosen.field()))
                            .from()
                            .apply(chosen.value());
                });
    }

    /** Alternatives are distinguished by their types: what has none of its own gets a struct. */
    private Conversion alternative(Class<?> type, Conversion conversion, Set<SchemaType> scalars) {
        if (ContainerConversions.isMany(conversion.type())) {
            return value(type, conversion);
        }
        boolean isTaken = conversion.type() instanceof Scalar scalar && !scalars.add(scalar);
        return isTaken ? wrappers.computeIfAbsent(type, _ -> value(type, conversion)) : conversion;
    }

    private Conversion value(Class<?> type, Conversion conversion) {
        return ContainerConversions.wrapped(
                names.type(choiceName(type), "Value"), ContainerConversions.VALUE, conversion);
    }

    private static String choiceName(Class<?> type) {
        return SchemaNames.simple(type).replace("[]", "Array");
    }

    private record Chooser(Field field, Conversion conversion) {
        Chosen chosen(Object value) {
            return new Chosen(field, conversion.to().apply(value));
        }
    }
}
