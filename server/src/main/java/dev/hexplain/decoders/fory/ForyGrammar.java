package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.FieldDecl;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Issue;

/**
 * The grammar of one serialized object:
 *
 * <pre>
 * stream = header any
 * any    = FD | FE varuint | (00 | FF) type value       null, seen before, new
 * type   = id [number | names | definition]
 * value  = scalar | elements | map | object | any
 * </pre>
 *
 * <p>A frame's word is a rule in its four lowest bits, and what the rule has to remember above.
 */
final class ForyGrammar implements Grammar {
    private static final int NULL = 0xFD;
    private static final int REFERENCE = 0xFE;
    private static final int NOT_NULL = 0xFF;
    private static final int FRESH = 0;

    private static final int TRACKING = 1;
    private static final int HAS_NULL = 2;
    private static final int DECLARED = 4;
    private static final int SAME = 8;
    /** Above the bits of keys stand those of values. */
    private static final int VALUE_BITS = 3;

    private static final int RULE_BITS = 4;
    private static final int ROOT = 0;
    /** The row is complete when its value is. */
    private static final int DONE = 1;
    /** The value is yet to come. */
    private static final int PENDING = 2;

    private static final int OBJECT = 3;
    private static final int ELEMENTS = 4;
    private static final int MAP = 5;
    private static final int CHUNK = 6;
    private static final int ENTRY = 7;

    private final Parse parse;
    private final Reading in;
    private final Classes classes;
    private final ForyShapes shapes;
    private final TypeNames names;
    private final Definitions definitions;
    private final NameTable keys;
    private final Interned<Kind> kinds = new Interned<>();
    private final Interned<TypeRef> types = new Interned<>();
    private boolean xlang;
    /** Whether the type read last came with its definition: then there is no hash in front of its fields. */
    private boolean defined;

    ForyGrammar(Parse parse, Classes classes, ForyShapes shapes) {
        this.parse = parse;
        this.in = new Reading(parse, shapes);
        this.classes = classes;
        this.shapes = shapes;
        this.names = new TypeNames(parse, shapes);
        this.definitions = new Definitions(parse, classes, shapes);
        this.keys = new NameTable(parse);
    }

    @Override
    public void begin() {
        parse.open(shapes.root, in.pos(), in.pos(), ROOT, 0);
    }

    @Override
    public void step() {
        long word = parse.frames.word();
        switch ((int) word & (1 << RULE_BITS) - 1) {
            case ROOT -> root();
            case PENDING -> wrapped();
            case OBJECT -> fields((int) (word >>> RULE_BITS));
            case ELEMENTS -> elements(word);
            case MAP -> chunk(word);
            case CHUNK -> entry(word);
            case ENTRY -> keyOrValue(word);
            default -> parse.close();
        }
    }

    private void root() {
        if (parse.frames.left() == 0) {
            parse.frames.left(1);
            xlang = (in.u1(shapes.header, "the header") & 1) != 0;
            hold(shapes.value);
            any(TypeRef.OBJECT);
            return;
        }
        if (!parse.in.atEnd()) {
            long left = parse.in.left();
            parse.out.issue(Issue.warning(in.pos(), left, "The object ends before the bytes do", "", left + " bytes"));
            parse.out.unparsed(in.pos(), left);
            parse.in.pos = parse.in.end;
        }
        parse.close();
    }

    /** What an {@code Optional} or a view holds stands in its row. */
    private void wrapped() {
        parse.frames.word(DONE);
        any(TypeRef.OBJECT);
    }

    // -- values

    private void hold(int shape) {
        parse.open(shape, in.pos(), in.pos(), DONE, 0);
    }

    /** A value whose class the bytes tell. */
    private void any(TypeRef declared) {
        if (flag()) {
            value(type(declared));
        }
    }

    /** Whether a value follows; otherwise the row is closed. */
    private boolean flag() {
        long at = in.pos();
        int flag = in.peek("a reference flag");
        switch (flag) {
            case FRESH -> {
                parse.out.define(at);
                in.leaf(shapes.fresh, 1, "a flag");
                return true;
            }
            case NOT_NULL -> {
                in.leaf(shapes.flag, 1, "a flag");
                return true;
            }
            case NULL -> in.leaf(shapes.flag, 1, "a flag");
            case REFERENCE -> {
                in.leaf(shapes.flag, 1, "a flag");
                reference();
            }
            default ->
                throw Malformed.wrong(
                        at,
                        1,
                        "A value does not begin like this",
                        "0x00, 0xFD, 0xFE or 0xFF",
                        "0x%02X".formatted(flag));
        }
        parse.close();
        return false;
    }

