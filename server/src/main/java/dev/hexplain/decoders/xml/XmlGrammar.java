package dev.hexplain.decoders.xml;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.FrameStack;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.TreeWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Grammar of XML: {@code document} and {@code content} (sections 2.1 and 3.1); each step reads one piece of markup, or
 * text.
 */
final class XmlGrammar implements Grammar {
    private static final Pattern ENCODING = Pattern.compile("encoding\\s*=\\s*[\"']([\\w.\\-]+)[\"']");

    private final Parse parse;
    private final ParseInput in;
    private final Window bytes;
    private final TreeWriter out;
    private final FrameStack frames;
    private final XmlLexer lexer;
    private final XmlCharacterData texts;
    private final XmlTags tags;
    private final XmlElements elements;

    XmlGrammar(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
        this.bytes = in.bytes;
        this.out = parse.out;
        this.frames = parse.frames;
        NameTable names = new NameTable(parse);
        this.lexer = new XmlLexer(parse);
        this.texts = new XmlCharacterData(parse);
        this.tags = new XmlTags(parse, names, lexer, texts);
        this.elements = new XmlElements(parse, names, lexer);
    }

    @Override
    public void begin() {
        parse.open(XmlShapes.ROOT, in.pos, in.pos, XmlFrameState.ROOT, 0);
        if (lexer.startsWith(in.pos, "\u00EF\u00BB\u00BF")) {
            parse.leaf(XmlShapes.BOM, in.pos, in.pos + 3);
        }
        if (lexer.startsWith(in.pos, "<?xml") && XmlLexer.isSpace(lexer.peek(in.pos + 5))) {
            frames.left(1);
        }
    }

    private boolean atTop() {
        return frames.depth() == 1;
    }

    @Override
    public void step() {
        if (in.atEnd()) {
            end();
            return;
        }
        long at = in.pos;
        long markup = lexer.pastText(at);
        if (markup > at) {
            text(at, markup);
        } else {
            markup(at);
        }
    }

    private void end() {
        if (!atTop()) {
            throw MalformedInput.endOfSource(in.pos, 0, "an element", "its end-tag");
        }
        if (!XmlFrameState.is(frames.word(), XmlFrameState.ONE) && in.end > 0) {
            throw MalformedInput.wrong(in.pos, 0, "There is no element", "the root element", "end of source");
        }
        parse.close();
    }

    /** Text up to markup. White space between elements belongs to the element that follows it. */
    private void text(long at, long markup) {
        boolean space = lexer.pastSpace(at) >= markup;
        boolean startsElement = XmlLexer.startsName(lexer.peek(markup + 1));
        if (space && markup < in.end && startsElement) {
            element(at, markup);
        } else if (space
                && (atTop() || XmlFrameState.is(frames.word(), XmlFrameState.ONE) || !lexer.startsWith(markup, "</"))) {
            parse.leaf(XmlShapes.SPACE, at, markup);
        } else if (atTop()) {
            outside(lexer.pastSpace(at));
        } else {
            texts.check(at, markup);
            parse.leaf(XmlShapes.CHAR_DATA, at, markup);
            frames.word(frames.word() | XmlFrameState.MIXED);
        }
    }

    private void outside(long at) {
        int c = bytes.u1(at);
        boolean utf16 = c == 0 || c >= 0xFE || lexer.peek(at + 1) == 0;
        throw lexer.unexpected(
                at,
                utf16 ? "The text is not UTF-8: it looks like UTF-16" : "Text stands outside of the root element",
                utf16 ? "UTF-8" : "<");
    }

    private void markup(long at) {
        if (lexer.peek(at + 1) == 0) {
            outside(at);
        } else if (lexer.startsWith(at, "</")) {
            endTag(at);
        } else if (lexer.startsWith(at, "<!--")) {
            enclosed(at, 4, "-->", "a comment", XmlShapes.COMMENT, XmlShapes.COMMENT_TEXT);
        } else if (lexer.startsWith(at, "<![CDATA[") && !atTop()) {
            enclosed(at, 9, "]]>", "a CDATA section", XmlShapes.CDATA_SECTION, XmlShapes.CDATA);
            frames.word(frames.word() | XmlFrameState.MIXED);
        } else if (lexer.startsWith(at, "<!DOCTYPE") && atTop()) {
            parse.leaf(XmlShapes.DOCTYPE, at, pastDoctype(at));
        } else if (lexer.startsWith(at, "<?")) {
            instruction(at);
        } else {
            element(at, at);
        }
    }

