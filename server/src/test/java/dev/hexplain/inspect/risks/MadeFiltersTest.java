package dev.hexplain.inspect.risks;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.inspect.filters.FilterNeeds;
import dev.hexplain.inspect.filters.FilterPattern;
import dev.hexplain.inspect.filters.FilterScope;
import dev.hexplain.inspect.filters.FilterSizes;
import dev.hexplain.inspect.filters.FilterStatus;
import dev.hexplain.inspect.filters.FilterStyle;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import java.awt.color.ColorSpace;
import java.awt.color.ICC_Profile;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamConstants;
import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.UnrecoverableKeyException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.bson.types.ObjectId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Filters that are made from streams accept them, and reject what was made to attack. */
@Slow
class MadeFiltersTest {
    /** A HashMap with a URL in it, as many programs write: no list of classes tells them apart. */
    private static final List<String> OF_ORDINARY_CLASSES = List.of("URLDNS.ser", "example.poc");

    private static final FilterStyle LIMITED = new FilterStyle(FilterScope.CLASS, FilterSizes.LIMITED);

    private final NamedClasses classes = new NamedClasses();

    private static Stream<FilterStyle> styles() {
        return Arrays.stream(FilterScope.values())
                .flatMap(by -> Arrays.stream(FilterSizes.values()).map(sizes -> new FilterStyle(by, sizes)));
    }

    private static List<FilterCheck> checks(byte[] stream, FilterNeeds needs) {
        List<FilterCheck> checks = new ArrayList<>();
        try (FieldTree tree = CheckedStream.tree(stream)) {
            needs.add(StreamRisks.checks(tree, new JavaSerialization(), check -> {
                checks.add(check);
                needs.add(check);
            }));
        }
        return checks;
    }

    /** Whether a filter accepts all checks; decided by the JDK, too. */
    private boolean accepts(String text, List<FilterCheck> checks) {
        FilterPattern pattern = FilterPattern.parse(text);
        ObjectInputFilter filter = ObjectInputFilter.Config.createFilter(text);
        for (FilterCheck check : checks) {
            FilterStatus status = pattern.answer(check).status();
            if (!check.isOfFamily()
                    && (check.className().isEmpty()
                            || classes.named(check.className()).isPresent())) {
                assertThat(classes.answer(filter, check).name())
                        .as("%s on %s", text, check)
                        .isEqualTo(status.name());
            }
            if (status == FilterStatus.REJECTED) {
                return false;
            }
        }
        return true;
    }

    private static Map<String, List<FilterCheck>> payloads() throws IOException {
        Map<String, List<FilterCheck>> payloads = new TreeMap<>();
        for (Path payload : CorpusStreams.payloads()) {
            payloads.put(payload.getFileName().toString(), checks(Files.readAllBytes(payload), new FilterNeeds()));
        }
        return payloads;
    }

    @ParameterizedTest
    @MethodSource({
        "dev.hexplain.inspect.risks.FilterChecksTest#objects",
        "dev.hexplain.inspect.risks.FilterChecksTest#madeByServices",
        "dev.hexplain.decoders.javaserialization.JodaViewsTest#asPrinted",
        "keysAndNodes",
        "ownClasses"
    })
    void the_jdk_reads_a_stream_with_the_filter_made_from_it(Object object) throws Exception {
        isReadWithItsFilter(FilterChecksTest.written(object));
    }

    @ParameterizedTest
    @MethodSource({
        "dev.hexplain.decoders.javaserialization.LibraryViewsTest#guava",
        "dev.hexplain.decoders.javaserialization.LibraryViewsTest#scala",
        "dev.hexplain.decoders.javaserialization.LibraryViewsTest#kotlin",
        "dev.hexplain.decoders.javaserialization.JodaViewsTest#inIso"
    })
    void the_jdk_reads_objects_of_libraries_with_the_filter_made_from_them(String says, Object object)
            throws Exception {
        isReadWithItsFilter(FilterChecksTest.written(object));
    }

    static Stream<Object> keysAndNodes() throws Exception {
        KeyPair rsa = KeyPairGenerator.getInstance("RSA").generateKeyPair();
        return Stream.of(
                rsa,
                ICC_Profile.getInstance(ColorSpace.CS_sRGB),
                new ObjectMapper().readTree("{\"a\":[1,\"x\"]}"),
                new ObjectId("0123456789abcdef01234567"));
    }

    /** A class whose objects are written as others. */
    record Money(long cents) implements Serializable {
        private record SerializationProxy(long cents) implements Serializable {
            private Object readResolve() {
                return new Money(cents);
            }
        }

        private Object writeReplace() {
            return new SerializationProxy(cents);
        }
    }

    /** Not public, so that proxies of it are in its package. */
    interface Named {
        String name();
    }

