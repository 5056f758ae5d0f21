package dev.hexplain.decoders.kryo;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.objects.PlainParts;
import dev.hexplain.decode.objects.PlainShapes;
import dev.hexplain.decoders.kryo.KryoPlainClass.Member;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Tail;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

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
        public Tail.Measure measure(MemorySegment bytes, long offset, long end) {
            Window window = new Window(Tail.Scanned.bytes(bytes, offset, end, KryoPlainValues.LONGEST));
            KryoPlainValues values = new KryoPlainValues(window, offset, bound, names);
            return (at, index) -> {
                long next = read(values, at - offset, window, index, null);
                return Tail.Measure.of(next - (at - offset), values.fields());
            };
        }

        private long read(KryoPlainValues values, long at, Window window, int index, @Nullable PlainParts into) {
            return values.member(at, window.end(), KryoPlainLeaves.DEEPEST, Integer.MAX_VALUE, members[index], into);
        }

        @Override
        public Shape shape(MemorySegment bytes, long offset, long end, int index) {
            PlainParts parts = new PlainParts(shapes);
            Window window = new Window(bytes.asSlice(offset, Math.min(end - offset, KryoPlainValues.LONGEST)));
            read(new KryoPlainValues(window, offset, bound, names), 0, window, index, parts);
            return parts.first();
        }

        @Override
        public boolean mayRefer() {
            return bound.settings.references();
        }
    }
}
