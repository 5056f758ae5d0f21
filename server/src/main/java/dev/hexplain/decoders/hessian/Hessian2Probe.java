package dev.hexplain.decoders.hessian;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.TrialDecoding;
import java.util.List;

/**
 * Recognizes Hessian 2 by its version, a class definition, or a typed value that fills the source; any byte begins
 * something.
 */
final class Hessian2Probe {
    /** The evidence of three bytes with one possible value. */
    private static final double VERSION = 3 * 8;

    /** The evidence of a tag letter and a short length. */
    private static final double NAMED = 8 + 3;

    /** The evidence of a list's tag. */
    private static final double LIST = 4;

    /** The evidence of a count of fields, and of the short length of each name. */
    private static final double COUNT = 2;

    private static final double FIELD = 3;

    /** The highest confidence of a map or list with texts in it. */
    private static final int WITH_TEXTS = 60;

    /** The same of a text behind a length. */
    private static final int TEXT = 35;

    /** The tag of the integer 0, with 47 more behind it. */
    private static final int ZERO = 0x90;

    private static final int MOST_FIELDS = 0x2F;

    /** The tag of an object of the first class. */
    private static final int FIRST_OBJECT = 0x60;

    /** The evidence of a packet's head. */
    private static final double PACKET = 8;

    private Hessian2Probe() {}

    static List<Candidate> probe(Source source, Decoder decoder) {
        if (source.length() < 2) {
            return List.of();
        }
        int tag = source.u1(0);
        boolean versioned = source.length() > 3 && source.u1(1) == 2 && source.u1(2) == 0;
        if (tag == 'H' && versioned) {
            return new HessianEvidence(
                            VERSION + message(source), 95, "Starts with 48 02 00, the version of a Hessian 2 message")
                    .atOnce(source, decoder);
        }
        if (tag == 'p' && versioned) {
            return new HessianEvidence(VERSION, 65, "Starts with 70 02 00, a message").ifWhole(source, decoder);
        }
        if (tag == 0x05 && source.u1(1) <= 0x7E) {
            return packets(source, decoder);
        }
        return named(source, decoder, tag);
    }

    /** Candidates that begin with a tag and a name. */
    private static List<Candidate> named(Source source, Decoder decoder, int tag) {
        int name = nameLength(source, 1);
        double bits = NAMED + Evidence.textBits(name);
        if (tag == 'E' && name > 0) {
            return new HessianEvidence(bits, 75, "Starts with an envelope, E and its name").ifOne(source, decoder);
        }
        if (tag == 'C' && name > 0) {
            return new HessianEvidence(
                            bits + fields(source, 1, name), 85, "Starts with the definition of a class, C and its name")
                    .atOnce(source, decoder);
        }
        if (tag == 'M' && name > 0) {
            return new HessianEvidence(bits, 60, "Starts with a map of a named type").ifOne(source, decoder);
        }
        boolean holds = source.u1(1) == 'C' || source.u1(1) == 'M';
        int inner = holds ? nameLength(source, 2) : 0;
        if (tag >= 0x78 && tag <= 0x7F && inner > 0) {
            return new HessianEvidence(
                            LIST
                                    + NAMED
                                    + Evidence.textBits(inner)
                                    + (source.u1(1) == 'C' ? fields(source, 2, inner) : 0),
                            60,
                            "Starts with a list, and the definition of a class or a typed map in it")
                    .ifOne(source, decoder);
        }
        if (((tag >= 0x70 && tag <= 0x77) || tag == 'V' || tag == 0x55) && name > 0) {
            return new HessianEvidence(LIST + Evidence.textBits(name), 55, "Starts with a list of a named type")
                    .ifOne(source, decoder);
        }
        if (tag <= 0x1F || (tag >= 0x30 && tag <= 0x33)) {
            return new HessianEvidence(LIST, TEXT, "Is one text to the last byte").ifOne(source, decoder);
        }
        if (tag == 'H' || (tag >= 0x78 && tag <= 0x7F) || tag == 0x57 || tag == 0x58) {
            return new HessianEvidence(LIST, 25, "Is one map or list to the last byte")
                    .ifOne(source, decoder, WITH_TEXTS);
        }
        return List.of();
    }

    /** The evidence of a call, a reply, a fault or an envelope after the version, and of a call's method name. */
    private static double message(Source source) {
        int tag = source.u1(3);
        double name = tag == 'C' ? Evidence.textBits(nameLength(source, 4)) : 0;
        return tag == 'C' || tag == 'R' || tag == 'F' || tag == 'E' ? 6 + name : 0;
    }

    /**
     * The evidence of the fields that a definition counts and names, and of the object behind them; none where one of the
     * names is missing.
     *
     * @param at the offset of the class name
     * @param name its length
     */
    private static double fields(Source source, long at, int name) {
        long next = at + headLength(source.u1(at)) + name;
        int count = next < source.length() ? source.u1(next) - ZERO : -1;
        if (count < 0 || count > MOST_FIELDS) {
            return 0;
        }
        next++;
        double bits = COUNT;
        for (int i = 0; i < count; i++) {
            int length = nameLength(source, next);
            if (length == 0) {
                return 0;
            }
            bits += FIELD + Evidence.textBits(length);
            next += headLength(source.u1(next)) + length;
        }
        boolean object = next < source.length() && (source.u1(next) == FIRST_OBJECT || source.u1(next) == 'O');
        return object ? bits + Byte.SIZE - 1 : bits;
    }

    /** Bytes of the tag and length of a short string; 0 for anything else. */
    private static int headLength(int tag) {
        return tag >= 0 && tag <= 0x1F ? 1 : tag >= 0x30 && tag <= 0x33 ? 2 : 0;
    }

    /** Bytes of a string at an offset that is a Java name of a class or method; 0 where none starts there. */
    private static int nameLength(Source source, long at) {
        int tag = at < source.length() ? source.u1(at) : -1;
        int head = headLength(tag);
        if (head == 0 || source.length() < at + head + 1) {
            return 0;
        }
        int length = Hessian2Text.lengthAt(source.segment(), at);
        boolean name = length > 0 && length <= source.length() - at - head;
        for (int i = 0; name && i < length; i++) {
            int each = source.u1(at + head + i);
            name = (Character.isJavaIdentifierPart(each) && each < 0x7F && each > ' ') || ".[;$".indexOf(each) >= 0;
        }
        return name ? length : 0;
    }

    /** Packets one after the other to the last byte, with a value in each. */
    private static List<Candidate> packets(Source source, Decoder decoder) {
        return TrialDecoding.of(source, decoder, HessianEvidence.TRIED)
                .filter(trial -> trial.root().equals("packets"))
                .stream()
                .flatMap(trial -> new HessianEvidence(
                                PACKET * trial.values() + trial.bits(),
                                trial.values() > 1 ? 60 : 30,
                                "Is packets to the last byte, each with its length")
                        .atOnce(source, decoder).stream())
                .toList();
    }
}
