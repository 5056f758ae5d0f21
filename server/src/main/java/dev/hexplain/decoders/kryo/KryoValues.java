package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decoders.kryo.KryoClassTags.ClassTag;
import dev.hexplain.decoders.kryo.KryoSerializer.Place;
import dev.hexplain.tree.Issue;
import java.util.List;

/** Reads values: the reference and class before them, then the body by their class's serializer. */
final class KryoValues {
    private static final int NULL = 0;
    private static final int FIRST = 1;
    private static final int FIRST_REFERENCE = 2;

    private final Parse parse;
    private final ParseInput in;
    private final KryoClassModel bound;
    private final KryoClassTags tags;
    private final KryoGrammar grammar;
    private final KryoRows rows;
    private final KryoScalars scalars;
    private final KryoBodies bodies;
    private final KryoPlainValues plain;
    private final KryoJavaStreams javaStreams;

    /** The number of handles defined by earlier object graphs. */
    private int firstHandle;

    KryoValues(
            Parse parse,
            KryoClassModel bound,
            KryoClassTags tags,
            KryoGrammar grammar,
            KryoRows rows,
            KryoScalars scalars,
            KryoJavaStreams javaStreams) {
        this.parse = parse;
        this.in = parse.in;
        this.bound = bound;
        this.tags = tags;
        this.grammar = grammar;
        this.rows = rows;
        this.scalars = scalars;
        this.plain = new KryoPlainValues(in.bytes, 0, bound, tags);
        this.bodies = new KryoBodies(parse, bound, rows, scalars, grammar, tags, javaStreams);
        this.javaStreams = javaStreams;
    }

    /** Moves to the end of a member that needs no row, if it is one. */
    boolean passed(KryoPlainClass.Member member) {
        long end = plain.member(in.pos, in.end, parse.room(), parse.out.handleCount() - firstHandle, member, null);
        if (end <= in.pos) {
            return false;
        }
        for (int i = 0; i < plain.objectCount(); i++) {
            parse.out.define(plain.object(i));
        }
        parse.passed(end, plain.fields(), plain.levels());
        for (int i = plain.held(); i > 0; i--) {
            parse.certainty.held();
        }
        return true;
    }

    void forgetHandles() {
        firstHandle = parse.out.handleCount();
    }

    /** A value in the position of a name. */
    void value(int called, KryoExpectedType expected) {
        rows.begin(called);
        TypeRef type = expected.type();
        if (type == null) {
            ClassTag tag = tags.read(rows.pos());
            if (tag.type() == null) {
                rows.isNull(tag.width());
                return;
            }
            type = tag.type();
            rows.classOf(tag);
        } else {
            rows.type(bound.types.code(type));
        }
        KryoSerializer serializer = bound.serializers.of(type);
        if (javaStreams.standsAt(rows.pos(), type, serializer)) {
            serializer = KryoJavaStreams.SERIALIZER;
        }
        if (serializer == null) {
            if (bound.settings.redisson() && parse.frames.depth() == 1) {
                opaque(type);
                return;
            }
            throw missing(type);
        }
        if (isPresent(serializer, expected)) {
            bodies.read(serializer, type, expected.arguments());
        }
    }

    /** The outermost object of Redisson's values is all there is: what follows its class are its fields. */
    private void opaque(TypeRef type) {
        long at = rows.pos();
        if (at < in.end) {
            rows.layout().row(KryoLeafKinds.FIELDS);
        }
        rows.open(KryoLeafKinds.PARTS, at, (shape, body) -> grammar.openParts(shape, rows.at(), body, List.of()));
        if (at < in.end) {
            parse.opaqueLeaf(rows.fields(bound.fieldsName), at, in.end);
        }
        String name = type.binaryName();
        parse.issue(Issue.warning(
                at,
                in.end - at,
                "The fields of " + name + " stand here without names and types",
                "a class list with: class " + name + " { its fields }",
                ""));
    }

    /** Shows what is known of an object of an unknown class, and fails. */
    private MalformedInput missing(TypeRef type) {
        rows.open(
                KryoLeafKinds.OBJECT,
                rows.pos(),
                (shape, body) -> grammar.openParts(shape, rows.at(), body, List.of()));
        String name = type.binaryName();
        return MalformedInput.wrong(
                in.pos,
                0,
                "The class " + name + " is not known, so its fields cannot be told apart",
                "a class list with: class " + name + " { its fields }",
                "class " + name);
    }

