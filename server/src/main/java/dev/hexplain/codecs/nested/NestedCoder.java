package dev.hexplain.codecs.nested;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.subjects.Subject;
import dev.hexplain.decode.schema.Schema;
import java.util.Map;
import java.util.Optional;
import ru.sbrf.ufs.dto.SessionDto;

/** Encodes the session by its {@link SessionMapping}, and flat samples with another coder. */
public abstract class NestedCoder implements Coder {
    private final Coder flat;
    private final String format;

    /**
     * A coder.
     *
     * @param flat for other samples than the session
     * @param format that decodes both
     */
    protected NestedCoder(Coder flat, String format) {
        this.flat = flat;
        this.format = format;
    }

    /** The bytes of a {@link SessionMapping#TYPE}. */
    protected abstract byte[] write(Map<String, Object> values) throws Exception;

    /** Reads the values back. */
    protected abstract Map<String, Object> read(byte[] own) throws Exception;

    /** The schema in the format's language. */
    protected abstract String source();

    private static boolean isNested(Subject subject) {
        return subject.type() == SessionDto.class;
    }

    @Override
    public final Optional<String> refusal(Subject subject, Object object) {
        return isNested(subject) ? Optional.empty() : flat.refusal(subject, object);
    }

    @Override
    public final byte[] encode(Subject subject, Object object) throws Exception {
        return isNested(subject) ? write(SessionMapping.values((SessionDto) object)) : flat.encode(subject, object);
    }

    @Override
    public final Object decode(Subject subject, byte[] own) throws Exception {
        return isNested(subject) ? SessionMapping.session(read(own)) : flat.decode(subject, own);
    }

    @Override
    public final String reused() {
        return flat.reused();
    }

    @Override
    public final FormatRef format(Subject subject) {
        return isNested(subject)
                ? FormatRef.of(format, Schema.of(subject.id(), SessionMapping.TYPE.name(), source()))
                : flat.format(subject);
    }
}
