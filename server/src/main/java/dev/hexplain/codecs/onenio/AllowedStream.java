package dev.hexplain.codecs.onenio;

import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;
import java.io.IOException;
import java.io.InvalidClassException;
import java.util.Optional;
import one.nio.serial.DeserializeStream;
import one.nio.serial.Serializer;
import org.jspecify.annotations.Nullable;

/**
 * A one-nio stream that only creates objects of allowed classes. The serializer of a class is read from the stream
 * before its first object.
 */
final class AllowedStream extends DeserializeStream {
    private final AllowedClasses allowed;

    AllowedStream(AllowedClasses allowed, byte... own) {
        super(own);
        this.allowed = allowed;
    }

    /** The library keeps every class that it has met. */
    static Optional<String> refusal(Subject subject) {
        return subject.classes().arePassing()
                ? Optional.of(
                        "It keeps the classes it has met as long as the program runs, and generates code that must see"
                                + " them beside its own: classes that were defined for one object only are not given to"
                                + " it")
                : Optional.empty();
    }

    @Override
    public @Nullable Object readObject() throws IOException, ClassNotFoundException {
        Object read = super.readObject();
        Class<?> type = read instanceof Serializer<?> reader ? reader.cls() : read == null ? null : read.getClass();
        if (type != null && !allowed.has(type)) {
            throw new InvalidClassException(AllowedClasses.refusal(type.getName()));
        }
        return read;
    }
}
