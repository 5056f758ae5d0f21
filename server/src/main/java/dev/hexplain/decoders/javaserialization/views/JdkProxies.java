package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Dynamic proxies: their interfaces are their type, and their handler is shown. Annotations, which are proxies too, are
 * shown as they are in a source.
 */
final class JdkProxies {
    private static final String ANNOTATION_HANDLER = "sun.reflect.annotation.AnnotationInvocationHandler";

    static final Map<String, JavaView> VIEWS =
            Map.of("java.lang.reflect.Proxy", JdkProxies::proxy, ANNOTATION_HANDLER, JdkProxies::annotation);

    private JdkProxies() {}

    /** F{h}. */
    private static LogicalValue proxy(StreamObject object, ClassData written) throws MisfitException {
        LogicalValue handler = written.value("h");
        return isAnnotation(handler) && handler instanceof LogicalValue.Scalar
                ? FieldForms.standingFor(object, handler)
                : new LogicalValue.Structure(
                        object.field(), object.field().type(), Paged.of(List.of(object.member(written, "h"))));
    }

    private static boolean isAnnotation(LogicalValue handler) {
        return JavaClassKind.nameOf(handler.field()).equals(ANNOTATION_HANDLER);
    }

    /** F{memberValues, type}: text where it is not long, and otherwise its members. */
    private static LogicalValue annotation(StreamObject object, ClassData written) throws MisfitException {
        if (!(written.value("type") instanceof LogicalValue.Scalar type)
                || type.kind() != ScalarKind.NAME
                || !(written.value("memberValues") instanceof LogicalValue.Mapping members)) {
            throw new MisfitException("a class was expected in type, and a map in memberValues");
        }
        String name = type.text().first(AnnotationText.LONGEST);
        Optional<String> text = AnnotationText.of(name, members.entries());
        return text.isPresent()
                ? LogicalValue.Scalar.of(object.field(), name, ScalarKind.NAME, text.get())
                : new LogicalValue.Structure(
                        object.field(),
                        name,
                        members.entries()
                                .map(entry -> new LogicalValue.Named(AnnotationText.key(entry), entry.value())));
    }
}
