package dev.hexplain.decoders.protostuff;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.Frames;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.schema.KnownRecipes;
import dev.hexplain.decoders.protostuff.StuffKey.Form;
import dev.hexplain.decoders.protostuff.StuffKey.Naming;
import dev.hexplain.decoders.protostuff.StuffType.Kind;
import dev.hexplain.decoders.protostuff.StuffType.Place;
import dev.hexplain.decoders.protostuff.StuffType.StuffClass;
import dev.hexplain.tree.Issue;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The grammar, as experiments show it:
 *
 * <pre>
 * object  := (tag value)*                       fields of the class, by their numbers
 * value   := varint | i32 | i64 | length bytes | SGROUP part* EGROUP | REFERENCE number
 * array   := (1 count) (2 item)*
 * list    := (number item)*                     the field's own number, once for each item
 * map     := (1 SGROUP (1 key) (2 value) EGROUP)*
 * any     := (kind value) | (class name) part*  where the field's type does not tell the class
 * </pre>
 */
final class Stuff implements Grammar {
    private static final int LEN = 2;
    private static final int SGROUP = 3;
    private static final int EGROUP = 4;
    private static final int REFERENCE = 6;
    private static final int MAX_NAME = 500;

    /** What the number of the first field says of a value of any class (the library's {@code RuntimeFieldFactory}). */
    private static final class Id {
        static final int ARRAY = 15;
        static final int ENUM_SET = 22;
        static final int ENUM_MAP = 23;
        static final int ENUM = 24;
        static final int COLLECTION = 25;
        static final int MAP = 26;
        static final int POLYMORPHIC_COLLECTION = 28;
        static final int POLYMORPHIC_MAP = 29;
        static final int ARRAY_SCALAR = 33;
        static final int ARRAY_ENUM = 34;
        static final int ARRAY_POJO = 35;
        static final int POJO = 127;
    }

    /** What is open. */
    private enum Rule {
        OBJECT,
        RUN,
        ARRAY,
        MAP,
        ENTRY,
        /** A value of any class, before it is known which. */
        DYNAMIC,
        DYNAMIC_ARRAY,
        DYNAMIC_COLLECTION,
        DYNAMIC_MAP,
        DYNAMIC_ENTRY,
        ENUM;

        private static final Rule[] ALL = values();
    }

    private static final int ID_SHIFT = 4;
    private static final int GROUP_SHIFT = 28;
    private static final long ID_MASK = (1L << (GROUP_SHIFT - ID_SHIFT)) - 1;

    private final Parse parse;
    private final Input in;
    private final Frames frames;
    private final Classes classes;
    private final KnownRecipes recipes;

    private long at;
    private int tagLength;
    private int number;
    private int wireType;

    Stuff(Parse parse, Classes classes) {
        this.parse = parse;
        this.in = parse.in;
        this.frames = parse.frames;
        this.classes = classes;
        this.recipes = new KnownRecipes(parse.out);
    }

    // -- frames: a rule, a place or class by its number, the number of the group; and how many items there were

    private static long word(Rule rule, int id, int group) {
        return rule.ordinal() | (long) id << ID_SHIFT | (long) group << GROUP_SHIFT;
    }

    private Rule rule() {
        return Rule.ALL[(int) frames.word() & 15];
    }

    private int id() {
        return (int) (frames.word() >>> ID_SHIFT & ID_MASK);
    }

    private int group() {
        return (int) (frames.word() >>> GROUP_SHIFT);
    }

    private void become(Rule rule, int id) {
        frames.word(word(rule, id, group()));
    }

    private static int number(@Nullable Place place) {
        return place == null ? 0 : place.index() + 1;
    }

    private static int number(@Nullable StuffClass type) {
        return type == null ? 0 : type.index + 1;
    }

    private long nextItem() {
        long item = frames.left();
        frames.left(item + 1);
        return item;
    }

    // -- rules

    @Override
    public void begin() {
        parse.open(StuffShapes.ROOT, in.pos, in.pos, word(Rule.OBJECT, number(classes.root), 0), 0);
    }

    @Override
    public void step() {
        if (in.atEnd()) {
            if (group() != 0) {
                parse.issue(Issue.error(in.pos, 0, "A group is not ended", "its end tag", "end of source"));
            }
            parse.close();
            return;
        }
        readTag();
        if (rule() == Rule.RUN) {
            run();
        } else if (wireType == EGROUP) {
            end();
        } else {
            field();
        }
    }

