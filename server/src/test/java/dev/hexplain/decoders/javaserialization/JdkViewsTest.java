package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.io.Serializable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.invoke.MethodType;
import java.lang.management.ManagementFactory;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.math.MathContext;
import java.net.URI;
import java.security.CodeSource;
import java.security.cert.Certificate;
import java.sql.Date;
import java.sql.Time;
import java.text.ChoiceFormat;
import java.text.DateFormat;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.text.SimpleDateFormat;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.HijrahDate;
import java.time.chrono.JapaneseChronology;
import java.time.chrono.JapaneseDate;
import java.time.chrono.JapaneseEra;
import java.time.chrono.MinguoChronology;
import java.time.chrono.MinguoDate;
import java.time.chrono.ThaiBuddhistChronology;
import java.time.chrono.ThaiBuddhistDate;
import java.time.zone.ZoneRules;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Level;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import javax.management.ObjectName;
import javax.sql.rowset.serial.SerialBlob;
import javax.sql.rowset.serial.SerialClob;
import javax.sql.rowset.serial.SerialDatalink;
import javax.sql.rowset.serial.SerialJavaObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Views of classes of the JDK, on what these classes wrote just now. */
class JdkViewsTest {
    /** With members of every kind. */
    @Retention(RetentionPolicy.RUNTIME)
    @interface Marked {
        String name() default "x";

        long number() default 7;

        float ratio() default 0.5f;

        char letter() default 'c';

        byte octet() default 0x1F;

        byte[] octets() default {1, -1};

        boolean truth() default true;

        Class<?> type() default String.class;

        RetentionPolicy constant() default RetentionPolicy.CLASS;

        int[] numbers() default {1, 2};

        String[] texts() default {"a\"b", "c"};

        Deprecated nested() default @Deprecated(since = "9");
    }

    /** Only here to have annotations. */
    @Marked(name = "order")
    @Deprecated(since = "25")
    private static final class Annotated {}

