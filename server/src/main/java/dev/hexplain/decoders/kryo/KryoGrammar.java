package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decoders.kryo.KryoPlainClass.Member;
import dev.hexplain.decoders.kryo.KryoSerializer.Part;
import dev.hexplain.decoders.kryo.KryoSerializer.Place;
import dev.hexplain.tree.Tail;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Grammar of Kryo, as a stack of frames. A frame's state word is a rule (8 bits), a step (24) and the rule's subject by
 * number (32); {@code left} counts elements or entries.
 */
final class KryoGrammar implements Grammar {
    private static final int STREAM = 0;
    private static final int MEMBERS = 1;
    private static final int ELEMENTS = 2;
    private static final int MAPPING = 3;
    private static final int ENTRY = 4;
    private static final int RAW = 5;
    private static final int SORTED = 6;
    private static final int TAGGED = 7;
    private static final int FIELD = 8;
    /** Members of which the first may need no rows. */
    private static final int OPEN_MEMBERS = 9;

    private static final int STEP_SHIFT = 32;
    private static final int RULE_SHIFT = 56;

    private final Parse parse;
    private final KryoClassModel bound;
    private final KryoClassTags tags;
    private final KryoRows rows;
    private final KryoScalars scalars;
    private final KryoValues values;
    private final Numbered<List<Part>> lists = new Numbered<>();
    private final Numbered<Member[]> open = new Numbered<>();
    private final Numbered<KryoExpectedType> expectations = new Numbered<>();
    private final Numbered<MapTypes> maps = new Numbered<>();
    private final Numbered<Sorted> sorted = new Numbered<>();
    private final Numbered<Tags> tagged = new Numbered<>();
    private final KryoFieldNames fieldNames;
    private final KryoChunks chunks;
    private final KryoJavaStreams javaStreams;
    private final Map<ClassUse, Integer> members = new HashMap<>();

    /** In place of a count that is behind the comparator. */
    static final long COUNT_FOLLOWS = -1;

    /** The static types of keys and values. */
    record MapTypes(KryoExpectedType key, KryoExpectedType value, boolean comparatorFirst) {}

    /** The static type of a sorted collection's elements, and whether their class follows the comparator. */
    record Sorted(KryoExpectedType element, boolean classFollows) {}

    /** The class whose members have tags. */
    record Tags(ClassDecl of, List<KryoGenericType> arguments, KryoFieldWriting how) {}

    private record ClassUse(TypeRef type, List<KryoGenericType> arguments) {}

    /** Interned objects that frames refer to by number. */
    private static final class Numbered<T> {
        private final List<T> all = new ArrayList<>();
        private final Map<T, Integer> numbers = new HashMap<>();

        int of(T thing) {
            return numbers.computeIfAbsent(thing, added -> {
                all.add(added);
                return all.size() - 1;
            });
        }

        T get(int number) {
            return all.get(number);
        }
    }

    KryoGrammar(Parse parse, KryoClassModel bound, KryoJavaStreams javaStreams) {
        this.parse = parse;
        this.bound = bound;
        this.tags = new KryoClassTags(parse, bound);
        this.fieldNames = new KryoFieldNames(parse.in, bound.members);
        this.rows = new KryoRows(parse);
        this.scalars = new KryoScalars(parse, rows);
        this.javaStreams = javaStreams;
        this.values = new KryoValues(parse, bound, tags, this, rows, scalars, javaStreams);
        this.chunks = new KryoChunks(parse, bound.settings, values, scalars);
    }

    private static long word(int rule, int about) {
        return (long) rule << RULE_SHIFT | about;
    }

    @Override
    public void begin() {
        int stream = bound.settings.beforeFive() ? KryoFixedShapes.EARLIER_STREAM : KryoFixedShapes.STREAM;
        parse.open(stream, parse.in.pos, parse.in.pos, word(STREAM, 0), 0);
        parse.certainty.reached();
    }

