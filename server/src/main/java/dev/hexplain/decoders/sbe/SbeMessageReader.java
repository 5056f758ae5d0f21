package dev.hexplain.decoders.sbe;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Issue;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * Reads messages (SBE 1.0, section 3, "Message structure"):
 *
 * <pre>
 * messages = message*
 * message  = messageHeader body
 * body     = block group* data*
 * group    = dimensions body{numInGroup}
 * data     = length byte{length}
 * </pre>
 *
 * The length of a block is in the bytes; a newer writer's is longer, an older one's shorter.
 */
final class SbeMessageReader implements Grammar {
    private static final int ROOT = 0;
    private static final int BODY = 1;
    private static final int GROUP = 2;
    private static final int KIND_BITS = 2;
    private static final int INDEX_BITS = 30;

    private final Parse parse;
    private final SbeMessageSchema schema;
    private final SbeLayouts layouts;
    private int version;

    SbeMessageReader(Parse parse, SbeMessageSchema schema, SbeLayouts layouts) {
        this.parse = parse;
        this.schema = schema;
        this.layouts = layouts;
    }

    /** The content of a message header. */
    record Header(long blockLength, int templateId, int schemaId, int version) {}

    static @Nullable Header headerAt(Window bytes, long at, SbeMessageSchema schema) {
        return bytes.end() - at < schema.header().size()
                ? null
                : new Header(
                        integer(bytes, at, schema, "blockLength"),
                        (int) integer(bytes, at, schema, "templateId"),
                        (int) integer(bytes, at, schema, "schemaId"),
                        (int) integer(bytes, at, schema, "version"));
    }

    private static long integer(Window bytes, long at, SbeMessageSchema schema, String member) {
        return integer(bytes, at, schema.header(), member, schema.order());
    }

    private static long integer(Window bytes, long at, SbeType.Composite in, String name, ByteOrder order) {
        SbeMember member = in.member(name).orElseThrow();
        long from = at + member.offset();
        boolean big = order == ByteOrder.BIG_ENDIAN;
        return switch (member.type().size()) {
            case 1 -> bytes.u1(from);
            case 2 -> big ? bytes.u2(from) : bytes.u2le(from);
            case 4 -> big ? bytes.u4(from) : bytes.u4le(from);
            default -> big ? bytes.s8(from) : bytes.s8le(from);
        };
    }

    private long integer(long at, SbeType.Composite in, String name) {
        return integer(parse.in.bytes, at, in, name, schema.order());
    }

    @Override
    public void begin() {
        parse.open(layouts.root, parse.in.pos, parse.in.pos, ROOT, 0);
    }

    @Override
    public void step() {
        long word = parse.frames.word();
        int index = (int) (word >>> KIND_BITS) & (1 << INDEX_BITS) - 1;
        switch ((int) word & (1 << KIND_BITS) - 1) {
            case ROOT -> messages();
            case BODY -> members(layouts.body(index));
            default -> entries(layouts.group(index), word >>> (KIND_BITS + INDEX_BITS));
        }
    }

    private static long frame(int kind, int index) {
        return (long) index << KIND_BITS | kind;
    }

    private void messages() {
        if (parse.in.atEnd()) {
            parse.close();
        } else {
            message(parse.in.pos);
        }
    }

    private void message(long at) {
        parse.in.require(at, schema.header().size(), "a message header");
        Header header = headerAt(parse.in.bytes, at, schema);
        SbeBodyLayout body = header == null ? null : layouts.message(header.templateId());
        if (header == null || body == null) {
            long template = schema.header().member("templateId").orElseThrow().offset();
            throw MalformedInput.wrong(
                    at + template,
                    2,
                    "The schema has no message of this template",
                    layouts.templates(),
                    "%d".formatted(header == null ? -1 : header.templateId()));
        }
        if (header.schemaId() != schema.id()) {
            parse.out.issue(Issue.warning(
                    at + schema.header().member("schemaId").orElseThrow().offset(),
                    2,
                    "The message was written by another schema",
                    Integer.toString(schema.id()),
                    Integer.toString(header.schemaId())));
        }
        version = header.version();
        block(body, at, header.blockLength());
    }

    /** Opens the row of a message or an entry: its fields, then the rest of its block. */
    private void block(SbeBodyLayout layout, long at, long blockLength) {
        long from = at + layout.headerLength();
        long available = parse.in.end - from;
        SbeBodyLayout.Cut cut = layout.cut(Math.min(blockLength, available), version);
        parse.open(cut.shape(), at, from + cut.end(), frame(BODY, layout.index()), 0);
        parse.out.computed(cut.fields());
        if (available < blockLength) {
            throw MalformedInput.endOfSource(
                    parse.in.pos, "the block of " + layout.body().name(), blockLength - cut.end(), parse.in.left());
        }
        long known = Math.max(cut.end(), layout.body().blockLength());
        rest(layouts.padding, from + Math.min(blockLength, known));
        rest(layouts.extension, from + blockLength);
    }

    private void rest(int shape, long end) {
        if (end > parse.in.pos) {
            parse.leaf(shape, parse.in.pos, end);
        }
    }

    private void members(SbeBodyLayout layout) {
        int next = (int) parse.frames.left();
        int groups = layout.groups().size();
        for (; next < groups + layout.data().size(); next++) {
            if (next >= groups) {
                data(layout.data().get(next - groups));
            } else if (layout.groups().get(next).group().since() <= version) {
                parse.frames.left(next + 1);
                group(layout.groups().get(next), parse.in.pos);
                return;
            }
        }
        parse.close();
    }

    private void group(SbeBodyLayout.Group layout, long at) {
        SbeType.Composite dimension = layout.group().dimension();
        parse.in.require(at, dimension.size(), "the dimensions of a group");
        long blockLength = integer(at, dimension, "blockLength");
        long count = integer(at, dimension, "numInGroup");
        long from = at + dimension.size();
        SbeBody body = layout.group().body();
        boolean whole = layout.repeats()
                && blockLength == body.blockLength()
                && layout.entry().isWholeIn(version)
                && count <= (parse.in.end - from) / blockLength;
        long rows = whole || (blockLength == 0 && !layout.entry().hasParts(version)) ? 0 : count;
        int shape = whole ? layout.repeated() : layout.free();
        parse.open(shape, at, from, frame(GROUP, layout.index()) | blockLength << (KIND_BITS + INDEX_BITS), rows);
        parse.out.computed(layout.fields());
        if (whole) {
            parse.out.computed(count * layout.elementFields());
            parse.in.pos = from + count * blockLength;
        }
    }

    private void entries(SbeBodyLayout.Group layout, long blockLength) {
        long left = parse.frames.left();
        if (left == 0) {
            parse.close();
        } else {
            parse.frames.left(left - 1);
            block(layout.entry(), parse.in.pos, blockLength);
        }
    }

    private void data(SbeBodyLayout.Data layout) {
        if (layout.data().since() > version) {
            return;
        }
        long at = parse.in.pos;
        SbeType.Composite type = layout.data().type();
        int prefix = type.members().getLast().offset();
        parse.in.require(at, prefix, "the length of " + layout.data().name());
        long length = integer(at, type, "length");
        parse.in.require(at + prefix, length, layout.data().name());
        parse.out.computed(layout.fields());
        parse.leaf(layout.shape(), at, at + prefix + length);
    }
}
