package dev.hexplain.diff.messages;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import java.nio.ByteOrder;
import java.util.List;

/**
 * A field that all messages have.
 *
 * @param order of a number
 * @param ranges its bytes in each message, in the order of the messages
 * @param sized whether the field before it says how long it is
 * @param about what more is known, in words; empty where nothing is
 */
public record CommonField(CommonKind kind, ByteOrder order, List<Range> ranges, boolean sized, String about) {
    /** The number that it is in a message: unsigned, but for eight bytes. */
    public long number(List<Source> messages, int index) {
        Range range = ranges.get(index);
        return MessageNumbers.value(messages.get(index), range.offset(), (int) range.length(), order);
    }

    /** How many bytes it has; -1 where it has not always as many. */
    public long size() {
        long first = ranges.getFirst().length();
        return ranges.stream().allMatch(range -> range.length() == first) ? first : -1;
    }
}