    private void readTag() {
        at = in.pos;
        tagLength = varint(at, "a tag");
        long tag = Varint.value(in.bytes, at, tagLength);
        if (tag >>> 3 == 0 || tag >>> 32 != 0 || (tag & 7) == 7) {
            throw Malformed.wrong(
                    at,
                    tagLength,
                    "This is no tag",
                    "a number from 1 and a wire type to 6",
                    Long.toUnsignedString(tag));
        }
        number = (int) (tag >>> 3);
        wireType = (int) tag & 7;
    }

    private int varint(long where, String what) {
        int length = Varint.length(in.bytes, where, in.end);
        if (length < 0) {
            throw Malformed.wrong(
                    where, Varint.MAX_LENGTH, "The varint of " + what + " does not end", "at most 10 bytes", "more");
        }
        if (length == 0) {
            throw Malformed.endOfSource(where, what, in.end - where + 1, in.end - where);
        }
        return length;
    }

    private void end() {
        boolean ends = group() == number;
        if (!ends) {
            parse.issue(Issue.error(
                    at,
                    tagLength,
                    "A group ends here that is not open",
                    group() == 0 ? "a field" : "the end of group " + group(),
                    "the end of group " + number));
        }
        parse.leaf(shape(Form.END, Naming.FIELD, null, 0, 0), at, at + tagLength);
        if (ends) {
            parse.close();
        }
    }

    private void run() {
        @Nullable Place list = classes.place(id());
        if (list != null
                && list.type() instanceof StuffType.Repeated repeated
                && wireType != EGROUP
                && fieldOfOuter() == number) {
            value(repeated.item(), Naming.SIBLINGS, 0);
        } else {
            parse.close();
        }
    }

    /** The number that a run's fields have stands where groups have theirs. */
    private int fieldOfOuter() {
        return (int) frames.left();
    }

    private void field() {
        switch (rule()) {
            case OBJECT -> {
                @Nullable StuffClass type = classes.type(id());
                @Nullable Place place = type == null ? null : type.fields.get(number);
                if (place != null && place.type() instanceof StuffType.Repeated) {
                    int shape = shape(Form.RUN, Naming.FIELD, place, 0, 0);
                    parse.open(shape, at, at, word(Rule.RUN, number(place), 0), number);
                } else {
                    value(place, Naming.FIELD, 0);
                }
            }
            case ARRAY -> {
                if (number == 2) {
                    value(classes.place(id()), Naming.NUMBER, nextItem());
                } else {
                    value(classes.count, Naming.LENGTH, 0);
                }
            }
            case DYNAMIC_ARRAY -> {
                if (number == 1) {
                    value(classes.dynamic, Naming.NUMBER, nextItem());
                } else {
                    value(classes.count, Naming.LENGTH, 0);
                }
            }
            case DYNAMIC_COLLECTION -> value(classes.dynamic, Naming.NUMBER, nextItem());
            case MAP -> entry(Rule.ENTRY);
            case DYNAMIC_MAP -> entry(Rule.DYNAMIC_ENTRY);
            case ENTRY -> {
                @Nullable Place map = classes.place(id());
                StuffType.Mapping type = map != null && map.type() instanceof StuffType.Mapping found ? found : null;
                @Nullable Place part = type == null ? null : number == 1 ? type.key() : type.value();
                value(part, number == 1 ? Naming.KEY : Naming.VALUE, 0);
            }
            case DYNAMIC_ENTRY -> value(classes.dynamic, number == 1 ? Naming.KEY : Naming.VALUE, 0);
            case ENUM -> value(classes.place(id()), Naming.VALUE, 0);
            case DYNAMIC -> dynamic();
            case RUN -> throw new IllegalStateException("A run reads its own fields");
        }
    }

    private void entry(Rule rule) {
        if (wireType != SGROUP || number != 1) {
            value(null, Naming.FIELD, 0);
            return;
        }
        int shape = shape(Form.GROUP, Naming.ENTRY, null, at, 0);
        parse.open(shape, at, at + tagLength, word(rule, id(), number), 0);
        parse.out.computed(1);
    }

