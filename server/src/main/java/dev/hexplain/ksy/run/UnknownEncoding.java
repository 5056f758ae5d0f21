package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.Encodings;

/** Fails to read a text in an encoding that nobody knows. */
record UnknownEncoding(String name) implements Reader {
    @Override
    public boolean read(Machine machine, Frame frame, AttributeOp op) {
        Encodings.of(name);
        return true;
    }

    @Override
    public String typeName() {
        return "str";
    }
}
