package dev.hexplain.decoders.ion;

import static org.assertj.core.api.Assertions.assertThat;

import com.amazon.ion.IonType;
import com.amazon.ion.IonWriter;
import com.amazon.ion.Timestamp;
import com.amazon.ion.system.IonBinaryWriterBuilder;
import dev.hexplain.testing.EdgeValues;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.WrittenDocuments;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What Ion's own library writes of values at every boundary is what the decoder shows. */
@Slow
class IonObjectsTest {
    /** How a writer is set up. */
    @SuppressWarnings("ImmutableEnumChecker") // writers are made anew
    enum Mode {
        STANDARD(IonBinaryWriterBuilder.standard()),
        SHORT_FLOATS(IonBinaryWriterBuilder.standard().withFloatBinary32Enabled()),
        LOCAL_SYMBOLS(IonBinaryWriterBuilder.standard().withLocalSymbolTableAppendEnabled()),
        STREAM_COPIES(IonBinaryWriterBuilder.standard().withStreamCopyOptimized(true));

        private final IonBinaryWriterBuilder builder;

        Mode(IonBinaryWriterBuilder builder) {
            this.builder = builder;
        }

        byte[] bytes(@Nullable Object document) throws IOException {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            try (IonWriter writer = builder.build(out)) {
                write(writer, document);
            }
            return out.toByteArray();
        }

        private Object asWritten(Object value) {
            return switch (value) {
                case Float real when this != SHORT_FLOATS -> (double) real;
                case Double real when this == SHORT_FLOATS && real == real.floatValue() -> real.floatValue();
                case Timestamp time -> time.toString();
                case byte[] bytes when bytes.length == 0 -> "";
                default -> value;
            };
        }
    }

    @ParameterizedTest
    @EnumSource
    void every_value_is_what_was_written(Mode mode) throws IOException {
        WrittenDocuments written = new WrittenDocuments(new Ion(), mode::bytes, mode::asWritten);
        List<Object> documents = EdgeValues.documents();
        documents.addAll(List.of(
                EdgeValues.bigIntegers(), EdgeValues.decimals(), EdgeValues.floats(), EdgeValues.binaries(), times()));
        List<String> wrong = written.differences(documents);
        assertThat(wrong).as(String.join("\n", wrong)).isEmpty();
    }

    private static List<Timestamp> times() {
        List<Timestamp> times = new ArrayList<>();
        for (int year : new int[] {1, 127, 128, 1969, 2024, 9999}) {
            times.add(Timestamp.forYear(year));
            times.add(Timestamp.forMonth(year, 12));
            times.add(Timestamp.forDay(year, 2, 28));
            for (Integer zone : new Integer[] {null, 0, 1, -1, 63, 64, -64, 1439, -1439}) {
                if (year > 1 && year < 9999) {
                    times.add(Timestamp.forMinute(year, 1, 1, 0, 0, zone));
                    times.add(Timestamp.forSecond(year, 12, 31, 23, 59, new BigDecimal("59.999999999"), zone));
                    times.add(Timestamp.forSecond(year, 6, 15, 12, 30, new BigDecimal("0.000"), zone));
                    times.add(Timestamp.forSecond(year, 6, 15, 12, 30, new BigDecimal("1.000000000000000001"), zone));
                }
            }
        }
        return times;
    }

    private static void write(IonWriter writer, @Nullable Object value) throws IOException {
        switch (value) {
            case null -> writer.writeNull();
            case Boolean truth -> writer.writeBool(truth);
            case Integer integer -> writer.writeInt(integer);
            case Long integer -> writer.writeInt(integer);
            case BigInteger integer -> writer.writeInt(integer);
            case BigDecimal decimal -> writer.writeDecimal(decimal);
            case Float real -> writer.writeFloat(real);
            case Double real -> writer.writeFloat(real);
            case String text -> writer.writeString(text);
            case Timestamp time -> writer.writeTimestamp(time);
            case byte[] bytes -> writer.writeBlob(bytes);
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
