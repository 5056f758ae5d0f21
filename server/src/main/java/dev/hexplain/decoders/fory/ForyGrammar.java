package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.FieldDecl;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Issue;
import org.jspecify.annotations.Nullable;

/**
 * The grammar of one serialized object:
 *
 * <pre>
 * stream = header any
 * any    = FD | FE varuint | (00 | FF) type value       null, seen before, new
 * type   = id [number | names | definition]
 * value  = scalar | elements | map | object | any
 * </pre>
 */
final class ForyGrammar implements Grammar {
    /** A bit of the header. */
    private static final int XLANG = 1;

    private final Parse parse;
    private final Reading in;
    private final Classes classes;
    private final ForyShapes shapes;
    private final References references;
    private final Types types;
    private final Elements elements;
    private final Maps maps;
    private final Interned<Kind> kinds = new Interned<>();
    private boolean xlang;

    ForyGrammar(Parse parse, Classes classes, ForyShapes shapes) {
        this.parse = parse;
        this.in = new Reading(parse, shapes);
        this.classes = classes;
        this.shapes = shapes;
        this.references = new References(parse, in, shapes);
        this.types = new Types(parse, in, classes, shapes);
        this.elements = new Elements(parse, in, classes, shapes, references, types, this);
        this.maps = new Maps(parse, in, classes, shapes, references, types, this);
    }

    @Override
    public void begin() {
        parse.open(shapes.root, in.pos(), in.pos(), Rule.ROOT, 0);
    }

    @Override
    public void step() {
        long word = parse.frames.word();
        switch (Rule.of(word)) {
            case Rule.ROOT -> root();
            case Rule.PENDING -> wrapped();
            case Rule.OBJECT -> fields((int) (word >>> Rule.BITS));
            case Rule.ELEMENTS -> elements.next(word);
            case Rule.MAP -> maps.chunk(word);
            case Rule.CHUNK -> maps.entry(word);
            case Rule.ENTRY -> maps.keyOrValue(word);
            case Rule.SORTED -> sorted(kinds.get((int) (word >>> Rule.BITS)), parse.frames.left());
            default -> parse.close();
        }
    }

