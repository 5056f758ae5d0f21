package dev.hexplain.decoders.kryo;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.objects.ObjectLayout;
import dev.hexplain.decode.objects.PlainParts;
import dev.hexplain.decoders.kryo.KryoPlainClass.Member;
import dev.hexplain.decoders.kryo.KryoSerializer.Body;
import dev.hexplain.decoders.kryo.KryoSerializer.Place;
import dev.hexplain.tree.Tail;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads values that need no rows, with all that is in them: short ones, in which nothing is wrong. The grammar measures
 * them; where a tree is read, the same code makes their shapes ({@link PlainParts}).
 */
final class KryoPlainValues {
    /** Bytes of the longest value that needs no row. */
    static final int LONGEST = 512;

    /** The answer where a row is needed. */
    static final long NOT_PLAIN = -1;

    private static final int MOST_ELEMENTS = 64;
    private static final int FIRST_REFERENCE = 2;

    private final KryoPlainInput in;
    private final KryoPlainLeaves leaves;
    private final boolean references;
    /** Offsets of the objects that were passed, which references may mean. */
    private long[] objects = {};

    private int objectCount;
    /** Objects of the graph before the value. */
    private long objectsBefore;
    /** Checks that misread bytes would probably not pass. */
    private int held;

    /** @param base the offset of the window's first byte */
    KryoPlainValues(Window bytes, long base, KryoClassModel bound, KryoPlainNames names) {
        this.in = new KryoPlainInput(bytes, base);
        this.leaves = new KryoPlainLeaves(in, bound, names);
        this.references = bound.settings.references();
    }

    int fields() {
        return leaves.fields;
    }

    int held() {
        return held;
    }

    int levels() {
        return leaves.levels;
    }

    int objectCount() {
        return objectCount;
    }

    long object(int index) {
        return objects[index];
    }

    /**
     * Reads a member.
     *
     * @param limit where it must end
     * @param room how many levels there may be
     * @param before objects of the graph that references may mean
     * @param into where its shape goes; null to measure
     * @return the offset after it, or {@link #NOT_PLAIN}
     */
    long member(long at, long limit, int room, long before, Member member, @Nullable PlainParts into) {
        begin(at, limit, room, before);
        return member(at, member, into);
    }

    /**
     * Reads what is in a value or a row, and was measured when the tree was made.
     *
     * @param limit where it must end
     * @param index its place in the content
     * @param into where its shape goes; null to measure
     * @return the offset after it, or {@link #NOT_PLAIN}
     */
    long part(long at, long limit, KryoPlainContent content, int index, @Nullable PlainParts into) {
        begin(at, limit, KryoPlainLeaves.DEEPEST, Integer.MAX_VALUE);
        return switch (content) {
            case KryoPlainContent.Members(KryoPlainClass of) -> member(at, of.members()[index], into);
            case KryoPlainContent.Elements(KryoPlainPlace each) -> value(at, KryoNameNumbers.ELEMENT, each, into);
            case KryoPlainContent.Entries(KryoPlainPlace keys, KryoPlainPlace values) -> entry(at, keys, values, into);
        };
    }

    private void begin(long at, long limit, int room, long before) {
        leaves.begin(room);
        held = 0;
        objectCount = 0;
        objectsBefore = before;
        in.end = Math.min(limit, at + LONGEST);
    }

    private long member(long at, Member member, @Nullable PlainParts into) {
        KryoPlainPlace place = member.place();
        if (place != null) {
            return value(at, member.name(), place, into);
        }
        return switch (member.encoding()) {
            case Place.Raw(int leaf) -> leaves.scalar(at, at, member.name(), leaf, KryoPlainHead.NONE, null, into);
            case Place.RawText text -> leaves.text(at, at, member.name(), KryoPlainHead.NONE, null, into);
            case Place.RawBytes(int leaf) -> leaves.bytes(at, at, member.name(), leaf, KryoPlainHead.NONE, null, into);
            default -> NOT_PLAIN;
        };
    }

    private long value(long at, int called, KryoPlainPlace place, @Nullable PlainParts into) {
        KryoExpectedType expected = place.expected;
        TypeRef type = expected.type();
        int classWidth = 0;
        if (type == null) {
            classWidth = leaves.classWidth(at);
            if (classWidth == 0) {
                return NOT_PLAIN;
            }
            if (classWidth == 1 && in.u1(at) == 0) {
                return leaves.leaf(at, called, KryoLeafKinds.NULL, 1, null, into);
            }
            type = leaves.typeAt(at);
            if (type == null) {
                return NOT_PLAIN;
            }
            held++;
        }
        KryoPlainClass of = place.of(type);
        if (of == null) {
            return NOT_PLAIN;
        }
        boolean nullable = expected.type() != null && expected.nullable();
        if (references) {
            return of.serializer.counts() || nullable
                    ? marked(at, called, of, classWidth, nullable, into)
                    : body(at, at + classWidth, called, of, classWidth, into);
        }
        if (!nullable || of.serializer.writesNull()) {
            return body(at, at + classWidth, called, of, classWidth, into);
        }
        int flag = at < in.end ? in.u1(at) : -1;
        return switch (flag) {
            case 0 -> leaves.leaf(at, called, KryoLeafKinds.NULL, 1, of, into);
            case 1 -> body(at, at + 1, called, of, KryoPlainHead.of(0, KryoLeafKinds.PRESENT, 1), into);
            default -> NOT_PLAIN;
        };
    }