    @Override
    public void step() {
        long word = parse.frames.word();
        int about = (int) word;
        int step = (int) (word >>> STEP_SHIFT) & 0xFF_FFFF;
        switch ((int) (word >>> RULE_SHIFT)) {
            case STREAM -> graph();
            case MEMBERS -> member(lists.get(about), step);
            case ELEMENTS -> element(expectations.get(about));
            case MAPPING -> entry(about, step);
            case RAW -> raw(about);
            case SORTED -> sorted(sorted.get(about), step);
            case TAGGED -> tagged(tagged.get(about));
            case FIELD -> fieldEnd();
            case OPEN_MEMBERS -> members(open.get(about));
            default -> keyOrValue(maps.get(about), step);
        }
    }

    private void next(long steps) {
        parse.frames.word(parse.frames.word() + (steps << STEP_SHIFT));
    }

    /** Each outermost object begins a new graph. */
    private void graph() {
        if (parse.in.atEnd()) {
            parse.close();
            return;
        }
        tags.reset();
        fieldNames.reset();
        chunks.reset();
        javaStreams.forget();
        if (parse.out.handleCount() > 0) {
            parse.out.resetHandles(parse.in.pos);
        }
        values.forgetHandles();
        values.value(KryoNameNumbers.ELEMENT, bound.root);
    }

    private void member(List<Part> parts, int step) {
        if (step == parts.size()) {
            parse.close();
            return;
        }
        next(1);
        place(parts.get(step));
    }

    private void members(Member[] members) {
        int depth = parse.frames.depth();
        while (parse.frames.depth() == depth) {
            int step = (int) (parse.frames.word() >>> STEP_SHIFT) & 0xFF_FFFF;
            if (step == members.length) {
                parse.close();
                return;
            }
            next(1);
            Member member = members[step];
            if (step >= Tail.Scanned.MOST || !values.passed(member)) {
                place(new Part(member.name(), member.encoding()));
            }
        }
    }

    private void place(Part part) {
        switch (part.place()) {
            case Place.Raw(int leaf) -> scalars.leaf(part.name(), leaf);
            case Place.RawText text -> values.rawText(part.name());
            case Place.RawBytes(int leaf) -> values.rawBytes(part.name(), leaf);
            case Place.RawTime time -> values.rawTime(part.name());
            case Place.RawOffset offset -> values.rawOffset(part.name());
            case Place.Typed(KryoExpectedType expected) -> values.value(part.name(), expected);
            case Place.Wrapped(KryoSerializer.Field field) -> field(field);
        }
    }

    // -- members with a tag, a class or chunks

    KryoFieldNames fieldNames() {
        return fieldNames;
    }

    private void tagged(Tags by) {
        long left = parse.frames.left();
        if (left == 0) {
            parse.close();
            return;
        }
        parse.frames.left(left - 1);
        long at = parse.in.pos;
        int width = KryoVarints.length(parse.in, at, KryoVarints.MAX_INT, "a tag");
        long tag = KryoVarints.value(parse.in.bytes, at, width) & 0xFFFF_FFFFL;
        field(fieldNames.tagged(by.of(), by.arguments(), by.how(), tag, at));
    }

    /** Opens the row of a member, and reads what precedes its value. */
    private void field(KryoSerializer.Field field) {
        parse.open(rows.fieldShape(field), parse.in.pos, parse.in.pos, word(FIELD, 0), KryoChunks.NONE);
        if (field.tagged()) {
            scalars.leaf(KryoNameNumbers.TAG, KryoLeafKinds.TAG);
        }
        if (field.how().chunked() && !chunks.begin(field)) {
            return;
        }
        if (field.how().unknownFields()) {
            values.withClass(field.of() == null ? new Place.Typed(KryoExpectedType.ANYTHING) : field.of());
        } else if (field.of() != null) {
            place(new Part(KryoNameNumbers.VALUE, field.of()));
        }
    }

    private void fieldEnd() {
        chunks.end();
        parse.close();
    }

    private void element(KryoExpectedType expected) {
        long left = parse.frames.left();
        if (left == 0) {
            parse.close();
            return;
        }
        parse.frames.left(left - 1);
        values.value(KryoNameNumbers.ELEMENT, expected);
    }

