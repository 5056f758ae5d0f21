package dev.hexplain.decoders.kryo;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.TrialDecoding;
import java.util.List;
import java.util.Optional;

/**
 * Recognizes Kryo by a class name, the first of its stream, as ASCII with an end mark; nothing else is specific to it.
 */
final class KryoProbe {
    private static final int BY_NAME = 1;
    private static final int FIRST_NAME = 0;
    private static final int SECOND_NAME = 1;
    private static final int SHORTEST = 3;
    /** Characters in the name of an array of primitives. */
    private static final int ARRAY = 2;

    private static final int LONGEST = 512;
    /** The evidence of a class by its name, the first one: both bytes are small numbers, as many are. */
    private static final double HEAD = 12;

    /** The highest confidence: a class list has to say what else there is. */
    static final int MOST = 80;

    /** The same where all is read, to the last byte. */
    private static final int WHOLE = 88;

    private static final long LARGEST = 1 << 16;

    /** The number of the class of texts, and the evidence of it. */
    private static final int STRING = 3;

    private static final double STRING_HEAD = 8;

    /** The highest confidence where the class is a number. */
    private static final int PERHAPS = 35;

    /** The first number of an own class, as it is written: 0 is null, 1 a name. */
    private static final int NUMBER_OFFSET = 2;

    private static final int FIRST_REGISTERED = 9 + NUMBER_OFFSET;

    /** The evidence against Kryo of a text that does not end as its texts do. */
    private static final double UNENDED = 4;

    /** What is behind the class of the first object: by default references are on. */
    static final int FIRST_OBJECT = 1;

    private static final int LOOKED_AT = 1 << 12;

    private KryoProbe() {}

    static List<Candidate> probe(Decoder decoder, Source source) {
        Optional<String> name = named(source);
        boolean text = name.isEmpty() && source.length() > 2 && source.u1(0) == STRING;
        return (name.isPresent() || text ? one(decoder, source) : Optional.<TrialDecoding>empty())
                .map(one -> text
                        ? one.value(decoder.id(), source, STRING_HEAD, 0, MOST, "One text as Kryo writes it")
                        : List.of(new Candidate(decoder.id(), 0, WHOLE, whole(source, name.orElse("")))))
                .orElseGet(() -> begun(decoder.id(), source));
    }

    /** The one object that is all, as far as is tried. */
    private static Optional<TrialDecoding> one(Decoder decoder, Source source) {
        Optional<TrialDecoding> tried = source.length() > LARGEST
                ? TrialDecoding.ofBeginning(source, decoder, LARGEST)
                : TrialDecoding.of(source, decoder, LARGEST);
        return tried.filter(trial -> trial.isOne() && trial.issues() == 0);
    }

    private static String whole(Source source, String name) {
        return "One object of class %s, %s%s"
                .formatted(
                        name,
                        source.length() > LARGEST ? "as far as was tried" : "to the last byte",
                        isReferenced(source) ? "" : ", without references, as Redisson writes it too");
    }

    /** What the class of the first object says, or texts as Kryo ends them. */
    static List<Candidate> begun(String format, Source source) {
        return named(source)
                .map(name -> evidence(source, name)
                        .candidate(
                                format,
                                MOST,
                                "Starts with an object of class " + name
                                        + (isReferenced(source) ? "" : ", without references")))
                .<List<Candidate>>map(List::of)
                .orElseGet(() -> registered(format, source));
    }

    /**
     * Perhaps an object of a registered class: its number, where references are on the mark of a new one, and texts as
     * Kryo ends them.
     */
    private static List<Candidate> registered(String format, Source source) {
        int number = source.length() > 2 ? source.u1(0) : 0;
        boolean referenced = number > 0 && source.u1(1) == FIRST_OBJECT;
        boolean begins = number >= FIRST_REGISTERED && number < (referenced ? 0x80 : ' ');
        double texts = begins ? endedTexts(source) : 0;
        return texts == 0
                ? List.of()
                : Evidence.of(source, referenced ? Byte.SIZE + texts : texts, 0)
                        .candidates(
                                format,
                                PERHAPS,
                                "Perhaps an object of a registered class, number %d: the texts end as those of Kryo; a class list with the registrations tells"
                                        .formatted(number - NUMBER_OFFSET));
    }

    /** The evidence of texts in ASCII whose last character is marked: all of a length must be. */
    private static double endedTexts(Source source) {
        double bits = 0;
        int characters = 0;
        for (long at = 2; at < Math.min(source.length(), LOOKED_AT); at++) {
            int each = source.u1(at);
            boolean printable = (each & 0x7F) >= ' ' && (each & 0x7F) < 0x7F;
            if (printable && each < 0x80) {
                characters++;
            } else {
                if (characters + (printable ? 1 : 0) >= SHORTEST) {
                    bits += each >= 0x80 && printable ? Evidence.textBits(characters) : -UNENDED;
                }
                characters = 0;
            }
        }
        return Math.max(0, bits);
    }

    /** The evidence of a class name with its end, and of what is behind it where references are on. */
    static Evidence evidence(Source source, String name) {
        double bits = HEAD + Evidence.nameBits(name.length());
        return Evidence.of(source, isReferenced(source) ? bits + Byte.SIZE : bits, 0);
    }

    /** The class of the first object, where its name is plausible. */
    static Optional<String> named(Source source) {
        if (source.length() <= 2 + SHORTEST || source.u1(0) != BY_NAME || source.u1(1) != FIRST_NAME) {
            return Optional.empty();
        }
        int length = nameLength(source, 2);
        boolean array = length == ARRAY && source.u1(2) == '[';
        return length < SHORTEST && !array
                ? Optional.empty()
                : Optional.of(KryoLeafKinds.ascii(source, 2, length)).filter(KryoClassNames::isBinary);
    }

    /** Whether the first object, and that of the next class with a name, have a byte for references, as by default. */
    static boolean isReferenced(Source source) {
        long behind = 2L + nameLength(source, 2);
        if (!isFirstObject(source, behind)) {
            return false;
        }
        long end = Math.min(source.length(), LOOKED_AT) - SHORTEST;
        for (long at = behind; at < end; at++) {
            int length = source.u1(at) == BY_NAME && source.u1(at + 1) == SECOND_NAME ? nameLength(source, at + 2) : 0;
            if (length >= SHORTEST
                    && KryoLeafKinds.ascii(source, at + 2, length).indexOf('.') > 0) {
                return isFirstObject(source, at + 2 + length);
            }
        }
        return true;
    }

    private static boolean isFirstObject(Source source, long at) {
        return at < source.length() && source.u1(at) == FIRST_OBJECT;
    }

    /** The number of characters from an offset up to the one with the end mark; 0 for none. */
    private static int nameLength(Source source, long from) {
        for (int length = 1; length <= Math.min(LONGEST, source.length() - from); length++) {
            int character = source.u1(from + length - 1);
            if (character >= 0x80) {
                return length;
            }
            if (character <= ' ') {
                return 0;
            }
        }
        return 0;
    }
}
