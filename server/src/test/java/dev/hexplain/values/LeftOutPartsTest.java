package dev.hexplain.values;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.PrintedValues;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.fory.Fory;
import org.junit.jupiter.api.Test;

/** Parts of a value that are not looked at, since there are too many, have one in their place that says so. */
@Slow
class LeftOutPartsTest {
    /** Fory begins a block where the type of the values changes. */
    @Test
    void entries_behind_very_many_blocks_of_a_map() {
        Map<Integer, Object> map = new LinkedHashMap<>();
        for (int i = 0; i <= 65_536; i++) {
            map.put(i, i % 2 == 0 ? (Object) i : "");
        }
        byte[] bytes = Fory.builder()
                .withXlang(false)
                .withCompatible(false)
                .withCodegen(false)
                .requireClassRegistration(false)
                .build()
                .serialize(map);

        assertThat(end(PrintedValues.of("fory", bytes)))
                .endsWith("\"65535\":\"\",\"*\":{\"$cut\":\"Entries of a map are those of its first 65,536 blocks\"}}");
    }

    private static String end(String printed) {
        return printed.substring(Math.max(0, printed.length() - 200));
    }

    /** The class, which is defined before them, is a field as well. */
    @Test
    void fields_of_a_very_wide_object() {
        ByteArrayOutputStream hessian = new ByteArrayOutputStream();
        hessian.writeBytes(new byte[] {'C', 4, 'W', 'i', 'd', 'e', (byte) (0xC8 + (1100 >> 8)), (byte) 1100});
        for (int i = 0; i < 1100; i++) {
            hessian.writeBytes("\5f%04d".formatted(i).getBytes(StandardCharsets.ISO_8859_1));
        }
        hessian.write(0x60);
        hessian.writeBytes("\u0090".repeat(1100).getBytes(StandardCharsets.ISO_8859_1));

        assertThat(end(PrintedValues.of("hessian2", hessian.toByteArray())))
                .endsWith(
                        "\"f1022\":0,\"f1023\":{\"$cut\":\"Parts of a value are among the first 1,024 fields in it\"}}");
    }
}
