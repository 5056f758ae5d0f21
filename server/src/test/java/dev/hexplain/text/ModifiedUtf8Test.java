package dev.hexplain.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ModifiedUtf8Test {
    private final Random random = new Random(8);

    @Test
    void decodes_what_data_output_writes() throws IOException {
        for (int round = 0; round < 3_000; round++) {
            String text = text(random.nextInt(40));
            byte[] bytes = written(text);
            assertThat(ModifiedUtf8.decode(bytes)).isEqualTo(text);
            assertThat(new String(bytes, ModifiedUtf8.CHARSET)).isEqualTo(text);
            assertThat(ModifiedUtf8.firstInvalid(bytes)).isEqualTo(-1);
        }
    }

    @Test
    void an_emoji_a_nul_and_lone_surrogates_come_out_as_themselves() throws IOException {
        for (String text : List.of("\uD83D\uDE00", "\0", "\uD83D", "\uDE00\uD83D", "a\0b", "", "\uFFFF\u0080\u0800")) {
            assertThat(ModifiedUtf8.decode(written(text))).isEqualTo(text);
        }
    }

    @Test
    void agrees_with_data_input_on_what_is_valid() throws IOException {
        int valid = 0;
        for (int round = 0; round < 20_000; round++) {
            byte[] bytes = damaged(written(text(1 + random.nextInt(6))));
            Optional<String> expected = read(bytes);
            valid += expected.isPresent() ? 1 : 0;
            assertThat(ModifiedUtf8.firstInvalid(bytes) < 0)
                    .as(Arrays.toString(bytes))
                    .isEqualTo(expected.isPresent());
            expected.ifPresent(text -> assertThat(ModifiedUtf8.decode(bytes)).isEqualTo(text));
        }
        assertThat(valid).isBetween(1_000, 19_000);
    }

    @Test
    void each_byte_that_starts_nothing_becomes_one_replacement_character() {
        byte[] bytes = {'a', (byte) 0xFF, (byte) 0x80, 'b', (byte) 0xE2, (byte) 0x82};
        assertThat(ModifiedUtf8.decode(bytes)).isEqualTo("a\uFFFD\uFFFDb\uFFFD\uFFFD");
        assertThat(ModifiedUtf8.firstInvalid(bytes)).isEqualTo(1);
    }

    /** Characters of each encoded length, surrogates of both kinds among them. */
    private String text(int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append(
                    switch (random.nextInt(6)) {
                        case 0 -> "\0";
                        case 1 -> Character.toString(0x1F600 + random.nextInt(64));
                        case 2 -> (char) (0xD800 + random.nextInt(0x800));
                        case 3 -> (char) random.nextInt(0x10000);
                        case 4 -> (char) random.nextInt(0x800);
                        default -> (char) random.nextInt(0x80);
                    });
        }
        return text.toString();
    }

    private byte[] damaged(byte[] bytes) {
        byte[] damaged = random.nextInt(4) == 0 ? Arrays.copyOf(bytes, bytes.length - 1) : bytes.clone();
        if (damaged.length > 0 && random.nextBoolean()) {
            damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
        }
        return damaged;
    }

    private static byte[] written(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new DataOutputStream(bytes).writeUTF(text);
        return Arrays.copyOfRange(bytes.toByteArray(), 2, bytes.size());
    }

    private static Optional<String> read(byte[] bytes) throws IOException {
        ByteArrayOutputStream prefixed = new ByteArrayOutputStream();
        new DataOutputStream(prefixed).writeShort(bytes.length);
        prefixed.writeBytes(bytes);
        try {
            return Optional.of(new DataInputStream(new ByteArrayInputStream(prefixed.toByteArray())).readUTF());
        } catch (java.io.UTFDataFormatException invalid) {
            return Optional.empty();
        }
    }
}
