package dev.hexplain.decoders.kryo;

import static org.assertj.core.api.Assertions.assertThat;

import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.SerializerFactory.CompatibleFieldSerializerFactory;
import com.esotericsoftware.kryo.SerializerFactory.VersionFieldSerializerFactory;
import com.esotericsoftware.kryo.io.Output;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.Differences;
import dev.hexplain.testing.ObjectValues;
import dev.hexplain.testing.ReflectedClasses;
import dev.hexplain.testing.ReflectedValues;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.WrittenGraphs;
import dev.hexplain.testing.WrittenObjects;
import dev.hexplain.tree.FieldTree;
import java.lang.reflect.InaccessibleObjectException;
import java.net.URI;
import java.net.URL;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.Collection;
import java.util.GregorianCalendar;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TimeZone;
import java.util.UUID;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the library writes of objects of many classes, however it is set up, has each value that reflection finds. */
@Slow
class KryoObjectsTest {
    private static final List<Class<?>> CLASSES = WrittenObjects.classes();
    private static final String LIST =
            ReflectedClasses.list(CLASSES) + ReflectedClasses.list(ReflectedClasses.in(PlatformObjects.class));
    /** Most of the objects are there in each mode; others hold what only Kryo's own default writes by reflection. */
    private static final int ENOUGH = 50;

    /** How a writer is set up. */
    @SuppressWarnings("ImmutableEnumChecker") // setups hold nothing
    enum Mode {
        REFERENCES("", kryo -> {}),
        NO_REFERENCES("option references = false;", kryo -> kryo.setReferences(false)),
        REGISTERED(registrations(), kryo -> CLASSES.forEach(kryo::register)),
        NO_GENERICS("option optimized_generics = false;", kryo -> kryo.setOptimizedGenerics(false)),
        NO_GENERICS_NO_REFERENCES("option optimized_generics = false; option references = false;", kryo -> {
            kryo.setOptimizedGenerics(false);
            kryo.setReferences(false);
        }),
        COMPATIBLE("option default_serializer = CompatibleFieldSerializer;", kryo -> compatible(kryo, true, false)),
        COMPATIBLE_CHUNKED(
                "option default_serializer = CompatibleFieldSerializer; option chunked_encoding = true;",
                kryo -> compatible(kryo, true, true)),
        COMPATIBLE_NAMES(
                "option default_serializer = CompatibleFieldSerializer; option read_unknown_field_data = false;",
                kryo -> compatible(kryo, false, false)),
        COMPATIBLE_CHUNKS(
                "option default_serializer = CompatibleFieldSerializer; option read_unknown_field_data = false;"
                        + " option chunked_encoding = true;",
                kryo -> compatible(kryo, false, true)),
        COMPATIBLE_NO_REFERENCES(
                "option default_serializer = CompatibleFieldSerializer; option references = false;", kryo -> {
                    compatible(kryo, true, false);
                    kryo.setReferences(false);
                }),
        VERSION(
                "option default_serializer = VersionFieldSerializer;",
                kryo -> kryo.setDefaultSerializer(new VersionFieldSerializerFactory())),
        VERSION_NO_REFERENCES(
                "option default_serializer = VersionFieldSerializer; option references = false;", kryo -> {
                    kryo.setDefaultSerializer(new VersionFieldSerializerFactory());
                    kryo.setReferences(false);
                });

        private final String options;
        private final Consumer<com.esotericsoftware.kryo.Kryo> setup;

        Mode(String options, Consumer<com.esotericsoftware.kryo.Kryo> setup) {
            this.options = options;
            this.setup = setup;
        }

        /** One of its own for each object, as bindings of fields stay. */
        com.esotericsoftware.kryo.Kryo writer() {
            com.esotericsoftware.kryo.Kryo kryo = new com.esotericsoftware.kryo.Kryo();
            kryo.setRegistrationRequired(false);
            kryo.setReferences(true);
            setup.accept(kryo);
            return kryo;
        }
    }

    private static void compatible(com.esotericsoftware.kryo.Kryo kryo, boolean unknown, boolean chunked) {
        CompatibleFieldSerializerFactory factory = new CompatibleFieldSerializerFactory();
        factory.getConfig().setReadUnknownFieldData(unknown);
        factory.getConfig().setChunkedEncoding(chunked);
        factory.getConfig().setChunkSize(1 << 14);
        factory.getConfig().setExtendedFieldNames(true);
        kryo.setDefaultSerializer(factory);
    }

    private static String registrations() {
        StringBuilder statements = new StringBuilder();
        CLASSES.forEach(
                each -> statements.append("register ").append(each.getName()).append(";\n"));
        return statements.toString();
    }

