package dev.hexplain.decoders.javaserialization.blocks;

import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import java.lang.foreign.MemorySegment;
import java.util.List;

/** A group of parts that has several forms, of which the bytes say which one it is. */
final class VariantPart implements BlockPart {
    /** Says which form it is. */
    @FunctionalInterface
    interface Choice {
        /** The number of the form of what begins at an offset; -1 where no form fits. */
        int of(MemorySegment bytes, long at, long end);
    }

    private final List<BlockParts> forms;
    private final Choice choice;
    private final Slot slot;

    VariantPart(String name, String type, String doc, List<BlockParts> forms, Choice choice) {
        this.forms = List.copyOf(forms);
        this.choice = choice;
        List<Shape> shapes = forms.stream()
                .map(form -> Shape.group(name, type)
                        .role(Role.VALUE)
                        .doc(doc)
                        .slots(form.slots())
                        .build())
                .toList();
        this.slot = Slot.scanned(name, (bytes, at) -> shapes.get(Math.max(0, choice.of(bytes, at, bytes.byteSize()))));
    }

    @Override
    public Slot slot() {
        return slot;
    }

    @Override
    public long end(MemorySegment bytes, long at, long end) {
        int form = choice.of(bytes, at, end);
        return form < 0 ? -1 : forms.get(form).end(bytes, at, end);
    }

    @Override
    public int fields(MemorySegment bytes, long at) {
        return 1 + forms.get(choice.of(bytes, at, bytes.byteSize())).fields(bytes, at);
    }
}