    // -- references

    /** Null, a reference, or a value behind the mark that it comes for the first time. */
    private long marked(
            long at, int called, KryoPlainClass of, int classWidth, boolean nullable, @Nullable PlainParts into) {
        long pos = at + classWidth;
        int width = in.width(pos);
        long number = in.unsigned();
        boolean counts = of.serializer.counts();
        if (width == 0) {
            return NOT_PLAIN;
        }
        held++;
        if (number == 1) {
            if (counts) {
                object(at);
            }
            return body(at, pos + width, called, of, KryoPlainHead.of(classWidth, KryoLeafKinds.FIRST, width), into);
        }
        if (number == 0 && nullable && classWidth == 0) {
            held--;
            return leaves.leaf(at, called, KryoLeafKinds.NULL, width, of, into);
        }
        boolean known = number >= FIRST_REFERENCE && number - FIRST_REFERENCE < objectsBefore + objectCount;
        // An entry is named by the object that its key refers to, which needs a row to be found fast.
        if (!counts || !known || called == KryoNameNumbers.KEY) {
            return NOT_PLAIN;
        }
        return leaves.scalarOf(
                at, pos, called, KryoLeafKinds.REFERENCE, width, KryoPlainHead.of(classWidth, 0, 0), of, into);
    }

    private void object(long at) {
        if (objectCount == objects.length) {
            objects = Arrays.copyOf(objects, Math.max(16, 2 * objectCount));
        }
        objects[objectCount++] = in.base + at;
    }

    // -- values with others in them

    private long body(long at, long pos, int called, KryoPlainClass of, int head, @Nullable PlainParts into) {
        return switch (of.serializer.body()) {
            case Body.Scalar(int leaf) -> leaves.scalar(at, pos, called, leaf, head, of, into);
            case Body.Text text -> leaves.text(at, pos, called, head, of, into);
            case Body.Bytes(int leaf) -> leaves.bytes(at, pos, called, leaf, head, of, into);
            case Body.Members members -> members(at, pos, called, KryoLeafKinds.OBJECT, head, of, into);
            case Body.Parts(List<KryoSerializer.Part> parts, int form) -> {
                if (!of.serializer.writesNull()) {
                    yield members(at, pos, called, form, head, of, into);
                }
                int first = pos < in.end ? in.u1(pos) : -1;
                yield first < 0
                        ? NOT_PLAIN
                        : first == 0
                                ? leaves.scalarOf(at, pos, called, KryoLeafKinds.NULL, 1, head, of, into)
                                : members(at, pos, called, form, head, of, into);
            }
            case Body.Collection collection -> collection(at, pos, called, collection, head, of, into);
            case Body.Mapping mapping -> mapping(at, pos, called, mapping, head, of, into);
            default -> NOT_PLAIN;
        };
    }

    private long members(
            long at, long pos, int called, int form, int head, KryoPlainClass of, @Nullable PlainParts into) {
        Member[] members = of.members();
        if (members.length > Tail.Scanned.MOST || leaves.enter()) {
            return NOT_PLAIN;
        }
        int before = leaves.fields;
        long next = pos;
        for (Member member : members) {
            long start = next;
            next = member(start, member, null);
            if (next <= start) {
                return NOT_PLAIN;
            }
        }
        leaves.depth--;
        leaves.fields += 1 + KryoPlainHead.count(head);
        if (into != null) {
            into.add(
                    leaves.begin(at, called, of, head),
                    form,
                    List.of(),
                    leaves.scan(new KryoPlainContent.Members(of), into),
                    next - at,
                    leaves.fields - before);
        }
        return next;
    }

    private long collection(
            long at,
            long pos,
            int called,
            Body.Collection kind,
            int head,
            KryoPlainClass of,
            @Nullable PlainParts into) {
        if (kind.hasComparator()) {
            return NOT_PLAIN;
        }
        KryoPlainElements element = of.elements();
        boolean known = element.known() != null;
        if (known && !kind.canBeNull()) {
            return NOT_PLAIN;
        }
        int width = in.flaggedWidth(pos);
        long count = in.value() - 1;
        if (width == 0 || count > MOST_ELEMENTS) {
            return NOT_PLAIN;
        }
        if (count < 0) {
            return leaves.scalarOf(at, pos, called, KryoLeafKinds.NULL, width, head, of, into);
        }
        boolean flag = KryoVarints.flag(in.u1(pos));
        if (!known && flag && count > 0) {
            return sameClass(at, pos, called, width, count, kind, head, of, into);
        }
        KryoPlainPlace each = flag ? element.nullable() : element.present();
        if (leaves.enter()) {
            return NOT_PLAIN;
        }
        int before = leaves.fields;
        long next = elements(pos + width, count, each);
        leaves.depth--;
        leaves.fields += 2 + KryoPlainHead.count(head);
        if (next >= 0 && into != null) {
            into.add(
                    leaves.begin(at, called, of, head).slot(KryoLeafKinds.FLAGGED_LENGTH, width),
                    KryoLeafKinds.LIST,
                    List.of(),
                    leaves.scan(new KryoPlainContent.Elements(each), into),
                    next - at,
                    leaves.fields - before);
        }
        return next;
    }

