package dev.hexplain.codecs.nested;

import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Maps an object to a schema that is generated for it: from the fields of its classes, and, where these do not say what
 * they hold, from what is in them. What is there twice is written twice, as schemas have no references.
 */
final class ObjectMapping implements Mapping {
    private static final String WRAPPED = "values";

    private final Conversion conversion;
    private final Struct type;
    private final boolean isWrapped;

    /**
     * @param conversion of the whole object
     * @param type of a struct; around an object that is none, of one with one field
     */
    private ObjectMapping(Conversion conversion, Struct type, boolean isWrapped) {
        this.conversion = conversion;
        this.type = type;
        this.isWrapped = isWrapped;
    }

    /** @throws UnmappableException where the object holds what no schema says */
    static ObjectMapping of(Object object, SchemaForms forms) throws UnmappableException {
        return of(ObservedPlaces.of(object), object.getClass(), forms);
    }

    /** The reason why no schema says what is at places; empty where one does. */
    static Optional<String> refusal(ObservedPlaces places, Class<?> root, SchemaForms forms) {
        try {
            of(places, root, forms);
            return Optional.empty();
        } catch (UnmappableException e) {
            return Optional.ofNullable(e.getMessage());
        }
    }

    /**
     * Maps all objects that hold nothing but what is at places.
     *
     * @throws UnmappableException where they hold what no schema says
     */
    static ObjectMapping of(ObservedPlaces places, Class<?> root, SchemaForms forms) throws UnmappableException {
        if (places.tooDeep().isPresent()) {
            throw new UnmappableException(
                    "A schema has a type for each collection in another, and at %s they do not end"
                            .formatted(places.tooDeep().get()));
        }
        SchemaTypes types = new SchemaTypes(places, forms);
        Conversion conversion = types.at(Place.ROOT, root);
        return conversion.type() instanceof Struct struct
                ? new ObjectMapping(conversion, struct, false)
                : new ObjectMapping(
                        conversion,
                        new Struct(
                                types.names().type("Objects"), List.of(Field.artificial(WRAPPED, conversion.type()))),
                        true);
    }

    @Override
    public Struct type() {
        return type;
    }

    @Override
    @SuppressWarnings("unchecked") // the values of a struct
    public Map<String, Object> values(Object object) {
        Object values = conversion.to().apply(object);
        return isWrapped ? Map.of(WRAPPED, values) : (Map<String, Object>) values;
    }

    @Override
    public Object object(Map<String, Object> values) {
        return conversion.from().apply(isWrapped ? values.getOrDefault(WRAPPED, List.of()) : values);
    }
}
