package dev.hexplain.decoders.hessian;

import dev.hexplain.bytes.Words;

/** What the first byte of a value of Hessian 2 says, and numbers and texts in an array: for values without rows. */
final class Hessian2PlainBytes {
    private static final int TAGS = 256;
    private static final Form[] FORMS = new Form[TAGS];
    private static final int[] SIZES = new int[TAGS];
    private static final int[] FIELDS = new int[TAGS];
    private static final int[] ALIKE = new int[TAGS];

    static {
        for (int tag = 0; tag < TAGS; tag++) {
            FORMS[tag] = formOf(tag);
            ALIKE[tag] = firstAlike(tag);
            SIZES[tag] = Hessian2ValueReader.size(tag);
            FIELDS[tag] = isLaidOut(FORMS[tag], tag) ? Hessian2ValueReader.SHAPES.plainFields(tag) : 0;
        }
        FIELDS['Q']--; // the number in a reference is counted where it is read
    }

    private Hessian2PlainBytes() {}

    /** How a value goes on after its first byte. */
    enum Form {
        FIXED,
        REFERENCE,
        TEXT,
        DATA,
        LIST,
        MAP,
        OBJECT,
        OTHER
    }

    private static Form formOf(int tag) {
        if (Hessian2ValueReader.size(tag) > 0) {
            return Form.FIXED;
        }
        if (Hessian2Text.isString(tag)) {
            return tag == 'R' ? Form.OTHER : Form.TEXT;
        }
        if ((tag >= 0x20 && tag <= 0x2F) || (tag >= 0x34 && tag <= 0x37) || tag == 'B') {
            return Form.DATA;
        }
        return switch (tag) {
            case 'Q' -> Form.REFERENCE;
            case 'H', 'M' -> Form.MAP;
            case 'O' -> Form.OBJECT;
            case 0x56, 0x58 -> Form.LIST;
            default -> tag >= 0x60 && tag <= 0x6F ? Form.OBJECT : tag >= 0x70 && tag <= 0x7F ? Form.LIST : Form.OTHER;
        };
    }

    private static int firstAlike(int tag) {
        if (tag <= 0x1F) {
            return 0;
        }
        if (tag >= 0x38 && tag <= 0x3F) {
            return 0x38;
        }
        return tag >= 0xF0 ? 0xF0 : tag >= 0xD8 ? 0xD8 : tag >= 0xD0 ? 0xD0 : tag >= 0xC0 ? 0xC0 : Math.min(tag, 0x80);
    }

    private static boolean isLaidOut(Form form, int tag) {
        return switch (form) {
            case FIXED, REFERENCE -> true;
            case TEXT -> tag <= 0x1F || tag == 'S';
            case DATA -> tag == 'B';
            default -> false;
        };
    }

    static Form form(int tag) {
        return FORMS[tag];
    }

    /** Bytes of a number, a date, a boolean or null. */
    static int size(int tag) {
        return SIZES[tag];
    }

    /** Whether the shapes of a value follow from its first byte, if its text is ASCII. */
    static boolean isLaidOut(int tag) {
        return FIELDS[tag] > 0;
    }

    /** Fields of such a value, without those of the number in a reference. */
    static int fields(int tag) {
        return FIELDS[tag];
    }

    /** The first tag whose values have equal shapes, so that there are fewer shapes of what such values are in. */
    static int alike(int tag) {
        return ALIKE[tag];
    }

    static int u2(byte[] bytes, int at) {
        return (bytes[at] & 0xFF) << Byte.SIZE | (bytes[at + 1] & 0xFF);
    }

    /** Bytes of the int at an index; 0 where none is there, or not all of it. */
    static int sizeOfInt(byte[] bytes, int at, int stop) {
        int tag = at < stop ? bytes[at] & 0xFF : 0;
        int size = Hessian2Scalars.isInt(tag) ? Hessian2Scalars.sizeOfInt(tag) : 0;
        return at + size <= stop ? size : 0;
    }

    /** An int of so many bytes. */
    static int intAt(byte[] bytes, int at, int size) {
        int tag = bytes[at] & 0xFF;
        return switch (size) {
            case 1 -> tag - 0x90;
            case 2 -> ((tag - 0xC8) << 8) + (bytes[at + 1] & 0xFF);
            case 3 -> ((tag - 0xD4) << 16) + u2(bytes, at + 1);
            default -> u2(bytes, at + 1) << 16 | u2(bytes, at + 3);
        };
    }

    /** UTF-16 units of a text, or bytes of binary data, by their head, which is whole. */
    static int lengthAt(byte[] bytes, int at) {
        int tag = bytes[at] & 0xFF;
        return switch (Hessian2Text.headOf(tag)) {
            case 1 -> tag & (tag <= 0x1F ? 0x1F : 0x0F);
            case 2 -> u2(bytes, at) & 0x3FF;
            default -> u2(bytes, at + 1);
        };
    }

    static boolean isAscii(byte[] bytes, int from, int units, int stop) {
        return units <= stop - from && Words.isAscii(bytes, from, from + units);
    }

    /** The index after a text of so many UTF-16 units, as {@link HessianTextEnd} counts them; -1 where it is not whole. */
    static int textEnd(byte[] bytes, int from, int units, int stop) {
        int at = from;
        for (int left = units; left > 0; ) {
            int size = at < stop ? characterSize(bytes[at]) : 0;
            if (size == 0 || at + size > stop) {
                return -1;
            }
            left -= size == 4 ? 2 : 1;
            at += size;
        }
        return at;
    }

    /** Whether half of a surrogate pair is spelled by itself in a text that is whole. */
    static boolean hasSurrogates(byte[] bytes, int from, int end) {
        for (int at = from; at < end; at += characterSize(bytes[at])) {
            if ((bytes[at] & 0xFF) == 0xED && (bytes[at + 1] & 0xFF) >= 0xA0) {
                return true;
            }
        }
        return false;
    }

    private static int characterSize(int lead) {
        return lead >= 0 ? 1 : (lead & 0xE0) == 0xC0 ? 2 : (lead & 0xF0) == 0xE0 ? 3 : (lead & 0xF0) == 0xF0 ? 4 : 0;
    }
}
