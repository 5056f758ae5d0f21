package dev.hexplain.ksy.run;

/** Reads nothing: used for a {@code switch-on} without a matching case. */
record EmptyReader(int shape) implements ElementReader {
    @Override
    public boolean read(Machine machine, ObjectFrame frame, AttributeOp op) {
        machine.rows().leaf(shape, frame.io.at(), 0);
        machine.give(null, frame.io.at());
        return true;
    }

    @Override
    public String typeName() {
        return "nothing";
    }
}