    /** Whether a value follows, rather than null or a reference, which are written here. */
    private boolean isPresent(KryoSerializer serializer, KryoExpectedType expected) {
        boolean known = expected.type() != null;
        if (bound.settings.references()) {
            boolean marked = !expected.bare() && (serializer.counts() || (known && expected.nullable()));
            return !marked || reference(serializer, known && expected.nullable());
        }
        return !known || !expected.nullable() || serializer.writesNull() || flag();
    }

    private boolean reference(KryoSerializer serializer, boolean nullable) {
        int width = KryoVarints.length(in, rows.pos(), KryoVarints.MAX_INT, "a reference");
        long number = KryoVarints.value(in.bytes, rows.pos(), width) & 0xFFFF_FFFFL;
        if (number == FIRST) {
            parse.certainty.held();
            rows.part(KryoLeafKinds.FIRST, width);
            if (serializer.counts()) {
                rows.define();
            }
            return true;
        }
        if (number == NULL && nullable) {
            rows.isNull(width);
        } else if (number >= FIRST_REFERENCE && serializer.counts()) {
            back(number, width);
        } else {
            throw MalformedInput.misread(
                    rows.pos(), width, "This value can be neither null nor a reference", "1", Long.toString(number));
        }
        return false;
    }

    private void back(long number, int width) {
        int objects = parse.out.handleCount() - firstHandle;
        if (objects == 0) {
            throw MalformedInput.misread(
                    rows.pos(),
                    width,
                    "The first object of all cannot be a reference",
                    "1, or a class list with: option references = false;",
                    Long.toString(number));
        }
        if (number - FIRST_REFERENCE >= objects) {
            parse.certainty.doubt(Issue.error(
                    rows.pos(),
                    width,
                    "The reference is to no object before",
                    "at most " + (objects + 1),
                    Long.toString(number)));
        } else {
            parse.certainty.held();
        }
        rows.keyIs(KryoLeafKinds.REFERENCE, rows.pos(), width);
        rows.part(KryoLeafKinds.REFERENCE, width);
        rows.leaf(rows.pos());
    }

    private boolean flag() {
        if (!scalars.flag(rows.pos(), "a value")) {
            rows.isNull(1);
            return false;
        }
        rows.part(KryoLeafKinds.PRESENT, 1);
        return true;
    }

    void rawText(int called) {
        rows.begin(called);
        scalars.text();
    }

    void rawBytes(int called, int leaf) {
        rows.begin(called);
        scalars.bytes(leaf);
    }

    void rawTime(int called) {
        rows.begin(called);
        bodies.localTime(KryoComposites.formOf("java.time.LocalTime"));
    }

    void rawOffset(int called) {
        rows.begin(called);
        bodies.zoneOffset(KryoComposites.formOf("java.time.ZoneOffset"));
    }

    /** A value after its class, which may be null: a primitive in its field's encoding. */
    void withClass(Place of) {
        if (!(of instanceof Place.Raw(int leaf))) {
            value(
                    KryoNameNumbers.VALUE,
                    of instanceof Place.Typed(KryoExpectedType expected)
                            ? KryoExpectedType.any(expected.arguments())
                            : KryoExpectedType.ANYTHING);
            return;
        }
        rows.begin(KryoNameNumbers.VALUE);
        ClassTag tag = tags.read(rows.pos());
        if (tag.type() == null) {
            rows.isNull(tag.width());
            return;
        }
        rows.classOf(tag);
        scalars.leaf(leaf);
    }

    /** Bytes of a chunk that are not decoded. */
    void chunk(long length) {
        rows.begin(KryoNameNumbers.VALUE);
        parse.out.opaque(length);
        rows.leaf(KryoLeafKinds.UNREAD, rows.pos(), rows.pos() + length);
    }

    /** Reads the element class of a sorted collection, whose row is open. */
    KryoExpectedType elementsOf(KryoExpectedType known) {
        return bodies.elementsOf(known);
    }
}
