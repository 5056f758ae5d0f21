package dev.hexplain.decoders.onenio;

import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decoders.onenio.OneNioClassDescriptor.FieldType;
import dev.hexplain.tree.TreeWriter;
import java.lang.foreign.MemorySegment;

/** Grammar of one-nio: objects one after the other. A frame's {@code left} counts values. */
final class OneNioGrammar implements Grammar {
    private final Parse parse;
    private final ParseInput in;
    private final TreeWriter out;
    private final NameTable names;
    private final OneNioClassTable classes;
    private final OneNioSerializers serializers;
    private final OneNioCalls calls;
    private final OneNioPlainValues plain;
    private final OneNioClassInstances instances;

    OneNioGrammar(Parse parse, MemorySegment segment, OneNioKnownClasses known, OneNioShapes shapes) {
        this.parse = parse;
        this.in = parse.in;
        this.out = parse.out;
        this.names = new NameTable(parse);
        this.classes = new OneNioClassTable(parse, segment, known);
        this.serializers = new OneNioSerializers(parse);
        this.calls = new OneNioCalls(parse, serializers);
        this.plain = new OneNioPlainValues(parse, shapes);
        this.instances = new OneNioClassInstances(parse, classes, serializers, plain);
    }

    @Override
    public void begin() {
        open(OneNioRule.CONTENTS, OneNioShapes.rule(OneNioRule.CONTENTS), in.pos, in.pos, 0);
    }

    private void open(OneNioRule rule, int shape, long at, long body, long left) {
        parse.open(shape, at, body, OneNioFrameState.of(rule, 0), left);
    }

    private OneNioRule rule() {
        return OneNioFrameState.rule(parse.frames.word());
    }

    private void goTo(int step) {
        parse.frames.word(OneNioFrameState.at(parse.frames.word(), step));
    }

    @Override
    public void step() {
        switch (rule()) {
            case CONTENTS -> contents();
            case LIST -> list();
            case MAP -> map();
            case ENTRY_OPEN, ENTRY_COMPLEX -> entry();
            case OBJECT -> object();
            case CALL -> call();
            default -> throw new IllegalStateException("No open rule: " + rule());
        }
    }

    private void contents() {
        if (in.atEnd()) {
            parse.close();
        } else {
            value();
        }
    }

    private void list() {
        long left = parse.frames.left();
        while (left > 0 && plain.write()) {
            left--;
        }
        parse.frames.left(left - 1);
        if (left == 0) {
            parse.close();
        } else {
            beginValue();
        }
    }

    private void call() {
        if (parse.frames.left() != OneNioCalls.TO_THE_END) {
            list();
        } else if (in.atEnd()) {
            parse.close();
        } else {
            value();
        }
    }

    private void map() {
        long left = parse.frames.left();
        if (left == 0) {
            parse.close();
            return;
        }
        parse.frames.left(left - 1);
        long key = in.pos;
        long keyEnd = plain.end(key);
        if (keyEnd < 0) {
            open(OneNioRule.ENTRY_COMPLEX, OneNioShapes.rule(OneNioRule.ENTRY_COMPLEX), key, key, 0);
            beginKey();
            return;
        }
        long valueEnd = keyEnd < in.end ? plain.end(keyEnd) : -1;
        OneNioRule rule = valueEnd < 0 ? OneNioRule.ENTRY_OPEN : OneNioRule.ENTRY;
        int shape = names.shape(rule.number(), key, keyEnd - key);
        if (valueEnd < 0) {
            open(rule, shape, key, keyEnd, 0);
            plain.note(key);
        } else {
            parse.leaf(shape, key, valueEnd);
            plain.note(key);
            plain.note(keyEnd);
        }
    }

    private void entry() {
        if (OneNioFrameState.step(parse.frames.word()) == 0) {
            goTo(1);
            value();
        } else {
            parse.close();
        }
    }

    private void object() {
        long word = parse.frames.word();
        int index = OneNioFrameState.classIndex(word);
        boolean embedded = parse.frames.left() != 0;
        FieldType[] fields = classes.get(index).fields();
        for (int step = OneNioFrameState.step(word); step < fields.length; step++) {
            goTo(step);
            if (fields[step].isPrimitive()) {
                in.require(in.pos, fields[step].size(), "a field");
                in.pos += fields[step].size();
                out.computed(1);
            } else if (fields[step].isText()) {
                in.pos = serializers.utfEnd(in.pos);
                out.computed(3);
            } else if (!plain.pass()) {
                goTo(step + 1);
                out.reshape(classes.shape(index, embedded, step + 1));
                beginValue();
                return;
            }
        }
        out.reshape(classes.shape(index, embedded, -1));
        parse.close();
    }

