package dev.hexplain.ksy.run;

/** An object of a user type, in the layout of the object around it. */
final class InlineObject extends InlineField {
    private final UserReader reader;
    private final InlineType type;
    private final String name;
    private final int slot;
    private final ProgramShapes shapes;

    /** Takes the slot of its value; -1 where no expression mentions it. */
    InlineObject(UserReader reader, InlineType type, String name, int slot, ProgramShapes shapes) {
        super(type.variants());
        this.reader = reader;
        this.type = type;
        this.name = name;
        this.slot = slot;
        this.shapes = shapes;
    }

    @Override
    int pass(KsyObject holder, KsyStream io) {
        KsyObject object = reader.object(holder, io, slot >= 0 && !holder.isReused());
        int variant = type.pass(object, io);
        if (slot >= 0) {
            holder.set(slot, object);
        }
        object.end();
        return variant;
    }

    @Override
    long fields(int variant) {
        return type.fields(variant);
    }

    @Override
    int depth() {
        return 1 + type.depth();
    }

    @Override
    void addTo(InlineSlots slots, int variant) {
        slots.add(name, shapes.fixed(reader.inlineShape() + variant));
    }
}
