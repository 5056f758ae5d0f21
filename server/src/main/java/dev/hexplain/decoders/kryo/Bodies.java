package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decoders.kryo.ClassTags.ClassTag;
import dev.hexplain.decoders.kryo.Serializer.Body;
import dev.hexplain.decoders.kryo.Serializer.Part;
import dev.hexplain.decoders.kryo.Serializer.Place;
import dev.hexplain.tree.Issue;
import java.util.ArrayList;
import java.util.List;

/** What serializers write of a value, once its head is read. */
final class Bodies {
    private static final List<String> TIME_UNITS = List.of("hour", "minute", "second");
    /** Names of parts that depend on the bytes. */
    static final List<String> TIME_PARTS = List.of("hour", "minute", "second", "nano", "quarterHours", "seconds");

    private static final int SECONDS_FOLLOW = 127;

    private final Values values;
    private final Parse parse;
    private final Input in;
    private final Bound bound;
    private final KryoGrammar grammar;
    private final ClassTags tags;

    Bodies(Values values, Parse parse, Bound bound, KryoGrammar grammar, ClassTags tags) {
        this.values = values;
        this.parse = parse;
        this.in = parse.in;
        this.bound = bound;
        this.grammar = grammar;
        this.tags = tags;
    }

    void read(Serializer serializer, TypeRef type, List<GenericType> arguments) {
        switch (serializer.body()) {
            case Body.Scalar(int leaf) -> scalar(leaf, type);
            case Body.Text text -> text();
            case Body.Bytes(int leaf) -> bytes(leaf);
            case Body.ClassName named -> className();
            case Body.Primitives(int leaf, int form) -> primitives(leaf, form);
            case Body.Array(Expected element) -> array(element);
            case Body.Collection collection -> collection(collection, arguments);
            case Body.Mapping mapping -> mapping(mapping, arguments);
            case Body.Sized(int leaf, int form) -> sized(leaf, form);
            case Body.OptionalNumber(int leaf) -> optionalNumber(leaf);
            case Body.Versioned(TypeRef of) -> versioned(declared(of), arguments);
            case Body.Tagged(TypeRef of, FieldWriting how) -> tagged(declared(of), arguments, how);
            case Body.Compatible(TypeRef of, FieldWriting how) -> compatible(declared(of), arguments, how);
            case Body.EnumSet set -> enumSet();
            case Body.Members(TypeRef of) -> values.openMembers(values.pos(), declared(of), arguments);
            case Body.Parts(List<Part> parts, int form) -> parts(parts, form, serializer.writesNull());
            case Body.LocalTime(int form) -> localTime(form);
            case Body.ZoneOffset(int form) -> zoneOffset(form);
        }
    }

    private void scalar(int leaf, TypeRef type) {
        if (leaf == Leaves.ENUM) {
            checkConstant(type);
        }
        values.scalar(leaf);
    }

    /** Bytes of a leaf at an offset. */
    int width(int leaf, long at) {
        int fixed = Leaves.all().get(leaf).type().fixedSize();
        if (fixed > 0) {
            in.require(at, fixed, "a value");
            return fixed;
        }
        boolean isLong = leaf == Leaves.LONG || leaf == Leaves.ULONG || leaf == Leaves.DATE;
        return Varints.length(in, at, isLong ? Varints.MAX_LONG : Varints.MAX_INT, "a value");
    }

    /** A byte that decides what follows: 0 or 1. */
    boolean flag(long at, String what) {
        int read = in.u1(at, what);
        if (read > 1) {
            throw Malformed.misread(at, 1, "This says neither yes nor no", "0 or 1", Integer.toString(read));
        }
        return read == 1;
    }

    /** Reports a byte that is no boolean; what follows can be read all the same. */
    void checkBoolean(long at) {
        int read = in.u1(at, "a boolean");
        if (read > 1) {
            parse.certainty.doubt(Issue.error(at, 1, "A boolean is 0 or 1", "0 or 1", Integer.toString(read)));
        }
    }

