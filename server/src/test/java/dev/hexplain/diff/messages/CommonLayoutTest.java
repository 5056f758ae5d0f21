package dev.hexplain.diff.messages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CommonLayoutTest {
    private static String layout(List<byte[]> messages) {
        List<Source> sources =
                messages.stream().map(each -> Source.ofBytes("m", each)).toList();
        StringBuilder text = new StringBuilder();
        for (CommonField field : CommonLayout.of(sources)) {
            text.append(field.kind());
            if (field.size() >= 0) {
                text.append(' ').append(field.size());
            }
            if (field.kind().isNumber() && field.size() > 1) {
                text.append(field.order() == ByteOrder.BIG_ENDIAN ? " be" : " le");
            }
            text.append(field.about().isEmpty() ? "" : " " + field.about()).append('\n');
        }
        return text.toString();
    }

    private static byte[] hex(String digits) {
        return HexFormat.of().parseHex(digits.replace(" ", ""));
    }

    private static String word(SplittableRandom random) {
        return random.ints(random.nextInt(3, 12), 'a', 'z' + 1)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    @Test
    void a_header_with_lengths_a_counter_and_a_time_is_told_apart() {
        SplittableRandom random = new SplittableRandom(1);
        List<byte[]> messages = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            byte[] name = word(random).getBytes(StandardCharsets.US_ASCII);
            byte[] body = new byte[random.nextInt(3, 60)];
            random.nextBytes(body);
            ByteBuffer message = ByteBuffer.allocate(4 + 4 + 4 + 1 + 8 + 2 + name.length + 4 + 2 + body.length);
            message.putInt(0xCAFEBABE)
                    .putInt(message.capacity() - 8)
                    .putInt(1000 + i)
                    .put((byte) (1 + random.nextInt(3)))
                    .putLong(1_700_000_000_000L + random.nextInt())
                    .putShort((short) name.length)
                    .put(name)
                    .putInt(0x00010203)
                    .putShort((short) body.length)
                    .put(body);
            messages.add(message.array());
        }
        assertThat(layout(messages)).isEqualTo("""
                        CONSTANT 4
                        TOTAL 4 be of what follows it
                        COUNTER 4 be by 1
                        FEW 1
                        TIME 8 be in milliseconds since 1970
                        LENGTH 2 be of the text behind it
                        TEXT
                        CONSTANT 4
                        LENGTH 2 be of the bytes behind it
                        BYTES
                        """);
    }

    @Test
    void numbers_of_little_endian_order_and_texts_up_to_0() {
        SplittableRandom random = new SplittableRandom(2);
        List<byte[]> messages = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ByteBuffer head = ByteBuffer.allocate(20).order(ByteOrder.LITTLE_ENDIAN);
            head.putShort((short) 0x4D42)
                    .putShort((short) 7)
                    .putInt(random.nextInt(1 << 16))
                    .putDouble(random.nextInt(1, 100_000) / 100.0)
                    .putInt(random.nextInt(1 << 20));
            out.writeBytes(head.array());
            out.writeBytes((word(random) + "\0").getBytes(StandardCharsets.US_ASCII));
            out.writeBytes(hex("FF FF"));
            messages.add(out.toByteArray());
        }
        assertThat(layout(messages)).isEqualTo("""
                        CONSTANT 4
                        NUMBER 4 le
                        FLOAT 8 le
                        NUMBER 4 le
                        TERMINATED_TEXT
                        CONSTANT 2
                        """);
    }

    @Test
    void a_magic_number_and_a_version_are_no_part_of_a_counter() {
        assertThat(layout(List.of(
                        hex("4D47 01 0001 000003E9 04 737A7963 3F D0530D08F17F5C"),
                        hex("4D47 01 0002 000003EA 09 6263636C66787A766A 3F D019F0D4D8F940"),
                        hex("4D47 01 0003 000003EB 04 7372656C 3F ED4F6B7E6A6A03"),
                        hex("4D47 01 0004 000003EC 04 6A64786D 3F DEA5F1913D621A"))))
                .isEqualTo("""
                        CONSTANT 3
                        COUNTER 2 be by 1
                        COUNTER 4 be by 1
                        LENGTH 1 of the text behind it
                        TEXT
                        FLOAT 8 be
                        """);
        assertThat(layout(List.of(
                        hex("4D47 0100 0100 E9030000 61 0700"),
                        hex("4D47 0100 0200 EA030000 99 0700"),
                        hex("4D47 0100 0300 EB030000 20 0700"))))
                .isEqualTo("CONSTANT 4\nCOUNTER 2 le by 1\nCOUNTER 4 le by 1\nNUMBER 1\nCONSTANT 2\n");
        assertThat(layout(List.of(hex("CAFE 0207 FF"), hex("CAFE 0208 FF"), hex("CAFE 0209 FF"))))
                .isEqualTo("CONSTANT 3\nCOUNTER 1 by 1\nCONSTANT 1\n");
    }

    @Test
    void what_is_not_known_is_the_rest() {
        assertThat(layout(List.of(hex("0102 99 12"), hex("0102 31 77 55 00"), hex("0102 00"))))
                .isEqualTo("CONSTANT 2\nREST\n");
        assertThat(layout(List.of(hex("0102"), hex("0102")))).isEqualTo("CONSTANT 2\n");
        assertThat(layout(List.of(hex(""), hex("01")))).isEqualTo("REST\n");
        assertThat(layout(List.of(hex(""), hex("")))).isEmpty();
    }

    @Test
    void the_fields_tile_every_message_whatever_it_is() {
        SplittableRandom random = new SplittableRandom(3);
        for (int round = 0; round < 500; round++) {
            List<Source> messages = new ArrayList<>();
            int count = random.nextInt(2, 10);
            for (int i = 0; i < count; i++) {
                byte[] bytes = new byte[random.nextInt(80)];
                for (int at = 0; at < bytes.length; at++) {
                    bytes[at] = (byte) (random.nextInt(4) == 0 ? random.nextInt() : at & 3);
                }
                messages.add(Source.ofBytes("m", bytes));
            }
            List<CommonField> fields = CommonLayout.of(messages);
            for (int i = 0; i < count; i++) {
                long at = 0;
                for (CommonField field : fields) {
                    assertThat(field.ranges().get(i).offset()).isEqualTo(at);
                    at = field.ranges().get(i).end();
                }
                assertThat(at).isEqualTo(messages.get(i).length());
            }
        }
    }
}
