package dev.hexplain.codecs.fory;

import de.ruedigermoeller.serialization.testclasses.blog.BlogBench;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.ClassLists;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.SampleClasses;
import dev.hexplain.decode.schema.Schema;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.fory.Fory;
import org.apache.fory.config.ForyBuilder;
import ru.sbrf.ufs.dto.PersonDto;
import ru.sbrf.ufs.dto.SessionDto;
import ru.sbrf.ufs.dto.SessionState;
import sp.MarketData;

/** Encodes with {@code Fory.serialize}, in one of its modes. */
final class ForyCoder implements Coder {
    private static final String XLANG_PACKAGE = "sp";

    private final String id;
    private final Mode mode;
    private final Fory fory;

    enum Mode {
        REFERENCES,
        REGISTERED,
        COMPATIBLE,
        XLANG
    }

    ForyCoder(String id, Mode mode) {
        this.id = id;
        this.mode = mode;
        ForyBuilder builder = Fory.builder()
                .withRefTracking(true)
                .suppressClassRegistrationWarnings(true)
                .withTypeChecker((resolver, name) -> SampleClasses.has(name));
        this.fory = switch (mode) {
            case REFERENCES ->
                nativeProtocol(builder).requireClassRegistration(false).build();
            case COMPATIBLE ->
                nativeProtocol(builder)
                        .withCompatible(true)
                        .requireClassRegistration(false)
                        .build();
            case REGISTERED ->
                nativeProtocol(builder).requireClassRegistration(true).build();
            case XLANG -> builder.withXlang(true).withCompatible(true).build();
        };
        if (mode == Mode.REGISTERED) {
            registered().forEach(fory::register);
        } else if (mode == Mode.XLANG) {
            namesInXlang().forEach((type, name) -> fory.register(type, XLANG_PACKAGE + "." + name));
        }
    }

    private static ForyBuilder nativeProtocol(ForyBuilder builder) {
        return builder.withXlang(false).withCompatible(false);
    }

    /** The classes in order of their registered ids. */
    private static List<Class<?>> registered() {
        return List.of(
                SampleClasses.order(),
                MarketData.class,
                BlogBench.class,
                PersonDto.class,
                SessionDto.class,
                SessionState.class,
                BlogBench[].class);
    }

    private static Map<Class<?>, String> namesInXlang() {
        Map<Class<?>, String> names = new LinkedHashMap<>();
        names.put(SampleClasses.order(), "Order");
        names.put(MarketData.class, "MarketData");
        names.put(BlogBench.class, "Blog");
        names.put(PersonDto.class, "Person");
        return names;
    }

    @Override
    public byte[] encode(Sample sample, Object object) {
        return fory.serialize(object);
    }

    /** An array comes back from xlang as a list. */
    @Override
    public Object decode(Sample sample, byte[] own) {
        return fory.deserialize(own);
    }

    @Override
    public Optional<String> refusal(Sample sample, Object object) {
        return mode == Mode.XLANG && object instanceof SessionDto
                ? Optional.of("In xlang a field must not be null unless an annotation says so, and this class has none:"
                        + " Long lastSeen is")
                : Optional.empty();
    }

    @Override
    public String reused() {
        return "the Fory instance, with the serializers it has compiled";
    }

    @Override
    public FormatRef format(Sample sample) {
        String text = switch (mode) {
            case REFERENCES -> ClassLists.of(sample);
            case REGISTERED -> registrations() + ClassLists.of(sample);
            case COMPATIBLE -> "option compatible = true;\n" + ClassLists.of(sample);
            case XLANG -> "option compatible = true;\n" + underXlangName(sample);
        };
        return FormatRef.of("fory", Schema.of(sample.id() + "." + id, "", text));
    }

    private static String registrations() {
        return registered().stream()
                .map(type -> "register " + type.getCanonicalName() + ";\n")
                .collect(Collectors.joining());
    }

    /** The class list must use the class name in the bytes. */
    private static String underXlangName(Sample sample) {
        Class<?> type = sample.type().isArray() ? sample.type().componentType() : sample.type();
        String name = namesInXlang().getOrDefault(type, type.getSimpleName());
        return "package " + XLANG_PACKAGE + ";\n\n"
                + ClassLists.of(sample)
                        .replaceFirst("^package [^;]*;\\s*", "")
                        .replaceFirst("class " + type.getSimpleName(), "class " + name);
    }
}
