package dev.hexplain.decoders.fst;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.Decoded;
import dev.hexplain.testing.Survival;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nustaq.serialization.FSTConfiguration;

/** What classes write that write themselves: bytes of the library. */
class FstExternalizableTest {
    /** Writes itself. */
    public static final class Written implements Externalizable {
        private static final long serialVersionUID = 1;

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(300);
            out.writeLong(-2);
            out.writeBoolean(true);
            out.writeByte(5);
            out.writeShort(300);
            out.writeChar('x');
            out.writeFloat(1.5F);
            out.writeDouble(2.5);
            out.writeUTF("hé");
            out.writeObject("o");
            out.writeObject(new ArrayList<>(List.of(1)));
        }

        @Override
        public void readExternal(ObjectInput in) {
            throw new UnsupportedOperationException();
        }
    }

    private static final String CLASSES = """
            package dev.hexplain.decoders.fst;
            class FstExternalizableTest {
              class Written implements java.io.Externalizable {
                int number; long big; boolean flag; byte small; short middle; char letter; float real; double price;
                String text;
                @Written("writeObject") String object;
                java.util.List list;
              }
            }
            """;

    private static byte[] written(String coding, Object value) {
        FSTConfiguration configuration = coding.equals("unsafe")
                ? FSTConfiguration.createUnsafeBinaryConfiguration()
                : FSTConfiguration.createDefaultConfiguration();
        return configuration.asByteArray(value);
    }

    private static Decoder decoder(String coding) {
        String option = coding.equals("unsafe") ? "option coding = unsafe;" : "";
        return new Fst().with(Schema.of("written", "", CLASSES + option));
    }

    @ParameterizedTest
    @ValueSource(strings = {"default", "unsafe"})
    void what_a_class_writes_itself_is_read_as_the_list_says(String coding) {
        byte[] bytes = written(coding, new ArrayList<>(List.of(new Written(), new Written(), "behind")));
        Decoded decoded = Decoded.of(decoder(coding), bytes);

        assertThat(decoded.issues()).isEmpty();
        assertThat(decoded.isWhole()).isTrue();
        String list =
                decoded.tree().children(decoded.tree().root(), 0, 1).getFirst().name();
        for (int i = 0; i < 2; i++) {
            String path = list + "[" + i + "].";
            assertThat(decoded.value(path + "number")).isEqualTo("300");
            assertThat(decoded.value(path + "big")).isEqualTo("-2");
            assertThat(decoded.value(path + "flag")).isEqualTo("true");
            assertThat(decoded.value(path + "middle")).isEqualTo("300");
            assertThat(decoded.value(path + "price")).isEqualTo("2.5");
            assertThat(decoded.value(path + "text")).isEqualTo("\"hé\"");
            assertThat(decoded.value(path + "list[0]")).isEqualTo("1");
        }
        assertThat(decoded.value(list + "[2]")).isEqualTo("\"behind\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"default", "unsafe"})
    void damage_is_survived(String coding) {
        Survival survival = new Survival(decoder(coding));
        byte[] whole = written(coding, new Written());
        survival.readPrefixes(whole);
        survival.readChanged(whole);
    }
}
