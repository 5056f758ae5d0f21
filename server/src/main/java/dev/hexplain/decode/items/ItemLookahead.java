package dev.hexplain.decode.items;

import dev.hexplain.decode.documents.JavaTypeNames;
import dev.hexplain.decode.documents.ParseInput;

/** Looks ahead at items to recognize typed values and arrays of one kind. Malformed items count as neither. */
final class ItemLookahead {
    private final ItemTable table;
    private final ParseInput in;

    ItemLookahead(ItemTable table, ParseInput in) {
        this.table = table;
        this.in = in;
    }

    /** The length or count of a complete head, as an unsigned number. */
    long argument(long at, int first) {
        return switch (table.argumentSize(first)) {
            case 0 -> table.type(first).number(first);
            case 1 -> in.bytes.u1(at + 1);
            case 2 -> in.bytes.u2(at + 1);
            case 4 -> in.bytes.u4(at + 1);
            default -> in.bytes.s8(at + 1);
        };
    }

    /**
     * Whether the item at an offset is a text that names the type of the item after it.
     *
     * @param outermost whether they are the whole document
     */
    boolean nameType(long at, boolean outermost) {
        String text = shortText(at, outermost);
        if (text.isEmpty() || !JavaTypeNames.isTypeName(text, outermost)) {
            return false;
        }
        long next = at + 1 + table.argumentSize(in.bytes.u1(at)) + text.length();
        int content = firstAt(next);
        return content != table.end()
                && (table.mayBeTyped(content)
                        || (JavaTypeNames.isTypeName(text, false)
                                && !JavaTypeNames.isTypeName(shortText(next, false), false)));
    }

    private int firstAt(long at) {
        return at < in.end ? in.bytes.u1(at) : table.end();
    }

    /** A complete ASCII text that could be a name; otherwise empty. */
    private String shortText(long at, boolean outermost) {
        int first = firstAt(at);
        int lengthSize = table.argumentSize(first);
        long from = at + 1 + lengthSize;
        if (table.form(first) != ItemForm.TEXT || from > in.end) {
            return "";
        }
        long length = lengthSize == 0 ? table.size(first) - 1 : argument(at, first);
        return length <= in.end - from ? JavaTypeNames.text(in.bytes, from, length, outermost) : "";
    }

    /** The kind of all of so many items, if they are complete, of one kind and of one fixed size; -1 otherwise. */
    int uniform(long body, long count) {
        int first = firstAt(body);
        int size = table.size(first);
        if (size <= 0 || !table.isPlain(first) || count > (in.end - body) / size) {
            return -1;
        }
        int kind = table.kind(first);
        for (long i = 1; i < count; i++) {
            if (table.kind(in.bytes.u1(body + i * size)) != kind) {
                return -1;
            }
        }
        return kind;
    }
}