    private record Handler(String name) implements InvocationHandler, Serializable {
        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return null;
        }
    }

    static Stream<Object> chronologies() {
        LocalDate day = LocalDate.of(2026, 2, 28);
        JapaneseDate japanese = JapaneseDate.from(day);
        return Stream.of(
                japanese,
                JapaneseDate.of(1989, 1, 7),
                MinguoDate.from(day),
                MinguoDate.of(-5, 12, 31),
                ThaiBuddhistDate.from(day),
                HijrahDate.from(day),
                japanese.atTime(LocalTime.NOON),
                HijrahDate.from(day).atTime(LocalTime.of(7, 30, 1)),
                japanese.atTime(LocalTime.NOON).atZone(ZoneId.of("Asia/Tokyo")),
                MinguoDate.from(day).atTime(LocalTime.NOON).atZone(ZoneOffset.ofHours(8)),
                JapaneseEra.REIWA,
                JapaneseEra.MEIJI,
                JapaneseChronology.INSTANCE,
                ThaiBuddhistChronology.INSTANCE,
                MinguoChronology.INSTANCE.period(1, 2, 3),
                MinguoChronology.INSTANCE.period(0, 0, 0));
    }

    @ParameterizedTest
    @MethodSource("chronologies")
    void dates_of_other_calendars_are_as_they_print_themselves(Object date) throws Exception {
        assertThat(Says.object(date).asText()).isEqualTo(date.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Europe/Berlin", "America/New_York", "Asia/Gaza", "Africa/Casablanca", "Asia/Kathmandu", "UTC"})
    void rules_of_a_zone_are_its_transitions_and_what_holds_after_them(String zone) throws Exception {
        ZoneRules rules = ZoneId.of(zone).getRules();

        JsonNode said = Says.object(rules);

        assertThat(texts(said.path("wallOffsets")).skip(1))
                .containsExactlyElementsOf(
                        rules.getTransitions().stream().map(Object::toString).toList());
        assertThat(texts(said.path("lastRules")))
                .containsExactlyElementsOf(rules.getTransitionRules().stream()
                        .map(Object::toString)
                        .toList());
        assertThat(said.path("standardOffsets").get(0).asText())
                .isEqualTo(rules.getStandardOffset(java.time.Instant.MIN).toString());
    }

    @Test
    void one_transition_and_one_rule_are_as_they_print_themselves() throws Exception {
        ZoneRules rules = ZoneId.of("Europe/Berlin").getRules();
        assertThat(Says.object(rules.getTransitions().getFirst()).asText())
                .isEqualTo(rules.getTransitions().getFirst().toString());
        assertThat(Says.object(rules.getTransitionRules().getFirst()).asText())
                .isEqualTo(rules.getTransitionRules().getFirst().toString());
    }

    @Test
    void a_proxy_shows_its_handler_and_its_type_names_the_interfaces() throws Exception {
        Class<?>[] interfaces = {Runnable.class, Comparable.class};
        Object proxy = Proxy.newProxyInstance(JdkViewsTest.class.getClassLoader(), interfaces, new Handler("log"));

        assertThat(Says.object(proxy)).hasToString("{\"h\":{\"name\":\"log\"}}");
        assertThat(Says.value(proxy).type()).isEqualTo("proxy of java.lang.Runnable, java.lang.Comparable");
    }

    @Test
    void an_annotation_is_as_it_stands_in_a_source() throws Exception {
        for (Object annotation : Annotated.class.getAnnotations()) {
            String printed = annotation.toString().replace("JdkViewsTest.Marked", "JdkViewsTest$Marked");
            assertThat(Says.object(annotation).asText()).isEqualTo(printed);
        }
        assertThat(Says.object(Marked.class.getAnnotation(Retention.class)).asText())
                .isEqualTo("@java.lang.annotation.Retention(RUNTIME)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#,##0.00;(#,##0.00)",
                "0",
                "#.###",
                "00.###E0",
                "##0.##E00",
                "'#'#,##0",
                "0.0%",
                "¤ #,##0.00",
                "#,####.",
                "0;0-",
                "'x'0'y''z'"
            })
    void a_decimal_format_is_its_pattern(String pattern) throws Exception {
        DecimalFormat format = new DecimalFormat(pattern, DecimalFormatSymbols.getInstance(Locale.ROOT));

        String said = Says.object(format).path("pattern").asText();

        DecimalFormat again = new DecimalFormat(said, DecimalFormatSymbols.getInstance(Locale.ROOT));
        assertThat(again.toPattern()).as(said).isEqualTo(format.toPattern());
        assertThat(again.format(-12_345.678)).isEqualTo(format.format(-12_345.678));
    }

    @Test
    void other_formats_are_their_patterns() throws Exception {
        assertThat(Says.object(new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT)).asText())
                .isEqualTo("yyyy-MM-dd");
        assertThat(Says.object(new MessageFormat("it''s {1} of '{'{0}", Locale.ROOT))
                        .path("pattern")
                        .asText())
                .isEqualTo("it''s {1} of '{'{0}");
        assertThat(Says.object(new ChoiceFormat("0#none|1#one|2#many")))
                .hasToString("{\"0.0\":\"none\",\"1.0\":\"one\",\"2.0\":\"many\"}");
        assertThat(Says.object(DateFormat.Field.MONTH).asText()).isEqualTo("month");
    }

    @Test
    void values_of_databases_are_what_they_hold() throws Exception {
        assertThat(Says.object(new Date(0)).asText()).isEqualTo("1970-01-01T00:00:00Z");
        assertThat(Says.object(new Time(1_000)).asText()).isEqualTo("1970-01-01T00:00:01Z");
        assertThat(Says.object(new SerialBlob(new byte[] {1, 2, 3})).asText()).isEqualTo("AQID");
        assertThat(Says.object(new SerialClob("né".toCharArray())).asText()).isEqualTo("né");
        assertThat(Says.object(new SerialDatalink(URI.create("file:///a/b").toURL()))
                        .asText())
                .isEqualTo("file:/a/b");
        assertThat(Says.object(new SerialJavaObject(new ArrayList<>(List.of(1, 2)))))
                .hasToString("[1,2]");
    }

    @Test
    void numbers_and_where_they_come_from() throws Exception {
        assertThat(Says.object(MathContext.DECIMAL64).asText()).isEqualTo(MathContext.DECIMAL64.toString());
        Random random = new Random(42);
        random.nextLong();
        long seed = Says.object(random).path("seed").longValue();
        assertThat(new Random(seed).nextLong()).isEqualTo(random.nextLong());
        random.nextGaussian();
        assertThat(Says.object(random).has("nextNextGaussian")).isTrue();
    }

    @Test
    void types_of_methods_and_sources_of_code() throws Exception {
        assertThat(Says.object(MethodType.methodType(void.class, int[].class, String.class))
                        .asText())
                .isEqualTo("(int[],java.lang.String)void");
        CodeSource source = new CodeSource(URI.create("file:/app.jar").toURL(), (Certificate[]) null);
        assertThat(Says.object(source)).hasToString("{\"location\":\"file:/app.jar\",\"certificates\":[]}");
    }

    @Test
    void what_management_beans_send() throws Exception {
        String memory = "java.lang:type=Memory";
        assertThat(Says.object(new ObjectName(memory)).asText()).isEqualTo(memory);
        Object usage =
                ManagementFactory.getPlatformMBeanServer().getAttribute(new ObjectName(memory), "HeapMemoryUsage");
        assertThat(Says.object(usage).path("used").isNumber()).isTrue();
        Object properties = ManagementFactory.getPlatformMBeanServer()
                .getAttribute(new ObjectName("java.lang:type=Runtime"), "SystemProperties");
        assertThat(Says.object(properties)).anySatisfy(row -> {
            assertThat(row.path("key").asText()).isEqualTo("java.version");
            assertThat(row.path("value").asText()).isEqualTo(System.getProperty("java.version"));
        });
    }

    @Test
    void holders_are_what_they_hold() throws Exception {
        assertThat(Says.object(new AtomicReference<>("x"))).hasToString("\"x\"");
        assertThat(Says.object(new AtomicReference<>(List.of(1)))).hasToString("[1]");
        assertThat(Says.object(new AbstractMap.SimpleEntry<>("a", 1))).hasToString("{\"a\":1}");
        assertThat(Says.object(new AbstractMap.SimpleImmutableEntry<>("a", 1))).hasToString("{\"a\":1}");
        assertThat(Says.object(new ConcurrentHashMap<>(Map.of("a", 1)).values()))
                .hasToString("[1]");
        assertThat(Says.object(new ConcurrentHashMap<>(Map.of("a", 1)).entrySet()))
                .hasToString("{\"a\":1}");
        assertThat(Says.object(Level.WARNING).asText()).isEqualTo("WARNING");
    }

    /** The list holds a wrapper of itself: what stands in the wrapper is the list, and not its elements again. */
    @Test
    void wrappers_of_what_is_around_them_refer_to_it() throws Exception {
        List<Object> list = new ArrayList<>();
        list.add(Collections.unmodifiableList(list));
        list.add(new AtomicReference<>(list));
        Map<Object, Boolean> map = new HashMap<>();
        list.add(map);
        map.put(Collections.unmodifiableMap(map), true);

        assertThat(Says.object(list))
                .hasToString("[{\"$ref\":\"\"},{\"$ref\":\"\"},{\"$entries\":[[{\"$ref\":\"[2]\"},true]]}]");
    }

    @Test
    void what_is_no_date_is_shown_by_its_fields() throws Exception {
        byte[] stream = Says.written(JapaneseDate.of(2026, 2, 28));
        stream[stream.length - 2] = 30;

        LogicalValue value = new TreeValues(Decoding.of(stream)).root();

        assertThat(value)
                .isInstanceOfSatisfying(
                        LogicalValue.Structure.class,
                        plain -> assertThat(plain.problem()).contains("a date was expected"));
    }

    private static Stream<String> texts(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asText);
    }
}
