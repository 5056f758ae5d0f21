package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;

/**
 * Reads collections, arrays of objects and maps: flags, and the elements of one class ("Collection Serialization"); for
 * maps in chunks of up to 255 entries of the same key and value types ("Map Serialization").
 *
 * <pre>
 * collection = count flags [type of elements] element*
 * map        = count chunk*
 * chunk      = flags [size] [type of keys] [type of values] (key value)*     no size where a key or a value is null
 * </pre>
 *
 * <p>A state word holds flags and two numbers: of the elements' class and their declared type, or of the classes of keys
 * and values.
 */
final class ForyCollections {
    private static final ForyKind TEXT = new ForyKind.Scalar(ForyKind.Form.STRING);
    /** The type id of a string. */
    private static final int TEXT_ID = 21;

    private static final int KEY_TYPE_MASK = 0xFFF_FFFF;
    private static final int VALUE_TYPE_SHIFT = 32;

    private static final int FIRST_SHIFT = 12;
    private static final int SECOND_SHIFT = 36;
    private static final int NUMBER_MASK = 0xFF_FFFF;

    private static final int ENCODING_BITS = 2;
    private static final int ENCODING = (1 << ENCODING_BITS) - 1;

    private final Parse parse;
    private final ForyLeafReader in;
    private final ForyClasses classes;
    private final ForyShapes shapes;
    private final ForyReferences references;
    private final ForyTypes types;
    private final ForyGrammar grammar;
    private final NameTable names;
    private final ForyInterned<ForyKind> kinds = new ForyInterned<>();
    private final ForyInterned<TypeRef> declared = new ForyInterned<>();

    ForyCollections(
            Parse parse,
            ForyLeafReader in,
            ForyClasses classes,
            ForyShapes shapes,
            ForyReferences references,
            ForyTypes types,
            ForyGrammar grammar) {
        this.parse = parse;
        this.in = in;
        this.classes = classes;
        this.shapes = shapes;
        this.references = references;
        this.types = types;
        this.grammar = grammar;
        this.names = new NameTable(parse);
    }

    // -- state words

    private static long word(int rule, int flags, int first, int second) {
        return (long) second << SECOND_SHIFT | (long) first << FIRST_SHIFT | (long) flags << ForyRule.BITS | rule;
    }

    private static int flags(long word) {
        return (int) (word >>> ForyRule.BITS) & 0xFF;
    }

    private static int first(long word) {
        return (int) (word >>> FIRST_SHIFT) & NUMBER_MASK;
    }

    private static int second(long word) {
        return (int) (word >>> SECOND_SHIFT) & NUMBER_MASK;
    }

    /** Counts an element of the row on top; closes that where there are no more. */
    private boolean isOver() {
        long left = parse.frames.left();
        if (left == 0) {
            parse.close();
            return true;
        }
        parse.frames.left(left - 1);
        return false;
    }

    // -- collections

    /** Reads what follows the number of elements. */
    void elements(TypeRef element, long count) {
        if (count == 0) {
            parse.close();
            return;
        }
        int flags = in.u1(shapes.elementFlags, "the flags of the elements");
        boolean same = (flags & ForyElementFlags.SAME) != 0;
        openElements(flags, same ? kindOfAll(false, flags, element) : ForyKind.ANY, element, count);
    }

    /** An element with its own flag and type, instead of a collection. */
    void singleElement() {
        parse.frames.word(ForyRule.DONE);
        openElements(ForyElementFlags.TRACKING, ForyKind.ANY, TypeRef.OBJECT, 1);
    }

    private void openElements(int flags, ForyKind kind, TypeRef element, long count) {
        long word = word(ForyRule.ELEMENTS, flags, kinds.number(kind), declared.number(element));
        parse.open(shapes.elements, in.pos(), in.pos(), word, count);
    }

    void element(long word) {
        if (isOver()) {
            return;
        }
        int flags = flags(word);
        in.hold(shapes.element);
        boolean flagged = (flags & (ForyElementFlags.TRACKING | ForyElementFlags.HAS_NULL)) != 0;
        boolean same = (flags & ForyElementFlags.SAME) != 0;
        part(flagged, same, kinds.get(first(word)), declared.get(second(word)));
    }

    // -- maps

    /** Reads what follows the number of entries, in the row on top. */
    void entries(ForyKind.Mapping mapping, long count) {
        parse.frames.word((long) declared.number(mapping.value()) << VALUE_TYPE_SHIFT
                | (long) declared.number(mapping.key()) << ForyRule.BITS
                | ForyRule.MAP);
        parse.frames.left(count);
    }

    /** A map of one entry, whose key and value have their own flags and types. */
    void singleEntry() {
        int flags = ForyElementFlags.TRACKING | (ForyElementFlags.TRACKING << ForyElementFlags.VALUE_BITS);
        int any = kinds.number(ForyKind.ANY);
        parse.frames.word(ForyRule.DONE);
        long entry = word(ForyRule.ENTRY, flags, any, any);
        parse.open(entryShape(flags, ForyKind.ANY), in.pos(), in.pos(), entry, 0);
    }

