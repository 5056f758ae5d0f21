package dev.hexplain.codecs.hessian;

import com.alibaba.com.caucho.hessian.io.Hessian2Input;
import com.alibaba.com.caucho.hessian.io.Hessian2Output;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.Sample;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** The same by Dubbo's fork, which knows {@code java.time}. */
final class HessianLiteCoder implements Coder {
    @Override
    public byte[] encode(Sample sample, Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Hessian2Output out = new Hessian2Output(bytes);
        out.writeObject(object);
        out.flush();
        return bytes.toByteArray();
    }

    @Override
    public Object decode(Sample sample, byte[] own) throws IOException {
        return new Hessian2Input(new ByteArrayInputStream(own)).readObject(sample.type());
    }

    @Override
    public FormatRef format(Sample sample) {
        return FormatRef.of("hessian2");
    }
}
