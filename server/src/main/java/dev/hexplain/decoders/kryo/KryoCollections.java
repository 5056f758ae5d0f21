package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decoders.kryo.KryoClassTags.ClassTag;
import dev.hexplain.decoders.kryo.KryoSerializer.Body;
import java.util.List;

/** Reads the bodies of arrays of objects, collections and maps. */
final class KryoCollections {
    private final ParseInput in;
    private final KryoClassModel bound;
    private final KryoRows rows;
    private final KryoScalars scalars;
    private final KryoGrammar grammar;
    private final KryoClassTags tags;

    KryoCollections(
            Parse parse,
            KryoClassModel bound,
            KryoRows rows,
            KryoScalars scalars,
            KryoGrammar grammar,
            KryoClassTags tags) {
        this.in = parse.in;
        this.bound = bound;
        this.rows = rows;
        this.scalars = scalars;
        this.grammar = grammar;
        this.tags = tags;
    }

    void array(KryoExpectedType element) {
        long count = scalars.length("an array");
        if (count >= 0) {
            openElements(element, count);
        }
    }

    private void openElements(KryoExpectedType element, long count) {
        in.require(rows.pos(), count, "elements");
        rows.open(
                KryoLeafKinds.LIST,
                rows.pos(),
                (shape, body) -> grammar.openElements(shape, rows.at(), body, element, count));
    }

