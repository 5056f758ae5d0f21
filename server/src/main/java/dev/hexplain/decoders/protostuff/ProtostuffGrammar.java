package dev.hexplain.decoders.protostuff;

import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.FrameStack;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decoders.protostuff.ProtostuffFrameState.Rule;
import dev.hexplain.decoders.protostuff.ProtostuffShapeKey.Naming;
import dev.hexplain.decoders.protostuff.ProtostuffType.Place;
import dev.hexplain.decoders.protostuff.ProtostuffType.StuffClass;
import dev.hexplain.tree.Issue;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Grammar of protostuff, as found by experiment:
 *
 * <pre>
 * object  := (tag value)*                       fields of the class, by their numbers
 * value   := varint | i32 | i64 | length bytes | SGROUP part* EGROUP | REFERENCE number
 * array   := (1 count) (2 item)*
 * list    := (number item)*                     the field's own number, once for each item
 * map     := (1 SGROUP (1 key) (2 value) EGROUP)*
 * any     := (kind value) | (class name) part*  where the field's type does not determine the class
 * </pre>
 */
final class ProtostuffGrammar implements Grammar {
    private static final int MAX_NAME = 500;

    private final Parse parse;
    private final ParseInput in;
    private final FrameStack frames;
    private final ProtostuffClasses classes;
    private final ProtostuffTaggedField field;

    ProtostuffGrammar(Parse parse, ProtostuffClasses classes) {
        this.parse = parse;
        this.in = parse.in;
        this.frames = parse.frames;
        this.classes = classes;
        this.field = new ProtostuffTaggedField(parse);
    }

    private Rule rule() {
        return ProtostuffFrameState.rule(frames.word());
    }

    private int id() {
        return ProtostuffFrameState.id(frames.word());
    }

    private int group() {
        return ProtostuffFrameState.group(frames.word());
    }

    private void become(Rule rule, int id) {
        frames.word(ProtostuffFrameState.of(rule, id, group()));
    }

    /** Counts an item of the array on top. */
    private long nextItem() {
        long item = frames.left();
        frames.left(item + 1);
        return item;
    }

    // -- rules

    @Override
    public void begin() {
        parse.open(
                ProtostuffShapes.ROOT,
                in.pos,
                in.pos,
                ProtostuffFrameState.of(Rule.OBJECT, ProtostuffFrameState.number(classes.root), 0),
                0);
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
        field.read();
        if (rule() == Rule.RUN) {
            run();
        } else if (field.wireType() == ProtostuffWireType.EGROUP) {
            end();
        } else {
            field();
        }
    }

    private void end() {
        boolean ends = group() == field.number();
        if (!ends) {
            parse.issue(Issue.error(
                    field.at(),
                    field.end() - field.at(),
                    "A group ends here that is not open",
                    group() == 0 ? "a field" : "the end of group " + group(),
                    "the end of group " + field.number()));
        }
        field.groupEnd();
        if (ends) {
            parse.close();
        }
    }

    private void run() {
        @Nullable Place list = classes.place(id());
        if (list != null
                && list.type() instanceof ProtostuffType.Repeated repeated
                && field.wireType() != ProtostuffWireType.EGROUP
                && fieldOfOuter() == field.number()) {
            field.value(repeated.item(), Naming.SIBLINGS, 0);
        } else {
            parse.close();
        }
    }

    /** The field number of a run is in the bits that groups use for theirs. */
    private int fieldOfOuter() {
        return (int) frames.left();
    }

    private void field() {
        switch (rule()) {
            case OBJECT -> member();
            case ARRAY -> element(2, classes.place(id()));
            case DYNAMIC_ARRAY -> element(1, classes.dynamic);
            case DYNAMIC_COLLECTION -> field.value(classes.dynamic, Naming.NUMBER, nextItem());
            case MAP -> entry(Rule.ENTRY);
            case DYNAMIC_MAP -> entry(Rule.DYNAMIC_ENTRY);
            case ENTRY -> {
                ProtostuffType.@Nullable Mapping type = mapping();
                keyOrValue(type == null ? null : type.key(), type == null ? null : type.value());
            }
            case DYNAMIC_ENTRY -> keyOrValue(classes.dynamic, classes.dynamic);
            case ENUM -> field.value(classes.place(id()), Naming.VALUE, 0);
            case DYNAMIC -> dynamic();
            case RUN -> throw new IllegalStateException("A run reads its own fields");
        }
    }

