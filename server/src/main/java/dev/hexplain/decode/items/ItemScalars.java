package dev.hexplain.decode.items;

import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;

/** Reads scalars, or keys, by their table; those that others may refer to are numbered. */
final class ItemScalars {
    final ItemTable table;
    final ItemCodes codes;
    final ItemReferences references;

    private final ItemRows rows;
    private final Parse parse;
    private final ParseInput in;

    ItemScalars(ItemRows rows, ItemTable table, ItemCodes codes) {
        this.table = table;
        this.codes = codes;
        this.rows = rows;
        this.parse = rows.parse;
        this.in = rows.in;
        this.references = new ItemReferences(
                parse.out, table.numbered().what(), table.numbered().most());
    }

    /** Checks the scalar at an offset and returns the offset after it. */
    long read(long at, int first, long code) {
        int size = ItemCodes.size(code);
        long end = size > 0
                ? at + size
                : size == ItemType.VARIABLE ? table.parts(first).end(in, at + 1) : countedEnd(at, first);
        if (end > in.end) {
            throw rows.cutOff(table, at, first, size);
        }
        if (!ItemCodes.isPlain(code)) {
            check(at, first, code, end);
        }
        return end;
    }

    /** The end of a scalar that is as long as it says. */
    private long countedEnd(long at, int first) {
        int lengthSize = table.argumentSize(first);
        in.require(at, 1 + lengthSize, rows.shapes.words.length());
        long body = at + table.headSize(first);
        in.require(at + 1 + lengthSize, table.headSize(first) - 1 - lengthSize, "the type of an extension");
        long length = rows.ahead.argument(at, first);
        in.require(body, length, table.form(first) == ItemForm.TEXT ? "a text" : rows.shapes.words.bytes());
        return body + length;
    }

    private void check(long at, int first, long code, long end) {
        if (ItemCodes.is(code, ItemForm.TEXT)) {
            long body = at + 1 + table.argumentSize(first);
            checkText(
                    body, end - body - (ItemCodes.size(code) == ItemType.VARIABLE ? table.parts(first).rest : 0), code);
        }
        if (references.isActive() && ItemCodes.isNumbered(code) && references.define(at)) {
            rows.names.forget();
        }
        rows.scalarRead(at, first, end);
    }

    private void checkText(long at, long length, long code) {
        if (!ItemCodes.isAscii(code)) {
            parse.checkUtf8(at, length);
        } else if (!in.bytes.isAscii(at, length)) {
            parse.issue(Issue.error(at, length, "The text is not ASCII, as its token says", "bytes below 0x80", ""));
        }
    }

    /** The offset of what the reference at an offset, which is whole, stands for; negative for nothing. */
    long target(long at, int first) {
        ItemReference reference = table.type(first).reference();
        int size = 1 + table.argumentSize(first);
        int number = reference.number().applyAsInt(first, size == 1 ? 0 : in.bytes.u1(at + 1));
        return references.resolve(at, size, number, reference.least());
    }
}