    private void reference() {
        long at = in.pos();
        long number = in.varuint(shapes.handle);
        if (number >= parse.out.handleCount()) {
            parse.out.issue(Issue.error(
                    at,
                    1,
                    "The reference is to nothing that was written before",
                    "below " + parse.out.handleCount(),
                    Long.toString(number)));
        }
    }

    /** The class of a value; what a field declares tells what is in a collection. */
    private Kind type(TypeRef declared) {
        long at = in.pos();
        int id = in.u1(shapes.type, "a type");
        defined = false;
        if (TypeIds.isUserType(id)) {
            return userType(at, id);
        }
        Kind kind = Kinds.byId(id, xlang);
        if (kind == null) {
            throw Malformed.wrong(at, 1, "How this type is written is not known", "", "type " + id);
        }
        return Classes.typed(kind, declared);
    }

    private Kind userType(long at, int id) {
        TypeRef type;
        if (TypeIds.isRegistered(id) && !TypeIds.isCompatible(id)) {
            long number = in.varuint(shapes.userId);
            type = classes.registered(number)
                    .orElseThrow(() -> Malformed.wrong(
                            at + 1, 1, "The class list registers no class by this number", "", Long.toString(number)));
        } else {
            defined = TypeIds.isCompatible(id) || classes.compatible();
            type = defined ? definitions.read(xlang) : names.read();
        }
        Kind kind = classes.kind(type);
        if (kind.equals(Kind.ANY)) {
            throw Malformed.wrong(at, in.pos() - at, "The class list does not have this class", "", type.binaryName());
        }
        return kind;
    }

    /** The value itself, in the row on top, which it closes or leaves to a rule. */
    private void value(Kind kind) {
        switch (kind) {
            case Kind.Scalar(Kind.Form form) -> {
                in.scalar(form, shapes.form(form));
                parse.close();
            }
            case Kind.Constant(int number) -> {
                constant(number);
                parse.close();
            }
            case Kind.Primitives array -> {
                primitives(array);
                parse.close();
            }
            case Kind.EnumSet set -> {
                enumSet();
                parse.close();
            }
            case Kind.Nothing nothing -> parse.close();
            case Kind.Wrapped wrapped -> parse.frames.word(PENDING);
            case Kind.Struct(int number) -> object(number);
            case Kind.Sequence(TypeRef element) -> sequence(element, false);
            case Kind.Mapping mapping -> map(mapping, false);
            case Kind.Sorted(Kind.Sequence of) -> sequence(of.element(), true);
            case Kind.Sorted(Kind.Mapping of) -> map(of, true);
            case Kind.Sorted(Kind of) -> throw new IllegalStateException("Not sorted: " + of);
        }
    }

    private void constant(int number) {
        int size = in.lengthOf(5, "an enum");
        in.leaf(size == 1 ? shapes.constant(number) : shapes.ordinal, size, "an enum");
    }

    private void primitives(Kind.Primitives array) {
        long at = in.pos();
        long length = in.varuint(shapes.length);
        int size = array.type().fixedSize();
        if (length % size != 0) {
            throw Malformed.wrong(
                    at, 1, "The array has no whole number of elements", "a multiple of " + size, length + " bytes");
        }
        parse.in.require(in.pos(), length, "an array");
        parse.out.computed(length / size);
        in.leaf(shapes.array(array.type()), length, "an array");
    }

    private void enumSet() {
        Kind of = type(TypeRef.OBJECT);
        long count = in.varuint(shapes.length);
        for (long i = 0; i < count; i++) {
            if (of instanceof Kind.Constant(int number)) {
                constant(number);
            } else {
                throw Malformed.wrong(in.pos(), 0, "An enum set holds constants of an enum", "", "");
            }
        }
    }

