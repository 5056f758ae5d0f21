package dev.hexplain.decoders.protobuf;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a text in Protoscope's language: fields, and the bytes they stand for, so that a reading of the text is proven by
 * the message it was made from. Prefixes may be braces ({@code 1: {…}}) or a count of bytes ({@code 1:LEN 5 …}).
 */
final class ProtoscopeText {
    /** What stands in a field. */
    enum Kind {
        NUMBER,
        /** A length and quoted text or hex digits. */
        BYTES,
        /** A length and numbers without tags. */
        PACKED,
        MESSAGE,
        GROUP,
        END_GROUP
    }

    /**
     * @param value of a number as it is written, without what says its size
     * @param bytes of a number, or behind a length
     * @param comment behind the line that the field begins in; empty where several begin in it
     */
    @SuppressWarnings("ArrayRecordComponent") // compared by content where it is
    record Entry(
            int number,
            String wireType,
            Kind kind,
            String value,
            byte[] bytes,
            List<Entry> inside,
            List<String> values,
            String comment) {}

    private static final Pattern TOKEN = Pattern.compile("\\s*(?:(#[^\\n]*)|(\\d+):(VARINT|I64|I32|LEN|SGROUP|EGROUP)?"
            + "|(long-form:\\d+|!?\\{|})|\"((?:[^\"\\\\]|\\\\.)*)\"|`([0-9a-f\\s]*)`|([-+\\w.]+))");

    private static final Pattern HEX_ESCAPE = Pattern.compile("(?<!\\\\)\\\\x([0-9a-f]{2})");

    /** A token, and the comment of its line if it is the only tag there. */
    private record Token(Matcher at, String comment) {}

    private final Deque<Token> tokens = new ArrayDeque<>();
    private int longForm;

    private ProtoscopeText(String text) {
        for (String line : text.lines().toList()) {
            List<Matcher> found = new ArrayList<>();
            String comment = "";
            Matcher next = TOKEN.matcher(line);
            while (next.lookingAt()) {
                if (next.group(1) != null) {
                    comment = next.group(1).substring(1).strip();
                } else {
                    found.add(next);
                }
                int end = next.end();
                next = TOKEN.matcher(line).region(end, line.length());
            }
            long tags = found.stream().filter(each -> each.group(2) != null).count();
            for (Matcher token : found) {
                tokens.add(new Token(token, tags == 1 ? comment : ""));
            }
        }
    }

    /** The fields of a text. @param bytes where what they stand for is put */
    static List<Entry> read(String text, ByteArrayOutputStream bytes) {
        ProtoscopeText reader = new ProtoscopeText(text);
        List<Entry> fields = reader.fields(bytes, Integer.MAX_VALUE, 0);
        if (!reader.tokens.isEmpty()) {
            throw new IllegalArgumentException(reader.tokens.peek().at.group());
        }
        return fields;
    }

    /** @param group whose end tag ends them, where the text spells end tags; 0 for none */
    private List<Entry> fields(ByteArrayOutputStream out, int size, int group) {
        List<Entry> entries = new ArrayList<>();
        while (out.size() < size && !tokens.isEmpty()) {
            String mark = tokens.peek().at.group(4);
            if ("}".equals(mark)) {
                break;
            }
            if (mark != null && mark.startsWith("long-form:")) {
                longForm = Integer.parseInt(tokens.pop().at.group(4).substring("long-form:".length()));
                continue;
            }
            boolean ends = Integer.toString(group).equals(tokens.peek().at.group(2))
                    && "EGROUP".equals(tokens.peek().at.group(3));
            if (ends) {
                break;
            }
            entries.add(field(out));
        }
        return entries;
    }

    private Entry field(ByteArrayOutputStream out) {
        Token tag = tokens.pop();
        int number = Integer.parseInt(tag.at.group(2));
        String type = tag.at.group(3) == null ? "" : tag.at.group(3);
        Matcher next = tokens.isEmpty() ? tag.at : tokens.peek().at;
        if ("!{".equals(next.group(4)) || type.equals("SGROUP")) {
            return group(out, tag, number, type);
        }
        if (type.equals("EGROUP")) {
            tag(out, number, 4);
            return new Entry(number, type, Kind.END_GROUP, "", new byte[0], List.of(), List.of(), tag.comment);
        }
        if ("{".equals(next.group(4)) || type.equals("LEN")) {
            return delimited(out, tag, number);
        }
        return number(out, tag, number, tokens.pop().at.group(7));
    }