    private long elements(long pos, long count, KryoPlainPlace each) {
        long next = pos;
        for (long i = 0; i < count; i++) {
            long start = next;
            next = value(start, KryoNameNumbers.ELEMENT, each, null);
            if (next <= start) {
                return NOT_PLAIN;
            }
        }
        return next;
    }

    /** All elements are of one class, which is written once. */
    private long sameClass(
            long at,
            long pos,
            int called,
            int width,
            long count,
            Body.Collection kind,
            int head,
            KryoPlainClass of,
            @Nullable PlainParts into) {
        long tagAt = pos + width;
        int tagWidth = leaves.classWidth(tagAt);
        TypeRef type = tagWidth == 0 ? null : leaves.typeAt(tagAt);
        long from = tagAt + tagWidth + (kind.canBeNull() ? 1 : 0);
        if (type == null || from > in.end || leaves.enter()) {
            return NOT_PLAIN;
        }
        int nullable = kind.canBeNull() ? in.u1(from - 1) : 0;
        if (nullable > 1) {
            return NOT_PLAIN;
        }
        held++;
        int before = leaves.fields;
        KryoPlainPlace each = of.elementsOf(type, nullable == 1);
        long next = elements(from, count, each);
        leaves.depth--;
        leaves.fields += 3 + (kind.canBeNull() ? 1 : 0) + KryoPlainHead.count(head);
        if (next >= 0 && into != null) {
            ObjectLayout whole = leaves.begin(at, called, of, head)
                    .slot(KryoLeafKinds.FLAGGED_LENGTH, width)
                    .row(KryoLeafKinds.ELEMENT_CLASS);
            into.add(
                    kind.canBeNull() ? whole.slot(KryoLeafKinds.NULLABLE, 1) : whole,
                    KryoLeafKinds.LIST,
                    List.of(leaves.elementClass(tagAt, tagWidth, into)),
                    leaves.scan(new KryoPlainContent.Elements(each), into),
                    next - at,
                    leaves.fields - before);
        }
        return next;
    }

    private long mapping(
            long at, long pos, int called, Body.Mapping kind, int head, KryoPlainClass of, @Nullable PlainParts into) {
        int width = kind.hasComparator() ? 0 : in.width(pos);
        long count = in.unsigned() - 1;
        if (width == 0 || count > MOST_ELEMENTS) {
            return NOT_PLAIN;
        }
        if (count < 0) {
            return leaves.scalarOf(at, pos, called, KryoLeafKinds.NULL, width, head, of, into);
        }
        if (leaves.enter()) {
            return NOT_PLAIN;
        }
        KryoPlainPlace keys = of.keys(kind.canBeNull());
        KryoPlainPlace values = of.values(kind.canBeNull());
        int before = leaves.fields;
        long next = pos + width;
        for (long i = 0; i < count && next >= 0; i++) {
            next = entry(next, keys, values, null);
        }
        leaves.depth--;
        leaves.fields += 2 + KryoPlainHead.count(head);
        if (next >= 0 && into != null) {
            into.add(
                    leaves.begin(at, called, of, head).slot(KryoLeafKinds.LENGTH, width),
                    KryoLeafKinds.MAP,
                    List.of(),
                    leaves.scan(new KryoPlainContent.Entries(keys, values), into),
                    next - at,
                    leaves.fields - before);
        }
        return next;
    }

    private long entry(long at, KryoPlainPlace keys, KryoPlainPlace values, @Nullable PlainParts into) {
        if (leaves.enter()) {
            return NOT_PLAIN;
        }
        PlainParts inside = into == null ? null : into.inside();
        leaves.key = 0;
        long middle = value(at, KryoNameNumbers.KEY, keys, inside);
        long named = leaves.key;
        leaves.key = 0;
        long next = middle < 0 ? middle : value(middle, KryoNameNumbers.VALUE, values, inside);
        if (middle <= at || next <= middle) {
            return NOT_PLAIN;
        }
        leaves.depth--;
        leaves.fields++;
        if (into != null && inside != null) {
            into.addEntry(leaves.entry(named), KryoLeafKinds.ENTRY, inside);
        }
        return next;
    }
}
