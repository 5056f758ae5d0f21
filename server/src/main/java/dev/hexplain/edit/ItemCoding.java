package dev.hexplain.edit;

import dev.hexplain.values.ScalarKind;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * How a format writes the scalars whose items say their type: in each of them, all of an item is other bytes where the
 * type is another one. Of several forms of a kind, one that writes what is there as it stands writes what comes.
 *
 * @param nulls the first of them is written
 */
record ItemCoding(
        List<byte[]> nulls,
        List<ScalarForm> truths,
        List<ScalarForm> integers,
        List<ScalarForm> reals,
        List<ScalarForm> texts) {
    /** Most common first, where one byte means null in several. */
    static final List<ItemCoding> ALL = Stream.of(
                    Stream.of(
                            PackedItems.CBOR,
                            PackedItems.MESSAGE_PACK,
                            PackedItems.SMILE,
                            PackedItems.JSON,
                            PackedItems.ION,
                            ObjectItems.HESSIAN_1,
                            ObjectItems.HESSIAN_2),
                    ObjectItems.KRYO.stream(),
                    Stream.of(ObjectItems.FST, ObjectItems.MIN_BIN),
                    ObjectItems.FORY.stream(),
                    Stream.of(ObjectItems.RIVER, ObjectItems.ONE_NIO))
            .flatMap(each -> each)
            .toList();

    boolean isNull(byte[] item) {
        return nulls.stream().anyMatch(each -> Arrays.equals(each, item));
    }

    /** Those that write a text or a number of a kind; none where items of the kind say no type. */
    List<ScalarForm> forms(ScalarKind kind) {
        return switch (kind) {
            case BOOLEAN -> truths;
            case INTEGER -> integers;
            case DECIMAL, FLOAT -> reals;
            case TEXT -> texts;
            case NULL, TIME, NAME, BYTES -> List.of();
        };
    }
}
