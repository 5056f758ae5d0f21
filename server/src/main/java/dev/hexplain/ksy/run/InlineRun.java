package dev.hexplain.ksy.run;

/** Fields of fixed size. */
final class InlineRun extends InlineField {
    private final FixedRun run;
    private final long size;

    InlineRun(FixedRun run) {
        super(1);
        this.run = run;
        this.size = run.size();
    }

    @Override
    int pass(KsyObject holder, KsyStream io) {
        if (io.left() < size) {
            return WITH_ROWS;
        }
        run.readInto(holder, io, io.at());
        io.skip(size);
        return 0;
    }

    @Override
    long fields(int variant) {
        return run.fields();
    }

    @Override
    void addTo(InlineSlots slots, int variant) {
        for (FixedRun.Member member : run.members()) {
            slots.add(member.attribute().id(), member.shape().get());
        }
    }
}
