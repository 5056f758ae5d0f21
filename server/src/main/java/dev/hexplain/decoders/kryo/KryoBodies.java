package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decoders.kryo.KryoClassTags.ClassTag;
import dev.hexplain.decoders.kryo.KryoSerializer.Body;
import dev.hexplain.decoders.kryo.KryoSerializer.Part;
import dev.hexplain.decoders.kryo.KryoSerializer.Place;
import dev.hexplain.tree.Issue;
import java.util.ArrayList;
import java.util.List;

/** Reads the bodies of values, as their serializers write them, after the heads. */
final class KryoBodies {
    private static final List<String> TIME_UNITS = List.of("hour", "minute", "second");

    /** Names of parts that depend on the bytes. */
    static final List<String> TIME_PARTS = List.of("hour", "minute", "second", "nano", "quarterHours", "seconds");

    private static final int SECONDS_FOLLOW = 127;

    private final Parse parse;
    private final ParseInput in;
    private final KryoClassModel bound;
    private final KryoRows rows;
    private final KryoScalars scalars;
    private final KryoCollections collections;
    private final KryoFields fields;
    private final KryoGrammar grammar;
    private final KryoClassTags tags;
    private final KryoJavaStreams javaStreams;

    KryoBodies(
            Parse parse,
            KryoClassModel bound,
            KryoRows rows,
            KryoScalars scalars,
            KryoGrammar grammar,
            KryoClassTags tags,
            KryoJavaStreams javaStreams) {
        this.parse = parse;
        this.in = parse.in;
        this.bound = bound;
        this.rows = rows;
        this.scalars = scalars;
        this.collections = new KryoCollections(parse, bound, rows, scalars, grammar, tags);
        this.fields = new KryoFields(parse, bound, rows, scalars, grammar);
        this.grammar = grammar;
        this.tags = tags;
        this.javaStreams = javaStreams;
    }

    void read(KryoSerializer serializer, TypeRef type, List<KryoGenericType> arguments) {
        switch (serializer.body()) {
            case Body.Scalar(int leaf) -> scalar(leaf, type);
            case Body.Text text -> scalars.text();
            case Body.Bytes(int leaf) -> scalars.bytes(leaf);
            case Body.ClassName named -> className();
            case Body.Primitives(int leaf, int form) -> primitives(leaf, form);
            case Body.Array(KryoExpectedType element) -> collections.array(element);
            case Body.Collection collection -> collections.collection(collection, arguments);
            case Body.Mapping mapping -> collections.mapping(mapping, arguments);
            case Body.Sized(int leaf, int form) -> sized(leaf, form);
            case Body.OptionalNumber(int leaf) -> optionalNumber(leaf);
            case Body.Versioned(TypeRef of) -> fields.versioned(of, arguments);
            case Body.Tagged(TypeRef of, KryoFieldWriting how) -> fields.tagged(of, arguments, how);
            case Body.Compatible(TypeRef of, KryoFieldWriting how) -> fields.compatible(of, arguments, how);
            case Body.EnumSet set -> collections.enumSet();
            case Body.Members(TypeRef of) -> fields.members(of, arguments);
            case Body.Parts(List<Part> parts, int form) -> parts(parts, form, serializer.writesNull());
            case Body.JavaStream stream -> javaStreams.read(rows, grammar, type);
            case Body.LocalTime(int form) -> localTime(form);
            case Body.ZoneOffset(int form) -> zoneOffset(form);
        }
    }

    private void scalar(int leaf, TypeRef type) {
        if (leaf == KryoLeafKinds.ENUM) {
            checkConstant(type);
        }
        scalars.leaf(leaf);
    }

    private void checkConstant(TypeRef type) {
        long at = rows.pos();
        int width = KryoVarints.length(in, at, KryoVarints.MAX_INT, "an enum");
        long read = KryoVarints.value(in.bytes, at, width) & 0xFFFF_FFFFL;
        bound.serializers
                .enumNamed(type.name())
                .map(declared -> declared.constants().size())
                .filter(constants -> read > constants)
                .ifPresent(constants -> parse.certainty.doubt(Issue.error(
                        at,
                        width,
                        "The enum has no such constant",
                        "0 for null, or a constant's place: 1 to " + constants,
                        Long.toString(read))));
    }

