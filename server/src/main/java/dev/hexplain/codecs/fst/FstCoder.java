package dev.hexplain.codecs.fst;

import de.ruedigermoeller.serialization.testclasses.blog.BlogBench;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.ClassLists;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.decode.schema.Schema;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTObjectInput;
import org.nustaq.serialization.FSTObjectOutput;
import ru.sbrf.ufs.dto.PersonDto;
import ru.sbrf.ufs.dto.SessionDto;
import ru.sbrf.ufs.dto.SessionState;
import sp.MarketData;

/**
 * {@code FSTObjectOutput} with a configuration of its own. {@code asByteArray} is never used: it keeps streams in static
 * thread locals, and a second configuration on the same thread writes by the first.
 */
final class FstCoder implements Coder {
    /** All that samples need, in the order in which they get their numbers. */
    static final List<Class<?>> CLASSES = List.of(
            sampleInTheDefaultPackage(),
            MarketData.class,
            BlogBench.class,
            BlogBench[].class,
            SessionDto.class,
            PersonDto.class,
            SessionState.class,
            java.util.LinkedHashMap.class);

    private final Setup setup;
    private final FSTConfiguration configuration;

    /**
     * How to set FST up.
     *
     * @param unsafe whether numbers keep their size, and memory is written directly
     * @param shared whether an object that comes again is a position
     * @param registered the classes that have a number
     */
    record Setup(boolean unsafe, boolean shared, List<Class<?>> registered) {}

    FstCoder(Setup setup) {
        this.setup = setup;
        this.configuration = setup.unsafe()
                ? FSTConfiguration.createUnsafeBinaryConfiguration()
                : FSTConfiguration.createDefaultConfiguration();
        configuration.setShareReferences(setup.shared());
        configuration.registerClass(setup.registered().toArray(Class<?>[]::new));
    }

    /** A class without a package cannot be imported. */
    private static Class<?> sampleInTheDefaultPackage() {
        try {
            return Class.forName("ObjectToBeSerialised");
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public byte[] encode(Sample sample, Object object) throws IOException {
        return encode(object);
    }

    byte[] encode(Object object) throws IOException {
        return write(configuration, object);
    }

    static byte[] write(FSTConfiguration configuration, Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        FSTObjectOutput output = new FSTObjectOutput(bytes, configuration);
        output.writeObject(object);
        output.flush();
        return bytes.toByteArray();
    }

    @Override
    public Object decode(Sample sample, byte[] own) throws IOException, ClassNotFoundException {
        return read(configuration, own);
    }

    static Object read(FSTConfiguration configuration, byte[] own) throws IOException, ClassNotFoundException {
        return new FSTObjectInput(new ByteArrayInputStream(own), configuration).readObject();
    }

    @Override
    public FormatRef format(Sample sample) {
        return format(ClassLists.of(sample));
    }

    /** What explains objects of some classes. */
    FormatRef format(String classes) {
        String coding = setup.unsafe() ? "option coding = unsafe;\n" : "";
        String registrations = setup.registered().stream()
                .map(type -> "register " + type.getCanonicalName() + ";\n")
                .collect(Collectors.joining());
        return FormatRef.of("fst", Schema.of("classes", "", coding + registrations + classes));
    }
}
