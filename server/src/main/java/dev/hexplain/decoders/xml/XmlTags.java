package dev.hexplain.decoders.xml;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.TreeWriter;

/** Reads tags (section 3.1). */
final class XmlTags {
    private static final int MOST_COMPARED = 64;

    private final Parse parse;
    private final Window bytes;
    private final TreeWriter out;
    private final NameTable names;
    private final XmlLexer lexer;
    private final XmlCharacterData texts;
    private final long[] attributes = new long[MOST_COMPARED];

    /** The tag measured last: the offset after its name, after its last attribute, and after it. */
    private long nameEnd;

    private long lastEnd;
    private long end;
    private boolean empty;

    XmlTags(Parse parse, NameTable names, XmlLexer lexer, XmlCharacterData texts) {
        this.parse = parse;
        this.bytes = parse.in.bytes;
        this.out = parse.out;
        this.names = names;
        this.lexer = lexer;
        this.texts = texts;
    }

    long nameEnd() {
        return nameEnd;
    }

    /** Whether it is an empty-element tag. */
    boolean isEmpty() {
        return empty;
    }

    /** STag or EmptyElemTag: finds the ends of its parts, and checks that it is complete. */
    void measure(long tag) {
        nameEnd = lexer.pastName(tag + 1, "A tag");
        long at = nameEnd;
        for (int count = 0; ; count++) {
            long next = lexer.pastSpace(at);
            int c = lexer.peek(next);
            empty = c == '/' && lexer.peek(next + 1) == '>';
            if (c == '>' || empty) {
                lastEnd = at;
                end = next + (empty ? 2 : 1);
                return;
            }
            if (c < 0) {
                throw MalformedInput.endOfSource(tag, next - tag, "a tag", ">");
            }
            if (next == at) {
                throw lexer.unexpected(next, "A tag is not closed", "white space, > or />");
            }
            checkUnique(next, count);
            at = attribute(tag, next);
        }
    }

    /** Attribute: Name Eq AttValue. Returns its end. */
    private long attribute(long tag, long from) {
        long name = lexer.pastName(from, "An attribute");
        long equals = lexer.pastSpace(name);
        if (lexer.peek(equals) != '=') {
            throw lexer.unexpected(equals, "An attribute has no value", "=");
        }
        long quote = lexer.pastSpace(equals + 1);
        int mark = lexer.peek(quote);
        if (mark != '"' && mark != '\'') {
            throw lexer.unexpected(quote, "The value of an attribute is not quoted", "a quotation mark");
        }
        long close = bytes.indexOf(mark, quote + 1, parse.in.end);
        if (close < 0) {
            throw MalformedInput.endOfSource(tag, parse.in.end - tag, "a tag", "a quotation mark");
        }
        long markup = bytes.indexOf('<', quote + 1, close);
        if (markup >= 0) {
            out.issue(Issue.error(markup, 1, "The value of an attribute holds <", "&lt;", "<"));
        }
        texts.check(quote + 1, close);
        return close + 1;
    }

    private void checkUnique(long name, int count) {
        for (int i = 0; i < Math.min(count, MOST_COMPARED); i++) {
            if (lexer.sameName(attributes[i], name)) {
                out.issue(Issue.error(name, 1, "The element has an attribute of this name already", "", ""));
            }
        }
        if (count < MOST_COMPARED) {
            attributes[count] = name;
        }
    }

    /** Writes the measured tag. */
    void write(long tag) {
        int kind = empty ? XmlShapes.EMPTY_TAG : XmlShapes.START_TAG;
        int markup = empty ? 2 : 1;
        int plain = end - markup == nameEnd ? XmlShapes.plainTag(kind, nameEnd - tag - 1) : -1;
        if (plain >= 0) {
            parse.leaf(plain, tag, end);
            out.computed(XmlShapes.PLAIN_TAG_FIELDS);
            return;
        }
        parse.tick();
        out.open(kind, tag);
        out.leaf(XmlShapes.MARKUP, tag, 1);
        out.leaf(XmlShapes.NAME, tag + 1, nameEnd - tag - 1);
        for (long at = nameEnd; at < lastEnd; ) {
            at = writeAttribute(at);
        }
        leaf(XmlShapes.SPACE, lastEnd, end - markup);
        out.leaf(XmlShapes.MARKUP, end - markup, markup);
        parse.in.pos = end;
        out.close(end);
    }

    private long writeAttribute(long from) {
        long at = lexer.pastSpace(from);
        long name = lexer.pastName(at, "An attribute");
        long quote = lexer.pastSpace(lexer.pastSpace(name) + 1);
        long close = bytes.indexOf(bytes.u1(quote), quote + 1, end);
        out.open(names.shape(XmlLayout.ATTRIBUTE, at, name - at), from);
        leaf(XmlShapes.SPACE, from, at);
        out.leaf(XmlShapes.NAME, at, name - at);
        out.leaf(XmlShapes.EQ, name, quote - name);
        out.leaf(XmlShapes.QUOTE, quote, 1);
        leaf(XmlAttributes.valueShape(lexer.name(at)), quote + 1, close);
        out.leaf(XmlShapes.QUOTE, close, 1);
        out.close(close + 1);
        return close + 1;
    }

    /** ETag: writes it; its name ends at an offset. */
    void writeEnd(long tag, long name, long close) {
        int plain = close == name ? XmlShapes.plainTag(XmlShapes.END_TAG, name - tag - 2) : -1;
        if (plain >= 0) {
            parse.leaf(plain, tag, close + 1);
            out.computed(XmlShapes.PLAIN_TAG_FIELDS);
            return;
        }
        parse.tick();
        out.open(XmlShapes.END_TAG, tag);
        out.leaf(XmlShapes.MARKUP, tag, 2);
        out.leaf(XmlShapes.NAME, tag + 2, name - tag - 2);
        leaf(XmlShapes.SPACE, name, close);
        out.leaf(XmlShapes.MARKUP, close, 1);
        parse.in.pos = close + 1;
        out.close(close + 1);
    }

    private void leaf(int shape, long from, long to) {
        if (to > from) {
            out.leaf(shape, from, to - from);
        }
    }
}