    /** A kind and its value, or the name of a class; what follows that is read by another rule. */
    private void dynamic() {
        @Nullable Place scalar = classes.dynamicScalar(number);
        if (scalar != null) {
            value(scalar, Naming.VALUE, 0);
            return;
        }
        if (wireType == SGROUP) {
            value(null, Naming.VALUE, 0);
            return;
        }
        long from = at + tagLength;
        int said = number;
        int lengthLength = varint(from, "the name of a class");
        long told = Varint.value(in.bytes, from, lengthLength);
        value(wireType == LEN ? null : classes.count, Naming.CLASS, 0);
        String name = wireType == LEN && told >= 0 && told <= MAX_NAME ? text(from + lengthLength, told) : "";
        switch (said) {
            case Id.POJO -> become(Rule.OBJECT, number(classes.named(name)));
            case Id.ENUM -> become(Rule.ENUM, number(classes.enumNamed(name)));
            case Id.COLLECTION, Id.ENUM_SET, Id.POLYMORPHIC_COLLECTION -> become(Rule.DYNAMIC_COLLECTION, 0);
            case Id.MAP, Id.ENUM_MAP, Id.POLYMORPHIC_MAP -> become(Rule.DYNAMIC_MAP, 0);
            case Id.ARRAY -> become(Rule.DYNAMIC_ARRAY, 0);
            case Id.ARRAY_SCALAR -> become(Rule.ARRAY, number(classes.scalarItem(told)));
            case Id.ARRAY_ENUM -> become(Rule.ARRAY, number(classes.enumNamed(name)));
            case Id.ARRAY_POJO -> become(Rule.ARRAY, number(classes.pojoItem(classes.named(name))));
            default -> {}
        }
    }

    private String text(long from, long length) {
        return new String(in.bytes.copy(from, (int) length), StandardCharsets.UTF_8);
    }

    // -- values

    private int shape(Form form, Naming naming, @Nullable Place place, long named, int valueLength) {
        long key = StuffKey.of(form, naming, number(place), number, tagLength, valueLength);
        return naming == Naming.NUMBER || naming == Naming.ENTRY ? recipes.shape(named, key) : recipes.shape(key);
    }

    /** Reads what stands behind the tag: a row, or a row and a frame. */
    private void value(@Nullable Place place, Naming naming, long named) {
        long from = at + tagLength;
        switch (wireType) {
            case 0 -> {
                int length = varint(from, "a value");
                scalar(Form.VARINT, place, naming, named, length, length);
            }
            case 1 -> scalar(Form.I64, place, naming, named, 0, 8);
            case 5 -> scalar(Form.I32, place, naming, named, 0, 4);
            case REFERENCE -> {
                int length = varint(from, "the number of an object");
                scalar(Form.REFERENCE, place, naming, named, length, length);
            }
            case LEN -> delimited(place, naming, named, from);
            default -> {
                int shape = shape(Form.GROUP, naming, place, named, 0);
                parse.open(shape, at, from, inside(place == null ? null : place.type(), place), 0);
                parse.out.computed(1);
            }
        }
    }

    private void scalar(Form form, @Nullable Place place, Naming naming, long named, int varint, int length) {
        long from = at + tagLength;
        in.require(from, length, "a value");
        parse.leaf(shape(form, naming, place, named, varint), at, from + length);
        parse.out.computed(2);
    }

    private void delimited(@Nullable Place place, Naming naming, long named, long from) {
        int lengthLength = varint(from, "a length");
        long length = Varint.value(in.bytes, from, lengthLength);
        long body = from + lengthLength;
        in.require(body, length, "a value");
        boolean text = (place != null && place.type() instanceof StuffType.Scalar scalar)
                ? scalar.kind() == Kind.STRING || scalar.kind() == Kind.BIG_DECIMAL
                : PlainText.isLikely(in.bytes, body, body + length);
        if (text) {
            parse.checkUtf8(body, length);
        }
        parse.out.open(shape(text ? Form.TEXT : Form.BYTES, naming, place, named, lengthLength), at);
        parse.out.computed(2);
        parse.leaf(StuffShapes.content(text, naming), body, body + length);
        parse.out.close(in.pos);
    }

    /** The frame of a group, by what stands in it. */
    private long inside(@Nullable StuffType type, @Nullable Place place) {
        return switch (type) {
            case StuffType.Pojo pojo -> word(Rule.OBJECT, number(pojo.type()), number);
            case StuffType.Array array -> word(Rule.ARRAY, number(array.item()), number);
            case StuffType.Mapping mapping -> word(Rule.MAP, number(place), number);
            case StuffType.Dynamic dynamic -> word(Rule.DYNAMIC, 0, number);
            case null, default -> word(Rule.OBJECT, 0, number);
        };
    }
}
