package dev.hexplain.decoders.river;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.objects.ObjectReading;
import dev.hexplain.testing.DamageContract;
import dev.hexplain.testing.Slow;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jboss.marshalling.Pair;

/** Whole streams of each kind, and broken ones: a tree and issues, whatever is broken. */
@Slow
class RiverDamageTest implements DamageContract {
    static class Above implements Serializable {
        private static final long serialVersionUID = 1;
        final int id = 7;
        final String name = "name";
    }

    static class Below extends Above {
        private static final long serialVersionUID = 2;
        final long[] prices = {1, 2};
        final Object self = this;
        final boolean open = true;
    }

    static class Writing implements Serializable {
        private static final long serialVersionUID = 3;
        final double rate = 0.5;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(5);
            out.writeObject("between");
            out.write(new byte[300]);
        }
    }

    public static class External implements Externalizable {
        private static final long serialVersionUID = 4;

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeLong(9);
            out.writeObject(TimeUnit.DAYS);
        }

        @Override
        public void readExternal(ObjectInput in) {
            throw new IllegalStateException("Nothing is read back");
        }
    }

    private static List<Object> values() {
        Map<String, Object> map = new HashMap<>(Map.of("key", 1));
        Object[] numbers = {(byte) 1, (short) 2, 3, 4L, 'c', 1.5f, 2.5, true, false, null, "", "é\0€"};
        return List.of(
                new Below(),
                new Writing(),
                new External(),
                numbers,
                new Object[] {new Above(), new Above(), new Above[] {new Below()}, new Above[0]},
                new Object[] {new boolean[9], new byte[] {1}, new short[] {1}, new int[] {1}, new long[0]},
                new Object[] {new char[] {'x'}, new float[] {1}, new double[] {1}, new int[][] {{1}, null}},
                new ArrayList<>(List.of("a", new LinkedList<>(List.of("a")), new ArrayDeque<>(List.of(1)))),
                new ArrayList<>(List.of(new Vector<>(List.of(1)), new Stack<>(), Collections.nCopies(3, "x"))),
                new ArrayList<>(List.of(EnumSet.of(TimeUnit.DAYS), new EnumMap<>(Map.of(TimeUnit.DAYS, 1)))),
                new ArrayList<>(List.of(map, new TreeMap<>(map), new TreeSet<>(Set.of("x")), identity())),
                new ArrayList<>(List.of(List.of(), Collections.emptyList(), Collections.emptyMap())),
                new ArrayList<>(List.of(Collections.singletonList(1), Collections.singleton(1))),
                new ArrayList<>(List.of(Collections.singletonMap("k", "v"), Collections.emptySet())),
                new ArrayList<>(List.of(
                        Collections.unmodifiableList(new ArrayList<>(List.of(1))), Collections.unmodifiableMap(map))),
                new ArrayList<>(List.of(
                        Pair.create("a", 1), Collections.reverseOrder(), new CopyOnWriteArrayList<>(List.of(1)))),
                new ArrayList<>(List.of(String.class, int.class, Above.class, Runnable.class, Above[].class)),
                new ArrayList<>(Arrays.asList(TimeUnit.DAYS, TimeUnit.HOURS, TimeUnit.DAYS)));
    }

    private static Object identity() {
        IdentityHashMap<Object, Object> map = new IdentityHashMap<>();
        map.put("k", 1L);
        return map;
    }

    @Override
    public Decoder decoder() {
        return new River(ObjectReading.PLAIN);
    }

    @Override
    public List<byte[]> whole() {
        return IntStream.rangeClosed(2, RiverStreams.NEWEST)
                .boxed()
                .flatMap(version -> Stream.concat(
                        values().stream().map(value -> RiverStreams.version(version, value)),
                        Stream.of(RiverStreams.version(version, new Above(), new Above(), "again"))))
                .toList();
    }

    @Override
    public byte meaningful(byte any) {
        return (byte) (any & 0x7F);
    }
}
