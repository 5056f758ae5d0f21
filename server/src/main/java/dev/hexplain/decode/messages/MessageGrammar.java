package dev.hexplain.decode.messages;

import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Issue;

/**
 * The grammar of a protocol: messages one after the other. A message is read by straight code that opens and closes its
 * parts; each frame holds the offset where its part ends. Parts that hold many of a kind are opened with a rule, by which
 * {@link #part} reads one of them at a time, so that the next one is read whatever is wrong with one. Where a part is broken, what is left of it and of those around
 * it stays unparsed up to the nearest end that is known, and reading goes on behind that.
 */
public abstract class MessageGrammar implements Grammar {
    protected final Parse parse;
    protected final ParseInput in;
    protected final MessageParts parts;
    private final int root;
    private int bottom;

    /** @param root the shape of the row that holds the messages */
    protected MessageGrammar(Parse parse, int root) {
        this.parse = parse;
        this.in = parse.in;
        this.parts = new MessageParts(parse);
        this.root = root;
    }

    @Override
    public void begin() {
        parts.open(root, MessageParts.UNKNOWN);
        bottom = parse.frames.depth();
    }

    @Override
    public final void step() {
        if (!betweenMessages()) {
            part((int) parse.frames.word());
        } else if (in.atEnd()) {
            parse.close();
        } else if (!parse.passGap()) {
            message();
        }
    }

    /**
     * Reads what begins at the current position, which is inside the source: a message, or bytes up to the next one. Behind
     * a gap that is the middle of a message, perhaps.
     */
    protected abstract void message();

    /**
     * Goes on with the part on top, which something in it was read for, or broken.
     *
     * @param rule what it was opened with; of most, 0: what is left of them was not understood
     */
    protected void part(int rule) {
        parts.leave();
    }

    /** Whether no message is open. */
    protected final boolean betweenMessages() {
        return parse.frames.depth() == bottom;
    }

    @Override
    public long knownEnd() {
        return parse.frames.left();
    }

    /** The bytes up to an offset belong to a message whose beginning is not here. */
    protected final void skipTo(long end, String expected) {
        parse.issue(Issue.error(
                in.pos, end - in.pos, "These bytes begin in the middle of a message", expected, "bytes of another"));
        parse.out.unparsed(in.pos, end - in.pos);
        in.pos = end;
    }
}
