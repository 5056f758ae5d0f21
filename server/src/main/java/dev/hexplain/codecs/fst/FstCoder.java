package dev.hexplain.codecs.fst;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTObjectInput;
import org.nustaq.serialization.FSTObjectOutput;

/**
 * Encodes with {@code FSTObjectOutput} and a configuration of its own. {@code asByteArray} is never used: it keeps
 * streams in static thread locals, and a second configuration on the same thread would use the first one.
 */
final class FstCoder implements Coder {
    private final FstSetup setup;
    private final FSTConfiguration configuration;

    FstCoder(FstSetup setup, AllowedClasses classes) {
        if (classes.arePassing()) {
            FstClassTables.clear(); // of the object before; those of the last one stay
        }
        this.setup = setup;
        this.configuration = setup.unsafe()
                ? FSTConfiguration.createUnsafeBinaryConfiguration()
                : FSTConfiguration.createDefaultConfiguration();
        allow(classes, configuration);
        configuration.setShareReferences(setup.shared());
        for (Class<?> type : setup.registered()) {
            configuration.registerClass(type);
            if (!type.isArray()) { // FST registers the array with a class, but looks for it in its own loader only
                configuration.registerClass(type.arrayType());
            }
        }
    }

    /** Restricts deserialization to some classes. */
    static void allow(AllowedClasses classes, FSTConfiguration configuration) {
        configuration.setVerifier(type -> classes.has(type));
        configuration.setClassLoader(classes.loader());
    }

    @Override
    public byte[] encode(Subject subject, Object object) throws IOException {
        return encode(object);
    }

    byte[] encode(Object object) throws IOException {
        return write(configuration, object);
    }

    static byte[] write(FSTConfiguration configuration, Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Output output = new Output(bytes, configuration);
        try {
            output.writeObject(object);
            output.flush();
        } finally {
            output.forgetFields();
        }
        return bytes.toByteArray();
    }

    /** Leaves nothing of the classes that it wrote to its thread. */
    private static final class Output extends FSTObjectOutput {
        Output(OutputStream to, FSTConfiguration configuration) {
            super(to, configuration);
        }

        void forgetFields() {
            refsLocal.remove();
        }
    }

    @Override
    public Object decode(Subject subject, byte[] own) throws IOException, ClassNotFoundException {
        return read(configuration, own);
    }

    static Object read(FSTConfiguration configuration, byte[] own) throws IOException, ClassNotFoundException {
        return new FSTObjectInput(new ByteArrayInputStream(own), configuration).readObject();
    }

    /** Objects of any class make it read beyond the array that it reads from. */
    @Override
    public Optional<String> refusal(Subject subject, Object object) {
        return setup.unsafe() && subject.classes().mayBeAny()
                ? Optional.of(
                        "It reads memory without looking at where its array ends, and may end the process: only objects"
                                + " whose classes are known are given to it")
                : Optional.empty();
    }

    @Override
    public String reused() {
        return "the configuration; streams are made for each call";
    }

    @Override
    public FormatRef format(Subject subject) {
        return setup.format(subject);
    }
}