    private void checkConstant(TypeRef type) {
        long at = values.pos();
        int width = Varints.length(in, at, Varints.MAX_INT, "an enum");
        long read = Varints.value(in.bytes, at, width) & 0xFFFF_FFFFL;
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

    // -- texts and numbers

    void text() {
        long from = values.pos();
        if (!Texts.hasLength(in, from, "a text")) {
            values.emit(values.isName() ? Leaves.ASCII_NAME : Leaves.VALUE, from, Texts.asciiEnd(in, from, "a text"));
            return;
        }
        int width = Varints.flaggedLength(in, from, "a text");
        int units = Varints.flaggedValue(in.bytes, from, width) - 1;
        if (units <= 0) {
            values.part(units < 0 ? Leaves.NULL : Leaves.EMPTY, width);
            values.emit(values.pos());
            return;
        }
        long end = Texts.charsEnd(in, from + width, units, "a text");
        values.part(Leaves.TEXT_LENGTH, width);
        values.emit(values.isName() ? Leaves.CHARS_NAME : Leaves.CHARS, values.pos(), end);
    }

    void bytes(int leaf) {
        long length = length("bytes");
        if (length >= 0) {
            in.require(values.pos(), length, "bytes");
            values.emit(leaf, values.pos(), values.pos() + length);
        }
    }

    /** Passes over a length; writes the value and returns -1 where that says null. */
    private long length(String what) {
        int width = Varints.length(in, values.pos(), Varints.MAX_INT, what);
        long length = (Varints.value(in.bytes, values.pos(), width) & 0xFFFF_FFFFL) - 1;
        if (length >= Integer.MAX_VALUE) {
            throw Malformed.misread(
                    values.pos(), width, "A length cannot be below 0", "the length of " + what, "" + (int) length);
        }
        values.part(length < 0 ? Leaves.NULL : Leaves.LENGTH, width);
        if (length < 0) {
            values.emit(values.pos());
        }
        return length;
    }

    private void className() {
        ClassTag tag = tags.read(values.pos());
        TypeRef type = tag.type();
        Serializer serializer = type == null ? null : bound.serializers.of(type);
        boolean primitive = serializer != null
                && serializer.body() instanceof Body.Scalar
                && !serializer.counts()
                && type != null
                && bound.serializers.enumNamed(type.name()).isEmpty();
        values.layout().row(Leaves.ELEMENT_CLASS);
        if (primitive) {
            flag(tag.end(), "a class");
            values.layout().slot(Leaves.IS_PRIMITIVE, 1);
        }
        values.open(
                Leaves.PARTS,
                tag.end() + (primitive ? 1 : 0),
                tag,
                (shape, body) -> grammar.openParts(shape, values.at(), body, List.of()));
    }

    // -- arrays

    private void primitives(int leaf, int form) {
        long count = length("an array");
        if (count >= 0) {
            elements(leaf, form, count);
        }
    }

    private void elements(int leaf, int form, long count) {
        if (form == 0) {
            in.require(values.pos(), count, "an array");
            values.open(
                    Leaves.LIST, values.pos(), (shape, body) -> grammar.openRaw(shape, values.at(), body, leaf, count));
            return;
        }
        long size = Leaves.all().get(leaf).type().fixedSize();
        in.require(values.pos(), count * size, "an array");
        values.emitRepeated(form, values.pos() + count * size, count);
    }

    /** A number of elements, which is not increased by one. */
    private void sized(int leaf, int form) {
        int width = Varints.length(in, values.pos(), Varints.MAX_INT, "a set");
        long count = Varints.value(in.bytes, values.pos(), width) & 0xFFFF_FFFFL;
        values.part(Leaves.SIZE, width);
        elements(leaf, form, count);
    }

    private void array(Expected element) {
        long count = length("an array");
        if (count >= 0) {
            openElements(element, count);
        }
    }

    private void openElements(Expected element, long count) {
        requireElements(values.pos(), count);
        values.open(
                Leaves.LIST,
                values.pos(),
                (shape, body) -> grammar.openElements(shape, values.at(), body, element, count));
    }

    /** A count that cannot be, because each element takes a byte at least. */
    private void requireElements(long from, long count) {
        in.require(from, count, "elements");
    }

    // -- collections and maps

    private void collection(Body.Collection kind, List<GenericType> arguments) {
        GenericType inner = arguments.isEmpty() ? GenericType.UNKNOWN : arguments.getLast();
        TypeRef element = arguments.isEmpty() ? null : arguments.getFirst().type();
        boolean known = element != null && bound.classes.isFinal(element);
        if (known && !kind.canBeNull()) {
            ofKnown(new Expected(element, false, inner.arguments()));
            return;
        }
        int width = Varints.flaggedLength(in, values.pos(), "a collection");
        boolean flag = Varints.flag(in.bytes.u1(values.pos()));
        long count = Varints.flaggedValue(in.bytes, values.pos(), width) - 1L;
        values.part(count < 0 ? Leaves.NULL : Leaves.FLAGGED_LENGTH, width);
        if (count < 0) {
            values.emit(values.pos());
            return;
        }
        Expected each = known ? new Expected(element, flag, inner.arguments()) : Expected.any(inner.arguments());
        boolean classFollows = !known && flag && count > 0;
        if (!classFollows) {
            requireElements(values.pos(), count);
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
        long count = length("a collection");
        if (count >= 0) {
            openElements(element, count);
        }
    }

    /** All elements are of one class, which is written once; or all are null. */
    private void sameClass(long count, GenericType inner, boolean canBeNull) {
        ClassTag tag = tags.read(values.pos());
        values.layout().row(Leaves.ELEMENT_CLASS);
        TypeRef type = tag.type();
        if (type == null) {
            values.open(
                    Leaves.LIST,
                    tag.end(),
                    tag,
                    (shape, body) -> grammar.openParts(shape, values.at(), body, List.of()));
            return;
        }
        requireElements(tag.end(), count);
        boolean nullable = canBeNull && flag(tag.end(), "a collection");
        if (canBeNull) {
            values.layout().slot(Leaves.NULLABLE, 1);
        }
        Expected element = new Expected(type, nullable, inner.arguments());
        values.open(
                Leaves.LIST,
                tag.end() + (canBeNull ? 1 : 0),
                tag,
                (shape, body) -> grammar.openElements(shape, values.at(), body, element, count));
    }

    /** The comparator comes before the class of the elements. */
    private void sorted(Expected element, boolean classFollows, long count) {
        values.layout().row(Leaves.COMPARATOR);
        if (classFollows) {
            values.layout().row(Leaves.ELEMENT_CLASS).row(Leaves.NULLABLE);
        }
        KryoGrammar.Sorted about = new KryoGrammar.Sorted(element, classFollows);
        values.open(
                Leaves.LIST, values.pos(), (shape, body) -> grammar.openSorted(shape, values.at(), body, about, count));
    }

    /** Reads the class of the elements of a sorted collection, whose row is open. */
    Expected elementsOf(Expected known) {
        ClassTag tag = tags.read(in.pos);
        boolean nullable = tag.type() != null && flag(tag.end(), "a collection");
        values.writeElements(tag);
        return new Expected(tag.type(), nullable, known.arguments());
    }

    private void mapping(Body.Mapping kind, List<GenericType> arguments) {
        boolean comparator = kind.hasComparator();
        long count = length("a map");
        if (count < 0) {
            return;
        }
        in.require(values.pos(), count, "entries");
        KryoGrammar.MapTypes types = arguments.size() < 2
                ? new KryoGrammar.MapTypes(Expected.ANYTHING, Expected.ANYTHING, comparator)
                : new KryoGrammar.MapTypes(
                        expected(arguments.getFirst(), kind.canBeNull()),
                        expected(arguments.get(1), kind.canBeNull()),
                        comparator);
        if (comparator) {
            values.layout().row(Leaves.COMPARATOR);
        }
        values.open(
                Leaves.MAP, values.pos(), (shape, body) -> grammar.openEntries(shape, values.at(), body, types, count));
    }

    private Expected expected(GenericType type, boolean canBeNull) {
        TypeRef known = type.type();
        return known != null && bound.classes.isFinal(known)
                ? new Expected(known, canBeNull, type.arguments())
                : Expected.any(type.arguments());
    }

    private void enumSet() {
        ClassTag tag = tags.read(values.pos());
        int width = Varints.length(in, tag.end(), Varints.MAX_INT, "an enum set");
        long count = Varints.value(in.bytes, tag.end(), width) & 0xFFFF_FFFFL;
        TypeRef type = tag.type();
        if (type == null) {
            throw Malformed.misread(values.pos(), tag.width(), "An enum set has no class", "an enum", "null");
        }
        if (bound.serializers.of(type) == null) {
            throw Malformed.wrong(
                    values.pos(), 1, "An enum set needs its enum", "a class list with the enum", type.binaryName());
        }
        requireElements(tag.end() + width, count);
        values.layout().row(Leaves.ELEMENT_CLASS).slot(Leaves.SIZE, width);
        Expected element = new Expected(type, false, List.of());
        values.open(
                Leaves.LIST,
                tag.end() + width,
                tag,
                (shape, body) -> grammar.openElements(shape, values.at(), body, element, count));
    }

    // -- parts

    private void parts(List<Part> parts, int form, boolean writesNull) {
        if (writesNull && in.u1(values.pos(), "a value") == 0) {
            values.part(Leaves.NULL, 1);
            values.emit(values.pos());
            return;
        }
        values.open(form, values.pos(), (shape, body) -> grammar.openParts(shape, values.at(), body, parts));
    }

    private void optionalNumber(int leaf) {
        List<Part> parts = new ArrayList<>();
        parts.add(new Part(bound.names.part("present"), new Place.Raw(Leaves.BOOLEAN)));
        if (flag(values.pos(), "an optional number")) {
            parts.add(new Part(NameNumbers.VALUE, new Place.Raw(leaf)));
        }
        values.open(
                Leaves.PARTS,
                values.pos(),
                (shape, body) -> grammar.openParts(shape, values.at(), body, List.copyOf(parts)));
    }

    // -- members of classes of the list

    private ClassDecl declared(TypeRef type) {
        return bound.serializers.declaration(type).orElseThrow();
    }

    private void versioned(ClassDecl of, List<GenericType> arguments) {
        int width = Varints.length(in, values.pos(), Varints.MAX_INT, "a version");
        int version = (int) Varints.value(in.bytes, values.pos(), width) - 1;
        values.part(version < 0 ? Leaves.NULL : Leaves.VERSION, width);
        if (version < 0) {
            values.emit(values.pos());
            return;
        }
        List<Part> parts = bound.members.since(of, arguments, version);
        values.open(Leaves.OBJECT, values.pos(), (shape, body) -> grammar.openParts(shape, values.at(), body, parts));
    }

    private void tagged(ClassDecl of, List<GenericType> arguments, FieldWriting how) {
        long count = length("the fields of an object");
        if (count >= 0) {
            requireElements(values.pos(), count);
            KryoGrammar.Tags by = new KryoGrammar.Tags(of, arguments, how);
            values.open(
                    Leaves.OBJECT,
                    values.pos(),
                    (shape, body) -> grammar.openTagged(shape, values.at(), body, by, count));
        }
    }

    private void compatible(ClassDecl of, List<GenericType> arguments, FieldWriting how) {
        boolean first = !grammar.fieldNames().isKnown(of);
        if (first) {
            grammar.fieldNames().read(of, values.pos());
        }
        List<Part> parts = grammar.fieldNames().of(of, arguments, how);
        values.open(Leaves.OBJECT, values.pos(), (shape, body) -> grammar.openParts(shape, values.at(), body, parts));
        if (first) {
            values.names(parts.size());
        }
    }

    /** Hours, minutes, seconds, of which the last that is not zero is complemented; or all, and nanoseconds. */
    void localTime(int form) {
        List<Part> parts = new ArrayList<>();
        long at = values.pos();
        for (String unit : TIME_UNITS) {
            boolean last = in.u1(at++, "a time") >= 0x80;
            parts.add(new Part(bound.names.part(unit), new Place.Raw(last ? Leaves.COMPLEMENT : Leaves.BYTE)));
            if (last) {
                break;
            }
        }
        if (in.bytes.u1(at - 1) < 0x80) {
            parts.add(new Part(bound.names.part("nano"), new Place.Raw(bound.serializers.uint())));
        }
        values.open(
                form, values.pos(), (shape, body) -> grammar.openParts(shape, values.at(), body, List.copyOf(parts)));
    }

    void zoneOffset(int form) {
        List<Part> parts = new ArrayList<>();
        parts.add(new Part(bound.names.part("quarterHours"), new Place.Raw(Leaves.BYTE)));
        if (in.u1(values.pos(), "an offset") == SECONDS_FOLLOW) {
            parts.add(new Part(bound.names.part("seconds"), new Place.Raw(Leaves.INT_LE)));
        }
        values.open(
                form, values.pos(), (shape, body) -> grammar.openParts(shape, values.at(), body, List.copyOf(parts)));
    }
}