    private void root() {
        if (parse.frames.left() == 0) {
            parse.frames.left(1);
            xlang = (in.u1(shapes.header, "the header") & XLANG) != 0;
            types.xlang(xlang);
            in.hold(shapes.value);
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
        parse.frames.word(Rule.DONE);
        any(TypeRef.OBJECT);
    }

    // -- values

    /** A value whose class the bytes tell. */
    private void any(TypeRef declared) {
        if (references.flag()) {
            value(types.type(declared));
        }
    }

    /** The value itself, in the row on top, which it closes or leaves to a rule. */
    void value(Kind kind) {
        switch (kind) {
            case Kind.Wrapped wrapped -> parse.frames.word(Rule.PENDING);
            case Kind.Struct(int number) -> object(number);
            case Kind.Sequence(TypeRef element) -> elements.begin(element, count());
            case Kind.Mapping mapping -> maps.begin(mapping, count());
            case Kind.Sorted(Kind of) -> comparator(of, count());
            case Kind.Bounded(Kind.Sequence(TypeRef element)) -> {
                long count = count();
                in.varuint(shapes.capacity);
                elements.begin(element, count);
            }
            case Kind.Enumerated(Kind.Mapping of) -> {
                long count = count();
                types.type(TypeRef.OBJECT);
                maps.begin(of, count);
            }
            case Kind.SingleEntry entry -> maps.single();
            case Kind.SingleElement element -> elements.single();
            case Kind.SubList part -> subList();
            case Kind.Whole whole -> {
                whole(whole);
                parse.close();
            }
        }
    }

    private void whole(Kind.Whole kind) {
        switch (kind) {
            case Kind.Scalar(Kind.Form form) -> in.scalar(form, shapes.form(form));
            case Kind.Constant(int number) -> constant(number);
            case Kind.Primitives array -> primitives(array);
            case Kind.EnumSet set -> enumSet();
            case Kind.ClassName name -> types.className();
            case Kind.NaturalOrder order -> naturalOrder();
            case Kind.ReverseOrder order -> reverseOrder();
            case Kind.Nothing nothing -> {}
        }
    }

    /** A value whose class was told of many at once. */
    void valueOfMany(Kind kind) {
        types.ofMany();
        value(kind);
    }

    private void naturalOrder() {
        if (classes.enumByName()) {
            in.text();
        } else {
            in.varuint(shapes.ordinal);
        }
    }

    private void reverseOrder() {
        in.leaf(shapes.replaced, 1, "a comparator");
        types.className();
        if (classes.versioned()) {
            in.leaf(shapes.classHash, Integer.BYTES, "the version of a class");
        }
    }

    private void constant(int number) {
        if (classes.enumByName() && !xlang) {
            in.text();
            return;
        }
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
        if (!(types.type(TypeRef.OBJECT) instanceof Kind.Constant(int number))) {
            throw Malformed.wrong(in.pos(), 0, "An enum set holds constants of an enum", "", "");
        }
        long count = count();
        in.hold(shapes.elements);
        for (long i = 0; i < count; i++) {
            in.hold(shapes.element);
            constant(number);
            parse.close();
        }
        parse.close();
    }

    private long count() {
        return in.varuint(shapes.length);
    }

    /** What stands between the count of what is in order and its elements. */
    private void comparator(Kind of, long count) {
        if (xlang) {
            sorted(of, count);
            return;
        }
        parse.frames.word((long) kinds.number(of) << Rule.BITS | Rule.SORTED);
        parse.frames.left(count);
        in.hold(shapes.comparator);
        any(TypeRef.OBJECT);
    }

    private void sorted(Kind kind, long count) {
        parse.frames.word(Rule.DONE);
        switch (kind) {
            case Kind.Sequence(TypeRef element) -> elements.begin(element, count);
            case Kind.Mapping mapping -> maps.begin(mapping, count);
            default -> throw new IllegalStateException("Not sorted: " + kind);
        }
    }

    private void subList() {
        if (in.u1(shapes.isView, "a part of a list") == 0) {
            elements.begin(TypeRef.OBJECT, count());
            return;
        }
        in.varuint(shapes.from);
        in.varuint(shapes.size);
        parse.frames.word(Rule.PENDING);
    }

    // -- objects

    private void object(int number) {
        if (types.hashed()) {
            in.leaf(shapes.classHash, Integer.BYTES, "the version of a class");
        }
        parse.frames.word((long) number << Rule.BITS | Rule.OBJECT);
        parse.frames.left(0);
    }

    private void fields(int number) {
        Classes.Layout layout = classes.layouts().get(number);
        int next = (int) parse.frames.left();
        while (next < layout.fields().size()) {
            FieldDecl field = layout.fields().get(next);
            if (!field.type().isPrimitive()) {
                parse.frames.left(next + 1);
                in.hold(shapes.field(number, next));
                field(field.type());
                return;
            }
            Kind.Form form = ForyShapes.primitive(field.type().name());
            Numbers numbers = classes.numbers();
            boolean other = xlang && numbers.inXlang(form) != form;
            in.scalar(xlang ? numbers.inXlang(form) : numbers.spelled(form), shapes.leaf(number, next, other));
            next++;
        }
        parse.close();
    }

    /** A field that holds a reference: xlang leaves out what the class says. */
    private void field(TypeRef type) {
        Kind declared = classes.kind(type);
        if (xlang) {
            boolean known = !declared.equals(Kind.ANY) && !(types.compatible() && declared instanceof Kind.Struct);
            known(known ? plain(declared, type) : null, type);
        } else if (references.flag()) {
            boolean known = types.compatible() ? classes.isFinalAnywhere(type) : classes.isFinal(type);
            known(known ? declared : null, type);
        }
    }

    /** A value whose class its field tells, or the bytes. */
    private void known(@Nullable Kind kind, TypeRef declared) {
        if (kind == null) {
            value(types.type(declared));
        } else {
            valueOfMany(kind);
        }
    }

    /** In xlang, numbers are written in their own way, and interfaces of collections are as good as classes. */
    private static Kind plain(Kind declared, TypeRef type) {
        return declared.equals(new Kind.Scalar(Kind.Form.TAGGED_LONG))
                ? new Kind.Scalar(Kind.Form.VAR_LONG)
                : Classes.typed(declared, type);
    }
}
