package dev.hexplain.decoders.graphs;

import dev.hexplain.decoders.graphs.RandomPlainGraphs.Kinds;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.WireType;

/** Values of Chronicle Wire. */
record WireGraphs(WireType type) implements GraphProof.Library {
    /** The graph, and times. */
    static Object random(int seed) {
        Random random = new Random(seed);
        LocalDateTime time =
                LocalDateTime.ofEpochSecond(random.nextInt(), random.nextInt(2) * 7_000_000, ZoneOffset.UTC);
        List<Object> all =
                new ArrayList<>(List.of(time, time.toLocalDate(), time.toLocalTime(), time.toInstant(ZoneOffset.UTC)));
        all.add(RandomPlainGraphs.of(seed, Kinds.ALL.withoutSharing().withTextKeys()));
        return all;
    }

    @Override
    public byte[] write(Object object) {
        Bytes<byte[]> bytes = Bytes.allocateElasticOnHeap();
        type.apply(bytes).getValueOut().object(object);
        return bytes.toByteArray();
    }

    @Override
    public Object read(byte[] bytes) {
        return type.apply(Bytes.wrapForRead(bytes)).getValueIn().object();
    }
}
