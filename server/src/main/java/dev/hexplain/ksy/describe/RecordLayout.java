package dev.hexplain.ksy.describe;

/**
 * The layout of a record: byte order, lengths, strings, order of fields, framing.
 *
 * @param endian byte order of all numbers
 * @param id the descriptor's id
 * @param title the title; derived from the id where it is empty
 * @param arrayLength type of the length before an array
 * @param text how strings are written
 * @param ordinal type of the number of an enum constant
 * @param order of the fields
 * @param frame single, repeated or length-prefixed
 * @param frameLength type of the length before a record
 */
public record RecordLayout(
        Endian endian,
        String id,
        String title,
        Width arrayLength,
        TextForm text,
        Width ordinal,
        Order order,
        Frame frame,
        Width frameLength) {
    public static final RecordLayout DEFAULT = new RecordLayout(
            Endian.BE, "record", "", Width.INT, TextForm.UTF, Width.INT, Order.WRITTEN, Frame.SINGLE, Width.INT);

    /** A byte order. */
    public enum Endian {
        /** The default of ByteBuffer and DataOutputStream. */
        BE,
        LE,
        /** The writing machine's, as with Unsafe. */
        NATIVE
    }

    /** A Java type that holds a length. */
    public enum Width {
        BYTE("u1"),
        SHORT("u2"),
        INT("s4"),
        LONG("s8");

        private final String described;

        Width(String described) {
            this.described = described;
        }

        String described() {
            return described;
        }

        /** Whether the type is signed. */
        boolean signed() {
            return described.startsWith("s");
        }
    }

    /** How a string is written. */
    public enum TextForm {
        /** As {@code DataOutputStream.writeUTF}: two bytes of length, and modified UTF-8. */
        UTF(Width.SHORT),
        /** UTF-8 behind a length of one byte; the others alike. */
        BYTE(Width.BYTE),
        SHORT(Width.SHORT),
        INT(Width.INT),
        LONG(Width.LONG);

        private final Width length;

        TextForm(Width length) {
            this.length = length;
        }

        Width length() {
            return length;
        }
    }

    /** The order fields are written in. */
    public enum Order {
        /** As they are listed. */
        WRITTEN,
        /** As the JVM lays out objects: the largest first, references last. */
        FIELD
    }

    /** How records follow each other. */
    public enum Frame {
        /** There is one. */
        SINGLE,
        /** Back to back, to the end. */
        REPEATED,
        /** To the end, each with its length in bytes in front. */
        LENGTH_PREFIXED
    }
}