    private void naturalOrder() {
        if (in.peek("a comparator") != NULL) {
            throw Malformed.wrong(
                    in.pos(), 1, "A comparator of one's own is not read", "0xFD", "0x%02X".formatted(in.peek("")));
        }
        in.leaf(shapes.comparator, 1, "a comparator");
    }

    // -- objects

    private void object(int number) {
        if (xlang && !defined) {
            in.leaf(shapes.classHash, Integer.BYTES, "the version of a class");
        }
        parse.frames.word((long) number << RULE_BITS | OBJECT);
        parse.frames.left(0);
    }

    private void fields(int number) {
        Classes.Layout layout = classes.layouts().get(number);
        int next = (int) parse.frames.left();
        while (next < layout.fields().size()) {
            FieldDecl field = layout.fields().get(next);
            if (!field.type().isPrimitive()) {
                parse.frames.left(next + 1);
                hold(shapes.field(number, next));
                field(field.type());
                return;
            }
            Kind.Form form = ForyShapes.primitive(field.type().name());
            boolean varLong = xlang && form == Kind.Form.TAGGED_LONG;
            in.scalar(varLong ? Kind.Form.VAR_LONG : form, shapes.leaf(number, next, varLong));
            next++;
        }
        parse.close();
    }

    /** A field that holds a reference: xlang leaves out what the class says. */
    private void field(TypeRef type) {
        Kind declared = classes.kind(type);
        if (xlang) {
            boolean known = !declared.equals(Kind.ANY) && !(classes.compatible() && declared instanceof Kind.Struct);
            value(known ? plain(declared, type) : type(type));
        } else if (flag()) {
            boolean known = classes.isFinal(type) && !(classes.compatible() && isStruct(type));
            value(known ? declared : type(type));
        }
    }

    /** Objects, and arrays of them, whose class a compatible writer always names. */
    private boolean isStruct(TypeRef type) {
        return classes.kind(TypeRef.of(type.name())) instanceof Kind.Struct;
    }

    /** In xlang, numbers are written in their own way, and interfaces of collections are as good as classes. */
    private static Kind plain(Kind declared, TypeRef type) {
        return declared.equals(new Kind.Scalar(Kind.Form.TAGGED_LONG))
                ? new Kind.Scalar(Kind.Form.VAR_LONG)
                : Classes.typed(declared, type);
    }

    // -- collections and arrays

    private void sequence(TypeRef element, boolean sorted) {
        long count = in.varuint(shapes.length);
        if (sorted) {
            naturalOrder();
        }
        if (count == 0) {
            parse.close();
            return;
        }
        int flags = in.u1(shapes.elementFlags, "the flags of the elements");
        Kind kind = Kind.ANY;
        if ((flags & SAME) != 0) {
            kind = (flags & DECLARED) != 0 ? classes.kind(element) : type(element);
        }
        long word =
                (long) types.number(element) << 36 | (long) kinds.number(kind) << 12 | flags << RULE_BITS | ELEMENTS;
        parse.open(shapes.elements, in.pos(), in.pos(), word, count);
    }

    private void elements(long word) {
        long left = parse.frames.left();
        if (left == 0) {
            parse.close();
            return;
        }
        parse.frames.left(left - 1);
        int flags = (int) (word >>> RULE_BITS) & 0xFF;
        Kind kind = kinds.get((int) (word >>> 12) & 0xFF_FFFF);
        hold(shapes.element);
        if ((flags & (TRACKING | HAS_NULL)) != 0 && !flag()) {
            return;
        }
        if ((flags & SAME) != 0) {
            versioned(kind);
        } else {
            value(type(types.get((int) (word >>> 36))));
        }
    }

    /** In xlang each object has its class's hash, unless the class came with a definition. */
    private void versioned(Kind kind) {
        defined = !xlang || classes.compatible();
        value(kind);
    }

    // -- maps

    private void map(Kind.Mapping mapping, boolean sorted) {
        long count = in.varuint(shapes.length);
        if (sorted) {
            naturalOrder();
        }
        parse.frames.word(
                (long) types.number(mapping.value()) << 32 | (long) types.number(mapping.key()) << RULE_BITS | MAP);
        parse.frames.left(count);
    }