    // -- chunks

    void chunk(long word) {
        long left = parse.frames.left();
        if (left == 0) {
            parse.close();
            return;
        }
        long at = in.pos();
        int flags = in.peek("a chunk of entries");
        boolean single = hasNull(flags) || hasNull(flags >> ForyElementFlags.VALUE_BITS);
        long size = single ? 1 : parse.in.u1(at + 1, "a number of entries");
        if (size == 0 || size > left) {
            throw MalformedInput.wrong(at + 1, 1, "The map has not so many entries left", "1 to " + left, "" + size);
        }
        parse.frames.left(left - size);
        parse.open(shapes.chunk, at, at, ForyRule.DONE, 0);
        in.leaf(shapes.chunkFlags, 1, "the flags of entries");
        if (!single) {
            in.leaf(shapes.chunkSize, 1, "a number of entries");
        }
        TypeRef keyType = declared.get((int) (word >>> ForyRule.BITS) & KEY_TYPE_MASK);
        TypeRef valueType = declared.get((int) (word >>> VALUE_TYPE_SHIFT));
        ForyKind key = kindOfAll(single, flags, keyType);
        ForyKind value = kindOfAll(single, flags >> ForyElementFlags.VALUE_BITS, valueType);
        parse.frames.word(word(ForyRule.CHUNK, flags, kinds.number(key), kinds.number(value)));
        parse.frames.left(size);
    }

    /** The class of all elements, keys or values: declared, or before them; a single one contains it. */
    private ForyKind kindOfAll(boolean single, int flags, TypeRef type) {
        if ((flags & ForyElementFlags.DECLARED) != 0) {
            return classes.kind(type);
        }
        return single ? ForyKind.ANY : types.type(type);
    }

    private static boolean hasNull(int flags) {
        return (flags & ForyElementFlags.HAS_NULL) != 0;
    }

    // -- entries

    void entry(long word) {
        if (isOver()) {
            return;
        }
        long entry = (word & -1L << ForyRule.BITS) | ForyRule.ENTRY;
        parse.open(entryShape(flags(word), kinds.get(first(word))), in.pos(), in.pos(), entry, 0);
    }

    /** The shape of an entry, named by its key where that is a string. */
    private int entryShape(int flags, ForyKind key) {
        if (hasNull(flags)) {
            return shapes.entry;
        }
        long at = in.pos() + ((flags & ForyElementFlags.TRACKING) != 0 ? 1 : 0);
        if (key.equals(TEXT)) {
            return namedBy(at);
        }
        boolean text = key.equals(ForyKind.ANY) && at < parse.in.end && parse.in.bytes.u1(at) == TEXT_ID;
        return text ? namedBy(at + 1) : shapes.entry;
    }

    /** The shape of an entry named by the string at an offset, if that is complete. */
    private int namedBy(long at) {
        long end = parse.in.end;
        int size = ForyVarints.length(
                offset -> offset < end ? parse.in.bytes.u1(offset) : 0xFF, at, ForyVarints.LONGEST_UNSIGNED);
        if (size == 0 || at + size > end) {
            return shapes.entry;
        }
        long head = ForyVarints.unsigned(parse.in.bytes.copy(at, size));
        int encoding = (int) head & ENCODING;
        long length = head >>> ENCODING_BITS;
        boolean there = length <= end - at - size && encoding <= ForyShapes.UTF_8;
        return there ? names.shape(encoding, at + size, length) : shapes.entry;
    }

    void keyOrValue(long word) {
        int flags = flags(word);
        if (parse.frames.left() == 0) {
            parse.frames.left(1);
            if (!hasNull(flags)) {
                in.hold(shapes.key);
                part(flags, kinds.get(first(word)));
            }
            return;
        }
        parse.frames.word(ForyRule.DONE);
        int ofValue = flags >> ForyElementFlags.VALUE_BITS;
        if (hasNull(ofValue)) {
            parse.close();
        } else {
            part(ofValue, kinds.get(second(word)));
        }
    }

    private void part(int flags, ForyKind kind) {
        boolean flagged = (flags & ForyElementFlags.TRACKING) != 0;
        part(flagged, !kind.equals(ForyKind.ANY), kind, TypeRef.OBJECT);
    }

    /**
     * An element, a key or a value, in the row on top.
     *
     * @param flagged whether a reference flag precedes it
     * @param known whether its class does not
     */
    private void part(boolean flagged, boolean known, ForyKind kind, TypeRef type) {
        if (flagged && !references.flag()) {
            return;
        }
        if (known) {
            grammar.valueOfMany(kind);
        } else {
            grammar.value(types.type(type));
        }
    }
}
