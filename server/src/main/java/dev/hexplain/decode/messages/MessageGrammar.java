package dev.hexplain.decode.messages;

import dev.hexplain.decode.documents.FrameStack;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;

/**
 * Base class of protocol grammars: messages one after the other, with resynchronization after broken ones. A message is
 * read by sequential code that opens and closes its parts; each frame holds the offset where its part ends. Parts that
 * hold many of a kind are opened with a rule, by which {@link #part} reads one of them at a time, so that an error in
 * one does not affect the next. The rest of a broken part stays unparsed up to the nearest known end, and reading goes
 * on behind that.
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
            part(parse.frames.rule());
        } else if (in.atEnd()) {
            parse.close();
        } else if (!parse.passGap()) {
            message();
        }
    }

    /**
     * Reads a message at the current position, which is inside the source, or skips bytes up to the next message. After
     * a gap, the position may be in the middle of a message.
     */
    protected abstract void message();

    /**
     * Continues the part on top after one of its elements was read or was broken.
     *
     * @param rule the rule it was opened with, of {@link FrameStack#RULE_BITS}; 0 for most parts, whose rest stays unparsed
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

    /** Marks the bytes up to an offset as unparsed: the rest of a message whose beginning is missing. */
    protected final void skipTo(long end, String expected) {
        skipTo(end, expected, "bytes of another");
    }

    /** The same, with what was found instead. */
    protected final void skipTo(long end, String expected, String actual) {
        parse.issue(
                Issue.error(in.pos, end - in.pos, "These bytes begin in the middle of a message", expected, actual));
        parse.out.unparsed(in.pos, end - in.pos);
        in.pos = end;
    }
}
