package dev.hexplain.decoders.json;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.FrameStack;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.JavaTypeNames;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.TreeWriter;
import java.nio.charset.StandardCharsets;

/** Grammar of JSON (RFC 8259, section 2), and of sequences of texts (RFC 7464): each step reads an item, or the bracket that ends a container. */
final class JsonGrammar implements Grammar {
    private static final int BOM_LENGTH = 3;

    private final Parse parse;
    private final ParseInput in;
    private final TreeWriter out;
    private final FrameStack frames;
    private final Window bytes;
    private final JsonLexer lexer;
    private final JsonItem item;
    private final JsonMemberNames members;
    private final JsonPlainItems plainItems;

    JsonGrammar(Parse parse) {
        this(parse, JsonPlainLevels.DEEPEST);
    }

    /** @param deepest how many containers without rows there may be, each in the one before */
    JsonGrammar(Parse parse, int deepest) {
        this.parse = parse;
        this.in = parse.in;
        this.out = parse.out;
        this.frames = parse.frames;
        this.bytes = parse.in.bytes;
        this.lexer = new JsonLexer(parse);
        this.item = new JsonItem(parse);
        this.members = new JsonMemberNames(bytes);
        this.plainItems = new JsonPlainItems(parse, this, item, members, deepest);
    }

    @Override
    public void begin() {
        boolean marked = in.left() >= BOM_LENGTH
                && bytes.u1(in.pos) == 0xEF
                && bytes.u1(in.pos + 1) == 0xBB
                && bytes.u1(in.pos + 2) == 0xBF;
        int shape = marked ? JsonShapes.MARKED_ROOT : JsonShapes.ROOT;
        parse.open(shape, in.pos, in.pos + (marked ? BOM_LENGTH : 0), JsonFrameState.ROOT, 0);
        out.computed(marked ? 1 : 0);
    }

    /** value = ws ( object / array / string / number / literal ) ws; a member has a name before it. */
    @Override
    public void step() {
        plainItems.read();
        item.begin(in.pos);
        long at = frames.depth() == 1 ? lexer.pastSeparators(in.pos) : lexer.pastSpace(in.pos);
        if (at >= in.end) {
            endOfSource(at);
            return;
        }
        item.space(at);
        long word = frames.word();
        int first = bytes.u1(at);
        if ((first == '}' || first == ']') && JsonFrameState.isOpen(word)) {
            end(at, first);
            return;
        }
        if (JsonFrameState.lacksComma(word)) {
            throw lexer.unexpected(at, "Two values stand without a comma between them", "a comma, or the end");
        }
        if (JsonFrameState.inObject(word)) {
            at = name(at);
        } else if (frames.depth() == 1) {
            requireUtf8(at);
        }
        value(at);
    }

    private void endOfSource(long at) {
        if (frames.depth() > 1) {
            throw MalformedInput.endOfSource(at, 0, JsonFrameState.what(frames.word()), "its end");
        }
        if (at > item.start()) {
            parse.leaf(JsonShapes.SPACE, item.start(), at);
        }
        parse.close();
    }

    /** UTF-16 and UTF-32 are detected: a text begins with an ASCII character (RFC 4627, section 3). */
    private void requireUtf8(long at) {
        int first = bytes.u1(at);
        int second = lexer.peek(at + 1);
        if (first == 0 || second == 0 || first >= 0xFE) {
            throw MalformedInput.wrong(
                    at, 1, "The text is not UTF-8: it looks like UTF-16 or UTF-32", "UTF-8", lexer.shown(at));
        }
    }

    /** member = string name-separator value. Returns the offset of the value. */
    private long name(long at) {
        if (bytes.u1(at) != '"') {
            throw lexer.unexpected(
                    at, "A member of an object has no name", "a quotation mark, or the end of the object");
        }
        long nameEnd = lexer.pastString(at);
        item.name(nameEnd);
        added(at, nameEnd);
        long colon = lexer.pastSpace(nameEnd);
        if (lexer.peek(colon) != ':') {
            throw lexer.unexpected(colon, "A name has no value", "a colon");
        }
        long value = lexer.pastSpace(colon + 1);
        item.colon(colon, value);
        if (value >= in.end) {
            throw lexer.unexpected(value, "A name has no value", "a value");
        }
        return value;
    }

    private void added(long name, long nameEnd) {
        if (members.add(name + 1, nameEnd - name - 2)) {
            repeated(name, nameEnd);
        }
    }

    /** Reports a name that the object has already. */
    void repeated(long name, long nameEnd) {
        out.issue(Issue.warning(name, nameEnd - name, "The object has a member of this name already", "", ""));
    }

