package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.KsyCharsets;

/** Reports a text whose encoding is unknown. */
record UnknownEncoding(String name) implements ElementReader {
    @Override
    public boolean read(Machine machine, ObjectFrame frame, AttributeOp op) {
        KsyCharsets.of(name);
        return true;
    }

    @Override
    public String typeName() {
        return "str";
    }
}
