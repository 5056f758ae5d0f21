package dev.hexplain.codecs.fory;

import data.media.Image;
import data.media.Media;
import data.media.MediaContent;
import de.ruedigermoeller.serialization.testclasses.blog.BlogBench;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.SampleClasses;
import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;
import dev.hexplain.decode.schema.Schema;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.fory.Fory;
import org.apache.fory.config.ForyBuilder;
import org.apache.fory.logging.LoggerFactory;
import ru.sbrf.ufs.dto.PersonDto;
import ru.sbrf.ufs.dto.SessionDto;
import ru.sbrf.ufs.dto.SessionState;
import sp.MarketData;

/** Encodes with {@code Fory.serialize}, in one of its modes. */
final class ForyCoder implements Coder {
    private static final String XLANG_PACKAGE = "sp";

    private final String id;
    private final Mode mode;
    private final List<Class<?>> registered;
    private final Fory fory;

    enum Mode {
        REFERENCES,
        REGISTERED,
        COMPATIBLE,
        XLANG
    }

    ForyCoder(String id, Mode mode, AllowedClasses classes) {
        LoggerFactory.disableLogging();
        this.id = id;
        this.mode = mode;
        ForyBuilder builder = Fory.builder()
                .withRefTracking(true)
                .suppressClassRegistrationWarnings(true)
                .withCodegen(!classes.arePassing())
                .withClassLoader(classes.loader())
                .withTypeChecker((resolver, name) -> classes.has(name));
        this.registered = classes.arePassing() ? classes.registered() : registered();
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
            registered.forEach(fory::register);
        } else if (mode == Mode.XLANG) {
            namesInXlang().forEach((type, name) -> fory.register(type, XLANG_PACKAGE + "." + name));
        }
    }

    private static ForyBuilder nativeProtocol(ForyBuilder builder) {
        return builder.withXlang(false).withCompatible(false);
    }

    /** The classes of samples in order of their registered ids. */
    private static List<Class<?>> registered() {
        return List.of(
                SampleClasses.order(),
                MarketData.class,
                BlogBench.class,
                PersonDto.class,
                SessionDto.class,
                SessionState.class,
                BlogBench[].class,
                MediaContent.class,
                Media.class,
                Media.Player.class,
                Image.class,
                Image.Size.class);
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
    public byte[] encode(Subject subject, Object object) {
        return fory.serialize(object);
    }

    /** An array comes back from xlang as a list. */
    @Override
    public Object decode(Subject subject, byte[] own) {
        return fory.deserialize(own);
    }

    @Override
    public Optional<String> refusal(Subject subject, Object object) {
        if (mode != Mode.XLANG) {
            return Optional.empty();
        }
        if (subject.classes().arePassing()) {
            return Optional.of("In xlang each class has a name for all languages, and each field that may be null is"
                    + " declared so: a stream says neither");
        }
        return switch (object) {
            case SessionDto _ -> Optional.of(mayBeNull("Long lastSeen"));
            case MediaContent _ -> Optional.of(mayBeNull("String copyright"));
            default -> Optional.empty();
        };
    }

    private static String mayBeNull(String field) {
        return "In xlang a field must not be null unless an annotation says so, and this class has none: " + field
                + " may be";
    }

    @Override
    public String reused() {
        return "the Fory instance, with the serializers it has compiled";
    }

    @Override
    public FormatRef format(Subject subject) {
        String text = switch (mode) {
            case REFERENCES -> subject.classList();
            case REGISTERED -> registrations() + subject.classList();
            case COMPATIBLE -> "option compatible = true;\n" + subject.classList();
            case XLANG -> "option compatible = true;\n" + underXlangName(subject);
        };
        return FormatRef.of("fory", Schema.of(subject.id() + "." + id, "", text));
    }

    private String registrations() {
        return registered.stream()
                .map(type -> "register " + type.getCanonicalName() + ";\n")
                .collect(Collectors.joining());
    }

    /** The class list must use the class name in the bytes. */
    private static String underXlangName(Subject subject) {
        Class<?> type = subject.type().isArray() ? subject.type().componentType() : subject.type();
        String name = namesInXlang().getOrDefault(type, type.getSimpleName());
        return "package " + XLANG_PACKAGE + ";\n\n"
                + subject.classList()
                        .replaceFirst("^package [^;]*;\\s*", "")
                        .replaceFirst("class " + type.getSimpleName(), "class " + name);
    }
}
