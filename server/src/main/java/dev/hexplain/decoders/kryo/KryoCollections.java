package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decoders.kryo.ClassTags.ClassTag;
import dev.hexplain.decoders.kryo.Serializer.Body;
import java.util.List;

/** What serializers of arrays of objects, collections and maps write. */
final class KryoCollections {
    private final Input in;
    private final Bound bound;
    private final KryoRows rows;
    private final KryoScalars scalars;
    private final KryoGrammar grammar;
    private final ClassTags tags;

    KryoCollections(Parse parse, Bound bound, KryoRows rows, KryoScalars scalars, KryoGrammar grammar, ClassTags tags) {
        this.in = parse.in;
        this.bound = bound;
        this.rows = rows;
        this.scalars = scalars;
        this.grammar = grammar;
        this.tags = tags;
    }

    void array(Expected element) {
        long count = scalars.length("an array");
        if (count >= 0) {
            openElements(element, count);
        }
    }

    private void openElements(Expected element, long count) {
        in.require(rows.pos(), count, "elements");
        rows.open(
                Leaves.LIST, rows.pos(), (shape, body) -> grammar.openElements(shape, rows.at(), body, element, count));
    }

    void collection(Body.Collection kind, List<GenericType> arguments) {
        GenericType inner = arguments.isEmpty() ? GenericType.UNKNOWN : arguments.getLast();
        TypeRef element = arguments.isEmpty() ? null : arguments.getFirst().type();
        boolean known = element != null && bound.classes.isFinal(element);
        if (known && !kind.canBeNull()) {
            ofKnown(new Expected(element, false, inner.arguments()));
            return;
        }
        int width = Varints.flaggedLength(in, rows.pos(), "a collection");
        boolean flag = Varints.flag(in.bytes.u1(rows.pos()));
        long count = Varints.flaggedValue(in.bytes, rows.pos(), width) - 1L;
        rows.part(count < 0 ? Leaves.NULL : Leaves.FLAGGED_LENGTH, width);
        if (count < 0) {
            rows.emit(rows.pos());
            return;
        }
        Expected each = known ? new Expected(element, flag, inner.arguments()) : Expected.any(inner.arguments());
        boolean classFollows = !known && flag && count > 0;
        if (!classFollows) {
            in.require(rows.pos(), count, "elements");
        }
        if (kind.hasComparator()) {
            sorted(each, classFollows, count);
        } else if (classFollows) {
            sameClass(count, inner, kind.canBeNull());
        } else {
            openElements(each, count);
        }
    }

    /** Elements of a class that is known and that are never null: the count has no flag. */
    private void ofKnown(Expected element) {
        long count = scalars.length("a collection");
        if (count >= 0) {
            openElements(element, count);
        }
    }

    /** All elements are of one class, which is written once; or all are null. */
    private void sameClass(long count, GenericType inner, boolean canBeNull) {
        ClassTag tag = tags.read(rows.pos());
        rows.layout().row(Leaves.ELEMENT_CLASS);
        TypeRef type = tag.type();
        if (type == null) {
            rows.open(
                    Leaves.LIST, tag.end(), tag, (shape, body) -> grammar.openParts(shape, rows.at(), body, List.of()));
            return;
        }
        in.require(tag.end(), count, "elements");
        boolean nullable = canBeNull && scalars.flag(tag.end(), "a collection");
        if (canBeNull) {
            rows.layout().slot(Leaves.NULLABLE, 1);
        }
        Expected element = new Expected(type, nullable, inner.arguments());
        rows.open(
                Leaves.LIST,
                tag.end() + (canBeNull ? 1 : 0),
                tag,
                (shape, body) -> grammar.openElements(shape, rows.at(), body, element, count));
    }

    /** The comparator comes before the class of the elements. */
    private void sorted(Expected element, boolean classFollows, long count) {
        rows.layout().row(Leaves.COMPARATOR);
        if (classFollows) {
            rows.layout().row(Leaves.ELEMENT_CLASS).row(Leaves.NULLABLE);
        }
        KryoGrammar.Sorted about = new KryoGrammar.Sorted(element, classFollows);
        rows.open(Leaves.LIST, rows.pos(), (shape, body) -> grammar.openSorted(shape, rows.at(), body, about, count));
    }

    /** Reads the class of the elements of a sorted collection, whose row is open. */
    Expected elementsOf(Expected known) {
        ClassTag tag = tags.read(in.pos);
        boolean nullable = tag.type() != null && scalars.flag(tag.end(), "a collection");
        rows.writeElements(tag);
        return new Expected(tag.type(), nullable, known.arguments());
    }

    void mapping(Body.Mapping kind, List<GenericType> arguments) {
        boolean comparator = kind.hasComparator();
        long count = scalars.length("a map");
        if (count < 0) {
            return;
        }
        in.require(rows.pos(), count, "entries");
        KryoGrammar.MapTypes types = arguments.size() < 2
                ? new KryoGrammar.MapTypes(Expected.ANYTHING, Expected.ANYTHING, comparator)
                : new KryoGrammar.MapTypes(
                        expected(arguments.getFirst(), kind.canBeNull()),
                        expected(arguments.get(1), kind.canBeNull()),
                        comparator);
        if (comparator) {
            rows.layout().row(Leaves.COMPARATOR);
        }
        rows.open(Leaves.MAP, rows.pos(), (shape, body) -> grammar.openEntries(shape, rows.at(), body, types, count));
    }

    private Expected expected(GenericType type, boolean canBeNull) {
        TypeRef known = type.type();
        return known != null && bound.classes.isFinal(known)
                ? new Expected(known, canBeNull, type.arguments())
                : Expected.any(type.arguments());
    }

    void enumSet() {
        ClassTag tag = tags.read(rows.pos());
        int width = Varints.length(in, tag.end(), Varints.MAX_INT, "an enum set");
        long count = Varints.value(in.bytes, tag.end(), width) & 0xFFFF_FFFFL;
        TypeRef type = tag.type();
        if (type == null) {
            throw Malformed.misread(rows.pos(), tag.width(), "An enum set has no class", "an enum", "null");
        }
        if (bound.serializers.of(type) == null) {
            throw Malformed.wrong(
                    rows.pos(), 1, "An enum set needs its enum", "a class list with the enum", type.binaryName());
        }
        in.require(tag.end() + width, count, "elements");
        rows.layout().row(Leaves.ELEMENT_CLASS).slot(Leaves.SIZE, width);
        Expected element = new Expected(type, false, List.of());
        rows.open(
                Leaves.LIST,
                tag.end() + width,
                tag,
                (shape, body) -> grammar.openElements(shape, rows.at(), body, element, count));
    }
}