    record Answers(String name) implements InvocationHandler, Serializable {
        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return method.getReturnType() == int.class ? (Object) 1 : name;
        }
    }

    static Stream<Object> ownClasses() {
        Object proxy = Proxy.newProxyInstance(
                MadeFiltersTest.class.getClassLoader(), new Class<?>[] {Named.class}, new Answers("a"));
        return Stream.of(
                new Money(1),
                Arrays.asList(new Money[] {new Money(1)}, null),
                List.of(new Money(2)),
                proxy,
                Arrays.asList(proxy, proxy),
                Arrays.asList((Named) proxy),
                Arrays.asList(FunctionalInterface.class.getAnnotations()));
    }

    private static void isReadWithItsFilter(byte[] stream) throws Exception {
        FilterNeeds needs = new FilterNeeds();
        checks(stream, needs);
        for (FilterStyle style : styles().toList()) {
            try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(stream))) {
                in.setObjectInputFilter(ObjectInputFilter.Config.createFilter(needs.pattern(style)));
                in.readObject();
            }
        }
    }

    @Test
    void super_classes_that_only_the_jdk_has_are_allowed() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xACED0005);
        out.writeByte(ObjectStreamConstants.TC_OBJECT);
        out.writeByte(ObjectStreamConstants.TC_CLASSDESC);
        out.writeUTF(UnrecoverableKeyException.class.getName());
        out.writeLong(ObjectStreamClass.lookup(UnrecoverableKeyException.class).getSerialVersionUID());
        out.writeByte(ObjectStreamConstants.SC_SERIALIZABLE);
        out.writeShort(0);
        out.writeByte(ObjectStreamConstants.TC_ENDBLOCKDATA);
        out.writeByte(ObjectStreamConstants.TC_NULL);

        isReadWithItsFilter(bytes.toByteArray());
    }

    @Test
    void a_stand_in_is_not_what_it_stands_for() throws Exception {
        List<FilterCheck> money = checks(FilterChecksTest.written(new Money(1)), new FilterNeeds());
        String proxy = Money.class.getName() + "$SerializationProxy";

        assertThat(accepts(proxy + ";!*", money)).isFalse();
        assertThat(accepts(proxy + ";" + Money.class.getName() + ";!*", money)).isTrue();
    }

    @ParameterizedTest
    @MethodSource("styles")
    void filters_of_ordinary_streams_accept_them_and_reject_every_payload(FilterStyle style) throws IOException {
        Map<String, List<FilterCheck>> payloads = payloads();
        Map<String, List<Path>> accepted = new TreeMap<>();
        for (Path stream : CorpusStreams.ordinary()) {
            FilterNeeds needs = new FilterNeeds();
            List<FilterCheck> own = checks(Files.readAllBytes(stream), needs);
            String pattern = needs.pattern(style);
            assertThat(accepts(pattern, own)).as(stream.toString()).isTrue();
            payloads.forEach((name, checks) -> {
                if (accepts(pattern, checks)) {
                    accepted.computeIfAbsent(name, _ -> new ArrayList<>()).add(stream);
                }
            });
        }
        assertThat(accepted.keySet())
                .as("payloads of classes that no ordinary stream has")
                .isSubsetOf(OF_ORDINARY_CLASSES);
        assertThat(accepted.values()).allSatisfy(streams -> assertThat(streams).hasSizeLessThan(5));
    }

    @Test
    void a_filter_without_limits_accepts_a_stream_that_has_grown() throws Exception {
        FilterNeeds needs = new FilterNeeds();
        checks(FilterChecksTest.written(new ArrayList<>(List.of(1, 2, 3))), needs);
        byte[] grown = FilterChecksTest.written(new ArrayList<>(Collections.nCopies(5_000, 7_000)));
        byte[] other = FilterChecksTest.written(new ArrayList<>(List.of(1L)));

        String limited = needs.pattern(LIMITED);
        String unlimited = needs.pattern(new FilterStyle(FilterScope.CLASS, FilterSizes.UNLIMITED));

        assertThat(unlimited).isEqualTo("java.lang.Integer;java.lang.Number;java.lang.Object;java.util.ArrayList;!*");
        assertThat(limited).endsWith(unlimited);
        assertThat(isRead(grown, limited)).isFalse();
        assertThat(isRead(grown, unlimited)).isTrue();
        assertThat(isRead(other, unlimited)).isFalse();
    }

    /** Whether the JDK reads a stream with a filter. */
    private static boolean isRead(byte[] stream, String pattern) throws Exception {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(stream))) {
            in.setObjectInputFilter(ObjectInputFilter.Config.createFilter(pattern));
            in.readObject();
            return true;
        } catch (InvalidClassException rejected) {
            assertThat(rejected).hasMessageContaining("REJECTED");
            return false;
        }
    }

    @Test
    void one_filter_of_many_streams_rejects_what_is_of_other_classes() throws Exception {
        FilterNeeds needs = new FilterNeeds();
        for (Object object : FilterChecksTest.objects().toList()) {
            checks(FilterChecksTest.written(object), needs);
        }
        String pattern = needs.pattern(LIMITED);
        payloads()
                .forEach((name, checks) ->
                        assertThat(accepts(pattern, checks)).as(name).isEqualTo(OF_ORDINARY_CLASSES.contains(name)));
    }
}