    private void value(long at) {
        switch (bytes.u1(at)) {
            case '{' -> open(JsonItemKind.OBJECT, at);
            case '[' -> open(JsonItemKind.ARRAY, at);
            case '"' -> string(at, lexer.pastString(at));
            case 't' -> scalar(JsonItemKind.LITERAL, lexer.pastLiteral(at, "true"));
            case 'f' -> scalar(JsonItemKind.LITERAL, lexer.pastLiteral(at, "false"));
            case 'n' -> scalar(JsonItemKind.LITERAL, lexer.pastLiteral(at, "null"));
            case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' ->
                scalar(JsonItemKind.NUMBER, lexer.pastNumber(at));
            default -> throw lexer.unexpected(at, "This byte starts no value", "a value");
        }
    }

    private void string(long at, long end) {
        boolean first = frames.left() == 0 && JsonFrameState.inArray(frames.word());
        scalar(first && namesType(at, end) ? JsonItemKind.TYPE_NAME : JsonItemKind.STRING, end);
    }

    private void scalar(JsonItemKind kind, long end) {
        long next = lexer.pastSpace(end);
        boolean comma = frames.depth() > 1 && lexer.peek(next) == ',';
        passed(comma);
        item.write(kind, end, comma ? next : -1);
    }

    private void open(JsonItemKind kind, long at) {
        if (kind == JsonItemKind.OBJECT) {
            members.openObject();
        }
        openRow(kind, at, kind == JsonItemKind.ARRAY && lexer.peek(lexer.pastSpace(at + 1)) == '"');
    }

    /**
     * Opens the container whose bracket is at an offset, and which the current item is about.
     *
     * @param stringFirst whether its first item is a string: then an array may be a typed value
     */
    void openRow(JsonItemKind kind, long at, boolean stringFirst) {
        passed(false);
        int shape = item.open(kind, kind == JsonItemKind.ARRAY && stringFirst);
        parse.open(
                shape,
                item.start(),
                at + 1,
                kind == JsonItemKind.OBJECT ? JsonFrameState.OBJECT : JsonFrameState.ARRAY,
                0);
        item.writeHead(at);
    }

    /** Counts a value of the container on top. */
    private void passed(boolean comma) {
        long count = frames.left() + 1;
        frames.left(count);
        long word = JsonFrameState.after(frames.word(), comma);
        if (count > 2 && JsonFrameState.isTyped(word)) {
            out.reshape(JsonFrameState.untyped(word));
            word = JsonFrameState.asArray(word);
        }
        frames.word(word);
    }

    /** Whether an array of two is a typed value: its first item names the type. */
    private boolean namesType(long at, long end) {
        long comma = lexer.pastSpace(end);
        if (end - at > JavaTypeNames.MAX_LENGTH || lexer.peek(comma) != ',') {
            return false;
        }
        long value = lexer.pastSpace(comma + 1);
        int next = lexer.peek(value);
        boolean outermost = frames.depth() == 2 && (next == '{' || next == '[');
        String text = JavaTypeNames.text(bytes, at + 1, end - at - 2, outermost);
        if (!JavaTypeNames.isTypeName(text, outermost)
                || (next == '"' && !text.startsWith("java.") && isTypeName(value))) {
            return false;
        }
        int typed = item.typedArray();
        if (typed == 0) {
            return false;
        }
        frames.word(JsonFrameState.asTyped(frames.word(), item.array()));
        out.reshape(typed);
        return true;
    }

    /** Whether the next string is a type name as well: a list of names is not a typed value. */
    private boolean isTypeName(long at) {
        int most = (int) Math.min(JavaTypeNames.MAX_LENGTH + 1, in.end - at - 1);
        String text = new String(bytes.copy(at + 1, most), StandardCharsets.ISO_8859_1);
        int length = text.indexOf('"');
        return length >= 0 && JavaTypeNames.isTypeName(text.substring(0, length), false);
    }

    /** end-object or end-array, with the white space before it and the comma after it. */
    private void end(long at, int bracket) {
        long word = frames.word();
        boolean ofObject = bracket == '}';
        if (ofObject != JsonFrameState.inObject(word)) {
            throw lexer.unexpected(at, "The wrong bracket ends " + JsonFrameState.what(word), ofObject ? "']'" : "'}'");
        }
        if (JsonFrameState.lacksValue(word)) {
            out.issue(Issue.error(at, 1, "A comma is not followed by another value", "a value", lexer.shown(at)));
        }
        long next = lexer.pastSpace(at + 1);
        boolean comma = frames.depth() > 2 && lexer.peek(next) == ',';
        item.writeEnd(ofObject, at, comma ? next : -1);
        ended(ofObject, comma);
    }

    /** Closes the container on top, behind its bracket. */
    void ended(boolean ofObject, boolean comma) {
        parse.close();
        if (ofObject) {
            members.closeObject();
        }
        frames.word(JsonFrameState.after(frames.word(), comma));
    }

    @Override
    public void brokenOff(Parse broken, long end) {
        item.writeBroken(end);
    }
}
