package dev.hexplain.codecs.hessian;

import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.SerializerFactory;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.graph.ObjectSearch;
import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import java.util.stream.Stream;

/** Encodes Hessian 2 with Caucho's {@code Hessian2Output.writeObject}. */
final class CauchoCoder implements Coder {
    private final SerializerFactory known;

    CauchoCoder(AllowedClasses classes) {
        HessianLogs.silence();
        this.known = only(classes);
    }

    @Override
    public byte[] encode(Subject subject, Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Hessian2Output out = new Hessian2Output(bytes);
        out.setSerializerFactory(known);
        out.writeObject(object);
        out.close();
        return bytes.toByteArray();
    }

    @Override
    public Object decode(Subject subject, byte[] own) throws IOException {
        Hessian2Input in = new Hessian2Input(new ByteArrayInputStream(own));
        in.setSerializerFactory(known);
        return in.readObject(subject.type());
    }

    /** A factory that only creates objects of some classes, and maps for other class names. */
    static SerializerFactory only(AllowedClasses classes) {
        SerializerFactory factory = new SerializerFactory(classes.loader());
        factory.getClassFactory().setWhitelist(true);
        patterns(classes).forEach(factory.getClassFactory()::allow);
        return factory;
    }

    /** The library makes regular expressions of them, and forgets that names have dollars. */
    static Stream<String> patterns(AllowedClasses classes) {
        return classes.patterns().map(pattern -> pattern.replace("$", "\\$"));
    }

    @Override
    public String reused() {
        return "the serializers for reading; streams are made for each call";
    }

    @Override
    public FormatRef format(Subject subject) {
        return FormatRef.of("hessian2");
    }

    @Override
    public Optional<String> refusal(Subject subject, Object object) {
        return overflow(object);
    }

    /** Refuses objects that would overflow the stack, which may leave classes of the JDK unusable. */
    static Optional<String> overflow(Object object) {
        return ObjectSearch.forThe(part -> part.getClass().getPackageName().equals("java.time"), object)
                .map(_ -> "It replaces objects of java.time by others that it replaces again, without end; the variants"
                        + " of Dubbo and sofa have serializers for them");
    }
}
