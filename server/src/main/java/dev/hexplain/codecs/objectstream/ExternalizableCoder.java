package dev.hexplain.codecs.objectstream;

import de.ruedigermoeller.serialization.testclasses.blog.BlogBench;
import de.ruedigermoeller.serialization.testclasses.blog.BlogBenchExternalizable;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.ClassMembers;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.SampleClasses;
import dev.hexplain.decode.schema.Schema;
import java.io.IOException;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import ru.sbrf.ufs.dto.PersonDto;
import ru.sbrf.ufs.dto.PersonExternalizable;

/**
 * The same values in a copy of the class that is {@code Externalizable}. Few such classes exist: the
 * articles' two and one of the person. To write one by hand for each class is what the articles advise against.
 */
final class ExternalizableCoder implements Coder {
    private final Map<Class<?>, Class<?>> copies;

    ExternalizableCoder() {
        copies = Map.of(
                SampleClasses.order(),
                SampleClasses.externalizableOrder(),
                BlogBench.class,
                BlogBenchExternalizable.class,
                PersonDto.class,
                PersonExternalizable.class);
    }

    @Override
    public Optional<String> refusal(Sample sample, Object object) {
        return copies.containsKey(element(sample))
                ? Optional.empty()
                : Optional.of("Nobody wrote an Externalizable copy of its class; there is one of the order, of"
                        + " BlogBench and of the person.");
    }

    @Override
    public byte[] encode(Sample sample, Object object) throws IOException {
        return ObjectStreams.write(ClassMembers.of(element(sample)).as(copy(sample), object));
    }

    @Override
    public Object decode(Sample sample, byte[] own) throws IOException, ClassNotFoundException {
        return ClassMembers.of(copy(sample)).as(element(sample), ObjectStreams.read(own));
    }

    @Override
    public FormatRef format(Sample sample) {
        Class<?> copy = copies.get(element(sample));
        return copy == null
                ? FormatRef.of("java_serialization")
                : FormatRef.of("java_serialization", Schema.of(sample.id(), "", source(copy)));
    }

    /** What its source says of the order in which it writes. */
    private static String source(Class<?> type) {
        StringBuilder source = new StringBuilder();
        if (!type.getPackageName().isEmpty()) {
            source.append("package ").append(type.getPackageName()).append(";\n");
        }
        source.append("class ").append(type.getSimpleName()).append(" implements java.io.Externalizable {\n");
        ClassMembers.of(type)
                .all()
                .forEach(field ->
                        source.append("    %s %s;\n".formatted(field.type().getSimpleName(), field.name())));
        return source.append("}\n").toString();
    }

    private Class<?> copy(Sample sample) {
        return Objects.requireNonNull(copies.get(element(sample)), "refused before");
    }

    private static Class<?> element(Sample sample) {
        return sample.type().isArray() ? sample.type().componentType() : sample.type();
    }
}
