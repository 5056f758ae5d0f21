package dev.hexplain.codecs.ion;

import com.amazon.ion.IntegerSize;
import com.amazon.ion.IonReader;
import com.amazon.ion.IonType;
import dev.hexplain.codecs.flat.BoundObjects;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads Ion written by {@link IonObjectWriter}: first Ion values, then objects of the classes that fields declare. */
final class IonObjectReader {
    private static final BigDecimal THOUSAND = BigDecimal.valueOf(1000);

    private IonObjectReader() {}

    static Object root(IonReader in, Class<?> type) {
        in.next();
        return Objects.requireNonNull(BoundObjects.to(type, value(in)));
    }

    private static @Nullable Object value(IonReader in) {
        if (in.isNullValue()) {
            return null;
        }
        return switch (in.getType()) {
            case STRUCT -> struct(in);
            case LIST -> list(in);
            case INT -> integer(in);
            case FLOAT -> in.doubleValue();
            case BOOL -> in.booleanValue();
            case STRING, SYMBOL -> in.stringValue();
            case DECIMAL -> in.bigDecimalValue();
            case TIMESTAMP -> moment(in.timestampValue().getDecimalMillis());
            case BLOB -> in.newBytes();
            default -> throw new IllegalStateException("Never written: " + in.getType());
        };
    }

    /** The smallest type that fits, since Ion does not record the Java type. */
    private static Object integer(IonReader in) {
        if (in.getIntegerSize() == IntegerSize.BIG_INTEGER) {
            return in.bigIntegerValue();
        }
        long number = in.longValue();
        return number == (int) number ? (Object) (int) number : number;
    }

    private static Instant moment(BigDecimal millis) {
        BigDecimal[] seconds = millis.divideAndRemainder(THOUSAND);
        return Instant.ofEpochSecond(
                seconds[0].longValueExact(), seconds[1].movePointRight(6).longValueExact());
    }

    private static Map<String, Object> struct(IonReader in) {
        Map<String, Object> members = new LinkedHashMap<>();
        in.stepIn();
        for (IonType type = in.next(); type != null; type = in.next()) {
            members.put(in.getFieldName(), value(in));
        }
        in.stepOut();
        return members;
    }

    private static List<Object> list(IonReader in) {
        List<Object> elements = new ArrayList<>();
        in.stepIn();
        for (IonType type = in.next(); type != null; type = in.next()) {
            elements.add(value(in));
        }
        in.stepOut();
        return elements;
    }
}
