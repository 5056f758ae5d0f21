package dev.hexplain.testing;

import com.amazon.ion.IonBool;
import com.amazon.ion.IonFloat;
import com.amazon.ion.IonInt;
import com.amazon.ion.IonSequence;
import com.amazon.ion.IonStruct;
import com.amazon.ion.IonSystem;
import com.amazon.ion.IonText;
import com.amazon.ion.IonType;
import com.amazon.ion.IonValue;
import com.amazon.ion.IonWriter;
import com.amazon.ion.system.IonSystemBuilder;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Documents of lists, maps and scalars, such as {@link RandomDocuments}, as Ion's own library writes and reads them. */
public final class IonDocuments {
    private static final IonSystem SYSTEM = IonSystemBuilder.standard().build();

    private IonDocuments() {}

    public static void write(IonWriter writer, @Nullable Object value) throws IOException {
        switch (value) {
            case null -> writer.writeNull();
            case Integer number -> writer.writeInt(number);
            case Long number -> writer.writeInt(number);
            case Double number -> writer.writeFloat(number);
            case String text -> writer.writeString(text);
            case Boolean truth -> writer.writeBool(truth);
            case BigDecimal number -> writer.writeDecimal(number);
            case List<?> list -> {
                writer.stepIn(IonType.LIST);
                for (Object each : list) {
                    write(writer, each);
                }
                writer.stepOut();
            }
            case Map<?, ?> map -> {
                writer.stepIn(IonType.STRUCT);
                for (Map.Entry<?, ?> each : map.entrySet()) {
                    writer.setFieldName((String) each.getKey());
                    write(writer, each.getValue());
                }
                writer.stepOut();
            }
            default -> throw new AssertionError(value);
        }
    }

    /** The first value, as the lists and maps that were written. */
    public static @Nullable Object read(byte[] bytes) {
        return plain(SYSTEM.getLoader().load(bytes).get(0));
    }

    private static @Nullable Object plain(IonValue value) {
        if (value.isNullValue()) {
            return null;
        }
        return switch (value) {
            case IonStruct struct -> {
                Map<String, @Nullable Object> map = new LinkedHashMap<>();
                struct.forEach(each -> map.put(each.getFieldName(), plain(each)));
                yield map;
            }
            case IonSequence sequence -> {
                List<@Nullable Object> list = new ArrayList<>();
                sequence.forEach(each -> list.add(plain(each)));
                yield list;
            }
            case IonBool truth -> truth.booleanValue();
            case IonFloat number -> number.doubleValue();
            case IonInt number -> small(number.bigIntegerValue());
            case IonText text -> text.stringValue();
            default -> throw new IllegalArgumentException(value.getType().name());
        };
    }

    private static Number small(BigInteger number) {
        return number.bitLength() < Integer.SIZE ? (Number) number.intValueExact() : (Number) number.longValueExact();
    }
}