    void collection(Body.Collection kind, List<KryoGenericType> arguments) {
        if (bound.settings.beforeFive()) {
            counted(kind, arguments);
            return;
        }
        KryoGenericType inner = arguments.isEmpty() ? KryoGenericType.UNKNOWN : arguments.getLast();
        TypeRef element = arguments.isEmpty() ? null : arguments.getFirst().type();
        boolean known = element != null && bound.classes.isFinal(element);
        if (known && !kind.canBeNull()) {
            ofKnown(new KryoExpectedType(element, false, inner.arguments()));
            return;
        }
        int width = KryoVarints.flaggedLength(in, rows.pos(), "a collection");
        boolean flag = KryoVarints.flag(in.bytes.u1(rows.pos()));
        long count = KryoVarints.flaggedValue(in.bytes, rows.pos(), width) - 1L;
        rows.part(count < 0 ? KryoLeafKinds.NULL : KryoLeafKinds.FLAGGED_LENGTH, width);
        if (count < 0) {
            rows.leaf(rows.pos());
            return;
        }
        KryoExpectedType each = known
                ? new KryoExpectedType(element, flag, inner.arguments())
                : KryoExpectedType.any(inner.arguments());
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

    /** Before Kryo 5: a count, and each element with its class, unless a type argument says it; a comparator precedes both. */
    private void counted(Body.Collection kind, List<KryoGenericType> arguments) {
        KryoExpectedType element = arguments.isEmpty() ? KryoExpectedType.ANYTHING : outermost(arguments.getFirst());
        if (kind.hasComparator()) {
            rows.layout().row(KryoLeafKinds.COMPARATOR).row(KryoLeafKinds.SIZE);
            KryoGrammar.Sorted about = new KryoGrammar.Sorted(element, false);
            rows.open(
                    KryoLeafKinds.LIST,
                    rows.pos(),
                    (shape, body) -> grammar.openSorted(shape, rows.at(), body, about, KryoGrammar.COUNT_FOLLOWS));
        } else {
            openElements(element, scalars.size("a collection"));
        }
    }

    /** Kryo 3 and 4 pass type arguments no further than to the collection of the field. */
    private KryoExpectedType outermost(KryoGenericType argument) {
        return expected(new KryoGenericType(argument.type(), List.of()), true);
    }

    /** Elements of a known class that are never null: the count has no flag. */
    private void ofKnown(KryoExpectedType element) {
        long count = scalars.length("a collection");
        if (count >= 0) {
            openElements(element, count);
        }
    }

    /** All elements are of one class, which is written once; or all are null. */
    private void sameClass(long count, KryoGenericType inner, boolean canBeNull) {
        ClassTag tag = tags.read(rows.pos());
        rows.layout().row(KryoLeafKinds.ELEMENT_CLASS);
        TypeRef type = tag.type();
        if (type == null) {
            rows.open(
                    KryoLeafKinds.NULLS,
                    tag.end(),
                    tag,
                    (shape, body) -> grammar.openParts(shape, rows.at(), body, List.of()));
            return;
        }
        in.require(tag.end(), count, "elements");
        boolean nullable = canBeNull && scalars.flag(tag.end(), "a collection");
        if (canBeNull) {
            rows.layout().slot(KryoLeafKinds.NULLABLE, 1);
        }
        KryoExpectedType element = new KryoExpectedType(type, nullable, inner.arguments());
        rows.open(
                KryoLeafKinds.LIST,
                tag.end() + (canBeNull ? 1 : 0),
                tag,
                (shape, body) -> grammar.openElements(shape, rows.at(), body, element, count));
    }

    /** The comparator comes before the element class. */
    private void sorted(KryoExpectedType element, boolean classFollows, long count) {
        rows.layout().row(KryoLeafKinds.COMPARATOR);
        if (classFollows) {
            rows.layout().row(KryoLeafKinds.ELEMENT_CLASS).row(KryoLeafKinds.NULLABLE);
        }
        KryoGrammar.Sorted about = new KryoGrammar.Sorted(element, classFollows);
        rows.open(
                KryoLeafKinds.LIST,
                rows.pos(),
                (shape, body) -> grammar.openSorted(shape, rows.at(), body, about, count));
    }

    /** Reads the element class of a sorted collection, whose row is open. */
    KryoExpectedType elementsOf(KryoExpectedType known) {
        ClassTag tag = tags.read(in.pos);
        boolean nullable = tag.type() != null && scalars.flag(tag.end(), "a collection");
        rows.writeElements(tag);
        return new KryoExpectedType(tag.type(), nullable, known.arguments());
    }

    void mapping(Body.Mapping kind, List<KryoGenericType> arguments) {
        if (bound.settings.beforeFive()) {
            countedMap(kind, arguments);
            return;
        }
        boolean comparator = kind.hasComparator();
        long count = scalars.length("a map");
        if (count < 0) {
            return;
        }
        in.require(rows.pos(), count, "entries");
        KryoGrammar.MapTypes types = arguments.size() < 2
                ? new KryoGrammar.MapTypes(KryoExpectedType.ANYTHING, KryoExpectedType.ANYTHING, comparator)
                : new KryoGrammar.MapTypes(
                        expected(arguments.getFirst(), kind.canBeNull()),
                        expected(arguments.get(1), kind.canBeNull()),
                        comparator);
        if (comparator) {
            rows.layout().row(KryoLeafKinds.COMPARATOR);
        }
        rows.open(
                KryoLeafKinds.MAP,
                rows.pos(),
                (shape, body) -> grammar.openEntries(shape, rows.at(), body, types, count));
    }

    private void countedMap(Body.Mapping kind, List<KryoGenericType> arguments) {
        boolean comparator = kind.hasComparator();
        KryoGrammar.MapTypes types = arguments.size() < 2
                ? new KryoGrammar.MapTypes(KryoExpectedType.ANYTHING, KryoExpectedType.ANYTHING, comparator)
                : new KryoGrammar.MapTypes(outermost(arguments.getFirst()), outermost(arguments.get(1)), comparator);
        if (comparator) {
            rows.layout().row(KryoLeafKinds.COMPARATOR).row(KryoLeafKinds.SIZE);
        }
        long count = comparator ? KryoGrammar.COUNT_FOLLOWS : scalars.size("a map");
        in.require(rows.pos(), Math.max(0, count), "entries");
        rows.open(
                KryoLeafKinds.MAP,
                rows.pos(),
                (shape, body) -> grammar.openEntries(shape, rows.at(), body, types, count));
    }

    private KryoExpectedType expected(KryoGenericType type, boolean canBeNull) {
        TypeRef known = type.type();
        return known != null && bound.classes.isFinal(known)
                ? new KryoExpectedType(known, canBeNull, type.arguments())
                : KryoExpectedType.any(type.arguments());
    }

    void enumSet() {
        ClassTag tag = tags.read(rows.pos());
        int width = KryoVarints.length(in, tag.end(), KryoVarints.MAX_INT, "an enum set");
        long count = KryoVarints.value(in.bytes, tag.end(), width) & 0xFFFF_FFFFL;
        TypeRef type = tag.type();
        if (type == null) {
            throw MalformedInput.misread(rows.pos(), tag.width(), "An enum set has no class", "an enum", "null");
        }
        if (bound.serializers.of(type) == null) {
            throw MalformedInput.wrong(
                    rows.pos(), 1, "An enum set needs its enum", "a class list with the enum", type.binaryName());
        }
        in.require(tag.end() + width, count, "elements");
        rows.layout().row(KryoLeafKinds.ELEMENT_CLASS).slot(KryoLeafKinds.SIZE, width);
        KryoExpectedType element = new KryoExpectedType(type, false, List.of(), true);
        rows.open(
                KryoLeafKinds.LIST,
                tag.end() + width,
                tag,
                (shape, body) -> grammar.openElements(shape, rows.at(), body, element, count));
    }
}
