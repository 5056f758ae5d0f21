package dev.hexplain.codecs.objectstream;

import de.ruedigermoeller.serialization.testclasses.blog.BlogBench;
import de.ruedigermoeller.serialization.testclasses.blog.BlogBenchExternalizable;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.ClassMembers;
import dev.hexplain.codecs.samples.SampleClasses;
import dev.hexplain.codecs.subjects.Subject;
import dev.hexplain.decode.schema.Schema;
import java.io.IOException;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import ru.sbrf.ufs.dto.PersonDto;
import ru.sbrf.ufs.dto.PersonExternalizable;

/**
 * Encodes the sample's values as a copy of its class that is {@code Externalizable}. Such classes exist for three
 * samples only: two from the articles, and one of the person.
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
    public Optional<String> refusal(Subject subject, Object object) {
        return copies.containsKey(element(subject))
                ? Optional.empty()
                : Optional.of("Nobody wrote an Externalizable copy of its class; there is one of the order, of"
                        + " BlogBench and of the person.");
    }

    @Override
    public byte[] encode(Subject subject, Object object) throws IOException {
        return ObjectStreams.write(ClassMembers.of(element(subject)).as(copy(subject), object));
    }

    @Override
    public Object decode(Subject subject, byte[] own) throws IOException, ClassNotFoundException {
        return ClassMembers.of(copy(subject)).as(element(subject), ObjectStreams.read(own, SampleClasses.ALL));
    }

    @Override
    public FormatRef format(Subject subject) {
        Class<?> copy = copies.get(element(subject));
        return copy == null
                ? FormatRef.of("java_serialization")
                : FormatRef.of("java_serialization", Schema.of(subject.id(), "", source(copy)));
    }

    /** The class list entry with the fields in the order it writes them. */
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

    private Class<?> copy(Subject subject) {
        return Objects.requireNonNull(copies.get(element(subject)), "refused before");
    }

    private static Class<?> element(Subject subject) {
        return subject.type().isArray() ? subject.type().componentType() : subject.type();
    }
}