    private void raw(int leaf) {
        for (long left = parse.frames.left(); left > 0; left--) {
            scalars.leaf(KryoNameNumbers.ELEMENT, leaf);
        }
        parse.close();
    }

    private void sorted(Sorted about, int step) {
        if (step == 0) {
            next(1);
            values.value(KryoNameNumbers.COMPARATOR, KryoExpectedType.ANYTHING);
            return;
        }
        readCount();
        KryoExpectedType element = about.classFollows() ? values.elementsOf(about.element()) : about.element();
        boolean allNull = about.classFollows() && element.type() == null;
        parse.frames.word(word(ELEMENTS, expectations.of(element)));
        parse.frames.left(allNull ? 0 : parse.frames.left());
    }

    /** Reads the count behind a comparator, where it stands there. */
    private void readCount() {
        if (parse.frames.left() == COUNT_FOLLOWS) {
            long at = parse.in.pos;
            int width = KryoVarints.length(parse.in, at, KryoVarints.MAX_INT, "a count");
            long count = KryoVarints.value(parse.in.bytes, at, width) & 0xFFFF_FFFFL;
            scalars.leaf(KryoNameNumbers.SIZE, KryoLeafKinds.SIZE);
            parse.in.require(parse.in.pos, count, "elements");
            parse.frames.left(count);
        }
    }

    private void entry(int about, int step) {
        long left = parse.frames.left();
        if (step == 0 && maps.get(about).comparatorFirst()) {
            next(1);
            values.value(KryoNameNumbers.COMPARATOR, KryoExpectedType.ANYTHING);
        } else if (left == COUNT_FOLLOWS) {
            readCount();
        } else if (left == 0) {
            parse.close();
        } else {
            parse.frames.left(left - 1);
            parse.open(rows.entryShape(), parse.in.pos, parse.in.pos, word(ENTRY, about), 0);
        }
    }

    private void keyOrValue(MapTypes types, int step) {
        switch (step) {
            case 0 -> {
                next(1);
                values.value(KryoNameNumbers.KEY, types.key());
            }
            case 1 -> {
                parse.out.reshape(rows.entryShape());
                next(1);
                values.value(KryoNameNumbers.VALUE, types.value());
            }
            default -> parse.close();
        }
    }

    // -- rows that values open

    /** Opens a row whose members follow; the first need no rows. */
    void openMembers(int shape, long at, long body, TypeRef of) {
        parse.open(
                shape, at, body, word(OPEN_MEMBERS, open.of(bound.plain.of(of).members())), 0);
    }

    /** Opens a row whose members follow. */
    void openMembers(int shape, long at, long body, ClassDecl of, List<KryoGenericType> arguments) {
        TypeRef type = TypeRef.of(of.name());
        int about = members.computeIfAbsent(
                new ClassUse(type, arguments), use -> lists.of(bound.members.of(of, use.arguments())));
        parse.open(shape, at, body, word(MEMBERS, about), 0);
    }

    void openParts(int shape, long at, long body, List<Part> parts) {
        parse.open(shape, at, body, word(MEMBERS, lists.of(parts)), 0);
    }

    void openTagged(int shape, long at, long body, Tags by, long count) {
        parse.open(shape, at, body, word(TAGGED, tagged.of(by)), count);
    }

    void openElements(int shape, long at, long body, KryoExpectedType element, long count) {
        parse.open(shape, at, body, word(ELEMENTS, expectations.of(element)), count);
    }

    void openRaw(int shape, long at, long body, int leaf, long count) {
        parse.open(shape, at, body, word(RAW, leaf), count);
    }

    void openSorted(int shape, long at, long body, Sorted about, long count) {
        parse.open(shape, at, body, word(SORTED, sorted.of(about)), count);
    }

    void openEntries(int shape, long at, long body, MapTypes types, long count) {
        parse.open(shape, at, body, word(MAPPING, maps.of(types)), count);
    }
}
