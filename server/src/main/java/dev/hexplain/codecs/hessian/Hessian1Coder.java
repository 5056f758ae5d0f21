package dev.hexplain.codecs.hessian;

import com.caucho.hessian.io.HessianInput;
import com.caucho.hessian.io.HessianOutput;
import com.caucho.hessian.io.SerializerFactory;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;

/** Encodes Hessian 1 with Caucho's {@code HessianOutput.writeObject}. */
final class Hessian1Coder implements Coder {
    private final SerializerFactory known;

    Hessian1Coder(AllowedClasses classes) {
        HessianLogs.silence();
        this.known = CauchoCoder.only(classes);
    }

    @Override
    public byte[] encode(Subject subject, Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        HessianOutput out = new HessianOutput(bytes);
        out.setSerializerFactory(known);
        out.writeObject(object);
        out.flush();
        return bytes.toByteArray();
    }

    @Override
    public Object decode(Subject subject, byte[] own) throws IOException {
        HessianInput in = new HessianInput(new ByteArrayInputStream(own));
        in.setSerializerFactory(known);
        return in.readObject(subject.type());
    }

    @Override
    public String reused() {
        return "the serializers for reading; streams are made for each call";
    }

    @Override
    public FormatRef format(Subject subject) {
        return FormatRef.of("hessian1");
    }

    @Override
    public Optional<String> refusal(Subject subject, Object object) {
        return CauchoCoder.overflow(object);
    }
}
