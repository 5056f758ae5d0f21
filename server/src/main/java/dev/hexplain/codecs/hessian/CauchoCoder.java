package dev.hexplain.codecs.hessian;

import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.SerializerFactory;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.SampleClasses;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import ru.sbrf.ufs.dto.SessionDto;

/** Encodes Hessian 2 with Caucho's {@code Hessian2Output.writeObject}. */
final class CauchoCoder implements Coder {
    private final SerializerFactory readers = samplesOnly();

    @Override
    public byte[] encode(Sample sample, Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Hessian2Output out = new Hessian2Output(bytes);
        out.writeObject(object);
        out.close();
        return bytes.toByteArray();
    }

    @Override
    public Object decode(Sample sample, byte[] own) throws IOException {
        Hessian2Input in = new Hessian2Input(new ByteArrayInputStream(own));
        in.setSerializerFactory(readers);
        return in.readObject(sample.type());
    }

    /** A factory that only creates objects of samples' classes, and maps for other class names. */
    static SerializerFactory samplesOnly() {
        SerializerFactory factory = new SerializerFactory(SampleClasses.class.getClassLoader());
        factory.getClassFactory().setWhitelist(true);
        SampleClasses.patterns().forEach(factory.getClassFactory()::allow);
        return factory;
    }

    @Override
    public String reused() {
        return "the serializers for reading; streams are made for each call";
    }

    @Override
    public FormatRef format(Sample sample) {
        return FormatRef.of("hessian2");
    }

    @Override
    public Optional<String> refusal(Sample sample, Object object) {
        return overflow(object);
    }

    /** Refuses objects that would overflow the stack, which may leave classes of the JDK unusable. */
    static Optional<String> overflow(Object object) {
        return object instanceof SessionDto
                ? Optional.of("It replaces the session's Instant by an object that it replaces again, without end;"
                        + " the variants of Dubbo and sofa have a serializer for it")
                : Optional.empty();
    }
}
