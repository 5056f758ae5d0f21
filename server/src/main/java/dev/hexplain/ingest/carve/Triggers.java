package dev.hexplain.ingest.carve;

import java.util.ArrayList;
import java.util.List;

/** Lookup table from pairs of bytes to the kinds that begin with them: most pairs begin nothing. */
final class Triggers {
    /** The table's value for {@code PK}, which {@link ZipEnds} checks. */
    static final byte ZIP = Byte.MAX_VALUE;

    /** Number of the trigger for a pair of bytes, the first one high; 0 for none. */
    private final byte[] table = new byte[1 << 16];

    private final List<Trigger> triggers = new ArrayList<>();

    /**
     * @param back how many bytes before the pair the kind begins
     */
    record Trigger(Finder finder, int back) {}

    static Triggers all() {
        Triggers all = new Triggers();
        all.add(new JavaStreamFinder(), 0, 0xACED);
        all.add(new PackedFinder(CarvedKind.GZIP), 0, 0x1F8B);
        all.add(new PackedFinder(CarvedKind.ZSTD), 0, 0x28B5);
        all.add(new PackedFinder(CarvedKind.LZ4), 0, 0x0422);
        all.add(new PackedFinder(CarvedKind.LZ4_BLOCK), 0, 'L' << 8 | 'Z');
        all.add(new PackedFinder(CarvedKind.BZIP2), 0, 'B' << 8 | 'Z');
        all.add(new PackedFinder(CarvedKind.XZ), 0, 0xFD << 8 | '7');
        all.add(new PackedFinder(CarvedKind.SNAPPY_FRAMED), 0, 0xFF06);
        all.add(new PackedFinder(CarvedKind.SNAPPY_JAVA), 0, 0x82 << 8 | 'S');
        all.add(new Base64Finder(), 0, 'r' << 8 | 'O', 'H' << 8 | '4');
        all.add(new ClassFileFinder(), 0, 0xCAFE);
        all.add(new AvroFinder(), 0, 'O' << 8 | 'b');
        all.add(new PcapFinder(), 0, 0xD4C3, 0xA1B2, 0x4D3C);
        all.add(new PcapngFinder(), 0, 0x0A0D);
        // The highest byte of a length below 16 MiB, and the type of the first element.
        all.add(new BsonFinder(), 3, BsonFinder.pairs());
        all.table['P' << 8 | 'K'] = ZIP;
        return all;
    }

    private void add(Finder finder, int back, int... pairs) {
        triggers.add(new Trigger(finder, back));
        for (int pair : pairs) {
            table[pair] = (byte) triggers.size();
        }
    }

    byte[] table() {
        return table;
    }

    /** A bit for each pair that is in the table: small enough to stay in the processor's cache. */
    long[] some() {
        long[] bits = new long[table.length / Long.SIZE];
        for (int pair = 0; pair < table.length; pair++) {
            bits[pair / Long.SIZE] |= (table[pair] == 0 ? 0L : 1L) << pair;
        }
        return bits;
    }

    Trigger get(int number) {
        return triggers.get(number - 1);
    }
}
