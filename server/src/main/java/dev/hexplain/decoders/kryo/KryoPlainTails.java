package dev.hexplain.decoders.kryo;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.objects.PlainParts;
import dev.hexplain.decode.objects.PlainShapes;
import dev.hexplain.decoders.kryo.KryoPlainClass.Member;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Tail;
import java.lang.foreign.MemorySegment;

/** The tails of rows with members that need no rows: their shapes are made from their bytes. */
final class KryoPlainTails {
    private KryoPlainTails() {}

    static Tail members(Member[] members, KryoClassModel bound, KryoPlainNames names, PlainShapes shapes) {
        return new Tail.Scanned(new Tail.OwnRows(), new Members(members, bound, names, shapes));
    }

    private static final class Members implements Tail.PlacedScan {
        private final Member[] members;
        private final KryoClassModel bound;
        private final KryoPlainNames names;
        private final PlainShapes shapes;

        Members(Member[] members, KryoClassModel bound, KryoPlainNames names, PlainShapes shapes) {
            this.members = members;
            this.bound = bound;
            this.names = names;
            this.shapes = shapes;
        }

        @Override
        public Shape shape(MemorySegment bytes, long offset, long end, int index) {
            PlainParts parts = new PlainParts(shapes);
            Window window = new Window(bytes.asSlice(offset, Math.min(end - offset, KryoPlainValues.LONGEST)));
            new KryoPlainValues(window, offset, bound, names)
                    .member(0, window.end(), Integer.MAX_VALUE, members[index], parts);
            return parts.first();
        }

        @Override
        public boolean mayRefer() {
            return bound.settings.references();
        }
    }
}
