package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.Parse;

/** Reads collections and arrays of objects: flags, the common element class if there is one, and the elements. */
final class ForyElements {
    private static final int KIND_SHIFT = 12;
    private static final int KIND_MASK = 0xFF_FFFF;
    private static final int TYPE_SHIFT = 36;

    private final Parse parse;
    private final ForyLeafReader in;
    private final ForyClasses classes;
    private final ForyShapes shapes;
    private final ForyReferences references;
    private final ForyTypes types;
    private final ForyGrammar grammar;
    private final ForyInterned<ForyKind> kinds = new ForyInterned<>();
    private final ForyInterned<TypeRef> declared = new ForyInterned<>();

    ForyElements(
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
    }

    /** Reads what follows the number of elements. */
    void begin(TypeRef element, long count) {
        if (count == 0) {
            parse.close();
            return;
        }
        int flags = in.u1(shapes.elementFlags, "the flags of the elements");
        ForyKind kind = ForyKind.ANY;
        if ((flags & ForyElementFlags.SAME) != 0) {
            kind = (flags & ForyElementFlags.DECLARED) != 0 ? classes.kind(element) : types.type(element);
        }
        long word = (long) declared.number(element) << TYPE_SHIFT
                | (long) kinds.number(kind) << KIND_SHIFT
                | flags << ForyRule.BITS
                | ForyRule.ELEMENTS;
        parse.open(shapes.elements, in.pos(), in.pos(), word, count);
    }

    /** An element with its own flag and type, instead of a collection. */
    void single() {
        parse.frames.word(ForyRule.DONE);
        long word = (long) declared.number(TypeRef.OBJECT) << TYPE_SHIFT
                | (long) kinds.number(ForyKind.ANY) << KIND_SHIFT
                | ForyElementFlags.TRACKING << ForyRule.BITS
                | ForyRule.ELEMENTS;
        parse.open(shapes.elements, in.pos(), in.pos(), word, 1);
    }

    void next(long word) {
        long left = parse.frames.left();
        if (left == 0) {
            parse.close();
            return;
        }
        parse.frames.left(left - 1);
        int flags = (int) (word >>> ForyRule.BITS) & 0xFF;
        in.hold(shapes.element);
        if ((flags & (ForyElementFlags.TRACKING | ForyElementFlags.HAS_NULL)) != 0 && !references.flag()) {
            return;
        }
        if ((flags & ForyElementFlags.SAME) != 0) {
            grammar.valueOfMany(kinds.get((int) (word >>> KIND_SHIFT) & KIND_MASK));
        } else {
            grammar.value(types.type(declared.get((int) (word >>> TYPE_SHIFT))));
        }
    }
}
