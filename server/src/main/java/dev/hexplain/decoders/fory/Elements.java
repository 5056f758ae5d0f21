package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.Parse;

/** Collections, and arrays of objects: flags, the class of all elements if they have one, and the elements. */
final class Elements {
    private static final int KIND_SHIFT = 12;
    private static final int KIND_MASK = 0xFF_FFFF;
    private static final int TYPE_SHIFT = 36;

    private final Parse parse;
    private final Reading in;
    private final Classes classes;
    private final ForyShapes shapes;
    private final References references;
    private final Types types;
    private final ForyGrammar grammar;
    private final Interned<Kind> kinds = new Interned<>();
    private final Interned<TypeRef> declared = new Interned<>();

    Elements(
            Parse parse,
            Reading in,
            Classes classes,
            ForyShapes shapes,
            References references,
            Types types,
            ForyGrammar grammar) {
        this.parse = parse;
        this.in = in;
        this.classes = classes;
        this.shapes = shapes;
        this.references = references;
        this.types = types;
        this.grammar = grammar;
    }

    /** What stands behind the number of elements. */
    void begin(TypeRef element, long count) {
        if (count == 0) {
            parse.close();
            return;
        }
        int flags = in.u1(shapes.elementFlags, "the flags of the elements");
        Kind kind = Kind.ANY;
        if ((flags & ElementFlags.SAME) != 0) {
            kind = (flags & ElementFlags.DECLARED) != 0 ? classes.kind(element) : types.type(element);
        }
        long word = (long) declared.number(element) << TYPE_SHIFT
                | (long) kinds.number(kind) << KIND_SHIFT
                | flags << Rule.BITS
                | Rule.ELEMENTS;
        parse.open(shapes.elements, in.pos(), in.pos(), word, count);
    }

    /** An element that has a flag and a type of its own, in place of a collection. */
    void single() {
        parse.frames.word(Rule.DONE);
        long word = (long) declared.number(TypeRef.OBJECT) << TYPE_SHIFT
                | (long) kinds.number(Kind.ANY) << KIND_SHIFT
                | ElementFlags.TRACKING << Rule.BITS
                | Rule.ELEMENTS;
        parse.open(shapes.elements, in.pos(), in.pos(), word, 1);
    }

    void next(long word) {
        long left = parse.frames.left();
        if (left == 0) {
            parse.close();
            return;
        }
        parse.frames.left(left - 1);
        int flags = (int) (word >>> Rule.BITS) & 0xFF;
        in.hold(shapes.element);
        if ((flags & (ElementFlags.TRACKING | ElementFlags.HAS_NULL)) != 0 && !references.flag()) {
            return;
        }
        if ((flags & ElementFlags.SAME) != 0) {
            grammar.valueOfMany(kinds.get((int) (word >>> KIND_SHIFT) & KIND_MASK));
        } else {
            grammar.value(types.type(declared.get((int) (word >>> TYPE_SHIFT))));
        }
    }
}
