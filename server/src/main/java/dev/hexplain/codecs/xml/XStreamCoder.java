package dev.hexplain.codecs.xml;

import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.io.xml.CompactWriter;
import com.thoughtworks.xstream.security.NoTypePermission;
import com.thoughtworks.xstream.security.NullPermission;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.SampleClasses;
import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/** Encodes XML with XStream's compact writer. */
final class XStreamCoder implements Coder {
    private final XStream xstream = new XStream();

    XStreamCoder() {
        // Removes the default permissions, which allow far more.
        xstream.addPermission(NoTypePermission.NONE);
        xstream.addPermission(NullPermission.NULL);
        xstream.addPermission(type -> type != null && SampleClasses.has(type));
    }

    @Override
    public byte[] encode(Sample sample, Object object) {
        StringWriter text = new StringWriter();
        xstream.marshal(object, new CompactWriter(text));
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public Object decode(Sample sample, byte[] own) {
        return xstream.fromXML(new InputStreamReader(new ByteArrayInputStream(own), StandardCharsets.UTF_8));
    }

    @Override
    public String reused() {
        return "the XStream instance";
    }

    @Override
    public FormatRef format(Sample sample) {
        return FormatRef.of("xml");
    }
}
