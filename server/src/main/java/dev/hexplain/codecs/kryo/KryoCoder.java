package dev.hexplain.codecs.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.unsafe.UnsafeInput;
import com.esotericsoftware.kryo.unsafe.UnsafeOutput;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import com.esotericsoftware.kryo.util.MapReferenceResolver;
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
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import org.objenesis.strategy.StdInstantiatorStrategy;
import ru.sbrf.ufs.dto.PersonDto;
import ru.sbrf.ufs.dto.SessionDto;
import ru.sbrf.ufs.dto.SessionState;
import sp.MarketData;

/** Encodes with {@code Kryo.writeClassAndObject}, in one configuration. */
final class KryoCoder implements Coder {
    private static final int FIRST_BUFFER = 1 << 12;
    private static final int NO_LIMIT = -1;
    /** That is kept for the next call. */
    private static final int LARGEST_BUFFER = 1 << 20;

    /** The classes of samples in order of their registered ids. */
    private static final List<Class<?>> CLASSES = List.of(
            SampleClasses.order(),
            MarketData.class,
            BlogBench.class,
            BlogBench[].class,
            SessionDto.class,
            PersonDto.class,
            SessionState.class,
            double[].class,
            long[].class,
            byte[].class,
            ArrayList.class,
            LinkedHashMap.class,
            BigDecimal.class,
            Instant.class,
            MediaContent.class,
            Media.class,
            Media.Player.class,
            Image.class,
            Image.Size.class);

    private final String id;
    private final Setup setup;
    private final List<Class<?>> registered;
    private final Kryo kryo;
    private final Output output;
    private final Input input;

    /**
     * A configuration of Kryo.
     *
     * @param registered whether registration is required, with all classes registered
     * @param references whether a repeated object is written as a back reference
     * @param unsafe whether streams write to memory directly
     */
    record Setup(boolean registered, boolean references, boolean unsafe) {}

    KryoCoder(String id, Setup setup, AllowedClasses classes) {
        this.id = id;
        this.setup = setup;
        this.kryo = new Kryo(new AllowedResolver(classes), new MapReferenceResolver());
        kryo.setClassLoader(classes.loader());
        this.registered = classes.arePassing() ? unregistered(classes) : CLASSES;
        this.output = setup.unsafe() ? new UnsafeOutput(FIRST_BUFFER, NO_LIMIT) : new Output(FIRST_BUFFER, NO_LIMIT);
        this.input = setup.unsafe() ? new UnsafeInput() : new Input();
        kryo.setReferences(setup.references());
        kryo.setRegistrationRequired(setup.registered());
        kryo.setInstantiatorStrategy(new DefaultInstantiatorStrategy(new StdInstantiatorStrategy()));
        if (setup.registered()) {
            registered.forEach(kryo::register);
        }
    }

    /** The classes that have no number by themselves. */
    private List<Class<?>> unregistered(AllowedClasses classes) {
        return classes.registered().stream()
                .filter(type -> kryo.getClassResolver().getRegistration(type) == null)
                .toList();
    }

    @Override
    public byte[] encode(Subject subject, Object object) {
        if (output.getBuffer().length > LARGEST_BUFFER) {
            output.setBuffer(new byte[FIRST_BUFFER], NO_LIMIT);
        }
        output.reset();
        kryo.writeClassAndObject(output, object);
        return output.toBytes();
    }

    @Override
    public Object decode(Subject subject, byte[] own) {
        input.setBuffer(own);
        return kryo.readClassAndObject(input);
    }

    @Override
    public String reused() {
        return "the Kryo instance, its output and its input";
    }

    @Override
    public FormatRef format(Subject subject) {
        String references = setup.references() ? "" : "option references = false;\n";
        String registered = setup.registered() ? "option registration_required = true;\n" + registrations() : "";
        String text = references + registered + subject.classList();
        return FormatRef.of("kryo", Schema.of(subject.id() + "." + id, "", text));
    }

    private String registrations() {
        return registered.stream()
                .map(type -> "register " + type.getCanonicalName() + ";\n")
                .collect(Collectors.joining());
    }
}
