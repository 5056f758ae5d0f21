package dev.hexplain.decoders.fst;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.TrialDecoding;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/** Recognizes an object of a class by name, the first of its stream, and a text that ends with the source. */
final class FstProbe {
    private static final int LONGEST = 127;
    private static final int SHORTEST = 3;
    private static final int TEXT = 60;
    private static final int SHORTEST_TEXT = 4;
    private static final int MOST = 70;

    /** The same for a class whose name is as short as can be. */
    private static final int MOST_SHORT = 50;

    /** The highest confidence where the class is a number. */
    private static final int PERHAPS = 35;

    /** Lower numbers are of classes of the JDK. */
    private static final int FIRST_REGISTERED = 20;

    /** The classes of the JDK have lower numbers, other values larger tags. */
    private static final int FIRST_OWN = 0x60;

    /** The evidence of the beginning of a value: a tag, and the number of a class or a length. */
    private static final double VALUE = 8 + 3;

    /** The evidence of a field: one of three is a tag. */
    private static final double EACH = 1;

    /** Where a class by name is looked for, the shortest of its names, and the highest confidence. */
    private static final int SOON = 64;

    private static final int SHORTEST_INNER = 6;
    private static final int MOST_HOLDING = 60;
    private static final long LARGEST = 1 << 16;
    private static final int LOOKED_AT = 1 << 12;

    /** The evidence of the first two bytes, and of a plausible length. */
    private static final double HEAD_BITS = 2 * 8 + 1;

    private FstProbe() {}

    static List<Candidate> probe(Decoder decoder, Source source) {
        List<Candidate> begun = begun(decoder.id(), source);
        boolean convinces = !begun.isEmpty() && begun.getFirst().confidence() >= Candidate.CONVINCING;
        return convinces || !beginsValue(source)
                ? begun
                : Stream.of(whole(decoder, source), holding(decoder.id(), source), begun)
                        .filter(each -> !each.isEmpty())
                        .findFirst()
                        .orElse(List.of());
    }

    /** Whether it begins with a value of the JDK: an object of a class by a low number, an array, an enum, a text. */
    private static boolean beginsValue(Source source) {
        return source.length() > 3
                && switch ((byte) source.u1(0)) {
                    case FstTag.OBJECT -> source.u1(1) > 1 && source.u1(1) < FIRST_OWN;
                    case FstTag.ARRAY, FstTag.ENUM, FstTag.STRING -> true;
                    default -> false;
                };
    }

    private static List<Candidate> whole(Decoder decoder, Source source) {
        return TrialDecoding.of(source, decoder, LARGEST)
                .filter(TrialDecoding::isOne)
                .map(one -> one.value(decoder.id(), source, VALUE, EACH, MOST, "Is one value of FST"))
                .orElse(List.of());
    }

    /** A value of the JDK in which an object of a class by name stands soon: what is in that is not known. */
    private static List<Candidate> holding(String format, Source source) {
        for (int at = 1; at < Math.min(SOON, source.length() - 2); at++) {
            int length = source.u1(at) <= 1 ? source.u1(at + 1) : 0;
            if (length >= SHORTEST_INNER && length <= LONGEST && at + 2 + length <= source.length()) {
                String name = new String(source.copy(at + 2, length), StandardCharsets.ISO_8859_1);
                String type = name.startsWith("[L") && name.endsWith(";") ? name.substring(2, length - 1) : name;
                if (type.indexOf('.') > 0 && isClassName(type)) {
                    return Evidence.of(source, VALUE + Byte.SIZE + Evidence.nameBits(length), 0)
                            .candidates(format, MOST_HOLDING, "Starts with a value of the JDK that holds a " + name);
                }
            }
        }
        return List.of();
    }

    static List<Candidate> begun(String format, Source source) {
        if (isText(source)) {
            double bits = 2 * Byte.SIZE + Evidence.textBits((int) source.length() - 2);
            return List.of(Evidence.of(source, bits, source.length())
                    .candidate(format, TEXT, "Is one text of FST, of the length that it says, to the last byte"));
        }
        if (source.length() < 4 || source.u1(0) != FstTag.OBJECT) {
            return List.of();
        }
        if (source.u1(1) != 1) {
            return registered(format, source);
        }
        boolean unsafe = source.length() > 7 && source.u1(2) == 0;
        int lengthAt = unsafe ? 3 : 2;
        int nameAt = unsafe ? 7 : 3;
        int length = source.u1(lengthAt);
        if (length < SHORTEST || length > LONGEST || nameAt + length > source.length()) {
            return List.of();
        }
        String name = new String(source.copy(nameAt, length), StandardCharsets.ISO_8859_1);
        if (!isClassName(name)) {
            return List.of();
        }
        String coding = unsafe ? ", in the unsafe coding" : "";
        double bits = HEAD_BITS + Evidence.nameBits(length);
        return List.of(Evidence.of(source, bits, 0)
                .candidate(
                        format,
                        length > SHORTEST ? MOST : MOST_SHORT,
                        "Starts with an object of class " + name + coding));
    }

    /** Perhaps an object of a registered class: its number, texts behind their lengths, and the end of the fields. */
    private static List<Candidate> registered(String format, Source source) {
        int number = source.u1(1);
        boolean fits = number >= FIRST_REGISTERED && number < 0x80 && source.u1(source.length() - 1) == 0;
        double texts = fits ? countedTexts(source) : 0;
        return texts == 0
                ? List.of()
                : Evidence.of(source, Byte.SIZE + texts, 0)
                        .candidates(
                                format,
                                PERHAPS,
                                "Perhaps an object of a registered class, number %d: texts stand behind their lengths; a class list with the registrations tells"
                                        .formatted(number));
    }

    /** The evidence of texts that have the length that is before them. */
    private static double countedTexts(Source source) {
        double bits = 0;
        long end = Math.min(source.length(), LOOKED_AT);
        for (long at = 2; at < end; at++) {
            int length = source.u1(at);
            if (length >= SHORTEST
                    && length <= LONGEST
                    && at + length < source.length()
                    && PlainText.isPrintable(source.window(), at + 1, at + 1 + length)) {
                bits += Evidence.textBits(length);
                at += length;
            }
        }
        return bits;
    }

    private static boolean isText(Source source) {
        long length = source.length() - 2;
        return length >= SHORTEST_TEXT
                && length <= LONGEST
                && source.u1(0) == (FstTag.STRING & 0xFF)
                && source.u1(1) == length
                && PlainText.isPrintable(source.window(), 2, source.length());
    }

    private static boolean isClassName(String name) {
        boolean start = true;
        for (int i = 0; i < name.length(); i++) {
            char character = name.charAt(i);
            boolean fits = start
                    ? character < 0x80 && Character.isJavaIdentifierStart(character)
                    : (character < 0x80 && Character.isJavaIdentifierPart(character)) || character == '.';
            if (!fits) {
                return false;
            }
            start = character == '.';
        }
        return !start;
    }
}