    private void className() {
        ClassTag tag = tags.read(rows.pos());
        TypeRef type = tag.type();
        KryoSerializer serializer = type == null ? null : bound.serializers.of(type);
        boolean primitive = bound.settings.beforeFive()
                || (serializer != null
                        && serializer.body() instanceof Body.Scalar
                        && !serializer.counts()
                        && type != null
                        && bound.serializers.enumNamed(type.name()).isEmpty());
        rows.layout().row(KryoLeafKinds.ELEMENT_CLASS);
        if (primitive) {
            scalars.flag(tag.end(), "a class");
            rows.layout().slot(KryoLeafKinds.IS_PRIMITIVE, 1);
        }
        rows.open(
                KryoLeafKinds.PARTS,
                tag.end() + (primitive ? 1 : 0),
                tag,
                (shape, body) -> grammar.openParts(shape, rows.at(), body, List.of()));
    }

    private void primitives(int leaf, int form) {
        long count = scalars.length("an array");
        if (count >= 0) {
            elements(leaf, form, count);
        }
    }

    private void elements(int leaf, int form, long count) {
        if (form == 0) {
            in.require(rows.pos(), count, "an array");
            rows.open(
                    KryoLeafKinds.LIST,
                    rows.pos(),
                    (shape, body) -> grammar.openRaw(shape, rows.at(), body, leaf, count));
            return;
        }
        long size = KryoLeafKinds.all().get(leaf).type().fixedSize();
        in.require(rows.pos(), count * size, "an array");
        rows.repeated(form, count, rows.pos() + count * size);
    }

    /** An element count, which is not increased by one. */
    private void sized(int leaf, int form) {
        elements(leaf, form, scalars.size("a set"));
    }

    private void parts(List<Part> parts, int form, boolean writesNull) {
        if (writesNull && in.u1(rows.pos(), "a value") == 0) {
            rows.part(KryoLeafKinds.NULL, 1);
            rows.leaf(rows.pos());
            return;
        }
        rows.open(form, rows.pos(), (shape, body) -> grammar.openParts(shape, rows.at(), body, parts));
    }

    private void optionalNumber(int leaf) {
        List<Part> parts = new ArrayList<>();
        parts.add(new Part(bound.names.part("present"), new Place.Raw(KryoLeafKinds.BOOLEAN)));
        if (scalars.flag(rows.pos(), "an optional number")) {
            parts.add(new Part(KryoNameNumbers.VALUE, new Place.Raw(leaf)));
        }
        rows.open(
                KryoLeafKinds.PARTS,
                rows.pos(),
                (shape, body) -> grammar.openParts(shape, rows.at(), body, List.copyOf(parts)));
    }

    /** Hours, minutes, seconds, of which the last non-zero one is complemented; or all of them, and nanoseconds. */
    void localTime(int form) {
        List<Part> parts = new ArrayList<>();
        long at = rows.pos();
        for (String unit : TIME_UNITS) {
            boolean last = in.u1(at++, "a time") >= 0x80;
            parts.add(new Part(
                    bound.names.part(unit), new Place.Raw(last ? KryoLeafKinds.COMPLEMENT : KryoLeafKinds.BYTE)));
            if (last) {
                break;
            }
        }
        if (in.bytes.u1(at - 1) < 0x80) {
            parts.add(new Part(bound.names.part("nano"), new Place.Raw(bound.serializers.places.uint())));
        }
        rows.open(form, rows.pos(), (shape, body) -> grammar.openParts(shape, rows.at(), body, List.copyOf(parts)));
    }

    void zoneOffset(int form) {
        List<Part> parts = new ArrayList<>();
        parts.add(new Part(bound.names.part("quarterHours"), new Place.Raw(KryoLeafKinds.BYTE)));
        if (in.u1(rows.pos(), "an offset") == SECONDS_FOLLOW) {
            parts.add(new Part(bound.names.part("seconds"), new Place.Raw(bound.serializers.places.int32())));
        }
        rows.open(form, rows.pos(), (shape, body) -> grammar.openParts(shape, rows.at(), body, List.copyOf(parts)));
    }

    /** Reads the element class of a sorted collection, whose row is open. */
    KryoExpectedType elementsOf(KryoExpectedType known) {
        return collections.elementsOf(known);
    }
}