    private Entry group(ByteArrayOutputStream out, Token tag, int number, String type) {
        tag(out, number, 3);
        boolean spelt = type.equals("SGROUP");
        if (!spelt) {
            tokens.pop();
        }
        List<Entry> inside = fields(out, Integer.MAX_VALUE, spelt ? number : 0);
        if (!tokens.isEmpty()) {
            tokens.pop();
            tag(out, number, 4);
        }
        return new Entry(number, "SGROUP", Kind.GROUP, "", new byte[0], inside, List.of(), tag.comment);
    }

    private Entry delimited(ByteArrayOutputStream out, Token tag, int number) {
        tag(out, number, 2);
        String counted = tokens.peek().at.group(7);
        int size = counted == null ? Integer.MAX_VALUE : Integer.parseInt(counted);
        tokens.pop();
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        List<Entry> inside = List.of();
        List<String> values = new ArrayList<>();
        Kind kind = Kind.BYTES;
        while (content.size() < size && !"}".equals(tokens.peek().at.group(4))) {
            Matcher at = tokens.peek().at;
            if (at.group(2) != null || at.group(4) != null) {
                kind = Kind.MESSAGE;
                inside = fields(content, size, 0);
            } else if (at.group(7) != null) {
                kind = Kind.PACKED;
                values.add(value(at.group(7)));
                content.writeBytes(bytes(tokens.pop().at.group(7)));
            } else {
                String text = at.group(5);
                content.writeBytes(
                        text != null ? unescaped(text) : HexFormat.of().parseHex(at.group(6)));
                tokens.pop();
            }
        }
        if (counted == null) {
            tokens.pop();
        }
        varint(out, content.size());
        out.writeBytes(content.toByteArray());
        return new Entry(number, "LEN", kind, "", content.toByteArray(), inside, values, tag.comment);
    }

    private Entry number(ByteArrayOutputStream out, Token tag, int number, String literal) {
        byte[] bytes = bytes(literal);
        String wireType = literal.endsWith("i32") ? "I32" : isFixed64(literal) ? "I64" : "VARINT";
        tag(out, number, wireType.equals("I32") ? 5 : wireType.equals("I64") ? 1 : 0);
        out.writeBytes(bytes);
        return new Entry(number, wireType, Kind.NUMBER, value(literal), bytes, List.of(), List.of(), tag.comment);
    }

    private static boolean isFixed64(String literal) {
        return literal.endsWith("i64") || literal.contains(".");
    }

    /** The number of a literal. */
    private static String value(String literal) {
        return literal.replaceFirst("(i32|i64|z)$", "");
    }

    private static byte[] bytes(String literal) {
        String value = value(literal);
        if (literal.endsWith("i32")) {
            int bits =
                    value.contains(".") ? Float.floatToIntBits(Float.parseFloat(value)) : (int) Long.parseLong(value);
            return ByteBuffer.allocate(4)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .putInt(bits)
                    .array();
        }
        if (isFixed64(literal)) {
            long bits =
                    value.contains(".") ? Double.doubleToLongBits(Double.parseDouble(value)) : Long.parseLong(value);
            return ByteBuffer.allocate(8)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .putLong(bits)
                    .array();
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        long number = value.equals("true") ? 1 : value.equals("false") ? 0 : Long.parseLong(value);
        varint(bytes, literal.endsWith("z") ? number << 1 ^ number >> 63 : number);
        return bytes.toByteArray();
    }

    private void tag(ByteArrayOutputStream out, int number, int wireType) {
        ByteArrayOutputStream tag = new ByteArrayOutputStream();
        varint(tag, (long) number << 3 | wireType);
        byte[] bytes = tag.toByteArray();
        if (longForm > 0) {
            bytes = java.util.Arrays.copyOf(bytes, bytes.length + longForm);
            for (int i = tag.size() - 1; i < bytes.length - 1; i++) {
                bytes[i] |= (byte) 0x80;
            }
            longForm = 0;
        }
        out.writeBytes(bytes);
    }

    private static void varint(ByteArrayOutputStream out, long value) {
        long rest = value;
        for (; (rest & ~0x7FL) != 0; rest >>>= 7) {
            out.write((int) rest & 0x7F | 0x80);
        }
        out.write((int) rest);
    }

    /** {@code \x} and two digits are a byte; the rest is as in Java. */
    private static byte[] unescaped(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Matcher hex = HEX_ESCAPE.matcher(text);
        int at = 0;
        while (hex.find()) {
            bytes.writeBytes(text.substring(at, hex.start()).translateEscapes().getBytes(StandardCharsets.UTF_8));
            bytes.write(Integer.parseInt(hex.group(1), 16));
            at = hex.end();
        }
        bytes.writeBytes(text.substring(at).translateEscapes().getBytes(StandardCharsets.UTF_8));
        return bytes.toByteArray();
    }
}
