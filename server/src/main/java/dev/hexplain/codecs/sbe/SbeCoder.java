package dev.hexplain.codecs.sbe;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.Members;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.decode.schema.Schema;
import java.lang.reflect.Array;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** One message for an object, by a schema written for its class. */
final class SbeCoder implements Coder {
    /** What {@code uint16} can count, without the value that means null. */
    private static final int LONGEST = 65534;

    private final Map<String, Optional<MessageType>> types = new HashMap<>();

    @Override
    public byte[] encode(Sample sample, Object object) {
        return new MessageWriter(type(sample)).write(Members.of(sample.type()).values(object));
    }

    @Override
    public Object decode(Sample sample, byte[] own) {
        return Members.of(sample.type()).make(MessageValues.read(type(sample), own, Members.of(sample.type())));
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
        return Members.of(sample.type()).values(object).entrySet().stream()
                .filter(member -> lengthOf(member.getValue()) > LONGEST)
                .map(member -> "A group or text has at most %d elements or bytes, and %s has more"
                        .formatted(LONGEST, member.getKey()))
                .findFirst();
    }

    /** Elements of an array, bytes of a text; 0 of anything else. */
    private static int lengthOf(Object value) {
        if (value instanceof String text) {
            return MessageWriter.bytes(text).length;
        }
        return value.getClass().isArray() ? Array.getLength(value) : 0;
    }

    private MessageType type(Sample sample) {
        return known(sample).orElseThrow(() -> new UnsupportedOperationException("No schema for " + sample.id()));
    }

    private Optional<MessageType> known(Sample sample) {
        return types.computeIfAbsent(sample.id(), MessageType::load);
    }
}