    @ParameterizedTest
    @EnumSource
    void every_value_is_what_was_written(Mode mode) {
        Decoder decoder = new Kryo().with(Schema.of("objects", "", mode.options + LIST));
        List<String> wrong = new ArrayList<>();
        int written = 0;
        for (Object object : objects()) {
            Optional<byte[]> bytes =
                    mode.options.contains("references = false") && object instanceof WrittenGraphs.Cycle
                            ? Optional.empty()
                            : bytes(mode.writer(), object);
            if (bytes.isPresent()) {
                written++;
                difference(decoder, bytes.get(), object, !mode.options.contains("default_serializer"))
                        .forEach(each -> wrong.add(object.getClass().getSimpleName() + ": " + each));
            }
        }
        assertThat(wrong).as(String.join("\n", wrong)).isEmpty();
        assertThat(written).isGreaterThanOrEqualTo(ENOUGH);
    }

    private static List<Object> objects() {
        List<Object> objects = new ArrayList<>(WrittenObjects.all());
        objects.addAll(PlatformObjects.all());
        return objects;
    }

    /** Empty where the library itself cannot write it. */
    private static Optional<byte[]> bytes(com.esotericsoftware.kryo.Kryo kryo, Object object) {
        try {
            Output out = new Output(256, -1);
            kryo.writeClassAndObject(out, object);
            return Optional.of(out.toBytes());
        } catch (KryoException | IllegalArgumentException | InaccessibleObjectException cannot) {
            return Optional.empty();
        }
    }

    private static List<String> difference(Decoder decoder, byte[] bytes, Object object, boolean byDefault) {
        FieldTree tree = new Survival(decoder).decode(bytes);
        if (!tree.facts().issues().isEmpty()) {
            return List.of(
                    tree.facts().issues().getFirst() + " in " + HexFormat.of().formatHex(bytes));
        }
        try {
            Object reflected = ReflectedValues.of(object, each -> asWritten(each, byDefault));
            return Differences.of(reflected, ObjectValues.of(tree));
        } catch (RuntimeException e) {
            return List.of(e + " at " + e.getStackTrace()[0] + e.getStackTrace()[1] + e.getStackTrace()[2]
                    + e.getStackTrace()[3]);
        }
    }

    /** @param byDefault whether {@code FieldSerializer} writes what has no serializer of its own */
    private static Object asWritten(Object object, boolean byDefault) {
        return switch (object) {
            case Optional<?> optional -> part("value", optional.orElse(null));
            case Class<?> type -> List.of();
            case URL url -> url.toExternalForm();
            case TimeZone zone -> zone.getID();
            case Calendar calendar -> calendar(calendar);
            case URI uri -> part("string", uri.toString());
            case UUID uuid
            when !byDefault -> {
                Map<String, Object> parts = part("leastSigBits", uuid.getLeastSignificantBits());
                parts.put("mostSigBits", uuid.getMostSignificantBits());
                yield parts;
            }
            case java.util.BitSet bits -> bits.toLongArray();
            case java.util.OptionalInt optional ->
                optional.isPresent() ? present(optional.getAsInt()) : part("present", false);
            case Locale locale -> {
                Map<String, Object> parts = new LinkedHashMap<>();
                parts.put("language", locale.getLanguage());
                parts.put("country", locale.getCountry());
                parts.put("variant", locale.getVariant());
                yield parts;
            }
            case java.util.OptionalLong optional -> present(optional.getAsLong());
            case java.util.OptionalDouble optional -> present(optional.getAsDouble());
            default -> singleton(object);
        };
    }

    private static Object calendar(Calendar calendar) {
        Map<String, Object> parts = part("timeZone", calendar.getTimeZone().getID());
        parts.put("timeInMillis", calendar.getTimeInMillis());
        parts.put("lenient", calendar.isLenient());
        parts.put("firstDayOfWeek", calendar.getFirstDayOfWeek());
        parts.put("minimalDaysInFirstWeek", calendar.getMinimalDaysInFirstWeek());
        GregorianCalendar gregorian = calendar instanceof GregorianCalendar given ? given : new GregorianCalendar();
        parts.put("gregorianChange", gregorian.getGregorianChange().getTime());
        return parts;
    }

    /** What the JDK makes for one element has parts that are called by it. */
    private static Object singleton(Object object) {
        return switch (object.getClass().getName()) {
            case "java.util.Collections$SingletonList", "java.util.Collections$SingletonSet" ->
                part("element", ((Collection<?>) object).iterator().next());
            case "java.util.Collections$SingletonMap" -> {
                Map.Entry<?, ?> entry =
                        ((Map<?, ?>) object).entrySet().iterator().next();
                Map<String, Object> parts = part("key", entry.getKey());
                parts.put("value", entry.getValue());
                yield parts;
            }
            default -> object;
        };
    }

    private static Map<String, Object> present(Object number) {
        Map<String, Object> parts = part("present", true);
        parts.put("value", number);
        return parts;
    }

    private static Map<String, Object> part(String name, Object value) {
        Map<String, Object> parts = new LinkedHashMap<>();
        parts.put(name, value);
        return parts;
    }
}