    private void instruction(long at) {
        if (atTop() && frames.left() == 1 && !XmlFrameState.is(frames.word(), XmlFrameState.ONE)) {
            frames.left(0);
            declaration(at);
        } else {
            lexer.pastName(at + 2, "A processing instruction");
            enclosed(at, 2, "?>", "a processing instruction", XmlShapes.PI, XmlShapes.PI_TEXT);
        }
    }

    private void declaration(long at) {
        long end = lexer.find(at, at, "?>", "the XML declaration") + 2;
        String text = new String(bytes.copy(at, (int) Math.min(end - at, 1000)), StandardCharsets.ISO_8859_1);
        Matcher encoding = ENCODING.matcher(text);
        if (encoding.find() && !encoding.group(1).toLowerCase(Locale.ROOT).matches("utf-?8|us-ascii|ascii")) {
            texts.otherEncoding();
            out.issue(Issue.warning(
                    at + encoding.start(1),
                    encoding.end(1) - encoding.start(1),
                    "Texts are shown as UTF-8, whatever the declaration says",
                    "UTF-8",
                    encoding.group(1)));
        }
        parse.leaf(XmlShapes.DECLARATION, at, end);
    }

    /** doctypedecl (section 2.8), with its internal subset, which is not interpreted. */
    private long pastDoctype(long from) {
        int brackets = 0;
        long at = from + 2;
        while (true) {
            int c = lexer.peek(at);
            if (c < 0) {
                throw MalformedInput.endOfSource(from, in.end - from, "a DOCTYPE", ">");
            } else if (c == '>' && brackets == 0) {
                return at + 1;
            } else if (lexer.startsWith(at, "<!--")) {
                at = lexer.find(from, at + 4, "-->", "a DOCTYPE") + 3;
            } else if (c == '"' || c == '\'') {
                at = lexer.find(from, at + 1, Character.toString(c), "a DOCTYPE") + 1;
            } else {
                brackets += c == '[' || c == '<' ? 1 : c == ']' || c == '>' ? -1 : 0;
                at++;
            }
        }
    }

    /** Content between delimiters. */
    private void enclosed(long at, int opening, String closing, String what, int shape, int textShape) {
        long end = lexer.find(at, at + opening, closing, what);
        texts.checkEncoding(at + opening, end);
        parse.tick();
        out.open(shape, at);
        out.leaf(XmlShapes.MARKUP, at, opening);
        if (end > at + opening) {
            out.leaf(textShape, at + opening, end - at - opening);
        }
        out.leaf(XmlShapes.MARKUP, end, closing.length());
        in.pos = end + closing.length();
        out.close(in.pos);
    }

    /** element = EmptyElemTag | STag content ETag, with the white space before its tag. */
    private void element(long start, long tag) {
        if (atTop() && XmlFrameState.is(frames.word(), XmlFrameState.ONE)) {
            throw lexer.unexpected(tag, "There is more than one root element", "the end");
        }
        tags.measure(tag);
        boolean outermost = atTop();
        boolean spaced = start < tag;
        elements.child(tag + 1, tags.nameEnd() - tag - 1);
        int shape = elements.shape(XmlElementKind.TEXT, spaced, outermost, tag + 1, tags.nameEnd() - tag - 1);
        parse.open(shape, start, start, XmlFrameState.of(spaced), 0);
        if (spaced) {
            parse.leaf(XmlShapes.SPACE, start, tag);
        }
        tags.write(tag);
        if (tags.isEmpty()) {
            parse.close();
        }
    }

    private void endTag(long at) {
        long name = lexer.pastName(at + 2, "An end-tag");
        long close = lexer.pastSpace(name);
        if (lexer.peek(close) != '>') {
            throw lexer.unexpected(close, "An end-tag is not closed", ">");
        }
        if (atTop()) {
            throw MalformedInput.wrong(at, close + 1 - at, "An end-tag ends nothing", "the end", lexer.name(at + 2));
        }
        long opened = elements.own();
        if (!lexer.sameName(at + 2, opened)) {
            throw MalformedInput.wrong(
                    at + 2, name - at - 2, "The wrong element is ended", lexer.name(opened), lexer.name(at + 2));
        }
        tags.writeEnd(at, name, close);
        elements.end();
        parse.close();
    }
}