    private void member() {
        @Nullable StuffClass type = classes.type(id());
        @Nullable Place place = type == null ? null : type.fields.get(field.number());
        if (place != null && place.type() instanceof ProtostuffType.Repeated) {
            field.run(place);
        } else {
            field.value(place, Naming.FIELD, 0);
        }
    }

    /** An item of an array, or else its item count, by the field number. */
    private void element(int number, @Nullable Place item) {
        if (field.number() == number) {
            field.value(item, Naming.NUMBER, nextItem());
        } else {
            field.value(classes.count, Naming.LENGTH, 0);
        }
    }

    private void entry(Rule rule) {
        if (field.wireType() == ProtostuffWireType.SGROUP && field.number() == 1) {
            field.group(null, Naming.ENTRY, field.at(), ProtostuffFrameState.of(rule, id(), 1));
        } else {
            field.value(null, Naming.FIELD, 0);
        }
    }

    private ProtostuffType.@Nullable Mapping mapping() {
        @Nullable Place map = classes.place(id());
        return map != null && map.type() instanceof ProtostuffType.Mapping found ? found : null;
    }

    private void keyOrValue(@Nullable Place key, @Nullable Place value) {
        boolean isKey = field.number() == 1;
        field.value(isKey ? key : value, isKey ? Naming.KEY : Naming.VALUE, 0);
    }

    /** A kind and its value, or a class name; what follows is read by another rule. */
    private void dynamic() {
        @Nullable Place scalar = classes.dynamicScalar(field.number());
        if (scalar != null) {
            field.value(scalar, Naming.VALUE, 0);
        } else if (field.wireType() == ProtostuffWireType.SGROUP) {
            field.value(null, Naming.VALUE, 0);
        } else {
            told();
        }
    }

    private void told() {
        long from = field.end();
        int lengthLength = field.varint(from, "the name of a class");
        long told = Varint.value(in.bytes, from, lengthLength);
        boolean text = field.wireType() == ProtostuffWireType.LEN;
        field.value(text ? null : classes.count, Naming.CLASS, 0);
        expect(field.number(), told, text && told >= 0 && told <= MAX_NAME ? text(from + lengthLength, told) : "");
    }

    /** Sets what follows a runtime id, of a class by its number or its name. */
    private void expect(int runtimeId, long told, String name) {
        switch (runtimeId) {
            case ProtostuffRuntimeId.POJO -> become(Rule.OBJECT, ProtostuffFrameState.number(classes.named(name)));
            case ProtostuffRuntimeId.ENUM -> become(Rule.ENUM, ProtostuffFrameState.number(classes.enumNamed(name)));
            case ProtostuffRuntimeId.COLLECTION,
                    ProtostuffRuntimeId.ENUM_SET,
                    ProtostuffRuntimeId.POLYMORPHIC_COLLECTION -> become(Rule.DYNAMIC_COLLECTION, 0);
            case ProtostuffRuntimeId.MAP, ProtostuffRuntimeId.ENUM_MAP, ProtostuffRuntimeId.POLYMORPHIC_MAP ->
                become(Rule.DYNAMIC_MAP, 0);
            case ProtostuffRuntimeId.ARRAY -> become(Rule.DYNAMIC_ARRAY, 0);
            case ProtostuffRuntimeId.ARRAY_SCALAR ->
                become(Rule.ARRAY, ProtostuffFrameState.number(classes.scalarItem(told)));
            case ProtostuffRuntimeId.ARRAY_ENUM ->
                become(Rule.ARRAY, ProtostuffFrameState.number(classes.enumNamed(name)));
            case ProtostuffRuntimeId.ARRAY_POJO ->
                become(Rule.ARRAY, ProtostuffFrameState.number(classes.pojoItem(classes.named(name))));
            default -> {}
        }
    }

    private String text(long from, long length) {
        return new String(in.bytes.copy(from, (int) length), StandardCharsets.UTF_8);
    }
}
