package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads classes by name. A name is written once, and referred to by its number afterwards:
 *
 * <pre>
 * class = name-of-package name-of-class
 * name  = varuint(number &lt;&lt; 1 | 1) | varuint(length &lt;&lt; 1) [encoding | hash] byte{length}
 * </pre>
 */
final class ForyTypeNames {
    /** Names up to this size have their encoding before them, longer ones a hash. */
    private static final int SHORT = 16;

    private static final char ARRAY = '1';
    private static final char CONSTANT = '2';
    /** Number of bits below a name's number. */
    private static final int NUMBER_BITS = 1;

    private static final int LONGEST = 1 << 10;
    private static final int MOST = 1 << 16;

    private final ForyLeafReader in;
    private final ForyShapes shapes;
    private final List<Named> known = new ArrayList<>();

    @SuppressWarnings("ArrayRecordComponent") // found by its number, never compared
    private record Named(byte[] bytes, int encoding) {}

    ForyTypeNames(Parse parse, ForyShapes shapes) {
        this.in = new ForyLeafReader(parse, shapes);
        this.shapes = shapes;
    }

    TypeRef read() {
        String packageName = name(true, NUMBER_BITS);
        return type(packageName, name(false, NUMBER_BITS));
    }

    /** The same where a bit marks it as a name. */
    TypeRef readFlagged() {
        String packageName = name(true, NUMBER_BITS + 1);
        return type(packageName, name(false, NUMBER_BITS));
    }

    /** The class whose names are at the position, if they are the first in the stream; {@code Object} for none. */
    TypeRef peek() {
        long at = in.pos();
        String[] names = new String[2];
        for (int i = 0; i < names.length; i++) {
            int width = in.lengthAt(at);
            long header = width == 0 ? 1 : ForyVarints.unsigned(in.copyAt(at, width));
            long length = header >>> NUMBER_BITS;
            boolean fresh = (header & 1) == 0 && length <= LONGEST;
            int head = length == 0 ? 0 : length > SHORT ? Long.BYTES : 1;
            if (!known.isEmpty() || !fresh || !in.has(at + width, head + length)) {
                return TypeRef.OBJECT;
            }
            int encoding = head == 0 ? 0 : in.copyAt(at + width, 1)[0];
            names[i] = decoded(new Named(in.copyAt(at + width + head, (int) length), encoding), i == 0);
            at += width + head + length;
        }
        return type(names[0], names[1]);
    }

    /**
     * A name is preceded by a 1 for each array dimension and by a 2 for an enum; primitive arrays are named as in the
     * JVM.
     */
    static TypeRef type(String packageName, String name) {
        if (name.startsWith("[")) {
            return TypeRef.ofBinary(name);
        }
        int dimensions = 0;
        while (dimensions < name.length() && name.charAt(dimensions) == ARRAY) {
            dimensions++;
        }
        boolean constant = dimensions < name.length() && name.charAt(dimensions) == CONSTANT;
        String simple = name.substring(dimensions + (constant ? 1 : 0));
        return TypeRef.of(packageName.isEmpty() ? simple : packageName + "." + simple)
                .array(dimensions);
    }

    /** @param bits flag bits below the number or length before a name; the highest tells which it is */
    private String name(boolean ofPackage, int bits) {
        long at = in.pos();
        long header = in.peekUnsigned("a class name");
        if ((header >>> (bits - 1) & 1) != 0) {
            long number = header >>> bits;
            if (number < 1 || number > known.size()) {
                throw MalformedInput.wrong(
                        at, 1, "There is no name of this number yet", "1 to " + known.size(), Long.toString(number));
            }
            in.varuint(shapes.nameRef);
            return decoded(known.get((int) number - 1), ofPackage);
        }
        long length = header >>> bits;
        if (length > LONGEST || known.size() == MOST) {
            throw MalformedInput.wrong(at, 1, "No class has so long a name", "at most " + LONGEST, length + " bytes");
        }
        in.varuint(shapes.nameLength);
        int encoding = length == 0 ? 0 : encoding(length > SHORT);
        Named named = new Named(in.copy(length), encoding);
        if (length > 0) {
            in.leaf(shapes.name(encoding, ofPackage), length, "a class name");
        }
        known.add(named);
        return decoded(named, ofPackage);
    }

    private int encoding(boolean hashed) {
        int encoding = in.peek("the encoding of a class name");
        in.leaf(hashed ? shapes.nameHash : shapes.nameEncoding, hashed ? Long.BYTES : 1, "a class name");
        return encoding;
    }

    private static String decoded(Named name, boolean ofPackage) {
        return ForyMetaStrings.decode(name.bytes(), name.encoding(), ofPackage ? "._" : "$_");
    }
}
