package dev.hexplain.bench.workload;

import com.amazon.ion.IonType;
import com.amazon.ion.IonWriter;
import com.amazon.ion.Timestamp;
import com.amazon.ion.system.IonBinaryWriterBuilder;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The orders in binary Ion: one struct after the other, with decimals and timestamps. */
public final class IonOrders {
    private static final int ORDERS_IN_A_SEGMENT = 1000;

    private final IonWriter to;

    private IonOrders(IonWriter to) {
        this.to = to;
    }

    /** About 50 MB. */
    public static Path file() throws IOException {
        return WorkloadFile.of("orders.ion", out -> {
            ShopOrders orders = OrderFiles.orders();
            try (IonWriter writer = IonBinaryWriterBuilder.standard().build(out)) {
                IonOrders to = new IonOrders(writer);
                for (int i = 0; out.written() < OrderFiles.DOCUMENT_BYTES; i++) {
                    to.value(orders.next());
                    if (i % ORDERS_IN_A_SEGMENT == 0) {
                        writer.finish();
                    }
                }
            }
        });
    }

    private void value(@Nullable Object value) throws IOException {
        switch (value) {
            case null -> to.writeNull();
            case String text -> to.writeString(text);
            case Number number
            when number instanceof Integer || number instanceof Long -> to.writeInt(number.longValue());
            case Double number -> to.writeFloat(number);
            case BigDecimal number -> to.writeDecimal(number);
            case Boolean truth -> to.writeBool(truth);
            case Enum<?> constant -> to.writeSymbol(constant.name());
            case Instant instant -> to.writeTimestamp(Timestamp.forMillis(instant.toEpochMilli(), 0));
            case LocalDate date ->
                to.writeTimestamp(Timestamp.forDay(date.getYear(), date.getMonthValue(), date.getDayOfMonth()));
            case List<?> list -> {
                to.stepIn(IonType.LIST);
                for (Object each : list) {
                    value(each);
                }
                to.stepOut();
            }
            case Map<?, ?> map -> {
                to.stepIn(IonType.STRUCT);
                for (Map.Entry<?, ?> entry : map.entrySet()) {
                    to.setFieldName((String) entry.getKey());
                    value(entry.getValue());
                }
                to.stepOut();
            }
            default -> {
                to.stepIn(IonType.STRUCT);
                for (OrderMember member : OrderMember.of(value.getClass())) {
                    to.setFieldName(member.name());
                    value(member.rawIn(value));
                }
                to.stepOut();
            }
        }
    }
}