    /** Cuts the object's layout where reading broke off. */
    @Override
    public void brokenOff(Parse broken, long end) {
        long word = parse.frames.word();
        if (OneNioFrameState.rule(word) == OneNioRule.OBJECT) {
            boolean embedded = parse.frames.left() != 0;
            out.reshape(classes.shape(OneNioFrameState.classIndex(word), embedded, OneNioFrameState.step(word)));
        }
        out.unparsed(in.pos, end - in.pos);
    }

    // -- values

    private void value() {
        if (!plain.write()) {
            beginValue();
        }
    }

    /** Writes a value that needs a row, or opens one for it. */
    private void beginValue() {
        long at = in.pos;
        int tag = in.bytes.u1(at);
        if (OneNioBootstrapTypes.isUid(tag)) {
            instances.numbered(at);
        } else if (tag == OneNioBootstrapTypes.EMBEDDED) {
            instances.embedded(at);
        } else if (OneNioBootstrapTypes.isPrimitiveArray(tag)) {
            array(at, OneNioLayouts.element(OneNioBootstrapTypes.element(tag)).fixedSize(), tag);
        } else if (isCounted(tag)) {
            counted(at, tag, OneNioShapes.value(tag));
        } else {
            beginOther(at, tag);
        }
    }

    /** The same for the key of an entry. */
    private void beginKey() {
        int tag = in.bytes.u1(in.pos);
        if (isCounted(tag)) {
            counted(in.pos, tag, OneNioShapes.key(tag));
        } else {
            beginValue();
        }
    }

    private static boolean isCounted(int tag) {
        return OneNioBootstrapTypes.isList(tag) || OneNioBootstrapTypes.isMap(tag);
    }

    private void counted(long at, int tag, int shape) {
        int length = plain.length(at + 1);
        open(OneNioBootstrapTypes.isMap(tag) ? OneNioRule.MAP : OneNioRule.LIST, shape, at, at + 5, length);
        out.computed(2);
        out.define(at);
    }

    private void beginOther(long at, int tag) {
        if (OneNioBootstrapTypes.isSerializer(tag)) {
            instances.describe(at, tag);
            serializers.write(at, tag);
        } else if (tag == OneNioBootstrapTypes.STRING) {
            longString(at);
        } else if (tag == OneNioBootstrapTypes.CLASS) {
            classObject(at);
        } else if (tag == OneNioBootstrapTypes.BIT_SET) {
            array(at, Long.BYTES, OneNioBootstrapTypes.BIT_SET);
        } else if (tag == OneNioBootstrapTypes.REMOTE_CALL) {
            beginCall(at);
        } else if (tag == OneNioBootstrapTypes.METHOD_SERIALIZER) {
            calls.describe(at);
        } else {
            throw MalformedInput.wrong(
                    at,
                    1,
                    "This byte begins nothing that may stand here",
                    "an object, a reference or null",
                    OneNioDescriptions.tags().nameOf(tag).orElse("") + " (0x%02X)".formatted(tag));
        }
    }

    private void beginCall(long at) {
        long left = calls.argumentsOf(at);
        open(OneNioRule.CALL, OneNioShapes.rule(OneNioRule.CALL), at, OneNioCalls.body(at), left);
        out.computed(2);
        out.define(at);
    }

    private void array(long at, int size, int tag) {
        long count = plain.length(at + 1);
        long body = at + 5;
        in.require(body, count * size, "an array");
        parse.leaf(OneNioShapes.value(tag), at, body + count * size);
        out.computed(2 + count);
        out.define(at);
    }

    private void longString(long at) {
        in.require(at, 5, "a string");
        long length = in.bytes.s4(at + 1) & Integer.MAX_VALUE;
        long body = at + 5;
        in.require(body, length, "a string");
        parse.tick();
        out.open(OneNioShapes.rule(OneNioRule.LONG_STRING), at);
        out.computed(2);
        out.leaf(OneNioShapes.rule(OneNioRule.TEXT), body, length);
        out.close(body + length);
        out.define(at);
        in.pos = body + length;
    }

    private void classObject(long at) {
        boolean primitive = in.u1(at + 1, "a class") < 0x80;
        long end = primitive ? at + 2 : serializers.utfEnd(at + 2);
        parse.leaf(OneNioShapes.rule(primitive ? OneNioRule.PRIMITIVE_CLASS : OneNioRule.NAMED_CLASS), at, end);
        out.computed(primitive ? 2 : 4);
        out.define(at);
    }
}
