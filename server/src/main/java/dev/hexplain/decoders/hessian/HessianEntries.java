package dev.hexplain.decoders.hessian;

import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.ParseInput;

/** Reads entries of maps, which are named by their keys. */
final class HessianEntries {
    private final HessianGrammar grammar;
    private final ParseInput in;
    private final HessianVersion dialect;
    private final NameTable names;

    HessianEntries(HessianGrammar grammar, NameTable names) {
        this.grammar = grammar;
        this.in = grammar.in;
        this.dialect = grammar.dialect;
        this.names = names;
    }

    /** Reads a key and its value. */
    void next() {
        long key = in.pos;
        long keyEnd = dialect.plainEnd(in, key);
        if (keyEnd < 0) {
            wide(key);
            return;
        }
        long valueEnd = keyEnd < in.end ? dialect.plainEnd(in, keyEnd) : -1;
        if (valueEnd < 0) {
            grammar.open(
                    HessianRule.ENTRY_OPEN, names.shape(HessianRule.ENTRY_OPEN.number(), key, keyEnd - key), key, 0, 0);
            grammar.out.computed(dialect.plainFields(in, key));
            in.pos = keyEnd;
            return;
        }
        grammar.parse.leaf(names.shape(HessianRule.ENTRY.number(), key, keyEnd - key), key, valueEnd);
        grammar.out.computed(dialect.plainFields(in, key) + dialect.plainFields(in, keyEnd));
    }

    private void wide(long key) {
        int tag = in.bytes.u1(key);
        if (grammar.isText(tag)) {
            long end = grammar.pieces.end(key);
            grammar.open(
                    HessianRule.ENTRY_WIDE, names.shape(HessianRule.ENTRY_WIDE.number(), key, end - key), key, 0, 0);
            grammar.value(HessianPart.KEY);
        } else {
            grammar.open(HessianRule.ENTRY_COMPLEX, key, 0, 0);
            grammar.begin(HessianPart.KEY);
        }
    }
}
