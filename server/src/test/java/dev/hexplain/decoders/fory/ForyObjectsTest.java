package dev.hexplain.decoders.fory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.Differences;
import dev.hexplain.testing.ReflectedClasses;
import dev.hexplain.testing.ReflectedValues;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.WrittenGraphs;
import dev.hexplain.testing.WrittenObjects;
import dev.hexplain.tree.FieldTree;
import java.net.URI;
import java.sql.Timestamp;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import org.apache.fory.config.ForyBuilder;
import org.apache.fory.config.Int64Encoding;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the library writes of objects of many classes, in every mode, has each value that reflection finds. */
@Slow
class ForyObjectsTest {
    private static final List<Class<?>> CLASSES = WrittenObjects.classes();
    private static final String LIST = ReflectedClasses.list(CLASSES);

    /** How a writer is set up. */
    @SuppressWarnings("ImmutableEnumChecker") // setups hold nothing
    enum Mode {
        REFERENCES("", builder -> builder),
        GENERATED("", builder -> builder.withCodegen(true)),
        NO_REFERENCES("", builder -> builder.withRefTracking(false)),
        COMPATIBLE("", builder -> builder.withCompatible(true)),
        COMPATIBLE_NO_REFERENCES("", builder -> builder.withCompatible(true).withRefTracking(false)),
        REGISTERED(registrations(), builder -> builder.requireClassRegistration(false)),
        COMPATIBLE_REGISTERED(registrations(), builder -> builder.withCompatible(true)),
        UNCOMPRESSED("option number_compressed = false;", builder -> builder.withNumberCompressed(false)),
        FIXED_INTS("option int_compressed = false;", builder -> builder.withIntCompressed(false)),
        VARINT_LONGS("option long_encoding = varint;", builder -> builder.withLongCompressed(Int64Encoding.VARINT)),
        ENUMS_BY_NAME("option enum_by_name = true;", builder -> builder.serializeEnumByName(true)),
        VERSIONED("option class_version_check = true;", builder -> builder.withClassVersionCheck(true));

        private final String options;
        private final UnaryOperator<ForyBuilder> setup;

        Mode(String options, UnaryOperator<ForyBuilder> setup) {
            this.options = options;
            this.setup = setup;
        }

        org.apache.fory.Fory writer() {
            org.apache.fory.Fory fory = setup.apply(org.apache.fory.Fory.builder()
                            .withXlang(false)
                            .withCompatible(false)
                            .withCodegen(false)
                            .requireClassRegistration(false)
                            .suppressClassRegistrationWarnings(true)
                            .withRefTracking(true))
                    .build();
            if (!options.isEmpty() && options.startsWith("register")) {
                registered().forEach(fory::register);
            }
            return fory;
        }

        boolean canWrite(Object object) {
            boolean tracks = this != NO_REFERENCES && this != COMPATIBLE_NO_REFERENCES;
            return tracks || !(object instanceof WrittenGraphs.Cycle);
        }
    }

    private static List<Class<?>> registered() {
        return CLASSES.stream().filter(each -> !each.isAnonymousClass()).toList();
    }

    private static String registrations() {
        StringBuilder statements = new StringBuilder();
        registered()
                .forEach(each ->
                        statements.append("register ").append(each.getName()).append(";\n"));
        return statements.toString();
    }

    @ParameterizedTest
    @EnumSource
    void every_value_is_what_was_written(Mode mode) {
        Decoder decoder = new Fory().with(Schema.of("objects", "", mode.options + LIST));
        org.apache.fory.Fory writer = mode.writer();
        List<String> wrong = new ArrayList<>();
        for (Object object : WrittenObjects.all()) {
            if (mode.canWrite(object)) {
                difference(decoder, writer, object).forEach(each -> wrong.add(name(object) + ": " + each));
            }
        }
        assertThat(wrong).as(String.join("\n", wrong)).isEmpty();
    }

    private static List<String> difference(Decoder decoder, org.apache.fory.Fory writer, Object object) {
        byte[] bytes = writer.serialize(object);
        FieldTree tree = new Survival(decoder).decode(bytes);
        if (!tree.facts().issues().isEmpty()) {
            return List.of(
                    tree.facts().issues().getFirst() + " in " + HexFormat.of().formatHex(bytes));
        }
        try {
            return Differences.of(ReflectedValues.of(object, ForyObjectsTest::asWritten), ForyTreeValues.of(tree));
        } catch (RuntimeException e) {
            return List.of(e + " at " + e.getStackTrace()[0] + e.getStackTrace()[1]);
        }
    }

    private static Object asWritten(Object object) {
        return switch (object) {
            case Optional<?> optional -> asWritten(optional.orElseThrow());
            case BitSet bits -> bits.toLongArray();
            case AtomicReference<?> reference -> asWritten(reference.get());
            case AtomicBoolean bool -> bool.get();
            case OptionalInt optional -> optional.isPresent() ? optional.getAsInt() : List.of();
            case OptionalLong optional -> optional.getAsLong();
            case OptionalDouble optional -> optional.getAsDouble();
            case URI uri -> uri.toString();
            case Locale locale -> List.of(locale.getLanguage(), locale.getCountry(), locale.getVariant());
            case Timestamp time -> time.toInstant();
            default -> object;
        };
    }

    private static String name(Object object) {
        return object.getClass().getSimpleName() + (object instanceof Enum<?> ? " " + object : "");
    }
}
