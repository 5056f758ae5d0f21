package dev.hexplain.decoders.fory;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Issue;

/** Reads the reference flag before a value that may be null or a back reference ("Reference Meta"). */
final class ForyReferences {
    static final int NULL = 0xFD;
    private static final int REFERENCE = 0xFE;
    private static final int NOT_NULL = 0xFF;
    private static final int FRESH = 0;

    private final Parse parse;
    private final ForyLeafReader in;
    private final ForyShapes shapes;

    ForyReferences(Parse parse, ForyLeafReader in, ForyShapes shapes) {
        this.parse = parse;
        this.in = in;
        this.shapes = shapes;
    }

    /** Whether a value follows; otherwise the row is closed. */
    boolean flag() {
        long at = in.pos();
        int flag = in.peek("a reference flag");
        switch (flag) {
            case FRESH -> {
                parse.out.define(at);
                in.leaf(shapes.fresh, 1, "a flag");
                return true;
            }
            case NOT_NULL -> {
                in.leaf(shapes.flag, 1, "a flag");
                return true;
            }
            case NULL -> in.leaf(shapes.flag, 1, "a flag");
            case REFERENCE -> {
                in.leaf(shapes.flag, 1, "a flag");
                reference();
            }
            default ->
                throw MalformedInput.wrong(
                        at,
                        1,
                        "A value does not begin like this",
                        "0x00, 0xFD, 0xFE or 0xFF",
                        "0x%02X".formatted(flag));
        }
        parse.close();
        return false;
    }

    private void reference() {
        long at = in.pos();
        long number = in.varuint(shapes.handle);
        if (number >= parse.out.handleCount()) {
            parse.out.issue(Issue.error(
                    at,
                    1,
                    "The reference is to nothing that was written before",
                    "below " + parse.out.handleCount(),
                    Long.toString(number)));
        }
    }
}
