package dev.hexplain.codecs.onenio;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;
import java.io.IOException;
import java.util.Objects;
import java.util.Optional;
import one.nio.serial.Serializer;

/** Encodes with one-nio's {@code Serializer.persist}: classes are described where they first occur. */
final class OneNioPersistCoder implements Coder {
    private final AllowedClasses allowed;

    OneNioPersistCoder(AllowedClasses allowed) {
        this.allowed = allowed;
    }

    @Override
    public Optional<String> refusal(Subject subject, Object object) {
        return AllowedStream.refusal(subject);
    }

    @Override
    public byte[] encode(Subject subject, Object object) throws IOException {
        return Serializer.persist(object);
    }

    @Override
    public Object decode(Subject subject, byte[] own) throws IOException, ClassNotFoundException {
        return Objects.requireNonNull(new AllowedStream(allowed, own).readObject());
    }

    @Override
    public FormatRef format(Subject subject) {
        return FormatRef.of("one_nio_persist");
    }
}
