package dev.hexplain.codecs.hessian;

import com.caucho.hessian.io.HessianInput;
import com.caucho.hessian.io.HessianOutput;
import com.caucho.hessian.io.SerializerFactory;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.Sample;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;

/** Encodes Hessian 1 with Caucho's {@code HessianOutput.writeObject}. */
final class Hessian1Coder implements Coder {
    private final SerializerFactory readers = CauchoCoder.samplesOnly();

    @Override
    public byte[] encode(Sample sample, Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        HessianOutput out = new HessianOutput(bytes);
        out.writeObject(object);
        out.flush();
        return bytes.toByteArray();
    }

    @Override
    public Object decode(Sample sample, byte[] own) throws IOException {
        HessianInput in = new HessianInput(new ByteArrayInputStream(own));
        in.setSerializerFactory(readers);
        return in.readObject(sample.type());
    }

    @Override
    public String reused() {
        return "the serializers for reading; streams are made for each call";
    }

    @Override
    public FormatRef format(Sample sample) {
        return FormatRef.of("hessian1");
    }

    @Override
    public Optional<String> refusal(Sample sample, Object object) {
        return CauchoCoder.overflow(object);
    }
}
