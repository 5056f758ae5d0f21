package dev.hexplain.codecs.records;

import static java.nio.ByteOrder.BIG_ENDIAN;
import static java.nio.ByteOrder.LITTLE_ENDIAN;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.Family;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.function.Supplier;

/**
 * The codecs that write fields by hand. With the same byte order, all of them write the same bytes, except strings of
 * data streams.
 */
public final class RecordCodecs {
    private static final ByteOrder NATIVE = ByteOrder.nativeOrder();
    private static final ByteOrder FOREIGN = NATIVE == BIG_ENDIAN ? LITTLE_ENDIAN : BIG_ENDIAN;

    private static final String LOOP = "Arrays element by element: putDouble in a loop.";
    private static final String BULK = "Arrays at once, through a view: asDoubleBuffer().put(prices).";

    private RecordCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of(
                codec(
                        "data-output",
                        "DataOutputStream",
                        "Big-endian; texts by writeUTF, behind two bytes of length.",
                        () -> new DataStreamCoder()),
                codec("buffer-heap-be", "ByteBuffer on the heap, big-endian", LOOP, () -> heap(BIG_ENDIAN, false)),
                codec(
                        "buffer-heap-le",
                        "ByteBuffer on the heap, little-endian",
                        LOOP,
                        () -> heap(LITTLE_ENDIAN, false)),
                codec("buffer-direct-be", "ByteBuffer, direct, big-endian", LOOP, () -> direct(BIG_ENDIAN, false)),
                codec("buffer-direct-native", "ByteBuffer, direct, native order", LOOP, () -> direct(NATIVE, false)),
                codec("buffer-bulk-be", "ByteBuffer in bulk, big-endian", BULK, () -> heap(BIG_ENDIAN, true)),
                codec("buffer-bulk-le", "ByteBuffer in bulk, little-endian", BULK, () -> heap(LITTLE_ENDIAN, true)),
                codec(
                        "buffer-bulk-direct",
                        "ByteBuffer in bulk, direct, native order",
                        BULK,
                        () -> direct(NATIVE, true)),
                codec(
                        "unsafe",
                        "sun.misc.Unsafe",
                        "Values are moved and arrays copied to memory, in the byte order of the machine.",
                        () -> new RecordCoder(size -> new UnsafeMemory(size), NATIVE)),
                codec(
                        "unsafe-reversed",
                        "sun.misc.Unsafe, bytes reversed",
                        "Each number is turned round first: what the article calls conversion between systems.",
                        () -> new RecordCoder(size -> new ReversedMemory(new UnsafeMemory(size)), FOREIGN)),
                codec(
                        "varhandle-be",
                        "VarHandle, big-endian",
                        "Views of a byte array (JDK 9): as fast as Unsafe, with its bounds checked.",
                        () -> new RecordCoder(size -> new VarHandleMemory(size, BIG_ENDIAN), BIG_ENDIAN)),
                codec(
                        "varhandle-le",
                        "VarHandle, little-endian",
                        "The same, in the other byte order.",
                        () -> new RecordCoder(size -> new VarHandleMemory(size, LITTLE_ENDIAN), LITTLE_ENDIAN)),
                codec(
                        "ffm-heap",
                        "MemorySegment on the heap",
                        "The foreign function and memory API (JDK 22) over an array, little-endian.",
                        () -> new RecordCoder(
                                size -> new SegmentMemory(MemorySegment.ofArray(new byte[size])), LITTLE_ENDIAN)),
                codec(
                        "ffm-native",
                        "MemorySegment, native",
                        "The same, over memory outside of the heap.",
                        () -> new RecordCoder(
                                size -> new SegmentMemory(Arena.ofAuto().allocate(size)), LITTLE_ENDIAN)));
    }

    private static Codec codec(String id, String title, String doc, Supplier<Coder> maker) {
        return Codec.of(id, title, Family.RECORDS, CodecLibrary.JDK, doc, maker);
    }

    private static Coder heap(ByteOrder order, boolean bulk) {
        return new RecordCoder(
                size -> new BufferMemory(ByteBuffer.allocate(size).order(order), bulk), order);
    }

    private static Coder direct(ByteOrder order, boolean bulk) {
        return new RecordCoder(
                size -> new BufferMemory(ByteBuffer.allocateDirect(size).order(order), bulk), order);
    }
}
