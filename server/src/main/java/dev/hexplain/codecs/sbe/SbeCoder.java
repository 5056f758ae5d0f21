package dev.hexplain.codecs.sbe;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.ClassMembers;
import dev.hexplain.codecs.samples.Sample;
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
    public byte[] encode(Sample sample, Object object) {
        return new SbeMessageWriter(type(sample)).write(values(object));
    }

    @Override
    public Object decode(Sample sample, byte[] own) {
        if (sample.type().isArray()) {
            return Objects.requireNonNull(
                    SbeMessageValues.read(type(sample), own, group -> sample.type())
                            .get(OBJECTS),
                    OBJECTS);
        }
        ClassMembers members = ClassMembers.of(sample.type());
        return members.make(SbeMessageValues.read(
                type(sample), own, group -> members.get(group).type()));
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
    public FormatRef format(Sample sample) {
        return FormatRef.of(
                "sbe", Schema.of(sample.id() + ".sbe", "", type(sample).xml()));
    }

    @Override
    public Optional<String> refusal(Sample sample, Object object) {
        if (known(sample).isEmpty()) {
            return Optional.of("SBE has messages of fields, groups and texts; there is no schema for the sample “%s”"
                    .formatted(sample.id()));
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

    private SbeMessageType type(Sample sample) {
        return known(sample).orElseThrow(() -> new UnsupportedOperationException("No schema for " + sample.id()));
    }

    private Optional<SbeMessageType> known(Sample sample) {
        return types.computeIfAbsent(sample.id(), SbeMessageType::load);
    }
}
