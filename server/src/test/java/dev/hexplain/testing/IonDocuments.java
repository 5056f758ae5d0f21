package dev.hexplain.testing;

import com.amazon.ion.IonType;
import com.amazon.ion.IonWriter;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Writes {@link RandomDocuments} as Ion's own library does. */
public final class IonDocuments {
    private IonDocuments() {}

    public static void write(IonWriter writer, Object value) throws IOException {
        switch (value) {
            case null -> writer.writeNull();
            case Integer number -> writer.writeInt(number);
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
}
