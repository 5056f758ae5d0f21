package dev.hexplain.codecs.sbe;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.ClassMembers;
import dev.hexplain.codecs.subjects.Subject;
import dev.hexplain.decode.schema.Schema;
import java.lang.reflect.Array;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** Encodes an object as one SBE message, by a schema written for its class. */
final class SbeCoder implements Coder {
    /** The maximum of {@code uint16}, without its null value. */
    private static final int LONGEST = 65534;

    private static final String OBJECTS = "objects";

    private final Map<String, Optional<SbeMessageType>> types = new ConcurrentHashMap<>();

    @Override
    public byte[] encode(Subject subject, Object object) {
        return new SbeMessageWriter(type(subject)).write(values(object));
    }

    @Override
    public Object decode(Subject subject, byte[] own) {
        if (subject.type().isArray()) {
            return Objects.requireNonNull(
                    SbeMessageValues.read(type(subject), own, group -> subject.type())
                            .get(OBJECTS),
                    OBJECTS);
        }
        ClassMembers members = ClassMembers.of(subject.type());
        return members.make(SbeMessageValues.read(
                type(subject), own, group -> members.get(group).type()));
    }

    /** An array is encoded as a message whose only group is the array. */
    private static Map<String, Object> values(Object object) {
        return object instanceof Object[]
                ? Map.of(OBJECTS, object)
                : ClassMembers.of(object.getClass()).values(object);
    }

    @Override
    public String reused() {
        return "the schema; values are written by a generic encoder, not by generated code";
    }

    @Override
    public FormatRef format(Subject subject) {
        return FormatRef.of(
                "sbe", Schema.of(subject.id() + ".sbe", "", type(subject).xml()));
    }

    @Override
    public Optional<String> refusal(Subject subject, Object object) {
        if (known(subject).isEmpty()) {
            return Optional.of("SBE has messages of fields, groups and texts; there is no schema for the sample “%s”"
                    .formatted(subject.id()));
        }
        return tooLong(object)
                .map(name ->
                        "A group or text has at most %d elements or bytes, and %s has more".formatted(LONGEST, name));
    }

    private static Optional<String> tooLong(Object object) {
        return values(object).entrySet().stream()
                .filter(member -> lengthOf(member.getValue()) > LONGEST)
                .map(Map.Entry::getKey)
                .findFirst()
                .or(() -> object instanceof Object[] all
                        ? Stream.of(all).flatMap(each -> tooLong(each).stream()).findFirst()
                        : Optional.empty());
    }

    /** Elements of an array, bytes of a text; 0 of anything else. */
    private static int lengthOf(Object value) {
        if (value instanceof String text) {
            return SbeMessageWriter.bytes(text).length;
        }
        return value.getClass().isArray() ? Array.getLength(value) : 0;
    }

    private SbeMessageType type(Subject subject) {
        return known(subject).orElseThrow(() -> new UnsupportedOperationException("No schema for " + subject.id()));
    }

    private Optional<SbeMessageType> known(Subject subject) {
        return types.computeIfAbsent(subject.id(), SbeMessageType::load);
    }
}