    private void chunk(long word) {
        long left = parse.frames.left();
        if (left == 0) {
            parse.close();
            return;
        }
        TypeRef keyType = types.get((int) (word >>> RULE_BITS) & 0xFFF_FFFF);
        TypeRef valueType = types.get((int) (word >>> 32));
        long at = in.pos();
        int flags = in.peek("a chunk of entries");
        boolean single = (flags & (HAS_NULL | HAS_NULL << VALUE_BITS)) != 0;
        long size = sizeOfChunk(single);
        if (size == 0 || size > left) {
            throw Malformed.wrong(at + 1, 1, "The map has not so many entries left", "1 to " + left, "" + size);
        }
        parse.frames.left(left - size);
        parse.open(shapes.chunk, at, at, DONE, 0);
        in.leaf(shapes.chunkFlags, 1, "the flags of entries");
        if (!single) {
            in.leaf(shapes.chunkSize, 1, "a number of entries");
        }
        Kind key = typeOfAll(single, flags, keyType);
        Kind value = typeOfAll(single, flags >> VALUE_BITS, valueType);
        parse.frames.word(
                (long) kinds.number(value) << 36 | (long) kinds.number(key) << 12 | (long) flags << RULE_BITS | CHUNK);
        parse.frames.left(size);
    }

    /** The class of all keys or values: declared, or in front of the entries; a single entry has it with itself. */
    private Kind typeOfAll(boolean single, int flags, TypeRef declared) {
        if ((flags & DECLARED) != 0) {
            return classes.kind(declared);
        }
        return single ? Kind.ANY : type(declared);
    }

    /** How many entries the chunk at the position has, which come off what the map has left. */
    private long sizeOfChunk(boolean single) {
        return single ? 1 : parse.in.u1(in.pos() + 1, "a number of entries");
    }

    private void entry(long word) {
        long left = parse.frames.left();
        if (left == 0) {
            parse.close();
            return;
        }
        parse.frames.left(left - 1);
        long entry = (word & -1L << RULE_BITS) | ENTRY;
        parse.open(entryShape(word), in.pos(), in.pos(), entry, 0);
    }

    /** An entry is named by its key, where that is a text. */
    private int entryShape(long word) {
        int flags = (int) (word >>> RULE_BITS) & 0xFF;
        Kind key = kinds.get((int) (word >>> 12) & 0xFF_FFFF);
        long at = in.pos();
        if ((flags & TRACKING) != 0 && (flags & HAS_NULL) == 0) {
            at++;
        }
        if (key.equals(Kind.ANY) && (flags & HAS_NULL) == 0 && at < parse.in.end && parse.in.bytes.u1(at) == 21) {
            at++;
            key = new Kind.Scalar(Kind.Form.STRING);
        }
        if ((flags & HAS_NULL) != 0 || !key.equals(new Kind.Scalar(Kind.Form.STRING))) {
            return shapes.entry;
        }
        long end = parse.in.end;
        int size = Varints.length(offset -> offset < end ? parse.in.bytes.u1(offset) : 0xFF, at, 5);
        if (size == 0 || at + size > end) {
            return shapes.entry;
        }
        long head = Varints.unsigned(parse.in.bytes.copy(at, size));
        boolean there = head >>> 2 <= end - at - size && (head & 3) <= ForyShapes.UTF_8;
        return there ? keys.shape((int) head & 3, at + size, head >>> 2) : shapes.entry;
    }

    private void keyOrValue(long word) {
        int flags = (int) (word >>> RULE_BITS) & 0xFF;
        if (parse.frames.left() == 0) {
            parse.frames.left(1);
            if ((flags & HAS_NULL) == 0) {
                hold(shapes.key);
                part(flags, kinds.get((int) (word >>> 12) & 0xFF_FFFF));
            }
            return;
        }
        parse.frames.word(DONE);
        if ((flags & HAS_NULL << VALUE_BITS) != 0) {
            parse.close();
        } else {
            part(flags >> VALUE_BITS, kinds.get((int) (word >>> 36) & 0xFF_FFFF));
        }
    }

    /** A key or a value, in the row on top. */
    private void part(int flags, Kind kind) {
        if ((flags & TRACKING) != 0 && !flag()) {
            return;
        }
        if (kind.equals(Kind.ANY)) {
            value(type(TypeRef.OBJECT));
        } else {
            versioned(kind);
        }
    }
}
