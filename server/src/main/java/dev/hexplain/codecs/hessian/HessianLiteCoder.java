package dev.hexplain.codecs.hessian;

import com.alibaba.com.caucho.hessian.io.Hessian2Input;
import com.alibaba.com.caucho.hessian.io.Hessian2Output;
import com.alibaba.com.caucho.hessian.io.SerializerFactory;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;

/** Encodes Hessian 2 with Dubbo's fork, which supports {@code java.time}. */
final class HessianLiteCoder implements Coder {
    /** The classes it writes instead of instants; superclasses and interfaces are looked up, too. */
    private static final List<String> ITS_OWN = List.of(
            "com.alibaba.com.caucho.hessian.io.java8.InstantHandle",
            "com.alibaba.com.caucho.hessian.io.HessianHandle",
            "java.io.Serializable",
            "java.lang.Cloneable",
            "java.lang.Comparable",
            "java.lang.Iterable",
            "java.lang.constant.*",
            "java.util.Abstract*",
            "java.util.Collection",
            "java.util.RandomAccess",
            "java.util.Sequenced*");

    private final SerializerFactory known;

    HessianLiteCoder(AllowedClasses classes) {
        HessianLogs.silence();
        this.known = only(classes);
    }

    @Override
    public byte[] encode(Subject subject, Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Hessian2Output out = new Hessian2Output(bytes);
        out.setSerializerFactory(known);
        out.writeObject(object);
        out.flush();
        return bytes.toByteArray();
    }

    @Override
    public Object decode(Subject subject, byte[] own) throws IOException {
        Hessian2Input in = new Hessian2Input(new ByteArrayInputStream(own));
        in.setSerializerFactory(known);
        return in.readObject(subject.type());
    }

    /** A factory that only creates objects of some classes, and maps for other class names. */
    private static SerializerFactory only(AllowedClasses classes) {
        SerializerFactory factory = new SerializerFactory(classes.loader());
        factory.getClassFactory().setWhitelist(true);
        CauchoCoder.patterns(classes).forEach(factory.getClassFactory()::allow);
        ITS_OWN.forEach(factory.getClassFactory()::allow);
        return factory;
    }

    @Override
    public String reused() {
        return "the serializers for reading; streams are made for each call";
    }

    @Override
    public FormatRef format(Subject subject) {
        return FormatRef.of("hessian2");
    }
}
