package dev.hexplain.codecs.ion;

import com.amazon.ion.IonType;
import com.amazon.ion.IonWriter;
import com.amazon.ion.Timestamp;
import dev.hexplain.codecs.flat.TextScalars;
import dev.hexplain.codecs.flat.TextScalars.TextScalar;
import dev.hexplain.codecs.samples.ClassMembers;
import java.io.IOException;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.Date;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Writes objects as Ion structs, field by field. Enum constants are symbols, instants timestamps, bytes blobs; what else
 * has a text of its own is that text.
 */
final class IonObjectWriter {
    private static final int NANOS = 9;

    private final IonWriter out;

    IonObjectWriter(IonWriter out) {
        this.out = out;
    }

    void value(@Nullable Object value) throws IOException {
        switch (value) {
            case null -> out.writeNull();
            case Long number -> out.writeInt(number);
            case Integer number -> out.writeInt(number);
            case Short number -> out.writeInt(number);
            case Byte number -> out.writeInt(number);
            case BigInteger number -> out.writeInt(number);
            case Double number -> out.writeFloat(number);
            case Float number -> out.writeFloat(number);
            case Boolean truth -> out.writeBool(truth);
            case String text -> out.writeString(text);
            case Character letter -> out.writeString(letter.toString());
            case Enum<?> constant -> out.writeSymbol(constant.name());
            case BigDecimal decimal -> out.writeDecimal(decimal);
            case Instant moment -> out.writeTimestamp(timestamp(moment));
            case Date date -> out.writeTimestamp(timestamp(date.toInstant()));
            case Year year -> out.writeInt(year.getValue());
            case byte[] bytes -> out.writeBlob(bytes);
            case Collection<?> elements -> list(elements.toArray());
            case Map<?, ?> map -> struct(map);
            default -> object(value);
        }
    }

    private void object(Object value) throws IOException {
        Optional<TextScalar<?>> scalar = TextScalars.of(value.getClass());
        if (scalar.isPresent()) {
            out.writeString(scalar.get().to(value));
        } else if (value.getClass().isArray()) {
            list(value);
        } else {
            struct(ClassMembers.of(value.getClass()).values(value));
        }
    }

    private void list(Object array) throws IOException {
        out.stepIn(IonType.LIST);
        for (int i = 0; i < Array.getLength(array); i++) {
            value(Array.get(array, i));
        }
        out.stepOut();
    }

    private void struct(Map<?, ?> members) throws IOException {
        out.stepIn(IonType.STRUCT);
        for (Map.Entry<?, ?> member : members.entrySet()) {
            out.setFieldName(String.valueOf(member.getKey()));
            value(member.getValue());
        }
        out.stepOut();
    }

    private static Timestamp timestamp(Instant moment) {
        OffsetDateTime time = moment.atOffset(ZoneOffset.UTC);
        BigDecimal seconds = BigDecimal.valueOf(time.getNano(), NANOS)
                .stripTrailingZeros()
                .add(BigDecimal.valueOf(time.getSecond()));
        return Timestamp.forSecond(
                time.getYear(),
                time.getMonthValue(),
                time.getDayOfMonth(),
                time.getHour(),
                time.getMinute(),
                seconds,
                0);
    }
}
