package dev.hexplain.codecs.xml;

import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.io.xml.CompactWriter;
import com.thoughtworks.xstream.security.NoTypePermission;
import com.thoughtworks.xstream.security.NullPermission;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;
import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/** Encodes XML with XStream's compact writer. */
final class XStreamCoder implements Coder {
    private final XStream xstream = new XStream();

    XStreamCoder(AllowedClasses classes) {
        xstream.setClassLoader(classes.loader());
        // Removes the default permissions, which allow far more.
        xstream.addPermission(NoTypePermission.NONE);
        xstream.addPermission(NullPermission.NULL);
        xstream.addPermission(type -> type != null && classes.has(type));
    }

    @Override
    public byte[] encode(Subject subject, Object object) {
        StringWriter text = new StringWriter();
        xstream.marshal(object, new CompactWriter(text));
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public Object decode(Subject subject, byte[] own) {
        return xstream.fromXML(new InputStreamReader(new ByteArrayInputStream(own), StandardCharsets.UTF_8));
    }

    @Override
    public String reused() {
        return "the XStream instance";
    }

    @Override
    public FormatRef format(Subject subject) {
        return FormatRef.of("xml");
    }
}
