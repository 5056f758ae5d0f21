package dev.hexplain.decoders.onenio;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.TreeWriter;

/** Reads objects with a class description: earlier in the same stream, in the class list, or in the object itself. */
final class OneNioClassInstances {
    private static final OneNioTimeReader.Parts IGNORED = new OneNioTimeReader.Parts() {
        @Override
        public void part(OneNioTimePart part, long at) {}

        @Override
        public void region(long at, long end) {}
    };

    private final Parse parse;
    private final ParseInput in;
    private final TreeWriter out;
    private final OneNioClassTable classes;
    private final OneNioSerializers serializers;
    private final OneNioPlainValues plain;

    OneNioClassInstances(
            Parse parse, OneNioClassTable classes, OneNioSerializers serializers, OneNioPlainValues plain) {
        this.parse = parse;
        this.in = parse.in;
        this.out = parse.out;
        this.classes = classes;
        this.serializers = serializers;
        this.plain = plain;
    }

    /**
     * The class reference of an object.
     *
     * @param at the offset of the object
     * @param body the offset after the class reference
     * @param index of the class
     * @param embedded whether its description, or a reference to that, is in the object
     */
    private record Head(long at, long body, int index, boolean embedded) {}

    /** Opens or writes an object that begins with a class number. */
    void numbered(long at) {
        in.require(at, Long.BYTES, "the number of a class");
        int index = classes.numbered(in.bytes.s8(at), at);
        object(new Head(at, at + Long.BYTES, index, false));
    }

    /** Opens or writes an object that contains its class's description. */
    void embedded(long at) {
        long described = at + 1;
        int tag = in.u1(described, "the description of a class");
        if (OneNioPlainValues.isReference(tag)) {
            long end = plain.end(described);
            int index = classes.referredTo(plain.referredTo(described, tag), described);
            object(new Head(at, end, index, true));
        } else if (OneNioBootstrapTypes.isSerializer(tag)) {
            int index = describe(described, tag);
            object(new Head(at, serializers.end(described, tag), index, true));
        } else {
            throw MalformedInput.wrong(
                    described,
                    1,
                    "No class is described here",
                    "a serializer or a reference to one",
                    "0x%02X".formatted(tag));
        }
    }

    /** Reads the description of a class, which has no row yet; returns the index of the class. */
    int describe(long at, int tag) {
        serializers.end(at, tag);
        return classes.add(at, in.bytes.s8(serializers.utfEnd(at + 1)));
    }

    private void object(Head head) {
        switch (classes.get(head.index()).kind()) {
            case GENERATED -> fields(head);
            case COLLECTION, ARRAY -> counted(OneNioRule.LIST, head);
            case MAP -> counted(OneNioRule.MAP, head);
            case ENUM -> constant(head);
            case TIME -> time(head);
            case EXTERNALIZABLE -> external(head);
        }
    }

    /** Opens the row of an object and writes its class reference. */
    private void open(OneNioRule rule, Head head, long left) {
        parse.open(
                classes.shape(head.index(), head.embedded(), -1),
                head.at(),
                head.at(),
                OneNioFrameState.of(rule, head.index()),
                left);
        out.computed(1);
        if (head.embedded()) {
            description(head.at() + 1);
        }
        in.pos = head.body();
        out.define(head.at());
    }

    private void description(long at) {
        int tag = in.bytes.u1(at);
        if (OneNioBootstrapTypes.isSerializer(tag)) {
            serializers.write(at, tag);
        } else {
            out.computed(3);
        }
    }

    private void fields(Head head) {
        open(OneNioRule.OBJECT, head, head.embedded() ? 1 : 0);
    }

    private void counted(OneNioRule rule, Head head) {
        int length = plain.length(head.body());
        open(rule, head, length);
        in.pos = head.body() + 4;
        out.computed(1);
    }

    private void constant(Head head) {
        in.require(head.body(), 2, "the ordinal of a constant");
        open(OneNioRule.ENUM, head, 0);
        in.pos = head.body() + 2;
        out.computed(1);
        parse.close();
    }

    private void external(Head head) {
        OneNioClassTable.Known known = classes.get(head.index());
        if (known.fields().length == 0) {
            throw MalformedInput.wrong(
                    head.body(),
                    0,
                    "Only the class knows what its objects wrote",
                    "the class in a class list, with what it writes as fields in that order",
                    known.name());
        }
        fields(head);
    }

    /** Read twice: nothing is written of an incomplete time. */
    private void time(Head head) {
        String name = classes.get(head.index()).name();
        long end = OneNioTimeReader.read(in, name, head.body(), IGNORED);
        open(OneNioRule.TIME, head, 0);
        OneNioTimeReader.read(in, name, head.body(), new OneNioTimeReader.Parts() {
            @Override
            public void part(OneNioTimePart part, long start) {
                out.leaf(OneNioShapes.time(part), start, part.size());
            }

            @Override
            public void region(long start, long stop) {
                out.leaf(OneNioShapes.rule(OneNioRule.CONSTANT), start, stop - start);
                out.computed(2);
            }
        });
        in.pos = end;
        parse.close();
    }
}
