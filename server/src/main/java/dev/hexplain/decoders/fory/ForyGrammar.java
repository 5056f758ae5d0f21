package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.FieldDecl;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.ValueType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Grammar of one serialized object:
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

    private static final int LITTLE_ENDIAN = 2;
    private static final int EARLIER_XLANG = 0xD4;

    private final Parse parse;
    private final ForyLeafReader in;
    private final ForyClasses classes;
    private final ForyShapes shapes;
    private final ForyReferences references;
    private final ForyDefinedLayouts layouts;
    private final ForyTypes types;
    private final ForyCollections collections;
    private final ForyInterned<ForyKind> kinds = new ForyInterned<>();
    private boolean xlang;

    ForyGrammar(Parse parse, ForyClasses classes, ForyShapes shapes) {
        this.parse = parse;
        this.in = new ForyLeafReader(parse, shapes);
        this.classes = classes;
        this.shapes = shapes;
        this.references = new ForyReferences(parse, in, shapes);
        this.layouts = new ForyDefinedLayouts(parse, classes);
        this.types = new ForyTypes(parse, in, classes, shapes, layouts);
        this.collections = new ForyCollections(parse, in, classes, shapes, references, types, this);
    }

    @Override
    public void begin() {
        parse.open(shapes.root, in.pos(), in.pos(), ForyRule.ROOT, 0);
    }

    @Override
    public void step() {
        long word = parse.frames.word();
        switch (ForyRule.of(word)) {
            case ForyRule.ROOT -> root();
            case ForyRule.PENDING -> wrapped();
            case ForyRule.OBJECT -> fields((int) (word >>> ForyRule.BITS));
            case ForyRule.ELEMENTS -> collections.element(word);
            case ForyRule.MAP -> collections.chunk(word);
            case ForyRule.CHUNK -> collections.entry(word);
            case ForyRule.ENTRY -> collections.keyOrValue(word);
            case ForyRule.SORTED -> sorted(kinds.get((int) (word >>> ForyRule.BITS)), parse.frames.left());
            default -> parse.close();
        }
    }

    private void root() {
        if (parse.frames.left() == 0) {
            parse.frames.left(1);
            refuseEarlier();
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

    /** Before version 1 a bit of the header tells the byte order, and xlang begins with two bytes of its own. */
    private void refuseEarlier() {
        int first = in.peek("the header");
        if ((first & LITTLE_ENDIAN) != 0 || first == EARLIER_XLANG) {
            throw MalformedInput.wrong(
                    in.pos(),
                    1,
                    "Fory and Fury before version 1 begin like this, and write other types and fields",
                    "00 or 01, as version 1 writes without buffers beside",
                    "0x%02X".formatted(first));
        }
    }

    /** The value of an {@code Optional} or a view's list, in the same row. */
    private void wrapped() {
        parse.frames.word(ForyRule.DONE);
        any(TypeRef.OBJECT);
    }

    // -- values

    /** A value with its class in the bytes. */
    private void any(TypeRef declared) {
        if (references.flag()) {
            value(types.type(declared));
        }
    }

    /** The value itself, in the row on top, which it closes or leaves open for a rule. */
    void value(ForyKind kind) {
        switch (kind) {
            case ForyKind.Wrapped wrapped -> parse.frames.word(ForyRule.PENDING);
            case ForyKind.Struct(int number) -> object(number);
            case ForyKind.Sequence(TypeRef element) -> collections.elements(element, count());
            case ForyKind.Mapping mapping -> collections.entries(mapping, count());
            case ForyKind.Sorted(ForyKind of) -> comparator(of, count());
            case ForyKind.Bounded(ForyKind.Sequence(TypeRef element)) -> {
                long count = count();
                in.varuint(shapes.capacity);
                collections.elements(element, count);
            }
            case ForyKind.Enumerated(ForyKind.Mapping of) -> {
                long count = count();
                types.type(TypeRef.OBJECT);
                collections.entries(of, count);
            }
            case ForyKind.SingleEntry entry -> collections.singleEntry();
            case ForyKind.SingleElement element -> collections.singleElement();
            case ForyKind.SubList part -> subList();
            case ForyKind.Whole whole -> {
                whole(whole);
                parse.close();
            }
        }
    }

    private void whole(ForyKind.Whole kind) {
        switch (kind) {
            case ForyKind.Scalar(ForyKind.Form form) -> in.scalar(form, shapes.form(form));
            case ForyKind.Constant(int number) -> constant(number);
            case ForyKind.Primitives(String _, ValueType type) -> primitives(type, shapes.array(type));
            case ForyKind.Bits _ -> primitives(ValueType.S8_LE, shapes.bits);
            case ForyKind.EnumSet set -> enumSet();
            case ForyKind.ClassName name -> types.className();
            case ForyKind.NaturalOrder order -> naturalOrder();
            case ForyKind.ReverseOrder order -> reverseOrder();
            case ForyKind.Nothing nothing -> {}
        }
    }

    /** A value whose class was written once for many. */
    void valueOfMany(ForyKind kind) {
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
        in.leaf(size == 1 && number >= 0 ? shapes.constant(number) : shapes.ordinal, size, "an enum");
    }

    private void primitives(ValueType type, int shape) {
        long at = in.pos();
        long length = in.varuint(shapes.length);
        int size = type.fixedSize();
        if (length % size != 0) {
            throw MalformedInput.wrong(
                    at, 1, "The array has no whole number of elements", "a multiple of " + size, length + " bytes");
        }
        parse.in.require(in.pos(), length, "an array");
        parse.out.computed(length / size);
        in.leaf(shape, length, "an array");
    }

    private void enumSet() {
        if (!(types.type(TypeRef.OBJECT) instanceof ForyKind.Constant(int number))) {
            throw MalformedInput.wrong(in.pos(), 0, "An enum set holds constants of an enum", "", "");
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

    /** The comparator of a sorted collection, between its count and its elements. */
    private void comparator(ForyKind of, long count) {
        if (xlang) {
            sorted(of, count);
            return;
        }
        parse.frames.word((long) kinds.number(of) << ForyRule.BITS | ForyRule.SORTED);
        parse.frames.left(count);
        in.hold(shapes.comparator);
        any(TypeRef.OBJECT);
    }

    private void sorted(ForyKind kind, long count) {
        parse.frames.word(ForyRule.DONE);
        switch (kind) {
            case ForyKind.Sequence(TypeRef element) -> collections.elements(element, count);
            case ForyKind.Mapping mapping -> collections.entries(mapping, count);
            default -> throw new IllegalStateException("Not sorted: " + kind);
        }
    }

    private void subList() {
        if (in.u1(shapes.isView, "a part of a list") == 0) {
            collections.elements(TypeRef.OBJECT, count());
            return;
        }
        in.varuint(shapes.from);
        in.varuint(shapes.size);
        parse.frames.word(ForyRule.PENDING);
    }

    // -- objects

    private void object(int number) {
        if (types.hashed()) {
            in.leaf(shapes.classHash, Integer.BYTES, "the version of a class");
        }
        parse.frames.word((long) number << ForyRule.BITS | ForyRule.OBJECT);
        parse.frames.left(0);
    }

    private void fields(int number) {
        if (layouts.has(number)) {
            definedFields(layouts.get(number));
            return;
        }
        ForyClasses.Layout layout = classes.layouts().get(number);
        int next = (int) parse.frames.left();
        while (next < layout.fields().size()) {
            FieldDecl field = layout.fields().get(next);
            if (!field.type().isPrimitive()) {
                parse.frames.left(next + 1);
                in.hold(shapes.field(number, next));
                field(field.type());
                return;
            }
            ForyKind.Form form = ForyShapes.primitive(field.type().name());
            ForyNumbers numbers = classes.numbers();
            boolean other = xlang && numbers.inXlang(form) != form;
            in.scalar(xlang ? numbers.inXlang(form) : numbers.spelled(form), shapes.leaf(number, next, other));
            next++;
        }
        parse.close();
    }

    private void definedFields(ForyDefinedLayouts.Layout layout) {
        List<ForyDefinedField> fields = layout.declared().fields();
        ForyNumbers numbers = layout.declared().numbers();
        int next = (int) parse.frames.left();
        while (next < fields.size()) {
            ForyDefinedField field = fields.get(next);
            int shape = layout.shape(next);
            next++;
            if (!field.type().isPrimitive()) {
                parse.frames.left(next);
                in.hold(shape);
                definedField(field, numbers);
                return;
            }
            in.scalar(numbers.spelled(ForyShapes.primitive(field.type().name())), shape);
        }
        parse.close();
    }

    /** A field of a class that is defined in the bytes: that tells whether a flag precedes the value. */
    private void definedField(ForyDefinedField field, ForyNumbers numbers) {
        if (field.flagged() && !references.flag()) {
            return;
        }
        TypeRef type = field.type();
        if (type.equals(ForyDefinedField.ENUM)) {
            valueOfMany(classes.kind(type));
        } else if (xlang) {
            ForyKind own = ForyJdkKinds.byId(field.typeId(), true);
            known(own == null ? null : ForyClasses.typed(own, type), type);
        } else {
            known(classes.isFinalAnywhere(type) ? numbers.spelled(classes.kind(type)) : null, type);
        }
    }

    /** A field that holds a reference: xlang omits what is known from the class. */
    private void field(TypeRef type) {
        ForyKind declared = classes.kind(type);
        if (xlang) {
            boolean known =
                    !declared.equals(ForyKind.ANY) && !(types.compatible() && declared instanceof ForyKind.Struct);
            known(known ? plain(declared, type) : null, type);
        } else if (references.flag()) {
            boolean known = types.compatible() ? classes.isFinalAnywhere(type) : classes.isFinal(type);
            known(known ? declared : null, type);
        }
    }

    /** A value whose class is known from its field, or else from the bytes. */
    private void known(@Nullable ForyKind kind, TypeRef declared) {
        if (kind == null) {
            value(types.type(declared));
        } else {
            valueOfMany(kind);
        }
    }

    /** In xlang, numbers have their own encoding, and interfaces of collections are treated like classes. */
    private static ForyKind plain(ForyKind declared, TypeRef type) {
        return declared.equals(new ForyKind.Scalar(ForyKind.Form.TAGGED_LONG))
                ? new ForyKind.Scalar(ForyKind.Form.VAR_LONG)
                : ForyClasses.typed(declared, type);
    }
}
