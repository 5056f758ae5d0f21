package dev.hexplain.codecs.nested;

import dev.hexplain.codecs.nested.SchemaType.Choice;
import dev.hexplain.codecs.nested.SchemaType.Chosen;
import dev.hexplain.codecs.nested.SchemaType.Constants;
import dev.hexplain.codecs.nested.SchemaType.Dictionary;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Scalar;
import dev.hexplain.codecs.nested.SchemaType.Sequence;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import dev.hexplain.codecs.samples.ClassMembers;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import ru.sbrf.ufs.dto.PersonDto;
import ru.sbrf.ufs.dto.SessionDto;
import ru.sbrf.ufs.dto.SessionState;

/**
 * Maps the session to a schema. Its attributes are {@code Object}s in Java; in the schema each is a choice of the types
 * that occur. Decimals and instants are split without loss; a person referred to twice is written twice, as schemas
 * have no references.
 */
final class SessionMapping implements Mapping {
    private static final Constants STATE = new Constants(
            "SessionState",
            Arrays.stream(SessionState.values()).map(SessionState::name).toList());
    private static final Struct PERSON =
            new Struct("PersonDto", List.of(Field.of("firstName", Scalar.TEXT), Field.of("lastName", Scalar.TEXT)));
    private static final Struct LINES =
            new Struct("Lines", List.of(Field.artificial("lines", new Sequence(Scalar.TEXT))));

    /** An alternative for attributes: converts values of a class to a schema type and back. */
    private record Alternative<T>(Class<T> of, Field field, Function<T, Object> to, Function<Object, Object> from) {
        Chosen chosen(Object value) {
            return new Chosen(field, to.apply(of.cast(value)));
        }
    }

    private static final List<Alternative<?>> ALTERNATIVES = List.of(
            same(String.class, "text", Scalar.TEXT),
            same(Integer.class, "number", Scalar.INT),
            same(Boolean.class, "flag", Scalar.FLAG),
            same(byte[].class, "bytes", Scalar.BYTES),
            alternative(
                    SessionState.class, "state", STATE, Enum::name, name -> SessionState.valueOf(String.valueOf(name))),
            scalar(BigDecimal.class, "decimal"),
            scalar(Instant.class, "moment"),
            alternative(
                    PersonDto.class,
                    "person",
                    PERSON,
                    person -> ClassMembers.of(PersonDto.class).values(person),
                    SessionMapping::person),
            alternative(
                    ArrayList.class,
                    "lines",
                    LINES,
                    lines -> Map.of("lines", lines),
                    lines -> list(get(lines, "lines"))));

    private static final Choice ATTRIBUTE = new Choice(
            "Attribute", ALTERNATIVES.stream().map(Alternative::field).toList());

    /** The whole session. */
    private static final Struct TYPE = new Struct(
            "SessionDto",
            List.of(
                    Field.of("id", Scalar.TEXT),
                    Field.of("version", Scalar.LONG),
                    Field.optional("lastSeen", Scalar.LONG),
                    Field.optional("risk", Scalar.FLOAT),
                    Field.of("user", PERSON),
                    Field.of("tags", new Sequence(Scalar.TEXT)),
                    Field.of("messages", new Sequence(Scalar.TEXT)),
                    Field.of("attributes", new Dictionary(ATTRIBUTE))));

    @Override
    public Struct type() {
        return TYPE;
    }

    private static <T> Alternative<T> same(Class<T> of, String name, SchemaType type) {
        return alternative(of, name, type, value -> value, value -> value);
    }

    /** As in all schemas. */
    private static <T> Alternative<T> scalar(Class<T> of, String name) {
        Conversion conversion = SchemaScalars.of(of).orElseThrow();
        return alternative(of, name, conversion.type(), value -> conversion.to().apply(value), conversion.from());
    }

    private static <T> Alternative<T> alternative(
            Class<T> of, String name, SchemaType type, Function<T, Object> to, Function<Object, Object> from) {
        return new Alternative<>(of, Field.artificial(name, type), to, from);
    }

    // -- to the schema

    /** Throws {@code IllegalArgumentException} for an attribute of no alternative. */
    @Override
    public Map<String, Object> values(Object object) {
        SessionDto session = (SessionDto) object;
        Map<String, Object> values = ClassMembers.of(SessionDto.class).values(session);
        values.values().removeIf(value -> value == null);
        values.put("user", ClassMembers.of(PersonDto.class).values(session.getUser()));
        Map<String, Object> attributes = new LinkedHashMap<>();
        session.getAttributes().forEach((key, value) -> attributes.put(key, attribute(value)));
        values.put("attributes", attributes);
        return values;
    }

    private static Chosen attribute(Object value) {
        return ALTERNATIVES.stream()
                .filter(each -> each.of().isInstance(value))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("The schema has no attribute that is a "
                        + value.getClass().getName()))
                .chosen(value);
    }

    // -- and back

    @Override
    public Object object(Map<String, Object> values) {
        Map<String, Object> members = new LinkedHashMap<>(values);
        members.put("user", person(get(values, "user")));
        members.put("tags", list(get(values, "tags")));
        members.put("messages", list(get(values, "messages")));
        Map<String, Object> attributes = new LinkedHashMap<>();
        ((Map<?, ?>) get(values, "attributes"))
                .forEach((key, value) -> attributes.put((String) key, attribute((Chosen) value)));
        members.put("attributes", attributes);
        return ClassMembers.of(SessionDto.class).make(members);
    }

    private static Object attribute(Chosen chosen) {
        return ALTERNATIVES.stream()
                .filter(each -> each.field().equals(chosen.field()))
                .findFirst()
                .orElseThrow()
                .from()
                .apply(chosen.value());
    }

    private static Object person(Object parts) {
        return new PersonDto((String) get(parts, "firstName"), (String) get(parts, "lastName"));
    }

    private static Object list(Object elements) {
        return new ArrayList<>((List<?>) elements);
    }

    private static Object get(Object values, String name) {
        return Objects.requireNonNull(((Map<?, ?>) values).get(name), name);
    }
}
